### Все предложения Chesslings по-русски.
### Короткие слова, короткие предложения, дружелюбно к любому ребёнку.

language-name = Русский

## Приложение

app-name = Chesslings
app-title = Chesslings: учимся играть в шахматы
boot-description = Шахматная школа для детей. Смотри, как ходит каждая фигура, пробуй, играй. Бесплатно, без регистрации, работает без интернета.
page-title = { $screen } · { app-name }

## Пока программа не запущена

boot-loading = Расставляем доску…
boot-no-script = Для Chesslings нужен JavaScript. Включи его и открой страницу снова.
boot-late = Что-то долго. Открой страницу снова или попробуй браузер поновее.
boot-as-file = Chesslings не работает как файл. Открой его с сайта.
boot-failed = Chesslings здесь не запускается. Попробуй браузер поновее или открой страницу снова.
boot-crashed = Ой, что-то сломалось! Всё, что сделано, сохранилось.
boot-reload = Открыть снова
boot-go-on = Продолжить
boot-anew = Заново
boot-close = Закрыть

## Сообщения

notice-storage = Этот браузер ничего не запоминает. Закроешь страницу — партия и настройки пропадут.
notice-tight = Места мало. Старые законченные партии пришлось убрать.
notice-lost-stars = Не все звёзды удалось прочитать. Я их отложил.
notice-lost-game = Не могу прочитать сохранённую партию. Я её отложил.
notice-no-room-stars = Звёзды не читаются, и места нет. Сохрани их в файл!
notice-no-room-game = Партия не читается, и места нет. Сохрани её в файл!
notice-save = Сохранить в файл
notice-load = Это сейчас не загружается. Попробуй ещё раз, когда будет интернет.
notice-read = Понятно
notice-update = Готова новая версия.
notice-update-now = Включить её

## Куда идти

nav-label = Куда идти
nav-home = Домой
home-today = Пять на сегодня
home-today-card = Немного того, что ты уже знаешь.
home-lead = Шахматная школа для детей. Смотри, как ходит каждая фигура, пробуй, играй.

## На каждом экране с доской

# Надписи на маленьких кнопках. Команды терминала называются так же.
take-back = Ход назад
redo = Снова вперёд

## Доска для изучения

explore-title = Моя доска
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
    [one] Может взять { $count } фигуру.
    [few] Может взять { $count } фигуры.
   *[many] Может взять { $count } фигур.
}
explore-all = { $count ->
    [0] Ходов нет.
    [one] Может пойти на { $count } поле, если забыть про шах.
    [few] Может пойти на { $count } поля, если забыть про шах.
   *[many] Может пойти на { $count } полей, если забыть про шах.
}
explore-legal = { $count ->
    [0] Сейчас ходов нет.
    [one] Может пойти на { $count } поле.
    [few] Может пойти на { $count } поля.
   *[many] Может пойти на { $count } полей.
}
explore-can-reach = На пустой доске можно дойти до { $square }.
explore-can-attack = Да, поле { $square } под боем.
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
explore-empty = Убрать фигуры
explore-at-start = Все фигуры дома.
explore-all-gone = Доска пустая.
explore-undone = Вернули как было.
explore-next = Следующая сторона
explore-turn = Чей ход?
explore-white = Белые
explore-black = Чёрные
explore-indices = (i, j)
explore-pencil = Карандаш
explore-pencil-hint = Нажми на два поля — будет стрелка. На одно дважды — круг.
explore-drawn-arrow = Стрелка с { $from } на { $to }.
explore-drawn-circle = Круг вокруг { $square }.
explore-wiped = Стёрто.
explore-wipe = Стереть всё
explore-play = Сыграть
explore-copy = Скопировать ссылку
explore-copied = Ссылка скопирована. Отправь её другу!
explore-not-copied = Здесь скопировать не получается. Ссылка — в адресной строке.
explore-more = Ещё
explore-fen = Позиция текстом (FEN)
explore-fen-show = Показать
explore-bad-link = В ссылке ошибка, поэтому вот начальная позиция. { $problem }

## Учиться

learn-coming = Минутку…
learn-title = Учиться
learn-card = Узнай, как ходят фигуры, попробуй и собирай звёзды.
learn-units = Путь по урокам
learn-welcome = Привет! Я покажу, как ходят фигуры. Начнём?
learn-stopped = Ты здесь: { $unit }, задание { NUMBER($number) }.
learn-begin = Начать
learn-go-on = Дальше
learn-once-more = Ещё раз
learn-astray = Такого места я не знаю. Но посмотри, что есть здесь!
# Звёзды задания, как их читает экранный диктор.
learn-stars = { $count ->
    [0] звёзд пока нет
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
learn-lesson-over = Можно отдохнуть: урок «{ $title }» позади.
learn-lessons-done = уроки: { NUMBER($done) } из { NUMBER($count) }
learn-side-path = Тропинка в сторону
learn-exercise = Задание { NUMBER($number) }
learn-practice = Тренировка
learn-number = { NUMBER($number) } из { NUMBER($count) }
# Очень коротко: это стоит на маленьких кнопках.
learn-tools = Инструменты
learn-hint = Подсказка
learn-again = Сначала
learn-read = Прочитать вслух
learn-taken-back = Взято назад. Попробуй ещё раз!
learn-tap-first = Сначала нажми на { $piece ->
    [king] своего короля
    [queen] своего ферзя
    [rook] свою ладью
    [bishop] своего слона
    [knight] своего коня
   *[pawn] свою пешку
}.
learn-none-like-this = Других таких заданий я не знаю.
learn-answers = Ответы
learn-tray = Фигуры
# Конец задания.
learn-done = Готово
learn-next = Дальше
learn-next-unit = Дальше: { $unit }
learn-to-map = К карте
learn-more = Ещё похожее
# Почему столько звёзд, и что ещё пройдено.
learn-why-flawless = Три звезды: без ошибок и подсказок.
learn-why-together = Три звезды обоим: вы сыграли вместе.
learn-why-longer = Две звезды: хватило бы и меньше ходов.
learn-why-mistakes = { $count ->
    [one] Две звезды: { $count } ошибка.
    [few] Две звезды: { $count } ошибки.
   *[many] Две звезды: { $count } ошибок.
}
learn-why-helped = Одна звезда: с подсказкой.
learn-why-drawn = Две звезды: ничья.
learn-why-drawn-ahead = Одна звезда: ничья. Перевес был у тебя! Ещё раз?
learn-alone = Играть не с кем? Иди дальше!
learn-you-won = Победа за тобой!
learn-unit-finished = Пройдено: { $unit }!
learn-course-finished = Весь курс пройден! Теперь ты умеешь играть в шахматы.
learn-more-stars = Собрать ещё звёзды
# Как ходит фигура, направление за направлением.
learn-watch = Всё сразу
learn-numbers = Числа
learn-show-on = Дальше
learn-show-back = Назад
learn-show-over = Теперь я!
learn-next-direction = Следующая сторона
learn-previous-direction = Предыдущая сторона
learn-steps = Шаги
learn-step-on = На шаг дальше
learn-step-back = На шаг назад
learn-go = Ходить
learn-hand = Нести
learn-no-pawn-there = На первом и последнем ряду пешек не бывает.
learn-blockers = Поставь фигуры на пути
# Дети на этом устройстве.
learn-who = Кто учится?
learn-no-name = Я
learn-egg = Тренировка наполняет яйцо: { NUMBER($filled) } из { NUMBER($all) }.
learn-hatched = Вылупился цыплёнок!
learn-chicks = { $count ->
    [one] Вылупился { $count } цыплёнок.
    [few] Вылупились { $count } цыплёнка.
   *[many] Вылупилось { $count } цыплят.
}
learn-picture = Моя картинка
learn-animal = { $animal ->
    [bear] Медведь
    [cat] Кот
    [dog] Собака
    [fox] Лиса
    [frog] Лягушка
    [hare] Заяц
    [hedgehog] Ёж
    [lion] Лев
    [mouse] Мышь
    [penguin] Пингвин
    [squirrel] Белка
   *[wolf] Волк
}
learn-name = Имя
learn-add = Добавить
learn-rename = Переименовать
learn-close = Закрыть
learn-export = Сохранить в файл
learn-import = Открыть файл
learn-imported = Звёзды из файла теперь здесь.
learn-bad-file = В этом файле нет звёзд Chesslings.
learn-full = Больше детей сюда не поместится.
learn-no-room = В файле больше детей, чем здесь помещается.
# Повторение, проверки и вход.
learn-today-done = Пять на сегодня сделаны
learn-today-over = Молодец! На сегодня хватит.
learn-today-none = Повторять пока нечего. Давай научимся новому!
learn-today-more = Ещё пять
learn-entry = Я уже умею играть
learn-entry-start = Тебе хорошо начать отсюда: { $unit }.
learn-give-up = Не знаю
learn-own = Из твоей партии.
learn-test = { $test ->
    [pieces] Проверка: шесть фигур
    [mate] Проверка: мат
   *[game] Проверка: вся игра
}
learn-result = Сразу верно: { NUMBER($right) } из { NUMBER($count) }.
learn-passed = Получилось!
learn-failed = Для диплома хватит восьми. Попробуй ещё раз, когда захочешь: доски будут новые.
learn-diploma = Диплом
learn-diploma-see = Посмотреть диплом
learn-diploma-for = { $test ->
    [pieces] знает, как ходят все шесть фигур.
    [mate] умеет объявлять шах и ставить мат.
   *[game] знает правила всей шахматной игры.
}
learn-paper = На бумаге
learn-paper-about = Задания каждого урока для печати, с ответами.
learn-paper-how = Поля отмечай крестиком, фигуры рисуй, ответ обводи, ходы записывай.
learn-paper-name = Имя:
learn-paper-last = Последний ход: с { $from } на { $to }.
learn-paper-key = Ответы
learn-date = { $day } { $month } { $year }
learn-months = января февраля марта апреля мая июня июля августа сентября октября ноября декабря

## Головоломки: расставляем фигуры

puzzles-title = Головоломки
puzzles-card = Ферзи в мире, поля под боем: расставь всех.
puzzles-lead = Расставь фигуры. Собери все решения, какие найдёшь.
# Сколько фигур: «4 ферзя».
puzzle-count = { $piece ->
    [king] { $count ->
        [one] { $count } король
        [few] { $count } короля
       *[many] { $count } королей
    }
    [queen] { $count ->
        [one] { $count } ферзь
        [few] { $count } ферзя
       *[many] { $count } ферзей
    }
    [rook] { $count ->
        [one] { $count } ладья
        [few] { $count } ладьи
       *[many] { $count } ладей
    }
    [bishop] { $count ->
        [one] { $count } слон
        [few] { $count } слона
       *[many] { $count } слонов
    }
    [knight] { $count ->
        [one] { $count } конь
        [few] { $count } коня
       *[many] { $count } коней
    }
   *[pawn] { $count ->
        [one] { $count } пешка
        [few] { $count } пешки
       *[many] { $count } пешек
    }
}
# Поровну каждого цвета.
puzzle-count-both = { $piece ->
    [king] { $count ->
        [one] { $count } белый и { $count } чёрный король
        [few] { $count } белых и { $count } чёрных короля
       *[many] { $count } белых и { $count } чёрных королей
    }
    [queen] { $count ->
        [one] { $count } белый и { $count } чёрный ферзь
        [few] { $count } белых и { $count } чёрных ферзя
       *[many] { $count } белых и { $count } чёрных ферзей
    }
    [rook] { $count ->
        [one] { $count } белая и { $count } чёрная ладья
        [few] { $count } белых и { $count } чёрных ладьи
       *[many] { $count } белых и { $count } чёрных ладей
    }
    [bishop] { $count ->
        [one] { $count } белый и { $count } чёрный слон
        [few] { $count } белых и { $count } чёрных слона
       *[many] { $count } белых и { $count } чёрных слонов
    }
    [knight] { $count ->
        [one] { $count } белый и { $count } чёрный конь
        [few] { $count } белых и { $count } чёрных коня
       *[many] { $count } белых и { $count } чёрных коней
    }
   *[pawn] { $count ->
        [one] { $count } белая и { $count } чёрная пешка
        [few] { $count } белых и { $count } чёрных пешки
       *[many] { $count } белых и { $count } чёрных пешек
    }
}
# Названия головоломок.
puzzle-name = { $army }, { NUMBER($size) }×{ NUMBER($size) }
puzzle-name-armies = Белые: { $white }, чёрные: { $black }, { NUMBER($size) }×{ NUMBER($size) }
puzzle-goal-peace = Поставь на доску: { $army }. Никто не должен бить другого.
puzzle-goal-armies = Белые: { $white }. Чёрные: { $black }. Они не должны бить друг друга.
puzzle-goal-guard = Поставь на доску: { $army }. Каждое поле должно быть занято или под боем.
puzzle-board = Доска головоломки
puzzle-tray = Фигуры, которые надо поставить
puzzle-cell-conflict = ссора
puzzle-found = Найдено { NUMBER($found) } из { NUMBER($all) }
puzzle-missing = { $missing ->
    [0] Все фигуры стоят.
    [one] Всё спокойно. Осталась { $missing } фигура.
    [few] Всё спокойно. Осталось { $missing } фигуры.
   *[many] Всё спокойно. Осталось { $missing } фигур.
}
puzzle-conflict = Фигура на { $attacker } бьёт фигуру на { $victim }. Попробуй другое поле.
puzzle-uncovered = { $uncovered ->
    [one] Ещё не под боем { $uncovered } поле.
    [few] Ещё не под боем { $uncovered } поля.
   *[many] Ещё не под боем { $uncovered } полей.
}
puzzle-missing-uncovered = { $missing ->
    [one] Осталась { $missing } фигура.
    [few] Осталось { $missing } фигуры.
   *[many] Осталось { $missing } фигур.
} { $uncovered ->
    [0] Все поля под боем.
    [one] Не под боем { $uncovered } поле.
    [few] Не под боем { $uncovered } поля.
   *[many] Не под боем { $uncovered } полей.
}
puzzle-none-left = Все фигуры на доске. Нажми на фигуру, чтобы её убрать.
puzzle-hint = Подсказка
puzzle-check = Проверить
puzzle-clear = Убрать всё
puzzle-attacks = Под боем
puzzle-thinking = Дай подумать…
puzzle-check-good = Пока всё верно! Решение ещё возможно.
puzzle-hint-put = Попробуй так: { $piece } на { $cell }.
puzzle-hint-dead-end = Отсюда решения нет. Убери какую-нибудь фигуру.
puzzle-hint-unknown = Тут и мне трудно. Просто попробуй!
puzzle-solved = Решено! И всё своими руками.
puzzle-solved-new = { $all ->
    [1] Решено! Это единственное решение.
   *[many] Решено! Найдено { NUMBER($found) } из { $all }.
}
puzzle-solved-before = { $all ->
    [1] Снова решено! Это единственное решение.
   *[many] Решено! Это решение уже есть, только повёрнуто или отражено. Найдено { NUMBER($found) } из { $all }.
}
puzzle-collection-empty = ещё не найдено
puzzle-again = Найти ещё
puzzle-next = Дальше

## Головоломки: лаборатория

lab-title = Лаборатория
lab-card = Выбери доску и фигуры. Увидишь все решения.
lab-task = Что им делать?
lab-task-independence = Жить в мире
lab-task-armies = Две мирные армии
lab-task-domination = Держать все поля под боем
lab-size = Доска { NUMBER($size) }×{ NUMBER($size) }
lab-fewer = Меньше: { $piece }
lab-more = Больше: { $piece }
lab-start = Найти все решения
lab-stop = Стоп
lab-by-hand = Попробовать
lab-copy = Скопировать ссылку
lab-progress = Сколько уже проверено
lab-running = Ищу…
lab-finished = Готово! Разных решений: { $fundamental }, вместе с поворотами и отражениями: { $total }.
lab-stopped = Стоп. Пока найдено разных решений: { $fundamental }.
lab-none = Готово! Решений нет.
lab-failed = В этом браузере поиск не работает. Головоломки работают.
lab-fundamental = Разные решения
lab-total = С поворотами и отражениями
lab-gallery = Решения
lab-solution = Решение { NUMBER($number) }
lab-form = Вид { NUMBER($form) } из { NUMBER($of) }
lab-forms = Одно решение: повороты и отражения
lab-form-after = Повернуть
lab-close = Закрыть
lab-page = Страница решений
lab-page-before = Назад
lab-page-after = Дальше
lab-shown = С { $first } по { $last } из { $all }
lab-most = Показать могу только { $all } досок. Посчитаны все.
lab-steps = Сделано шагов
lab-two-guards = Держать поля под боем может только одна армия.
lab-bad-task = Не понимаю задание в этой ссылке.

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
mark-found = найдено
mark-outside = не участвует
mark-attacked = под боем
mark-circled = обведено
mark-reach = шаг { NUMBER($n) }

## Почему так ходить нельзя

console-why-legal = Да, с { $from } на { $to } пойти можно.
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
    [knight] Конь не может пойти на { $square }. Он идёт на два поля, потом на одно вбок.
   *[pawn] Пешка не может пойти на { $square }. Она ходит прямо вперёд, а берёт наискосок.
}
refusal-past-castling = Чтобы сделать рокировку, веди короля на два поля: на { $square }.
refusal-backwards = Пешка не может пойти назад на { $square }. Она ходит только вперёд.
refusal-sideways = Пешка не может пойти вбок на { $square }. Она ходит только вперёд.
refusal-pawn-too-far = Слишком далеко: с { $square } пешка идёт только на одно поле.
refusal-pawn-too-far-first = Слишком далеко: с { $square } пешка идёт на одно поле или два.
refusal-pawn-takes-too-far = Наискосок пешка только берёт, и только на соседнем поле.
refusal-two-jumps = До { $square } больше одного прыжка. За ход конь прыгает один раз.
refusal-too-far = До { $square } слишком далеко. { $rule }
refusal-knights-jump = Так прыгает только конь. { $rule }
refusal-straight = { $piece ->
    [knight] Конь не может пойти на { $square } прямо. Он идёт на два поля, потом на одно вбок.
   *[bishop] Слон не может пойти на { $square } прямо. Он ходит только наискосок.
}
refusal-diagonal = Ладья не может пойти на { $square } наискосок. Она ходит только прямо.
refusal-no-l = Конь прыгает на 2 и 1. А с { $from } до { $square } — { NUMBER($far) } и { NUMBER($near) }.
refusal-no-double-step = На два поля пешка ходит только с начального ряда. С { $square } — только на одно.
refusal-own-piece = Своих не берут: на { $square } стоит { $name }.
refusal-way-blocked = Путь закрыт: на { $square } стоит { $name }.
refusal-no-taking-ahead = Прямо пешка не берёт: на { $square } стоит { $name }.
refusal-too-late-to-pass = На проходе берут только сразу после прыжка на два. Пешка на { $square } сейчас не прыгала.
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
outcome-stalemate = Пат: ходов нет, но и шаха нет.
outcome-dead-position = Мат больше никто не поставит.
outcome-repetition = Эта позиция уже в третий раз.
outcome-fifty-moves = По пятьдесят ходов без взятий и ходов пешками.
outcome-drawn = Ничья.
outcome-agreement = Вы согласились на ничью.

## Настройки

settings-licences = Чей труд помог сделать Chesslings
settings-title = Настройки
settings-card = Язык, цвета, звуки.
settings-language = Язык
settings-scheme = Цвета страницы
scheme-auto = Как на устройстве
scheme-light = Светлые
scheme-dark = Тёмные
settings-theme = Цвета доски
theme-wood = Дерево
theme-sea = Море
theme-contrast = Контрастные
settings-pieces = Фигуры
pieces-classic = Обычные
pieces-simple = Крупные
settings-movement = Движение фигур
movement-auto = Как на устройстве
movement-always = Плавно
movement-never = Сразу
settings-sound = Звуки
volume-off = Выключены
volume-soft = Тихие
volume-loud = Громкие
settings-hear-move = Ход
settings-hear-take = Взятие
settings-hear-check = Шах
settings-hear-star = Звезда
settings-hear-over = Конец партии
settings-reading = Читай мне вслух
reading-off = Нет
reading-on = Да
reading-begins = Я буду читать тебе вслух.
reading-no-voice = На этом устройстве нет русского голоса.

## Уголок для родителей

home-parents = Родителям
parents-question = Вопрос для взрослых: сколько будет { NUMBER($one) }×{ NUMBER($other) }?
parents-enter = Войти
parents-wrong = Не совсем. Попробуйте этот пример.
parents-about = Что это такое
parents-way = Каждую фигуру сначала показывают, потом пробуют, потом ею играют. Ошибку объясняют и никогда не ругают за неё. Подсказки приходят понемногу. Звёзды остаются навсегда, и никто не торопит.
parents-time = Десяти минут за раз достаточно. Сыграйте иногда партию вместе!
parents-privacy = О личных данных
parents-stays = Ничто не покидает это устройство. Регистрации нет. Мы ничего не считаем и не показываем рекламу.
parents-stored = Имена, звёзды и партии хранятся только в этом браузере. Сохраните их в файл, прежде чем менять устройство.
parents-children = Дети
parents-done = { NUMBER($done) } из { NUMBER($all) }
parents-last = Последний раз: { $date }
parents-hard = Стоит повторить
parents-remove = Удалить: { $name }
parents-removed = Удалено: { $name }.
parents-reset = Начать заново
parents-anew = { $name }: всё сначала, без звёзд.
parents-put-back = Вернуть
parents-print = Напечатать
parents-help = Помощь в партиях и уроках
parents-hints = Подсказки и тренер
parents-take-back = Брать ходы назад
parents-allowed = Можно
parents-forbidden = Нельзя
parents-install = На главный экран
parents-android = Android и компьютер: в меню браузера выберите «Установить».
parents-apple = iPad и iPhone: «Поделиться», затем «На экран „Домой“».
parents-forget = Всё забыть
parents-forget-all = Забыть всё на этом устройстве
parents-forget-sure = Дети, звёзды, партии и настройки исчезнут навсегда. Точно?
parents-forget-yes = Да, всё забыть
parents-forget-no = Нет, всё оставить

## Позиции, ходы и партии в виде текста

fen-place = FEN, { $fen-field ->
    [placement] фигуры
    [turn] очередь хода
    [castling] рокировка
    [en-passant] взятие на проходе
    [halfmove-clock] счётчик ходов
   *[move-number] номер хода
}, знак { NUMBER($column) }
fen-missing = Текст кончился слишком рано. Допиши эту часть.
fen-unknown-piece = «{ $letter }» — не фигура. Белые фигуры — KQRBNP, чёрные — kqrbnp, а пустые поля — цифры от 1 до 8.
fen-digit-pair = Две цифры стоят рядом. Напиши их сумму: 8 вместо 44.
fen-rank-length = В ряду { NUMBER($rank) } — { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
   *[many] { $squares } полей
}. А нужно 8.
fen-rank-count = Это не похоже на позицию. Нужно 8 рядов через косую черту.
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
position-pawn-on-edge = На { $square } стоит пешка. На первом и последнем ряду пешек не бывает.
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
move-illegal = { $played }: так ходить нельзя.
move-without-piece = Для хода { $played } { $piece ->
    [pawn] нет подходящей пешки
    [knight] нет подходящего коня
    [bishop] нет подходящего слона
    [rook] нет подходящей ладьи
    [queen] нет подходящего ферзя
   *[king] нет короля
}.
move-ambiguous = { $played } — это может быть не один ход: { $moves }. Напиши, какой из них.
# Ответы на текст, который не ход.
typed-no-such-square = Поля { $square } на доске нет. Буквы — от A до H, цифры — от 1 до 8.
typed-why-each = { $square }: { $sentence }
typed-targets = { $name } с { $square } может пойти на { $squares }.
typed-no-targets = { $name } на { $square } сейчас ходить не может.
typed-square-empty = Поле { $square } пустое.
typed-can-go-there = Туда ведут ходы: { $moves }.
typed-nobody-goes-there = Туда не может пойти ни одна твоя фигура.
# Буквы фигур в записи ходов.
piece-letter = { $piece ->
    [king] Кр
    [queen] Ф
    [rook] Л
    [bishop] С
    [knight] К
   *[pawn] п
}
castling-written = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
text-error = { $problem } ({ $place })
pgn-place = партия { NUMBER($game) }, строка { NUMBER($line) }, знак { NUMBER($column) }
pgn-bad-tag = Тег пишут так: [White "Анна"], а здесь написано { $text }
pgn-unclosed-value = У этой кавычки нет пары в той же строке: { $text }
pgn-unclosed-comment = Этот комментарий не закончен. Закрой его знаком { "}" }: { $text }
pgn-unclosed-variation = Этот вариант не закончен. Закрой его скобкой ): { $text }
pgn-unopened-variation = Эта скобка ) ничего не закрывает. Убери её.
pgn-bad-annotation = «{ $text }» — не пометка к ходу. Напиши $ и число от 0 до 255.
pgn-unexpected = Среди ходов не может быть «{ $text }». Убери это.
pgn-too-long = Здесь партия для меня кончается: столько ходов не бывает.
pgn-fen = Партия начинается с позиции. { $problem }
pgn-move = { NUMBER($number) }-й ход { $color ->
    [white] белых
   *[black] чёрных
}. { $problem }

## Игра в терминале

console-greeting = Добро пожаловать в Chesslings! Два игрока, одна доска.
console-greeting-alone = Добро пожаловать в Chesslings! Твой соперник: { $name }.
console-ask-name = { $color ->
    [white] Кто играет белыми? Напиши имя или просто нажми Enter.
   *[black] Кто играет чёрными? Напиши имя или просто нажми Enter.
}
console-default-name = { $color ->
    [white] Игрок 1
   *[black] Игрок 2
}
# Somebody types a move or asks for help where a name is wanted.
console-name-first = Сначала имена, потом игра. Можно просто нажать Enter.
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
console-stays-over = Тогда всё остаётся как есть.
console-moved = { $number } { $played } — { $sentence }
console-check = Шах! { $name }, твой король на { $king } под ударом с { $squares }.
console-unreadable = Не понимаю «{ $text }». Напиши ход, например E2 E4, или ? для помощи.
console-unreadable-over = Не понимаю «{ $text }». Напиши новая, обмен, сохранить или выход, или ? для помощи.
console-did-you-mean = Может быть, { $word }?
console-choose = Подходит не один ход. Какой из них? Напиши номер.
console-number = Номер
console-promotion-options = Ф — ферзь, Л — ладья, С — слон, К — конь. Просто Enter — ферзь.
console-promotion-prompt = Ферзь, ладья, слон или конь
console-legend = { $sign ->
    [goes] * можно пойти
    [takes] x можно взять
   *[special] + рокировка или превращение
}
console-all-moves = { $count ->
    [one] Есть только { $count } ход:
    [few] Есть { $count } хода:
   *[many] Есть { $count } ходов:
}
console-no-moves-yet = Ходов пока нет.
console-took = взято: { $pieces }
console-undo-ask = { $name } хочет взять назад ход { $played }. { $other }, разрешаешь?
console-undone = Ход { $played } взят назад.
console-nothing-to-undo = Взять назад пока нечего.
console-redone = Ход { $played } снова на доске.
console-nothing-to-redo = Вперёд идти некуда.
console-draw-ask = { $name } предлагает ничью. { $other }, принимаешь?
console-draw-declined = Ничьей нет. Игра продолжается.
console-draw-again = Ничья только что предложена. Сначала сделай ход.
console-no-offer = Сейчас никто не предлагает ничью. Чтобы предложить её, напиши «ничья».
console-resign-ask = { $name }, точно сдаёшься?
console-won = Победа: { $name } ({ $color ->
    [white] белые
   *[black] чёрные
}), { $result }
console-drawn = Победителя нет, { $result }
console-over = Что дальше? Напиши одно из этих слов:
console-over-choice = { $verb ->
    [new] сыграть ещё раз
    [swap] сыграть ещё раз и поменяться цветом
    [save] записать партию в файл
   *[quit] закончить
}
console-over-prompt = новая, обмен, сохранить или выход
console-stronger = Победа за победой! Следующий соперник – { $name }. Сыграем?
console-new-ask = Партия не окончена. Начать новую?
console-saved = Партия сохранена: { $file }.
console-save-exists = Файл { $file } уже есть. Записать поверх него?
console-not-saved = Ничего не сохранено.
console-file-failed = { $file }: { $problem }.
console-input-failed = Не получается прочитать ввод: { $problem }.
console-output-failed = Не получается записать ответ: { $problem }.
# What is wrong with a file. It stands at the end of a sentence.
console-problem = { $io-problem ->
    [not-found] такого файла или папки нет
    [forbidden] компьютер этого не разрешает
    [read-only] сюда ничего нельзя записать
    [folder] это папка, а не файл
    [no-folder] часть этого имени — не папка
    [full] на диске не осталось места
    [too-large] это слишком много для меня
    [exists] такой файл уже есть
    [special] это не обычный файл
   *[bad-name] у файла не может быть такого имени
}
console-save-taken = Файл { $file } уже есть, а без спроса ничего не стирается. Выбери другое имя.
console-load-which = Какой файл? Напиши «загрузить» и имя файла.
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
# Файлы партий, которые испорчены.
console-game-damaged = Файл { $file } испорчен. Я могу прочитать только часть партии.
console-game-unreadable = В файле { $file } партию не прочитать. Теперь он называется { $kept }.
console-autosave-failed = Не получается записать партию в файл: { $problem }. Не закрывай окно, пока не сохранишь её.
console-lang-which = Напиши «язык» и какой: { $list }.
console-style-which = Напиши «стиль» и вид доски: { $list }.
console-style-words = Доски больше не будет. Напиши «доска», и я скажу, где стоят фигуры.
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
console-coach = { $switch ->
    [on] Тренер тебе помогает.
   *[off] Тренер молчит.
}
console-coach-both = Тренер помогает вам обоим.
console-coach-sure = Всё равно так пойти?
console-coach-puzzle = Один момент этой партии — задача. Решишь?
console-coach-how = Напиши ход. Знак ? поможет, Enter вернёт назад.
console-coach-look = Посмотри на { $square }.
console-coach-try = Попробуй { $played }.
console-on-words = вкл
console-off-words = выкл
console-quit-ask = Партия не окончена. Выйти? Её можно доиграть потом: chesslings --resume. (да/нет/сохранить)
console-quit-ask-saved = Партия не окончена. Выйти?
console-quit-ask-lost = Партия не окончена и нигде не записана. Выйти? (да/нет/сохранить)
console-goodbye = До свидания!
console-goodbye-kept = До свидания! Эту партию можно доиграть: chesslings --resume.

# What is wrong with the arguments of the program.
console-unknown-option = Я не знаю ключ { $option }.
console-unknown-command = Я не знаю команду { $command }.
console-unexpected = Я не знаю, что делать с этим: { $text }.
console-similar-option = Может быть, { $option }?
console-bad-value = Значение { $value } не подходит для { $option }.
console-good-values = Выбери одно из этих: { $list }.
console-missing = Чего-то не хватает: { $list }.
console-missing-value = После { $option } нужно значение.
console-twice = Ключ { $option } можно написать только один раз.
console-not-together = { $option } и { $other } нельзя написать вместе.
console-try-help = Подробнее: chesslings --help
console-against-unknown = Соперника { $text } нет. Есть такие: { $list }.
console-as-unknown = Цвета { $text } нет. Напиши white или black.
console-army-unknown = Армии { $text } нет. Напиши pawns, knights или rooks.
console-without-unknown = Начать без { $text } нельзя. Напиши knight, rook, rooks или queen.
console-lang-unknown = Я не говорю на { $text }. Есть языки: { $list }.
console-only-for-playing = Некоторые из этих ключей нужны только для игры. Убери ключи или команду.
console-moves-which = Напиши «ходы» или, например, «ходы E2».
console-explain-which = Напиши «объясни» и фигуру или её поле: «объясни E2».
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
# Маленькая буква чёрной фигуры, когда цвета её не отличают: размера букв мало.
console-black-letter = { $letter }'
# Как игрок может написать команду: сначала слово, потом короткая форма, потом другие.
console-verb-words = { $verb ->
    [help] помощь ? справка
    [moves] ходы хо
    [explain] объясни об объяснить
    [board] доска до
    [record] запись за
    [undo] ход_назад нз назад отменить отмена отмени вернуть верни вернуть_ход верни_ход взять_назад взять_ход_назад
    [redo] снова_вперёд впе вперёд снова повтор повторить
    [draw] ничья ни предложить_ничью предлагаю_ничью
    [accept] принять при принимаю
    [decline] отказ отк отказаться
    [resign] сдаюсь сдаю сдаться я_сдаюсь
    [castle] рокировка рок
    [save] сохранить со
    [load] загрузить заг
    [fen] фен
    [pgn] пгн
    [new] новая но новая_партия новая_игра сыграть_ещё сыграть_ещё_раз ещё_раз заново сначала
    [swap] обмен обм поменяться поменяться_цветом поменяться_цветами
    [names] имена им
    [lang] язык яз
    [style] стиль ст вид
    [flip] поворот пов повернуть
    [auto-flip] автоповорот авто
    [coach] тренер тр
   *[quit] выход вы выйти закончить пока
}
console-verb-help = { $verb ->
    [help] эта страница
    [moves] все ходы; ходы E2
    [explain] объясни E2
    [board] показать доску
    [record] запись партии
    [undo] взять ход назад
    [redo] сделать его снова
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
    [coach] вкл, выкл: помогает
   *[quit] закончить
}
console-help-moves = Ходы
console-help-squares = с поля на поле
console-help-short = короткая запись
console-help-castling = рокировка
console-help-promotion = пешка становится ферзём
console-help-one-square = показать, куда пойдёт фигура
console-help-commands = Команды и их короткие формы

## What --help says

console-about-play = Шахматы для двоих за одной клавиатурой, все правила объясняются; и инструменты для позиций и партий.
console-about-perft = Сосчитать все партии данной длины из одной позиции.
console-about-why = Сказать, можно ли так пойти, а если нельзя — почему.
console-about-inspect = Рассказать о позициях, одна FEN на строке.
console-about-pgn = Рассказать, что было в партиях из PGN.
console-about-place = Расставить фигуры так, чтобы никто ни на кого не нападал или чтобы вся доска была под боем.
console-about-learn = Учиться шахматам: те же уроки и задания, что и на странице.
console-option-unit = С какого раздела начать: название или номер, например rook; или сегодня, проверка, вход.
console-option-number = Какое задание раздела, считая с 1.
console-option-child = Чьи это звёзды, если здесь учатся несколько детей.
console-about-coach = Сказать, что сказал бы тренер о партиях в PGN, ход за ходом.
console-about-opponents = Показать соперников, от слабого к сильному.
console-opponents-how = Играть с одним из них: chesslings --against ИМЯ
console-about-uci = Играть с другими шахматными программами по протоколу UCI.
console-about-completions = Напечатать, что нужно оболочке, чтобы дописывать ключи.
console-about-help = Показать эту страницу или страницу команды.
console-heading-usage = Как запускать
console-heading-commands = Команды
console-heading-arguments = Что указать
console-heading-options = Ключи
console-heading-playing = Ключи для игры
console-usage-options = [КЛЮЧИ]
console-usage-command = КОМАНДА
console-option-units = Что игрок уже прошёл: all или разделы, как rook,mate. О другом ни слова.
console-option-eager = Говорить всё, что верно, как бы часто это ни было.
console-units-unknown = Я не знаю раздела «{ $name }». Я знаю { $list }.
console-option-lang = Язык, en или ru; обычно тот же, что у терминала.
console-option-help = Показать эту страницу; -h короче.
console-option-version = Показать версию.
console-option-white = Имя того, кто играет белыми; если его нет, программа спросит.
console-option-black = Имя того, кто играет чёрными; если его нет, программа спросит.
console-option-fen = Начать с этой позиции, а не с обычной.
console-option-load = Продолжить последнюю партию из этого файла PGN.
console-option-against = Играть одному с этим соперником; список покажет «chesslings opponents».
console-option-playing-as = Твой цвет в игре с соперником: white (белые) или black (чёрные).
console-option-army = Маленькие армии у обоих, кроме короля и пешек: pawns (ничего больше), knights (кони) или rooks (ладьи).
console-option-without = Без чего начинает соперник: knight (конь), rook (ладья), rooks (две ладьи) или queen (ферзь).
console-option-seed = Число, от которого зависят ходы соперника: то же число, те же ходы.
console-option-resume = Продолжить последнюю неоконченную партию. Каждая партия хранится с первого хода.
console-option-save = Записывать партию в этот файл PGN после каждого хода. Готовый файл без спроса не заменяется.
console-option-style = Вид доски: symbols (значки), letters (буквы), ascii, big (большие поля) или words (без доски, для чтения вслух). Обычно значки, а если терминал их не покажет, буквы.
console-option-ascii = Английские буквы и никаких особых знаков: то же, что --style ascii.
console-option-color = Когда нужны цвета: auto (если терминал их покажет), always (всегда) или never (никогда). Переменная NO_COLOR тоже их выключает.
console-option-flip = Показывать доску со стороны чёрных.
console-option-auto-flip = Поворачивать доску к тому, кто ходит.
console-option-no-flip = Показывать доску со стороны белых, как обычно.
console-option-strict = Остановиться с кодом 1 на первой строке, которая не ход и не команда.
console-option-state-dir = Хранить неоконченные партии в этой папке. То же делает переменная CHESSLINGS_STATE_DIR.
console-option-no-autosave = Не хранить неоконченные партии.
console-option-depth = Сколько ходов в партии, считая ходы обоих игроков, от 0 до 64.
console-option-divide = Показать ещё, сколько партий начинается с каждого хода.
console-option-from = Поле, на котором стоит фигура, например e2.
console-option-to = Поле, на которое она пойдёт, например e4.
console-option-json = Отвечать в JSON.
console-option-file = Какой файл читать; - или ничего — стандартный ввод.
console-option-game = Не принимать позиции, которых не бывает в партиях.
console-option-shell = Какая оболочка: bash, elvish, fish, powershell или zsh.
console-option-task = independence: никто ни на кого не нападает. domination: каждое поле занято или под боем.
console-option-size = Сколько полей в ширину и в высоту, от 1 до 16.
console-option-pieces = Фигуры, если все они одного цвета: 8Q или несколько, например 2R,1Q.
console-option-white-pieces = Белые фигуры.
console-option-black-pieces = Чёрные фигуры.
console-option-count = Показать только, сколько решений.
console-option-limit = Показать не больше стольких решений.
console-option-all = Показать и повороты, отражения, обмен цветами.
console-option-threads = Искать в стольких потоках, до 256; 0 — по одному на ядро.
console-more-play =
    Примеры:
      chesslings                         два игрока, программа спросит имена
      chesslings --white Аня --black Ян  начать сразу
      chesslings --against воробей       играть одному с воробьём
      chesslings --resume                продолжить последнюю партию
      chesslings --load game.pgn         продолжить партию из файла
      chesslings why e2 e5               почему так ходить нельзя?
    Во время игры знак ? покажет все команды и как написать ход.

    Коды выхода:
      0    всё хорошо (даже если вывод никто не дочитал)
      1    что-то во вводе неверно; ответы говорят, что
      2    неверные ключи, или файл не читается или не пишется
      130  Ctrl-C
console-more-why =
    Ответ — предложение и строка для программ: 'legal' и ходы (четыре, если пешка
    превращается) или код причины и поля, о которых речь.
    С ключом --json в ответе есть from, to, legal, text и moves или reason и squares.
console-more-inspect =
    Каждая строка — FEN, и на каждую есть одна строка ответа, части через табуляцию:
    FEN, как пишем её мы, состояние, поля, с которых дан шах (или -), возможные ходы.
    Если строку нельзя прочитать, ответ — 'error', табуляция и предложение.
    С ключом --json в ответе есть fen, turn, check, checkers, legal (по порядку), san
    (в том же порядке), status и not_a_game, если такой позиции не бывает в партиях;
    или error, field и column.
    Поле для взятия на проходе стоит в FEN, только если так правда можно взять.
console-more-pgn =
    На каждую партию есть одна строка ответа, части через табуляцию: номер, результат,
    причина, последняя FEN, ходы. Если партию нельзя прочитать, в ответе номер, 'error',
    строка, знак и предложение, а потом читается следующая.
    С ключом --json в ответе есть game, tags, start, moves, fen, status, result и reason;
    или game, error, line, column и text.
    Победа без мата — это сдача, а ничья не по правилам — согласие, если тег Termination
    не говорит другого. Если ходы спорят с результатом, причина — 'contradiction'.
console-more-coach =
    На каждое замечание одна строка, через табуляцию: номер партии, ход, «before» (до хода) или
    «about» (о ходе), вид, предложение. После партии две строки «summary», по одной на игрока:
    что было хорошо и где был ход лучше.
    С --json каждый ход даёт строку с полями game, ply (с нуля), fen, move, before и about. У
    замечания поля kind, squares, proof и text. Доказательство угрозы — то, что сыграл бы
    соперник, будь сейчас его ход; о ходе оно начинается с самого хода. В последней строке
    партии поля game и summary; если партию не прочесть, то error, line, column и text.
    Без --eager тренер говорит одно за раз, а потом какое-то время молчит.
console-more-place =
    С --white и --black нападают друг на друга только фигуры разного цвета. Решения, которые
    получаются друг из друга поворотом, отражением или, если армии равны, обменом цветами,
    показаны один раз; с --all — каждое.
    После решений идут две строки для программ, 'total: N' и 'fundamental: M', а если поиск
    остановлен, ещё одна, с 'partial: ' в начале.
    С --json каждое решение — строка с полями solution (номер), orbit (сколько решений ему
    равноценны) и pieces, а в нём cell (от 0, слева направо и сверху вниз), square и piece
    (маленькая буква — чёрная фигура). В последней строке поля total, fundamental и partial,
    а если есть что сказать, то и reason.
    Ctrl-C останавливает поиск и показывает, что нашлось.

    Примеры:
      chesslings place independence --size 8 --pieces 8Q
      chesslings place independence --size 5 --white 4K --black 4K --count
      chesslings place domination --size 8 --pieces 5Q --limit 3
console-more-uci =
    Добавьте 'chesslings uci' в свою шахматную программу как движок. Его настройки:
      Level   кто играет: от 1, яйца, до 10, орла
      Seed    с тем же числом игра повторится; 0 — каждый раз другая
      UCI_LimitStrength и UCI_Elo выбирают уровень по силе
console-more-completions =
    Где их ищут оболочки:
      chesslings completions bash > ~/.local/share/bash-completion/completions/chesslings
      chesslings completions zsh > ~/.zfunc/_chesslings   (и fpath+=~/.zfunc в ~/.zshrc)
      chesslings completions fish > ~/.config/fish/completions/chesslings.fish

## Уроки в терминале

console-learn-welcome = Добро пожаловать в шахматную школу!
console-learn-welcome-child = Добро пожаловать в шахматную школу, { $name }!
console-learn-how-list = Напиши номер или название раздела. Просто Enter — дальше. ? — помощь.
console-learn-show-on = Нажми Enter, и увидишь, что дальше.
console-learn-how = { $learn-how ->
    [walk] Enter — следующий шаг. Поле — и фигура пойдёт туда. «Числа» — счёт.
    [tap] Напиши поля, например: D1 D2.
    [choose] Напиши номер или слово ответа.
    [move] Напиши ход, например: A1 A8.
    [put] Напиши фигуру и поле, например: { $piece } A1.
    [write] Запиши ход, как в книгах, например: { $piece }a1. Можно по знакам.
   *[place] Напиши поля. Поле второй раз — фигура снимается.
}
console-learn-unit = { $title }: сделано { NUMBER($done) } из { NUMBER($count) }, { $stars }.
console-learn-exercise = { $title }, { NUMBER($number) } из { NUMBER($count) }
console-learn-lesson = Урок: { $title }
console-learn-practice = { $title }: для тренировки
console-learn-stars = { $count ->
    [0] звёзд нет
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
console-learn-list-prompt = Раздел
console-learn-unknown-unit = Раздела «{ $text }» нет. Есть: { $list }.
console-learn-not-ready = { $title }: здесь пока нет заданий.
console-learn-no-exercise = { $title }: здесь только { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}.
console-learn-unreadable = Не понимаю «{ $text }».
console-learn-star-squares = Звёзды: { $squares }.
console-learn-marked = Отмечено: { $squares }.
console-learn-found = Найдено: { $squares }.
console-learn-tray = Осталось поставить: { $pieces }.
console-learn-replay = Ходы: { $moves }.
console-learn-what-next = Enter — дальше. Слово «{ $more }» — ещё такое же, «{ $again }» — то же снова.
console-learn-what-next-or-again = Enter — дальше. Слово «{ $again }» — то же снова.
console-learn-unit-over = Раздел «{ $title }» пройден: { $stars }.
console-learn-course-over = Это был весь курс!
console-learn-only-practice = Ещё одно такое, для тренировки.
console-learn-no-hints = На проверке никто не подсказывает. Если не знаешь, напиши «{ $skip }».
console-learn-round-on = Enter — дальше.
console-learn-round-words = { $round ->
    [today] сегодня
    [test] проверка
   *[entry] вход
}
console-learn-rounds = Слово «{ $today }» — пять заданий на сегодня, «{ $tests } 1» (2 или 3) — проверить себя, «{ $entry }» — узнать, с чего начать.
console-learn-undone = Ход взят назад.
console-learn-sure-reset = { $name }: все звёзды исчезнут. Точно начать заново?
console-learn-from-start = Ещё раз с самого начала.
console-learn-numbers = { $switch ->
    [on] Теперь с числами.
   *[off] Теперь без чисел.
}
console-learn-no-walk = Менять сторону может только фигура, которая показывает свой путь.
console-learn-goodbye = До свидания! Твои звёзды сохранены.
console-learn-not-kept = Не могу сохранить звёзды в файл: { $problem }.
console-learn-broken = Не могу прочитать { $file }. Файл отложен как { $kept }, начинаем сначала.
console-learn-spoilt = Не всё в { $file } удалось прочитать. Копия сохранена как { $kept }.
console-learn-saved = Звёзды записаны: { $file }. Этот файл откроется и на странице.
console-learn-unchanged = Все звёзды остались.
console-learn-no-room = Больше детей здесь не помещается.
console-learn-help-commands = Команды и их короткие формы
console-learn-verb-words = { $learn-verb ->
    [help] помощь ? справка
    [hint] подсказка по
    [undo] ход_назад нз назад на отменить отмена отмени вернуть верни вернуть_ход верни_ход
    [again] заново зан сначала ещё_раз
    [next] дальше дал
    [skip] пропустить пр не_знаю я_не_знаю
    [back] прошлое про
    [list] список сп
    [go] урок ур
    [more] похожее пох
    [turn] сторона сто
    [numbers] числа чи
    [board] доска до
    [lang] язык яз
    [style] стиль сти вид
    [save] сохранить сох
    [load] загрузить заг
    [reset] сбросить сбр
   *[quit] выход вы выйти закончить пока
}
console-learn-verb-help = { $learn-verb ->
    [help] эта страница
    [hint] подсказка, каждый раз больше
    [undo] взять ход назад
    [again] с самого начала
    [next] следующее задание
    [skip] то же: пропустить это
    [back] задание до этого
    [list] все разделы и звёзды
    [go] урок ладья 3: любое задание
    [more] ещё одно такое же
    [turn] следующая; сторона 3
    [numbers] числа вкл, числа выкл
    [board] показать доску
    [lang] язык ru, язык en
    [style] значки, буквы...
    [save] твои звёзды в файл
    [load] загрузить файл: и его звёзды
    [reset] начать без звёзд
   *[quit] закончить
}

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
move-mate = Мат!

## Соперники

opponent-egg = Яйцо
opponent-egg-about = Яйцо только начинает смотреть по сторонам.
opponent-hatchling = Птенец
opponent-hatchling-about = Птенец берёт всё подряд, даже то, что защищено.
opponent-chick = Цыплёнок
opponent-chick-about = Цыплёнок обожает давать шах ферзём.
opponent-sparrow = Воробей
opponent-sparrow-about = Воробей забывает о конях.
opponent-magpie = Сорока
opponent-magpie-about = Сорока хватает всё, что блестит.
opponent-jackdaw = Галка
opponent-jackdaw-about = Галка не замечает угроз по диагонали.
opponent-raven = Ворон
opponent-raven-about = Ворон умён, но вилка застаёт его врасплох.
opponent-owl = Сова
opponent-owl-about = Сова мудра в конце партии, но нападает медленно.
opponent-hawk = Ястреб
opponent-hawk-about = Ястреб знает начало партии, но забывает о связках.
opponent-eagle = Орёл
opponent-eagle-about = Орёл видит почти всё.

## Игра: садимся за доску

play-title = Игра
play-card = С другом или с птицей.
play-first-player = Игрок 1
play-second-player = Игрок 2
play-who-white = Кто играет белыми?
play-who-black = Кто играет чёрными?
play-swap = Поменяться цветами
play-against = С кем ты играешь?
play-friend = С другом
play-friend-about = Друзей рядом нет? Тебя ждёт { $name }.
play-fits = Для тебя
play-score = Побед: { $won }, поражений: { $lost }, ничьих: { $drawn }.
play-your-name = Как тебя зовут?
play-your-color = Твои фигуры
play-color = { $color ->
    [white] Белые
   *[black] Чёрные
}
play-without = Соперник начинает
play-without-nothing = со всеми фигурами
play-without-knight = без коня
play-without-rook = без ладьи
play-without-rooks = без обеих ладей
play-without-queen = без ферзя
play-without-pawns-only = с королём и пешками, как и ты
play-without-knights-only = с королём, пешками и конями, как и ты
play-without-rooks-only = с королём, пешками и ладьями, как и ты
play-start = Начать
play-waiting = Вас ждёт партия: { $white } и { $black }.
play-last-game = Последняя партия: { $white } и { $black }.
play-continue = Играть дальше
play-look = Посмотреть
play-stays = Эта партия останется в списке.
play-games = Ваши партии
play-players = { $white } и { $black }
play-goes-on = Не закончена.
play-so-many-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
play-from-position = Начать с позиции
play-fen = Позиция в виде FEN
play-fen-start = Начать отсюда
play-open-title = Открыть партию
play-file = Выбрать файл
play-pgn = Или вставь партию сюда, в виде PGN
play-open = Открыть
play-no-game = В этом тексте нет партии.
play-reads = Читаю…
play-no-reader = Прочитать не получилось. Попробуй ещё раз.
play-from-here = Партия начнётся так.
play-from-start = Лучше с начала
play-tally = { $white } { $points } { $black }
play-delete = Удалить
play-game-more = Ещё: { $game }
play-game-name = Название партии
play-name-it = Назвать
play-delete-sure = Удалить навсегда?
play-delete-no = Оставить
play-menu-explore = Исследовать позицию
play-which-game = Какую партию открыть?
play-unreadable = { $count ->
    [one] Ещё { $count } партию прочитать нельзя.
    [few] Ещё { $count } партии прочитать нельзя.
   *[many] Ещё { $count } партий прочитать нельзя.
}
play-more-games = Здесь есть и другие партии. Это первые.

## Игра: за доской

play-your-move = { $name }, твой ход!
play-to-move = Твой ход
play-thinks = { $name } думает…
play-thinking = Думает…
play-asleep = { $name } спит. Разбуди соперника, пожалуйста.
play-wake = Разбудить
play-taken = Взято: { $pieces }
play-picked = { $name } на { $square }. { $count ->
    [0] Ходов сейчас нет.
    [one] Можно пойти на { $count } поле.
    [few] Можно пойти на { $count } поля.
   *[many] Можно пойти на { $count } полей.
}
play-tell = Откуда пришла?
play-story-none = { $name } на { $square }: ходов ещё не было.
play-story = { $name }: { $way }. { $count ->
    [one] Это { $count } ход.
    [few] Это { $count } хода.
   *[many] Это { $count } ходов.
}
play-story-pawn = Раньше это была пешка.
play-taken-back = Один ход взят назад.
play-both-taken-back = Оба хода взяты назад.
play-draw-offered = { $name } предлагает ничью. Что скажет { $other }?
play-draw-yes = Ничья
play-draw-no = Играем дальше
play-draw-declined = Ничью не приняли. Играем дальше!
play-sure = { $name }, правда сдаёшься?
play-sure-yes = Сдаюсь
play-sure-no = Играю дальше
play-won = Выигрывает { $name }!
play-you-won = Победа за тобой!
play-drawn = Ничья!
play-again = Сыграть ещё
play-again-swapped = Ещё раз, другим цветом
play-look-back = Посмотреть ходы
play-save = Сохранить
play-other-opponent = Другой соперник
play-stronger = Победа за победой! Тебя ждёт { $name }.
play-easier = { $name } – соперник чуть полегче. Хочешь?
play-try = Да, хочу
play-looking = Чтобы играть, вернись к последнему ходу.
play-looking-start = Здесь партия начинается.
play-now = К последнему ходу
play-copied = Партия скопирована.
play-not-copied = Скопировать здесь нельзя. Сохрани партию в файл.
play-opened = Вот партия. Смотри её ходы или играй дальше.
play-mended = Сохранённая партия повреждена. Вот что удалось прочитать.
play-tools = Что можно сделать
play-turn = Поворот
play-moves = Ходы
play-more = Ещё
play-moves-none = Ходов ещё нет.
play-move-number = Ход { NUMBER($number) }. { $sentence }
play-step-first = В начало
play-step-back = На ход раньше
play-step-on = На ход позже
play-step-last = К последнему ходу
play-type = Напиши ход
play-type-play = Сделать ход
play-menu = Что сделать?
play-menu-close = Закрыть
play-menu-draw = Предложить ничью
play-menu-resign = Сдаться
play-menu-copy = Скопировать партию
play-menu-save = Сохранить партию в файл
play-menu-new = Новая партия
play-facing = Как лежит доска
play-facing-fixed = Не поворачивается
play-facing-mover = Поворачивается к тому, чей ход
play-facing-across = Лежит между вами
play-promotion = Кем станет пешка?

## Уроки: разделы

lesson-unit-title = { $lesson-unit ->
    [rook] Ладья
    [bishop] Слон
    [queen] Ферзь
    [king] Король
    [knight] Конь
    [pawn] Пешка
    [secret] Тайный код
    [attack] Нападай и бери
    [value] Сколько стоят фигуры
    [protect] Защити своих
    [check] Шах
    [escape] Спасение от шаха
    [mate] Мат
    [draw] Пат и ничья
    [setup] Расставь фигуры
    [castling] Рокировка
    [passing] Взятие на проходе
    [ladder] Мат ферзём и ладьями
    [threat] Замысел соперника
    [opening] Хорошее начало
    [tactics] Тактика
    [endings] Король и один помощник
    [notation] Запись ходов
   *[games] Первые партии
}
lesson-unit-lead = { $lesson-unit ->
    [rook] Ходит прямо, на любое число полей.
    [bishop] Ходит наискосок и не меняет цвет поля.
    [queen] Ходит и как ладья, и как слон.
    [king] Шаг за шагом, и никогда — под удар.
    [knight] Прыгает через всех.
    [pawn] Идёт вперёд, а берёт вбок.
    [secret] Как ходят фигуры, если записать числами.
    [attack] Смотри, кого можно взять и кто под защитой.
    [value] Не каждый размен выгоден.
    [protect] Уйди, защити, заслони или возьми нападающего.
    [check] На короля напали!
    [escape] Три способа спасти короля.
    [mate] Короля не спасти: партия выиграна.
    [draw] Иногда не побеждает никто.
    [setup] Кто где стоит в начале партии.
    [castling] Король и ладья ходят вместе.
    [passing] Самый удивительный ход пешки.
    [ladder] Как поймать одинокого короля.
    [threat] У каждого хода есть причина. Заметь её вовремя.
    [opening] Фигуры — в игру, король — в безопасность.
    [tactics] Один ход нападает на двоих.
    [endings] Теперь без короля не победить.
    [notation] Читай и записывай ходы, как в книгах.
   *[games] Сначала маленькие армии, потом вся партия.
}

## Уроки: что сделать

# Задание начинается с маленькой буквы: перед ним может стоять цвет.
lesson-for-side = { $color ->
    [white] Белые
   *[black] Чёрные
}: { $task }
lesson-in-moves = { $count ->
    [1] за один ход
    [one] за { $count } ход
    [few] за { $count } хода
   *[many] за { $count } ходов
}
# Where a piece stands is said only if there is another one like it.
lesson-on-square = {" "}с { $square }
lesson-walk = посмотри, как ходит { $name }{ $place }.
lesson-stars = { $count ->
    [1] возьми звезду
    [2] собери обе звезды
    [one] собери { $count } звезду
    [few] собери { $count } звезды
   *[many] собери { $count } звёзд
}
lesson-enemies = { $count ->
    [1] возьми { $enemy ->
        [white] белую
       *[black] чёрную
    } фигуру
    [2] возьми обе { $enemy ->
        [white] белые
       *[black] чёрные
    } фигуры
    [one] возьми { $count } { $enemy ->
        [white] белую
       *[black] чёрную
    } фигуру
    [few] возьми { $count } { $enemy ->
        [white] белые
       *[black] чёрные
    } фигуры
   *[many] возьми { $count } { $enemy ->
        [white] белых
       *[black] чёрных
    } фигур
}
lesson-collect = { $what } { $moves }{ $collect-flag ->
    [safely] {" "}и не вставай под удар.
    [always] . Бери каждым ходом.
   *[freely] .
}
lesson-aim = { $lesson-aim ->
    [check] дай шах { $moves }.
    [safe-check] дай безопасный шах { $moves }.
    [discovered] дай вскрытый шах { $moves }.
    [mate] поставь мат { $moves }.
    [stalemate] спаси партию патом { $moves }.
    [nothing-hangs] защити все свои фигуры { $moves }.
    [run] уведи { $name } с { $square } из-под удара { $moves }.
    [guard] защити { $name } на { $square } { $moves }.
    [shield] заслони { $name } на { $square } { $moves }.
    [take-attacker] возьми фигуру, которая напала на { $square }, { $moves }.
    [take-best] найди самое выгодное взятие { $moves }.
    [fork] сделай вилку { $moves }.
    [pin] сделай связку { $moves }.
    [skewer] сделай линейный удар { $moves }.
    [discovered-attack] сделай вскрытое нападение { $moves }.
    [win] выиграй фигуру или больше { $moves }.
    [centre] поставь пешку в центр { $moves }.
    [develop] выведи коня или слона { $moves }.
    [tempo] выведи фигуру и напади на ферзя { $moves }.
    [promote-safely] безопасно преврати пешку { $moves }.
    [promote-to] преврати пешку в { $name } { $moves }.
    [castle] сделай рокировку { $moves }.
    [castle-short] сделай короткую рокировку { $moves }.
    [castle-long] сделай длинную рокировку { $moves }.
    [en-passant] возьми пешку на проходе { $moves }.
    [escape-run] уйди королём от шаха { $moves }.
    [escape-block] закройся от шаха { $moves }.
    [escape-take] возьми фигуру, которая даёт шах, { $moves }.
   *[stop-mate] отрази угрозу мата { $moves }.
}
lesson-no-stalemate = сделай { $count ->
    [1] один ход
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} без пата и потерь.
lesson-confine = оставь королю не больше { $count ->
    [one] { $count } свободного поля
   *[many] { $count } свободных полей
} { $moves }.
lesson-keep-win = сделай { $count ->
    [1] один ход
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} и не упусти победу.
lesson-set-up = поставь { $count ->
    [1] недостающую фигуру на её место
    [one] { $count } недостающую фигуру на её место
    [few] { $count } недостающие фигуры на их места
   *[many] { $count } недостающих фигур на их места
}.
lesson-peace = поставь { $pieces } { $size ->
    [8] на доску
   *[many] в угол { $size }×{ $size }
} так, чтобы никто никого не бил.
lesson-play-written = сделай записанный ход { $written }.
lesson-write = запиши ход с { $from } на { $to }.
lesson-replay-written = { $count ->
    [one] сыграй { $count } записанный ход.
    [few] сыграй { $count } записанных хода за обе стороны.
   *[many] сыграй { $count } записанных ходов за обе стороны.
}
lesson-play-next = Теперь: { NUMBER($number) }{ $color ->
    [white] .
   *[black] …
}{"\u00A0"}{ $written }
lesson-write-step = { $write-step ->
    [who] Кто ходит? У пешки буквы нет.
    [takes] Кого-нибудь берут? Тогда ставят x.
    [column] На какой столбец идёт фигура?
    [row] На какой ряд?
   *[end] Шах — это +, мат — это #.
}
lesson-replay = { $count ->
    [1] повтори показанный ход.
    [one] повтори { $count } показанный ход за обе стороны.
    [few] повтори { $count } показанных хода за обе стороны.
   *[many] повтори { $count } показанных ходов за обе стороны.
}
lesson-counted-pieces = { NUMBER($count) } { $piece ->
    [king] { $count ->
        [one] короля
        [few] короля
       *[many] королей
    }
    [queen] { $count ->
        [one] ферзя
        [few] ферзя
       *[many] ферзей
    }
    [rook] { $count ->
        [one] ладью
        [few] ладьи
       *[many] ладей
    }
    [bishop] { $count ->
        [one] слона
        [few] слона
       *[many] слонов
    }
    [knight] { $count ->
        [one] коня
        [few] коня
       *[many] коней
    }
   *[pawn] { $count ->
        [one] пешку
        [few] пешки
       *[many] пешек
    }
}
# Фигура, с которой что-то делают: «защити ладью», «берёт твою ладью».
piece-whom = { $piece ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
}
piece-yours-taken = { $piece ->
    [king] твоего короля
    [queen] твоего ферзя
    [rook] твою ладью
    [bishop] твоего слона
    [knight] твоего коня
   *[pawn] твою пешку
}

## Уроки: что найти

lesson-find-moves = найди все поля, куда может пойти { $name }{ $place }.
lesson-find-attacks = найди все поля, на которые нападает { $name }{ $place }.
lesson-find-captures = найди всех, кого может взять { $name }{ $place }.
lesson-find-forbidden = найди все поля, где { $name } попадёт под удар.
lesson-find-named = найди поле { $square }.
lesson-find-numbered = найди поле: ряд i = { NUMBER($i) }, столбец j = { NUMBER($j) }.
lesson-find-line = найди { $board-line ->
    [row] весь ряд
    [column] весь столбец
   *[diagonal] всю диагональ
} от { $from } до { $to }.
lesson-find-line-of = найди { $board-line ->
    [row] весь ряд
    [column] весь столбец
   *[diagonal] всю диагональ
}, где стоит { $name }.
lesson-find-corners = найди { $corner-shade ->
    [light] оба белых угла
    [dark] оба чёрных угла
   *[any] все четыре угла
} доски.
lesson-find-attacked = найди все { $enemy ->
    [white] белые
   *[black] чёрные
} фигуры под твоим ударом.
lesson-find-free = найди все { $enemy ->
    [white] белые
   *[black] чёрные
} фигуры, которые выгодно взять.
lesson-find-danger = найди все свои фигуры в опасности.
lesson-find-checkers = { $name } под шахом. Найди всех, кто его даёт.
lesson-find-pinned = найди все свои связанные фигуры.
lesson-find-guards = кто защищает { $square }? Найди все { $color ->
    [white] белые
   *[black] чёрные
} фигуры.
lesson-find-attackers = кто нападает на { $square }? Найди все { $enemy ->
    [white] белые
   *[black] чёрные
} фигуры.
lesson-find-box = найди загон: все поля, куда может дойти { $name }.
lesson-find-misplaced = кто стоит не на своём месте? Найди всех.

## Уроки: вопросы

lesson-ask-shade = поле { $square } белое или чёрное?
lesson-ask-name = как называется отмеченное поле?
lesson-ask-numbers = какие числа (i, j) у поля { $square }?
lesson-ask-reach = сможет ли { $name } с { $from } попасть на { $to }?
lesson-ask-far = за сколько ходов { $name } с { $from } попадёт на { $to }?
lesson-ask-legal = может ли { $name } пойти с { $from } на { $to }?
lesson-ask-free = { $name } на { $square }: можно взять даром или есть защита?
lesson-ask-worth = кто дороже: { $name } или { $other }?
lesson-ask-exchange = { $name } берёт на { $square }. Это выгодно?
lesson-ask-richer = чьи фигуры вместе дороже?
lesson-ask-check = { $name } под шахом?
lesson-ask-checked = ход { $color ->
    [white] белых
   *[black] чёрных
}. Это мат, шах или ни то ни другое?
lesson-ask-ended = ход { $color ->
    [white] белых
   *[black] чёрных
}. Мат, пат или игра идёт дальше?
lesson-ask-way = { $name } под шахом! { $check-way ->
    [run] Может ли он уйти?
    [block] Может ли кто-нибудь его заслонить?
   *[take] Можно ли взять фигуру, которая даёт шах?
}
lesson-ask-castle = можно ли сейчас { $color ->
    [white] белым
   *[black] чёрным
} сделать { $wing ->
    [king-side] короткую рокировку
   *[queen-side] длинную рокировку
}?
lesson-ask-passing = могут ли { $color ->
    [white] белые
   *[black] чёрные
} сейчас взять на проходе?
lesson-ask-can-mate = может ли ещё кто-нибудь поставить мат?
lesson-ask-threat = посмотри на последний ход: чего хотят { $enemy ->
    [white] белые
   *[black] чёрные
}?
lesson-ask-written = как записать ход с { $from } на { $to }?
lesson-ask-mistake = один из трёх ходов — ошибка. Какой?
lesson-ask-motif = что это за ход: { $from } — { $to }?
lesson-ask-catches = ход { $color ->
    [white] белых
   *[black] чёрных
}. Догонит ли { $enemy ->
    [white] белый
   *[black] чёрный
} король пешку?

lesson-choice = { $lesson-choice ->
    [yes] Да
    [no] Нет
    [light] Белое
    [dark] Чёрное
    [free] Можно даром
    [guarded] Есть защита
    [same] Одинаково
    [white] Белые
    [black] Чёрные
    [wins] Выгодно
    [even] Поровну
    [loses] Невыгодно
    [mate] Мат
    [check] Шах
    [no-check] Ни то ни другое
    [stalemate] Пат
    [takes] Что-нибудь взять
    [nothing] Ничего плохого
    [fork] Вилка
    [pin] Связка
    [skewer] Линейный удар
    [discovered] Вскрытое нападение
    [no-letter] Без буквы
    [no-sign] Без знака
   *[goes-on] Игра идёт дальше
}
lesson-choice-move = { $name } на { $square }
lesson-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
lesson-numbers = ({ NUMBER($i) },{"\u00A0"}{ NUMBER($j) })

## Уроки: почему ответ верный

lesson-because-shade = Поле { $square } — { $shade ->
    [light] белое
   *[dark] чёрное
}.
lesson-because-name = Это { $square }.
lesson-because-numbers = Поле { $square }: ряд i = { NUMBER($i) }, столбец j = { NUMBER($j) }.
lesson-because-never = Туда не попасть никогда.
lesson-because-far = Туда можно попасть { $moves }.
lesson-because-legal = На { $square } пойти можно.
lesson-because-free = Поле { $square } никто не защищает.
lesson-because-guarded = Поле { $square } защищает { $name } с { $from }.
lesson-because-worth = Цена: { $name } — { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}, { $other } — { NUMBER($points) }.
lesson-because-wins = Выигрыш — { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
lesson-because-trade = Ты возьмёшь { NUMBER($got) }, а отдашь { NUMBER($given) }.
lesson-because-even = Обе стороны теряют поровну.
lesson-because-loses = Потеря — { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
lesson-because-richer = Очки: у белых { NUMBER($white) }, у чёрных { NUMBER($black) }.
lesson-because-check = Шах даёт { $name } с { $square }.
lesson-because-no-check = На короля никто не нападает.
lesson-because-mate = Это шах, и спасения нет.
lesson-because-way-out = Это шах, но спасение есть.
lesson-because-goes-on = У { $color ->
    [white] белых
   *[black] чёрных
} ещё есть ход.
lesson-because-no-way = { $check-way ->
    [run] Королю некуда уйти.
    [block] Заслонить короля некому.
   *[take] Взять эту фигуру некому.
}
lesson-because-only-takes = Король может только взять. Это другой способ.
lesson-because-castle = Путь свободен и безопасен.
lesson-because-passing = Может пешка с { $from }: она берёт и встаёт на { $square }.
lesson-because-no-passing = Сейчас на проходе брать некого.
lesson-because-only-pawns = На проходе берут только пешку.
lesson-because-written = Записывают так: { $written }.
lesson-because-quiet = Сейчас никто не в опасности.
lesson-because-catches = Король успевает и останавливает пешку.
lesson-because-runs = Королю эту пешку не остановить.
lesson-because-can-mate = Мат ещё возможен.
lesson-think-name = Сначала буква внизу, потом цифра сбоку.
lesson-think-numbers = Ряды и столбцы считают с нуля.
lesson-think-far = Посчитай ходы по одному.
lesson-think-worth = Пешка 1, конь 3, слон 3, ладья 5, ферзь 9.
lesson-think-checked = Напал ли кто-нибудь на короля? Какие ходы остались?
lesson-think-free = Кто мог бы взять в ответ?
lesson-think-castle = Пройди путь короля поле за полем.
lesson-think-threat = Представь: соперник ходит ещё раз. Что он сделает?
lesson-think-motif = На кого нападает ход? Кто стоит позади?
lesson-think-written = Сначала кто ходит, потом x для взятия, потом новое поле.
lesson-think-mistake = После каждого хода спроси: что возьмут? Где шах?
lesson-think-catches = Путь пешки — сторона большого квадрата. Внутри него король догонит пешку.
lesson-think-passing = Кто ходил последним и как далеко?
# Первая подсказка, когда отвечают ходом: о чём себя спросить.
lesson-think-collect = { $collect-flag ->
    [safely] Какие поля бьёт соперник? Какой путь безопасен?
    [always] Кого можно взять сейчас? А кого оттуда?
   *[freely] Куда можно пойти? Какое поле поможет?
}
lesson-think-aim = { $lesson-aim ->
    [check] С каких полей твои фигуры напали бы на короля?
    [safe-check] Какие есть шахи? Где твою фигуру не возьмут?
    [discovered] Кто стоит между твоей фигурой и чужим королём?
    [mate] Куда король ещё может уйти? Как закрыть ему путь?
    [stalemate] Какие ходы останутся у соперника?
    [no-stalemate] Чем сможет пойти соперник после этого хода?
    [keep-win] Какие поля нужны твоей пешке? Кто успеет туда первым?
    [nothing-hangs] Какие твои фигуры сейчас могут взять?
    [run] Какие поля бьёт соперник? А где безопасно?
    [guard] Откуда её может защитить другая фигура?
    [shield] Какие поля между этими двумя? Кто туда попадёт?
    [take-attacker] Кто на неё нападает? Какая твоя фигура может его взять?
    [take-best] Кого можно взять? Кто возьмёт в ответ?
    [fork] С какого поля одна фигура нападёт на двух?
    [pin] Какая фигура стоит на одной линии со своим королём?
    [skewer] Кто у соперника стоит на одной линии? Кто важнее?
    [discovered-attack] Кто закрывает путь своей же фигуре?
    [win] Кого можно взять, на кого напасть? Что будет потом?
    [centre] Где центр доски? Какая пешка может туда встать?
    [develop] Какой конь или слон ещё стоит дома?
    [tempo] Где чужой ферзь? Кто может выйти и напасть на него?
    [promote-safely] Какие поля последнего ряда бьёт соперник?
    [promote-to] Какая пешка близко к последнему ряду? Ей шагать или брать?
    [castle] Свободен ли путь к ладье? Безопасен ли он?
    [castle-short] Свободен ли путь к ладье? Безопасен ли он?
    [castle-long] Свободен ли путь к ладье? Безопасен ли он?
    [en-passant] Какая чужая пешка прыгает мимо твоей?
    [escape-run] На какие поля рядом с королём никто не нападает?
    [escape-block] Какие поля между этими двумя? Кто туда попадёт?
    [escape-take] Кто даёт шах? Кто может взять эту фигуру?
    [confine] Где может гулять король? Как сделать загон теснее?
    [written] Кто ходит и куда?
   *[stop-mate] Где соперник хочет дать мат? Кто может помешать?
}
lesson-think-next = Какой ход следующий?
lesson-think-game = { $game-goal ->
    [mate] Чего хочет соперник? Какие у тебя есть шахи и взятия?
    [check] Откуда можно дать шах? Не успеет ли соперник раньше?
    [promote] У какой пешки свободен путь? Кто может её взять?
    [take-all] Кого можно взять? Кто возьмёт в ответ?
    [opening] Кто ещё стоит дома? В безопасности ли твой король?
   *[far-row] Какой путь к последнему ряду свободен и безопасен?
}

## Уроки: что получилось

lesson-praise = { $praise ->
    [yes] Да!
    [right] Верно!
    [well] Отлично!
   *[great] Здорово!
}
lesson-watched = Теперь ты знаешь, как ходит { $name }.
lesson-found = Да, { $square }! { $count ->
    [0] Всё верно!
    [one] Ещё { $count }.
   *[many] Ещё { $count }.
}
lesson-took = { $taken ->
    [star] Звезда твоя!
   *[piece] Взято!
}
lesson-went = Теперь { $name } на { $square }.
lesson-are-left = { $taken ->
    [star] { $count ->
        [1] Осталась одна звезда.
        [one] Осталась { $count } звезда.
        [few] Осталось { $count } звезды.
       *[many] Осталось { $count } звёзд.
    }
   *[piece] { $count ->
        [1] Осталась одна фигура.
        [one] Осталась { $count } фигура.
        [few] Осталось { $count } фигуры.
       *[many] Осталось { $count } фигур.
    }
}
lesson-all-taken = { $taken ->
    [star] Все звёзды твои, и всё { $moves }.
   *[piece] Взяты все, и всё { $moves }.
}
lesson-fewest = Быстрее нельзя!
lesson-faster = А можно и { $moves }.
lesson-reached = { $lesson-aim ->
    [check] Шах даёт { $name } с { $square }.
    [safe-check] Шах! И взять фигуру никто не может: { $name } в безопасности.
    [discovered] Путь открыт: шах даёт { $name } с { $square }.
    [mate] Мат! Королю не спастись.
    [stalemate] Пат спасает партию: ничья.
    [no-stalemate] У соперника ещё есть ход.
    [nothing-hangs] Теперь соперник ничего не выиграет.
    [run] На { $square } { $name } в безопасности.
    [guard] Теперь { $name } на { $square } под защитой.
    [shield] Теперь { $name } на { $square } за прикрытием.
    [take-attacker] Нападавшей фигуры больше нет.
    [take-best] Другие взятия дают меньше.
    [fork] Это вилка: { $name } нападает сразу на двоих.
    [pin] Это связка: фигуре не уйти, за ней король.
    [skewer] Линейный удар: первый уйдёт, второго возьмут.
    [discovered-attack] Вскрытое нападение: нападают сразу двое.
    [win] Теперь у тебя больше.
    [centre] Пешка на { $square } держит центр.
    [develop] Теперь { $name } в игре.
    [tempo] Теперь { $name } в игре, а ферзю надо уходить.
    [written] Ты умеешь читать ходы.
    [promote-safely] Пешка теперь { $name }, и взять её некому.
    [promote-to] Пешка теперь { $name }.
    [castle] Рокировка сделана.
    [en-passant] Пешка взята на проходе.
    [escape-run] На { $square } король в безопасности.
    [escape-block] Короля заслоняет { $name } на { $square }.
    [escape-take] Шах больше никто не даёт.
    [confine] Загон тесный, и твои фигуры в безопасности.
    [keep-win] Победа не уйдёт: королю её не остановить.
   *[stop-mate] Мата больше нет.
}
lesson-on-the-way = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[many] Осталось { $count } ходов.
}
lesson-placed = На { $square } — { $name }, всё правильно. { $count ->
    [one] Ещё { $count }.
   *[many] Ещё { $count }.
}
lesson-all-placed = Все фигуры дома!
lesson-in-peace = Никто никого не бьёт. { $count ->
    [one] Ещё { $count }.
   *[many] Ещё { $count }.
}
lesson-all-in-peace = Все живут в мире!
lesson-repeated = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[many] Осталось { $count } ходов.
}
lesson-all-repeated = Теперь ты знаешь эти ходы.
lesson-answered = { $reply } Твой ход!
lesson-in-check = Шах! Спасай короля.
lesson-king-attacked = На короля напали! Спасай его.
lesson-other-moves = Теперь ходят { $color ->
    [white] белые
   *[black] чёрные
}.
lesson-reply-goes = { $name } идёт на { $square }.
lesson-reply-takes = { $name } берёт { $taken } на { $square }.
lesson-reply-passing = { $name } берёт на проходе { $taken }.
lesson-reply-castles = король делает рокировку.

## Уроки: что пока не так

lesson-not-quite = Не совсем.
lesson-not-attacked-by = { $name } не нападает на { $square }.
lesson-nobody-to-take = На { $square } брать некого.
lesson-safe-for-king = На { $square } королю ничто не грозит.
lesson-look-for = Это { $square }. Ищи { $named }.
lesson-no-corner = Угол — там, где сходятся два края.
lesson-not-on-line = Поле { $square } не на этой линии.
lesson-not-one = Поле { $square } сюда не подходит.
lesson-not-about = { $asked-piece ->
    [attacked] { $name } на { $square } не под ударом.
    [danger] { $name } на { $square } в безопасности.
    [checkers] { $name } на { $square } шаха не даёт.
    [pinned] { $name } на { $square } — без связки.
    [guards] { $name } с { $square } это поле не защищает.
    [attackers] { $name } с { $square } на это поле не нападает.
   *[misplaced] { $name } на { $square } — на своём месте.
}
lesson-not-free = Невыгодно: { $guard } с { $from } защищает { $name }.
lesson-found-before = Поле { $square } уже найдено.
lesson-fault = { $fault ->
    [no-check] Этот ход не даёт шаха.
    [checker-taken] Это шах, но не безопасный.
    [not-discovered] Пусть шах даст другая фигура: открой ей путь.
    [check-answered] Это шах, но не мат.
    [stalemate] Пат! Ходов нет и шаха нет — это ничья.
    [not-stalemate] У соперника ещё есть ход.
    [mate] Это мат! А нужно было другое.
    [takes-nothing] Этот ход никого не берёт.
    [no-fork] Вилка нападает сразу на двоих.
    [no-pin] Для связки нужна линия: ты, фигура, её король.
    [no-skewer] Нужны двое на одной линии, ценный впереди.
    [no-discovery] Открой путь фигуре, которая стоит позади.
    [wins-nothing] Этого мало.
    [no-centre] Центр — это D4, E4, D5 и E5. Поставь пешку туда.
    [nobody-out] Выведи коня или слона с первого ряда.
    [at-edge] На краю доски фигура видит мало полей.
    [in-pawns-way] Теперь твоей центральной пешке не выйти.
    [no-tempo] Этот ход не нападает на ферзя.
    [not-written] Прочитай ещё раз: буква — кто идёт, поле — куда.
    [no-promotion] Пешка ещё не превратилась.
    [no-castling] Для рокировки король идёт на два поля к ладье.
    [not-castling-yet] Путь ещё не свободен. Кто должен уйти?
    [other-wing] Это другая сторона. Нужна другая ладья.
    [no-passing] Это не взятие на проходе.
    [other-run] В этот раз пусть уйдёт сам король.
    [other-block] В этот раз заслони короля.
    [other-take] В этот раз возьми фигуру, которая даёт шах.
    [mated] И это мат.
    [mated-soon] После этого мат уже не остановить.
    [loses-soon] После этого ты что-то потеряешь.
    [refuted] После этого уже не получится.
    [chased] И теперь нападает на твою фигуру.
    [drawn] Теперь пешка не пройдёт.
   *[out-of-moves] Есть путь короче.
}
lesson-big-cage = У короля ещё { $count ->
    [one] { $count } свободное поле
    [few] { $count } свободных поля
   *[many] { $count } свободных полей
}.
lesson-fault-count = Посчитай: { $attackers ->
    [one] нападает { $attackers }
   *[many] нападают { $attackers }
}, { $guards ->
    [one] защищает { $guards }
   *[many] защищают { $guards }
}.
lesson-where-danger = Откуда пришла опасность? Возьми ход назад.
lesson-fault-at = { $fault-at ->
    [not-that-piece] { $name } на { $square } ждёт твоей помощи.
    [moved-away] пусть { $name } останется на { $square }.
    [not-guarded] { $name } на { $square } ещё без защиты.
    [still-attacked] { $name } на { $square } всё ещё под ударом.
   *[attacker-stays] { $name } на { $square } всё ещё нападает.
}
lesson-not-best = { $won ->
    [0] Это ничего не даёт.
    [one] Это даёт { $won } очко.
    [few] Это даёт { $won } очка.
   *[many] Это даёт { $won } очков.
} Другое взятие даёт больше.
lesson-not-best-loses = Так ты отдашь больше, чем возьмёшь.
lesson-other-piece = Пешка должна стать { $name }.
lesson-attacked = Там опасно: { $name } с { $from } нападает на { $square }.
lesson-must-take = Здесь каждый ход — взятие.
lesson-dead-end = После этого всех не взять. Попробуй по-другому.
lesson-lives-there = На { $square } живёт { $name }.
lesson-not-its-place = На { $square } в начале партии пусто.
lesson-occupied = Поле { $square } уже занято.
lesson-tray-empty = Все фигуры уже на доске.
lesson-outside-corner = Поле { $square } — за краем маленькой доски.
lesson-attack-each-other = Фигуры на { $from } и { $to } бьют друг друга.
lesson-not-shown = Посмотри ещё раз. { $sentence }
lesson-try-again = Возьми ход назад и попробуй ещё раз.
lesson-done-already = Это уже сделано.
lesson-not-missing = Такой фигуры в запасе нет.
lesson-taken-off = Фигура снята. Попробуй другое поле.
lesson-read-again = Это сюда не подходит. Прочитай задание ещё раз.

## Уроки: подсказки

lesson-help-look = Посмотри на отмеченные поля.
lesson-help-among = { $count ->
    [1] Одно из этих полей верное. Какое?
   *[many] Некоторые из этих полей верные. Какие?
}
lesson-help-look-at = Посмотри на { $squares }.
lesson-help-piece = Попробуй пойти { $name } с { $square }.
lesson-help-square = Подумай про поле { $square }.
lesson-help-tap = Это { $square }.
lesson-help-move = Пойди с { $from } на { $to }.
lesson-help-becomes = Пешка станет { $name }.
lesson-help-choose = Ответ: { $choice }.
lesson-help-put = Поставь { $name } на { $square }.
lesson-help-take-off = Убери { $name } с { $square }.
lesson-help-walk = Посмотри все стороны, потом сделай два хода.
lesson-help-too-late = Там уже не выиграть. Отсюда ещё можно.

## Уроки: пока у полей нет имён

lesson-here-rule = Туда нельзя. { $rule }
lesson-here-not = Не это поле. Посмотри ещё раз.
lesson-here-before = Это поле уже найдено.
lesson-here-found = Да! { $count ->
    [0] Всё верно!
    [one] Ещё { $count }.
   *[many] Ещё { $count }.
}
lesson-here-went = Дальше!
lesson-here-step = { $way }, шаг { NUMBER($n) }.
lesson-here-piece = Попробуй пойти { $name }.
lesson-here-square = Подумай про отмеченное поле.
lesson-here-tap = Это отмеченное поле.
lesson-here-move = Пойди отмеченной фигурой на отмеченное поле.

## Уроки: как ходит фигура

lesson-piece-rule = { $piece ->
    [king] Король ходит на одно поле в любую сторону.
    [queen] Ферзь ходит прямо и наискосок, на любое число полей.
    [rook] Ладья ходит прямо, на любое число полей.
    [bishop] Слон ходит наискосок, на любое число полей.
    [knight] Конь прыгает: два поля вперёд и одно вбок.
   *[pawn] Пешка ходит прямо вперёд, а берёт наискосок.
}
lesson-way = { $lesson-way ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}
lesson-ways = { $first } и { $second }
lesson-way-twice = два поля { $way }
lesson-way-once = одно { $way }
lesson-shown-stands = Смотри! Я тебе кое-что покажу.
lesson-shown-checks = Видишь: { $name } нападает на короля.
lesson-shown-no-check = Видишь: на короля никто не нападает.
lesson-shown-guards = Королю туда нельзя: там на страже { $name }.
lesson-shown-crowded = Королю мешают свои же фигуры.
lesson-shown-not-taken = Взять { $name } никто не может.
lesson-shown-not-blocked = И загородиться некому.
lesson-shown-nothing-moves = И больше никто не может ходить.
lesson-shown-check = Это шах. Королю надо спасаться.
lesson-shown-mate = Спасения нет: это мат. Партия выиграна!
lesson-shown-stalemate = Шаха нет, и хода нет: это пат. Ничья.
lesson-shown-castling = Это рокировка: король и ладья ходят вместе.
lesson-shown-en-passant = Это взятие на проходе: пешка берёт на ходу.
lesson-shown-promotion = На последнем ряду пешка становится другой фигурой.
lesson-walk-now = { $count ->
    [one] Ещё { $count } ход!
    [few] Теперь ты: сделай { $count } хода!
   *[many] Теперь ты: сделай { $count } ходов!
}
lesson-walk-begins = { $way }: сторона { NUMBER($number) } из { NUMBER($count) }.
lesson-walk-step = { $way }, шаг { NUMBER($n) }: { $square }.
lesson-step = Шаг { NUMBER($n) }
lesson-stop-edge = Здесь доска кончается.
lesson-stop-enough = { $piece ->
    [knight] Конь прыгает только один раз.
    [king] Король делает только один шаг.
   *[pawn] { $count ->
        [1] Пешка делает только один шаг.
        [one] Пешка делает не больше { $count } шага.
       *[many] Пешка делает не больше { $count } шагов.
    }
}
lesson-stop-own = На пути своя фигура: { $name }. Туда нельзя.
lesson-stop-takes = Здесь можно взять { $name }. Дальше пути нет.
lesson-stop-edge-numbers = ({ NUMBER($i) }, { NUMBER($j) }) — не на доске: 0 ≤ { $index ->
    [i] i
   *[j] j
} < 8.

## Уроки: маленькие игры

lesson-game = { $game-goal ->
    [mate] поставь мат и победи.
    [check] дай шах раньше соперника и победи.
    [promote] проведи пешку до последнего ряда и победи.
    [take-all] возьми все { $enemy ->
        [white] белые
       *[black] чёрные
    } фигуры и победи.
    [opening] сделай рокировку и ничего не теряй.
   *[far-row] дойди до последнего ряда раньше.
}
lesson-within = { $count ->
    [one] Хватит и { $count } хода.
   *[many] Хватит и { $count } ходов.
}
lesson-wins-by = { $color ->
    [white] Белые
   *[black] Чёрные
} победят, если { $game-goal ->
    [mate] поставят мат.
    [check] дадут шах первыми.
    [promote] проведут пешку до последнего ряда.
    [take-all] возьмут всех.
    [opening] раньше выведут фигуры.
   *[far-row] дойдут до последнего ряда.
}
lesson-both-win-by = Соперник хочет того же.
lesson-won = { $game-goal ->
    [mate] Мат!
    [check] Шах!
    [promote] Пешка прошла!
    [take-all] Взяты все!
    [opening] Всё готово к бою!
   *[far-row] Последний ряд!
} Победили { $color ->
    [white] белые
   *[black] чёрные
}.
lesson-left-to-do = Осталось: { $parts }.
lesson-left = { $opening-part ->
    [centre] пойти центральной пешкой
    [pieces] { $count ->
        [one] вывести { $count } фигуру
        [few] вывести { $count } фигуры
       *[many] вывести { $count } фигур
    }
    [castle] сделать рокировку
   *[safety] спасти или отыграть фигуру
}
lesson-rival = Против тебя играет { $name }.
lesson-drawn = В этот раз не победил никто. Ничья.

## Расстановки: что может быть не так и что терминал говорит о поиске

place-unknown-letter = «{ $letter }» — не фигура. Фигуры — это K, Q, R, B, N и P.
place-number-alone = { $number } — чего? Напиши букву после числа, например 8Q.
place-too-many = Слишком много одинаковых фигур. Возьми не больше { $most }.
place-none = Перед { $letter } стоит 0. Просто не пиши фигуры, которые не нужны.
place-size = Доски размера { $size } не бывает. Выбери от 1 до { $largest }.
place-no-pieces = Расставлять нечего. Возьми хотя бы одну фигуру.
place-two-color-domination = Когда нужно держать под боем всю доску, цвета не важны. Укажи все фигуры в --pieces.
place-overfull = Фигур больше, чем полей. Значит, решений нет.
console-place-stopped = Поиск остановлен. Здесь только то, что успело найтись.
console-place-limited = Решений больше. Здесь только первые.
console-place-no-threads = Не удалось запустить столько потоков. Попробуй меньше.
console-place-progress = { $percent } %, решений: { $count }

## Тренер

coach-title = Тренер
coach-on = Помогает
coach-off = Молчит
coach-show = Покажи
coach-sure = Хожу так
coach-close = Понятно
coach-check = Шах! Уйти, закрыться или взять?
coach-threat = Чего теперь хотят { $color ->
    [white] белые
   *[black] чёрные
}?
coach-think-moved = Посмотри ещё раз: { $piece } там в безопасности?
coach-think-left = Посмотри ещё раз: { $piece } в безопасности?
coach-think-mate = Посмотри ещё раз: король в безопасности?
coach-think-trick = Посмотри ещё раз: что сделают { $color ->
    [white] белые
   *[black] чёрные
}?
coach-gift = Все ли { $color ->
    [white] белые
   *[black] чёрные
} фигуры защищены?
coach-mate = Проверь все шахи. Один особенный.
coach-bring-out = Кто ещё спит дома?
coach-castle = Королю можно рокировать.
coach-praise-saved = Отлично: { $piece } теперь в безопасности.
coach-praise-won = Отлично! Твоя добыча: { $piece }.
coach-praise-fork = Отлично: двойной удар!
coach-praise-castled = Отлично: рокировка сделана.
coach-praise-stopped-mate = Отлично: мата больше нет.
coach-praise-promoted = Отлично: пешка дошла до конца.
coach-trade-helps = У тебя перевес. Размены полезны.
coach-trade-hurts = Перевес у соперника. Береги фигуры.
coach-stalemate = Оставь королю поле или дай шах.
coach-finish-ladder = Вспомни лесенку. Отнимай у короля поля.
coach-finish-runner = Пешка быстрее короля?
coach-on-both = Помогает обоим
coach-to = { $name }! { $what }
coach-path = Моменты партии
coach-path-none = Спокойная партия. Отметок нет.
coach-look = С тренером
coach-moment = { $name }, ход { $number }. { $what }
coach-moment-taken = Здесь могли взять { $piece }.
coach-moment-mated = Здесь могли поставить тебе мат.
coach-moment-trick = Здесь { $color ->
    [white] белые
   *[black] чёрные
} могли кое-что выиграть.
coach-moment-mate = Здесь был мат в один ход.
coach-moment-gift = Здесь можно было взять { $piece }.
coach-turn = Здесь был ход лучше. Найди его!
coach-puzzle = Один момент ещё раз
coach-not-this = Не этот ход. Посмотри ещё раз!
coach-found = Отлично! Это тот самый ход.
coach-practise = Потренируйся здесь:
