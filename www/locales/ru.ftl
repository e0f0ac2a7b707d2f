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

notice-storage = Этот браузер ничего не запоминает. Закроешь страницу — настройки пропадут.
notice-update = Готова новая версия.
notice-update-now = Включить её

## Куда идти

nav-label = Куда идти
nav-home = Домой
home-lead = Шахматная школа для детей. Смотри, как ходит каждая фигура, пробуй, играй.

## Доска для изучения

explore-title = Доска
explore-card = Рассмотри доску и узнай её поля.
explore-hint = Нажми на поле. Я скажу, как оно называется.
explore-met = { $count ->
    [0] Тебя ждут все 64 поля.
    [one] Ты уже знаешь { $count } поле из 64.
    [few] Ты уже знаешь { $count } поля из 64.
   *[many] Ты уже знаешь { $count } полей из 64.
}
explore-square = { $square } — { $shade ->
    [light] белое
   *[dark] чёрное
} поле. Ряд i = { NUMBER($i) }, столбец j = { NUMBER($j) }.

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

position-too-many-kings = У { $player ->
    [white] белых
   *[black] чёрных
} больше одного короля. Оставь только одного.
position-no-king = У { $player ->
    [white] белых
   *[black] чёрных
} нет короля. Поставь его на доску.
position-pawn-on-edge = На { $square } стоит пешка. На первой и последней горизонтали пешек не бывает.
position-too-many-pawns = У { $player ->
    [white] белых
   *[black] чёрных
} больше восьми пешек. Убери лишние.
position-too-many-pieces = У { $player ->
    [white] белых
   *[black] чёрных
} слишком много фигур: из восьми пешек столько не получится. Убери лишние.
position-castling-misfit = { $player ->
    [white] Белые
   *[black] Чёрные
} не могут сделать { $wing ->
    [king-side] короткую рокировку
   *[queen-side] длинную рокировку
}: на { $square } нет { $missing ->
    [king] короля
   *[rook] ладьи
}.
position-en-passant-misfit = Через { $square } пешка сейчас перескочить не могла.
position-king-can-be-taken = Короля на { $king } можно прямо сейчас взять с { $by }. Может быть, ходит другой игрок?
position-impossible-check = Такой шах королю на { $king } нельзя дать одним ходом. Посмотри на { $squares }.

move-unreadable = Не могу прочитать ход «{ $text }». Пиши так: e4, Nf3 или O-O.
move-unreadable-squares = Не могу прочитать ход «{ $text }». Напиши два поля, например e2e4.
move-illegal = Ход { $played } здесь не по правилам.
move-without-piece = Для хода { $played } { $mover ->
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
pgn-move = Ход { NUMBER($number) } { $player ->
    [white] белых
   *[black] чёрных
}. { $problem }
