### Все предложения Chesslings по-русски.
### Короткие слова, короткие предложения, дружелюбно к любому ребёнку.

language-name = Русский

## Приложение

app-name = Chesslings
app-title = Chesslings: учимся играть в шахматы
app-description = Шахматная школа для детей. Смотри, как ходит каждая фигура, пробуй, играй. Бесплатно, без регистрации, работает без интернета.
page-title = { $screen } · { app-name }

## Пока программа не запущена

boot-loading = Расставляем доску…
boot-no-script = Для Chesslings нужен JavaScript. Включи его и открой страницу снова.
boot-failed = Chesslings здесь не запускается. Попробуй браузер поновее или открой страницу снова.
boot-crashed = Ой, что-то сломалось! Открой страницу снова. Всё, что сделано, сохранилось.
boot-reload = Открыть снова

## Сообщения

notice-storage = Этот браузер ничего не запоминает. Закроешь страницу — партия и настройки пропадут.
notice-read = Понятно
notice-update = Готова новая версия.
notice-update-now = Включить её

## Куда идти

nav-label = Куда идти
nav-home = Домой
home-lead = Шахматная школа для детей. Смотри, как ходит каждая фигура, пробуй, играй.

## Доска для изучения

explore-title = Доска
explore-card = Ставь фигуры куда хочешь. Смотри, куда они ходят и почему.
explore-hint = Нажми на поле или на фигуру. Фигуры можно и двигать.
explore-square = { $square } — { $shade ->
    [light] белое
   *[dark] чёрное
} поле. Ряд i = { NUMBER($i) }, столбец j = { NUMBER($j) }.
explore-piece = { $square }: { $name }.
explore-now-empty = Поле { $square } пустое.
explore-doing = Что будем делать?
explore-doing-moves = Ходы
explore-doing-attackers = Кто бьёт?
explore-doing-set-up = Расставить
explore-list = Что показать?
explore-list-reach = Пустая доска
explore-list-attacks = Бьёт
explore-list-quiet = Ходит
explore-list-captures = Берёт
explore-list-all = Всё
explore-list-legal = По правилам
explore-reach = { $count ->
    [0] Ей некуда идти.
    [one] На пустой доске идёт в { $count } сторону.
    [few] На пустой доске идёт в { $count } стороны.
   *[many] На пустой доске идёт в { $count } сторон.
}
explore-direction = Сторона { NUMBER($number) } из { NUMBER($count) }.
explore-attacks = { $count ->
    [0] Не бьёт ни одного поля.
    [one] Бьёт { $count } поле.
    [few] Бьёт { $count } поля.
   *[many] Бьёт { $count } полей.
}
explore-quiet = { $count ->
    [0] Пустых полей на пути нет.
    [one] Может пойти на { $count } пустое поле.
    [few] Может пойти на { $count } пустых поля.
   *[many] Может пойти на { $count } пустых полей.
}
explore-captures = { $count ->
    [0] Сейчас брать некого.
    [one] Может взять на { $count } поле.
    [few] Может взять на { $count } полях.
   *[many] Может взять на { $count } полях.
}
explore-all = { $count ->
    [0] Ходов нет.
    [one] Может пойти на { $count } поле, если забыть про шах.
    [few] Может пойти на { $count } поля, если забыть про шах.
   *[many] Может пойти на { $count } полей, если забыть про шах.
}
explore-legal = { $count ->
    [0] Сейчас ходить нельзя.
    [one] Может пойти на { $count } поле.
    [few] Может пойти на { $count } поля.
   *[many] Может пойти на { $count } полей.
}
explore-can-reach = На пустой доске можно дойти до { $square }.
explore-can-attack = Да, поле { $square } под ударом.
explore-can-go = Да, на { $square } пойти можно.
explore-can-take = Да, здесь можно взять. { $what }
explore-can-take-in-passing = Да, это взятие на проходе: пешка встанет на { $square }.
explore-can-castle = Да, это рокировка! Король идёт на { $square }, а ладья прыгает через него.
explore-can-promote = Да, на { $square } можно пойти и превратиться.
explore-not-shown = На { $square } пойти можно, но сейчас я показываю другое.
explore-attackers-hint = Нажми на любое поле. Я покажу, кто его бьёт.
explore-attackers = Кто бьёт { $square }? Белые: { $white }. Чёрные: { $black }.
explore-attacker = { $name } { $square }
explore-nobody = никто
explore-hand-hint = Выбери фигуру внизу и нажми на поле. Или перетащи её.
explore-put-hint = Нажми на поле. Там встанет { $name }.
explore-erase-hint = Нажми на фигуру — и она исчезнет.
explore-tools = Фигуры
explore-tool-hand = Двигать
explore-tool-erase = Ластик
explore-start = Начальная позиция
explore-empty = Пустая доска
explore-undo = Отменить
explore-at-start = Все фигуры дома.
explore-all-gone = Доска пустая.
explore-undone = Теперь снова как раньше.
explore-next = Следующая сторона
explore-turn = Чей ход?
explore-white = Белые
explore-black = Чёрные
explore-indices = (i, j)
explore-copy = Ссылка
explore-copied = Ссылка скопирована. Отправь её другу!
explore-not-copied = Здесь скопировать не получается. Ссылка — в адресной строке.
explore-more = Ещё
explore-fen = Позиция текстом (FEN)
explore-fen-show = Показать
explore-bad-link = В ссылке ошибка, поэтому вот начальная позиция. { $problem }

## Формулы ходов

formula-go = Чтобы пойти: { $formula }
formula-take = Чтобы взять: { $formula }
formula-target = { $sums }. ({ NUMBER($i) }, { NUMBER($j) }) — это { $square }.

## Слова шахмат

piece-name = { $color ->
    [white] { $piece ->
        [king] белый король
        [queen] белый ферзь
        [rook] белая ладья
        [bishop] белый слон
        [knight] белый конь
       *[pawn] белая пешка
    }
   *[black] { $piece ->
        [king] чёрный король
        [queen] чёрный ферзь
        [rook] чёрная ладья
        [bishop] чёрный слон
        [knight] чёрный конь
       *[pawn] чёрная пешка
    }
}
# Фигура в разных падежах: «стоит ладья», «твоя ладья», «от ладьи», «станет ладьёй».
piece-kind = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
piece-yours = { $piece ->
    [king] твой король
    [queen] твой ферзь
    [rook] твоя ладья
    [bishop] твой слон
    [knight] твой конь
   *[pawn] твоя пешка
}
piece-from = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
   *[pawn] пешки
}
piece-becoming = { $piece ->
    [king] королём
    [queen] ферзём
    [rook] ладьёй
    [bishop] слоном
    [knight] конём
   *[pawn] пешкой
}

## Доска

board-label = Шахматная доска
board-flip = Повернуть доску
square-label = { $square }, { $shade ->
    [light] белое поле
   *[dark] чёрное поле
}
square-piece = { $square }, { $name }
mark-quiet = сюда можно пойти
mark-capture = можно взять
mark-castling = рокировка
mark-en-passant = взятие на проходе
mark-promotion = превращение
mark-last-move = последний ход
mark-selected = выбрано
mark-check = под шахом
mark-checker = даёт шах
mark-hint = подсказка
mark-goal = цель
mark-refused = сюда нельзя
mark-attacked = под ударом
mark-reach = шаг { NUMBER($n) }

## Почему так ходить нельзя

why-legal = Да, с { $from } на { $to } пойти можно.
refusal-no-piece = Поле { $square } пустое. Ходить некому.
refusal-not-your-turn = Сейчас ходят { $color ->
    [white] белые
   *[black] чёрные
}. Пусть { $name } на { $square } подождёт.
refusal-off-board = Поля ({ NUMBER($i) }, { NUMBER($j) }) на доске нет. Ряды и столбцы — от 0 до 7.
refusal-same-square = На { $square } { $name } уже стоит. Выбери другое поле.
refusal-not-its-move = { $piece ->
    [king] Король не может пойти на { $square }. Он ходит на одно поле в любую сторону.
    [queen] Ферзь не может пойти на { $square }. Он ходит прямо или наискосок.
    [rook] Ладья не может пойти на { $square }. Она ходит только прямо.
    [bishop] Слон не может пойти на { $square }. Он ходит только наискосок.
    [knight] Конь не может пойти на { $square }. Он прыгает буквой «Г».
   *[pawn] Пешка не может пойти на { $square }. Она ходит прямо вперёд, а берёт наискосок.
}
refusal-no-double-step = На два поля пешка ходит только с начального ряда. С { $square } — только на одно.
refusal-own-piece = Своих не берут: на { $square } стоит { $name }.
refusal-way-blocked = Путь закрыт: на { $square } стоит { $name }.
refusal-no-taking-ahead = Прямо пешка не берёт: на { $square } стоит { $name }.
refusal-too-late-to-pass = На проходе берут только сразу после двойного хода. Пешка на { $square } только что так не ходила.
refusal-nothing-to-take = Наискосок пешка только берёт. А поле { $square } пустое.
refusal-takes-king = Короля не берут. Король на { $square } остаётся.
refusal-king-attacked = Королю нельзя на { $target }: туда бьёт { $name } с { $square }.
refusal-kings-apart = Короли не стоят рядом. Другой король — на { $square }.
refusal-still-in-check = Твоему королю шах: нападает { $name } с { $square }. Сначала спаси короля.
refusal-double-check = Двойной шах! Ходить может только король.
refusal-pinned = Здесь { $name } закрывает короля от { $attacker } на { $square }. С этой линии уходить нельзя.
refusal-passing-uncovers = Обе пешки уйдут с линии. Тогда { $name } с { $square } нападёт на короля.
refusal-game-over = Партия окончена. { $outcome }
refusal-promotion-needed = Пешка дойдёт до { $square }. Кем она станет?
refusal-bad-promotion = Пешка не может стать { $name }. Выбери ферзя, ладью, слона или коня.
refusal-no-promotion = Превращается только пешка на последнем ряду.
castling-king-moved = Рокировка невозможна: твой король уже ходил.
castling-rook-moved = Рокировка невозможна: ладья на { $square } уже ходила.
castling-king-or-rook-moved = Рокировка невозможна: король или ладья на { $square } уже ходили.
castling-rook-gone = Рокировка невозможна: на { $square } нет твоей ладьи.
castling-way-blocked = Рокировка пока невозможна: на { $square } стоит { $name }.
castling-in-check = Под шахом рокировка запрещена. На короля нападает { $name } с { $square }.
castling-through-attack = Рокировка пока невозможна. Королю не пройти через { $target }: туда бьёт { $name } с { $square }.
castling-into-attack = Рокировка пока невозможна. На { $target } бьёт { $name } с { $square }.

## Чем кончилась партия

outcome-checkmate = Мат! Победили { $color ->
    [white] белые
   *[black] чёрные
}.
outcome-resignation = { $color ->
    [white] Чёрные сдались. Победили белые.
   *[black] Белые сдались. Победили чёрные.
}
outcome-stalemate = Пат: ходов нет, но и шаха нет. Ничья.
outcome-dead-position = Мат больше никто не поставит. Ничья.
outcome-repetition = Эта позиция уже в третий раз. Ничья.
outcome-fifty-moves = По пятьдесят ходов без взятий и ходов пешками. Ничья.
outcome-agreement = Вы согласились на ничью.

## Настройки

settings-title = Настройки
settings-card = Язык и цвета.
settings-language = Язык
settings-scheme = Цвета страницы
scheme-auto = Как на устройстве
scheme-light = Светлые
scheme-dark = Тёмные
settings-theme = Цвета доски
theme-wood = Дерево
theme-sea = Море
theme-contrast = Контрастные
settings-movement = Как ходят фигуры
movement-auto = Как на устройстве
movement-always = Плавно
movement-never = Сразу

## Позиции, ходы и партии в виде текста

fen-error = FEN, { $fen-field ->
    [placement] фигуры
    [turn] очередь хода
    [castling] рокировка
    [en-passant] взятие на проходе
    [halfmove-clock] счётчик ходов
   *[move-number] номер хода
}, знак { NUMBER($column) }. { $problem }
fen-missing = Текст кончился слишком рано. Допиши эту часть.
fen-unknown-piece = «{ $letter }» — не фигура. Белые фигуры — KQRBNP, чёрные — kqrbnp, а пустые поля — цифры от 1 до 8.
fen-digit-pair = Две цифры стоят рядом. Напиши их сумму: 8 вместо 44.
fen-rank-length = На горизонтали { NUMBER($rank) } — { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
   *[many] { $squares } полей
}. А нужно 8.
fen-rank-count = Здесь { $ranks ->
    [one] { $ranks } горизонталь
    [few] { $ranks } горизонтали
   *[many] { $ranks } горизонталей
}. На доске их 8, между ними ставят /.
fen-unknown-turn = Чей ход? Из «{ $text }» этого не понять. Напиши w, если ходят белые, или b, если чёрные.
fen-unknown-castling = «{ $letter }» — не рокировка. Напиши K, Q, k и q или -, если рокировок нет.
fen-repeated-castling = «{ $letter }» стоит здесь дважды. Хватит и одного раза.
fen-unknown-square = «{ $text }» — не поле. Напиши поле, например e3, или -, если его нет.
fen-not-a-number = «{ $text }» — не число. Пиши только цифры.
fen-number-too-large = Число { $text } слишком большое. Больше 65535 здесь нельзя.
fen-text-after-end = «{ $text }» — это уже лишнее. В FEN шесть частей.
position-too-many-kings = У { $color ->
    [white] белых
   *[black] чёрных
} больше одного короля. Оставь только одного.
position-no-king = У { $color ->
    [white] белых
   *[black] чёрных
} нет короля. Поставь его на доску.
position-pawn-on-edge = На { $square } стоит пешка. На первой и последней горизонтали пешек не бывает.
position-too-many-pawns = У { $color ->
    [white] белых
   *[black] чёрных
} больше восьми пешек. Убери лишние.
position-too-many-pieces = У { $color ->
    [white] белых
   *[black] чёрных
} слишком много фигур: из восьми пешек столько не получится. Убери лишние.
position-castling-misfit = { $color ->
    [white] Белые
   *[black] Чёрные
} не могут сделать { $wing ->
    [king-side] короткую рокировку
   *[queen-side] длинную рокировку
}: на { $square } нет { $piece ->
    [king] короля
   *[rook] ладьи
}.
position-en-passant-misfit = Через { $square } пешка сейчас перескочить не могла.
position-king-can-be-taken = Короля на { $king } можно прямо сейчас взять с { $by }. Может быть, ходит другой игрок?
position-impossible-check = Такой шах королю на { $king } нельзя дать одним ходом. Посмотри на { $squares }.
move-unreadable = Не могу прочитать ход «{ $text }». Пиши так: e4, Nf3 или O-O.
move-unreadable-squares = Не могу прочитать ход «{ $text }». Напиши два поля, например e2e4.
move-illegal = Ход { $played } здесь не по правилам.
move-without-piece = Для хода { $played } { $piece ->
    [pawn] нет подходящей пешки
    [knight] нет подходящего коня
    [bishop] нет подходящего слона
    [rook] нет подходящей ладьи
    [queen] нет подходящего ферзя
   *[king] нет короля
}.
move-ambiguous = { $played } — это может быть не один ход: { $moves }. Напиши, какой из них.
move-needs-promotion = Пешка дойдёт до последней горизонтали. Напиши, кем она станет, например { $played }.
pgn-error = Партия { NUMBER($game) }, строка { NUMBER($line) }, знак { NUMBER($column) }. { $problem }
pgn-bad-tag = Тег пишут так: [White "Анна"], а здесь написано { $text }
pgn-unclosed-value = У этой кавычки нет пары в той же строке: { $text }
pgn-unclosed-comment = Этот комментарий не закончен. Закрой его знаком { "}" }: { $text }
pgn-unclosed-variation = Этот вариант не закончен. Закрой его скобкой ): { $text }
pgn-unopened-variation = Эта скобка ) ничего не закрывает. Убери её.
pgn-bad-annotation = «{ $text }» — не пометка к ходу. Напиши $ и число от 0 до 255.
pgn-unexpected = Среди ходов не может быть «{ $text }». Убери это.
pgn-fen = Партия начинается с позиции. { $problem }
pgn-move = Ход { NUMBER($number) } { $color ->
    [white] белых
   *[black] чёрных
}. { $problem }

## Игра в терминале

console-greeting = Добро пожаловать в Chesslings! Два игрока, одна доска.
console-ask-name = { $color ->
    [white] Кто играет белыми? Напиши имя или просто нажми Enter.
   *[black] Кто играет чёрными? Напиши имя или просто нажми Enter.
}
console-default-name = { $color ->
    [white] Игрок 1
   *[black] Игрок 2
}
console-same-names = Имена одинаковые, поэтому у чёрных будет имя { $name }.
console-invitation = Белые: { $white }. Чёрные: { $black }. Начинаем игру!
console-how-to-move = Напиши ход, например E2 E4. Знак ? покажет помощь.
console-player = { $name } ({ $color ->
    [white] белые
   *[black] чёрные
})
console-turn = { $name } ({ $color ->
    [white] белые
   *[black] чёрные
}), твой ход
console-question = { $question } (да/нет)
# Слова, которые значат «да» и «нет». Первое — то, что стоит в предложениях.
console-yes-words = да д ага хорошо согласен согласна
console-no-words = нет н не
console-yes-or-no = Напиши, пожалуйста, да или нет.
console-play-on = Тогда играем дальше.
console-moved = { $number } { $played } — { $sentence }
console-said-quiet = { $name } с { $from } на { $to }.
console-said-capture = { $name } с { $from } берёт { $taken } на { $to }.
console-said-en-passant = { $name } с { $from } идёт на { $to } и берёт на проходе { $taken } на { $square }.
console-said-castling = { $color ->
    [white] Белые
   *[black] Чёрные
} делают { $wing ->
    [king-side] короткую рокировку
   *[queen-side] длинную рокировку
}: король на { $king }, ладья на { $rook }.
console-said-becomes = Пешка становится { $name }.
console-piece-taken = { $color ->
    [white] { $piece ->
        [king] белого короля
        [queen] белого ферзя
        [rook] белую ладью
        [bishop] белого слона
        [knight] белого коня
       *[pawn] белую пешку
    }
   *[black] { $piece ->
        [king] чёрного короля
        [queen] чёрного ферзя
        [rook] чёрную ладью
        [bishop] чёрного слона
        [knight] чёрного коня
       *[pawn] чёрную пешку
    }
}
console-check = Шах! { $name }, твой король на { $king } под ударом с { $squares }.
console-unreadable = Не понимаю «{ $text }». Напиши ход, например E2 E4, или ? для помощи.
console-did-you-mean = Может быть, { $word }?
console-no-such-square = Поля { $square } на доске нет. Буквы — от A до H, цифры — от 1 до 8.
console-why-each = { $square }: { $sentence }
console-choose = Подходит не один ход. Какой из них? Напиши номер.
console-number = Номер
console-promotion-options = Ф — ферзь, Л — ладья, С — слон, К — конь. Просто Enter — ферзь.
console-promotion-prompt = Ферзь, ладья, слон или конь
console-targets = { $name } с { $square } может пойти на { $squares }.
console-no-targets = { $name } на { $square } сейчас ходить не может.
console-legend = { $sign ->
    [goes] * можно пойти
    [takes] x можно взять
   *[special] + рокировка или превращение
}
console-square-empty = Поле { $square } пустое.
console-can-go-there = Туда ведут ходы: { $moves }.
console-nobody-goes-there = Туда не может пойти ни одна твоя фигура.
console-all-moves = { $count ->
    [one] Есть только { $count } ход:
    [few] Есть { $count } хода:
   *[many] Есть { $count } ходов:
}
console-no-moves-yet = Ходов пока нет.
console-took = взято: { $pieces }
console-undo-ask = { $name } хочет вернуть ход { $played }. { $other }, ты не против?
console-undone = Ход { $played } взят назад.
console-nothing-to-undo = Возвращать пока нечего.
console-redone = Ход { $played } снова на доске.
console-nothing-to-redo = Повторять нечего.
console-draw-ask = { $name } предлагает ничью. { $other }, принимаешь?
console-draw-declined = Ничьей нет. Игра продолжается.
console-draw-again = Ничья только что предложена. Сначала сделай ход.
console-no-offer = Сейчас никто не предлагает ничью. Чтобы предложить, напиши ничья.
console-resign-ask = { $name }, точно сдаёшься?
console-won = Победа: { $name } ({ $color ->
    [white] белые
   *[black] чёрные
}), { $result }
console-drawn = Победителя нет, { $result }
console-over = Что дальше? Напиши: новая — сыграть ещё раз, обмен — сыграть ещё раз и поменяться цветами, сохранить — записать партию в файл, выход — закончить.
console-over-prompt = новая, обмен, сохранить или выход
console-new-ask = Партия не окончена. Начать новую?
console-saved = Партия сохранена: { $file }.
console-save-exists = Файл { $file } уже есть. Записать поверх него?
console-not-saved = Ничего не сохранено.
console-file-failed = { $file }: { $problem }.
console-save-taken = Файл { $file } уже есть, а без спроса ничего не стирается. Выбери другое имя.
console-load-which = Какой файл? Напиши загрузить и имя файла.
console-load-empty = В файле { $file } нет ни одной партии.
console-load-choose = Какую партию? Напиши номер.
console-load-ask = Партия не окончена. Загрузить другую?
console-loaded = { $white } — { $black }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
console-unfinished = Есть неоконченная партия: { $white } — { $black }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}. Продолжить её?
console-nothing-to-resume = Неоконченной партии нет. Вот новая.
console-autosave-failed = Не получается сберечь партию в файле: { $problem }. Не закрывай окно, пока не сохранишь её.
console-lang-which = Напиши язык и какой: { $list }.
console-style-which = Напиши стиль и как показывать доску: { $list }.
console-style-words = Доски больше не будет. Напиши доска, и я скажу, где стоят фигуры.
console-style-word = { $board-style ->
    [symbols] значки
    [letters] буквы
    [ascii] ascii
    [big] крупно
   *[words] слова
}
console-auto-flip = { $switch ->
    [on] Теперь доска поворачивается к тому, кто ходит.
   *[off] Теперь доска сама не поворачивается.
}
console-on-words = вкл
console-off-words = выкл
console-quit-ask = Партия не окончена. Выйти? Она сбережена, её продолжит chesslings --resume. (да/нет/сохранить)
console-quit-ask-lost = Партия не окончена и нигде не сбережена. Выйти? (да/нет/сохранить)
console-goodbye = До свидания!
console-goodbye-kept = До свидания! Партия сбережена: её продолжит chesslings --resume.

console-only-for-playing = Некоторые из этих ключей нужны только для игры. Убери ключи или команду.
console-moves-which = Напиши ходы или ходы и поле: ходы E2.
console-explain-which = Напиши объясни и поле, где стоит фигура: объясни E2.
console-schema = { $name } на { $square }: ряд i = { NUMBER($i) }, столбец j = { NUMBER($j) }.
console-schema-formula = Новый ряд — i + n·Δi, новый столбец — j + n·Δj. { $schema-reach ->
    [edge] n растёт от 1 до края доски.
    [double] n равно 1, а с начального ряда ещё и 2.
   *[once] n равно 1.
}
console-schema-mode = { $schema-mode ->
    [move-only] только ходит
   *[capture-only] только берёт
}
console-schema-example = Например: n = { NUMBER($n) }, (Δi, Δj) = ({ $di }, { $dj }): { $sum }, то есть { $square }.
console-schema-special = { $piece ->
    [king] Ещё есть рокировка: король идёт на два поля к ладье, а ладья встаёт с другой стороны от него. До этого оба не должны ходить.
   *[pawn] На последнем ряду она становится ферзём, ладьёй, слоном или конём. Сразу после двойного хода чужой пешки она может взять её на проходе.
}
console-pieces = { $piece ->
    [king] король
    [queen] { $count ->
        [1] ферзь
       *[many] ферзи
    }
    [rook] { $count ->
        [1] ладья
       *[many] ладьи
    }
    [bishop] { $count ->
        [1] слон
       *[many] слоны
    }
    [knight] { $count ->
        [1] конь
       *[many] кони
    }
   *[pawn] { $count ->
        [1] пешка
       *[many] пешки
    }
}
console-castling = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
# Как игрок может написать фигуру: сначала буква в записи ходов, потом слова.
console-piece-words = { $piece ->
    [king] Кр король
    [queen] Ф ферзь
    [rook] Л ладья
    [bishop] С слон
    [knight] К конь
   *[pawn] п пешка
}
# Как игрок может написать команду: сначала слово, потом короткая форма, потом другие.
console-verb-words = { $verb ->
    [help] помощь ? справка
    [moves] ходы хо
    [explain] объясни об объяснить
    [board] доска до
    [record] запись за
    [undo] назад нз
    [redo] вернуть вер
    [draw] ничья ни
    [accept] принять при принимаю
    [decline] отказ отк отказаться
    [resign] сдаюсь сдаю сдаться
    [castle] рокировка рок
    [save] сохранить со
    [load] загрузить заг
    [fen] фен
    [pgn] пгн
    [new] новая но
    [swap] обмен обм
    [names] имена им
    [lang] язык яз
    [style] стиль ст вид
    [flip] поворот пов повернуть
    [auto-flip] автоповорот авто
   *[quit] выход вы выйти
}
console-verb-help = { $verb ->
    [help] эта страница
    [moves] все ходы; ходы E2
    [explain] объясни E2
    [board] показать доску
    [record] запись партии
    [undo] вернуть ход назад
    [redo] снова сделать его
    [draw] предложить ничью
    [accept] да, ничья
    [decline] нет, не ничья
    [resign] сдаться
    [castle] как 0-0 или 0-0-0
    [save] сохранить ИМЯ
    [load] загрузить ИМЯ
    [fen] позиция как FEN
    [pgn] партия как PGN
    [new] новая партия
    [swap] поменяться цветом
    [names] другие имена
    [lang] язык ru, язык en
    [style] значки, буквы...
    [flip] повернуть доску
    [auto-flip] вкл, выкл
   *[quit] закончить
}
console-help-moves = Ходы
console-help-squares = с поля на поле
console-help-short = короткая запись
console-help-castling = рокировка
console-help-promotion = пешка становится ферзём
console-help-one-square = показать, куда пойдёт фигура
console-help-commands = Команды и их короткие формы

## Для других страниц (JavaScript API)

api-bad-square = «{ $text }» — не поле. Напиши, например, e4.
api-bad-promotion = «{ $text }» — не фигура. Напиши q, r, b или n.

## Что сделал ход

# Фигура, которую берут.
piece-taken = { $color ->
    [white] { $piece ->
        [king] белого короля
        [queen] белого ферзя
        [rook] белую ладью
        [bishop] белого слона
        [knight] белого коня
       *[pawn] белую пешку
    }
   *[black] { $piece ->
        [king] чёрного короля
        [queen] чёрного ферзя
        [rook] чёрную ладью
        [bishop] чёрного слона
        [knight] чёрного коня
       *[pawn] чёрную пешку
    }
}
move-goes = { $name } с { $from } на { $to }.
move-takes = { $name } с { $from } берёт { $taken } на { $to }.
move-takes-passing = { $name } с { $from } берёт на проходе { $taken } и встаёт на { $to }.
move-castles = Рокировка { $color ->
    [white] белых
   *[black] чёрных
}: король на { $king }, ладья на { $rook }.
move-becomes = Пешка становится { $name }.
move-check = Шах!

## Игра: садимся за доску

play-title = Игра
play-card = Двое друзей, одна доска.
play-first-player = Игрок 1
play-second-player = Игрок 2
play-who-white = Кто играет белыми?
play-who-black = Кто играет чёрными?
play-swap = Поменяться цветами
play-start = Начать
play-waiting = Вас ждёт партия: { $white } и { $black }.
play-last-game = Последняя партия: { $white } и { $black }.
play-continue = Играть дальше
play-look = Посмотреть
play-replaces = Новая партия займёт место этой.
play-from-position = Начать с позиции
play-fen = Позиция в виде FEN
play-fen-start = Начать отсюда
play-open-title = Открыть партию
play-file = Выбрать файл
play-pgn = Или вставь партию сюда, в виде PGN
play-open = Открыть
play-no-game = В этом тексте нет партии.
play-lost = Не могу прочитать сохранённую партию. Она отложена в сторону.

## Игра: за доской

play-your-move = { $name }, твой ход!
play-to-move = Твой ход
play-taken = Взято: { $pieces }
play-picked = { $name } на { $square }. { $count ->
    [0] Ходов сейчас нет.
    [one] Можно пойти на { $count } поле.
    [few] Можно пойти на { $count } поля.
   *[many] Можно пойти на { $count } полей.
}
play-tell = Показать путь
play-story-none = { $name } на { $square }: ходов ещё не было.
play-story = { $name }: { $way }. { $count ->
    [one] Это { $count } ход.
    [few] Это { $count } хода.
   *[many] Это { $count } ходов.
}
play-story-pawn = Раньше это была пешка.
play-taken-back = Один ход отменён.
play-draw-offered = { $name } предлагает ничью. Что скажет { $other }?
play-draw-yes = Ничья
play-draw-no = Играем дальше
play-draw-declined = Ничьей пока не будет.
play-sure = { $name }, правда сдаёшься?
play-sure-yes = Сдаюсь
play-sure-no = Играю дальше
play-won = Выигрывает { $name }!
play-drawn = Ничья!
play-again = Ещё раз
play-again-swapped = Поменяться цветами
play-looking = Ты смотришь прошлые ходы. Играть можно с последнего.
play-looking-start = Здесь партия начинается.
play-now = К последнему ходу
play-copied = Партия скопирована.
play-not-copied = Скопировать здесь нельзя. Сохрани партию в файл.
play-opened = Вот партия. Смотри её ходы или играй дальше.
play-opened-first = Здесь несколько партий. Вот первая.
play-mended = Сохранённая партия повреждена. Вот что удалось прочитать.
play-tools = Что можно сделать
play-take-back = Отменить
play-redo = Вернуть
play-turn = Поворот
play-moves = Ходы
play-more = Ещё
play-moves-none = Ходов ещё нет.
play-move-number = Ход { NUMBER($number) }. { $sentence }
play-step-first = В начало
play-step-back = Ход назад
play-step-on = Ход вперёд
play-step-last = К последнему ходу
play-type = Напиши ход
play-type-play = Пойти
play-menu = Что сделать?
play-menu-close = Закрыть
play-menu-draw = Предложить ничью
play-menu-resign = Сдаться
play-menu-copy = Скопировать партию
play-menu-save = Сохранить партию в файл
play-menu-new = Новая партия
play-facing = Как лежит доска
play-facing-fixed = Не поворачивается
play-facing-mover = Поворачивается к тебе
play-facing-across = Лежит между вами
play-promotion = Кем станет пешка?

## Расстановки: что может быть не так и что терминал говорит о поиске

place-unknown-letter = «{ $letter }» — не фигура. Фигуры — это K, Q, R, B, N и P.
place-number-alone = { $number } — чего? Напиши букву после числа, например 8Q.
place-too-many = Слишком много одинаковых фигур. Возьми не больше { $most }.
place-none = Перед { $letter } стоит 0. Просто не пиши фигуры, которые не нужны.
place-size = Доски размера { $size } не бывает. Выбери от 1 до { $largest }.
place-no-pieces = Расставлять нечего. Возьми хотя бы одну фигуру.
place-two-color-domination = Когда нужно держать под боем всю доску, цвета не важны. Укажи все фигуры в --pieces.
place-overfull = Фигур больше, чем полей. Значит, решений нет.
place-stopped = Поиск остановлен. Здесь только то, что успело найтись.
place-limited = Решений больше. Здесь только первые.
place-no-threads = Не удалось запустить столько потоков. Попробуй меньше.
place-progress = { $percent } %, решений: { $count }
