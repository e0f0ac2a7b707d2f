### Every sentence of Chesslings in English.
### Short words, short sentences, friendly to any child.

language-name = English

## The app

app-name = Chesslings
app-title = Chesslings: learn chess
app-description = A chess school for children. See how each piece moves, try it, play. Free, no account, works offline.
# The title of a window, as in "Settings · Chesslings".
page-title = { $screen } · { app-name }

## Before the program runs (index.html holds these; a test compares them)

boot-loading = Setting up the board…
boot-no-script = Chesslings needs JavaScript. Please switch it on and load the page again.
boot-failed = Chesslings could not start here. Please try a newer browser, or load the page again.
boot-crashed = Oh no, something broke! Please load the page again. Your work is safe.
boot-reload = Load again

## Notices

notice-storage = This browser keeps nothing. Your choices will be gone when you close the page.
notice-update = A new version is ready.
notice-update-now = Use it now

## Finding the way

nav-label = Where to go
nav-home = Home
home-lead = A chess school for children. See how each piece moves, try it, play.

## Explore

explore-title = Explore
explore-card = Look at the board and learn the squares.
explore-hint = Tap a square. I will tell you its name.
explore-met = { $count ->
    [0] All 64 squares wait for you.
    [one] You have met { $count } square of 64.
   *[other] You have met { $count } squares of 64.
}
explore-square = { $square } is a { $shade ->
    [light] light
   *[dark] dark
} square. Row i = { NUMBER($i) }, column j = { NUMBER($j) }.

## The board

board-label = Chess board
board-flip = Turn the board
# A square as a screen reader says it.
square-label = { $square }, { $shade ->
    [light] light square
   *[dark] dark square
}

## Settings

settings-title = Settings
settings-card = Language and colours.
settings-language = Language
settings-scheme = Colours of the page
scheme-auto = Like my device
scheme-light = Light
scheme-dark = Dark
