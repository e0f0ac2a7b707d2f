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

## Доска

board-label = Шахматная доска
board-flip = Повернуть доску
square-label = { $square }, { $shade ->
    [light] белое поле
   *[dark] чёрное поле
}

## Настройки

settings-title = Настройки
settings-card = Язык и цвета.
settings-language = Язык
settings-scheme = Цвета страницы
scheme-auto = Как на устройстве
scheme-light = Светлые
scheme-dark = Тёмные
