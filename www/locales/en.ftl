### Every sentence of Chesslings in English.
### Short words, short sentences, friendly to any child.

language-name = English

## The app

app-name = Chesslings
app-title = Chesslings: learn chess
boot-description = A chess school for children. See how each piece moves, try it, play. Free, no account, works offline.
# The title of a window, as in "Settings · Chesslings".
page-title = { $screen } · { app-name }

## Before the program runs (index.html holds these; a test compares them)

boot-loading = Setting up the board…
boot-no-script = Chesslings needs JavaScript. Please switch it on and load the page again.
boot-late = This takes long. Load the page again, or try a newer browser.
boot-as-file = Chesslings can't run as a file. Open it from a website.
boot-failed = Chesslings could not start here. Please try a newer browser, or load the page again.
boot-crashed = Oh no, something broke! Your work is safe.
boot-reload = Load again
boot-go-on = Go on
boot-anew = Start anew
boot-close = Close

## Notices

notice-storage = This browser keeps nothing. Your game and your choices will be gone when you close the page.
notice-tight = There is little room. Old games that were over had to go.
notice-lost-stars = I can't read some of the stars. I kept them aside.
notice-lost-game = I can't read a saved game. I kept it aside.
notice-no-room-stars = I can't read the stars, and there is no room. Save them as a file!
notice-no-room-game = I can't read a saved game, and there is no room. Save it as a file!
notice-save = Save as a file
notice-load = This can't be loaded now. Please try again when you are online.
notice-read = All right
notice-update = A new version is ready.
notice-update-now = Use it now

## Finding the way

nav-label = Where to go
nav-home = Home
home-today = Five for today
home-today-card = A little of what you know already.
home-lead = A chess school for children. See how each piece moves, try it, play.

## On every screen with a board

# These stand on small buttons. The terminal's commands have the same words.
take-back = Take back
redo = Redo

## Explore

explore-title = Explore
explore-card = Put pieces anywhere. See where they can go and why.
explore-hint = Tap a square or a piece. You can drag pieces, too.
explore-square = { $square } is a { $shade ->
    [light] light
   *[dark] dark
} square. Row i = { NUMBER($i) }, column j = { NUMBER($j) }.
explore-piece = { $square }: { $name }.
explore-now-empty = { $square } is empty.
# What taps on the board are for.
explore-doing = What shall we do?
explore-doing-moves = Moves
explore-doing-attackers = Who attacks?
explore-doing-set-up = Set up
# What is shown about a piece. Very short: these stand on small buttons.
explore-list = What shall I show?
explore-list-reach = Empty board
explore-list-attacks = Attacks
explore-list-quiet = Goes
explore-list-captures = Takes
explore-list-all = All
explore-list-legal = By the rules
# Each follows the name of a piece: "D2: white rook. It attacks 5 squares."
explore-reach = { $count ->
    [0] It has nowhere to go.
    [one] On an empty board it goes in one direction.
   *[other] On an empty board it goes in { $count } directions.
}
explore-direction = Direction { NUMBER($number) } of { NUMBER($count) }.
explore-attacks = { $count ->
    [0] It attacks nothing.
    [one] It attacks { $count } square.
   *[other] It attacks { $count } squares.
}
explore-quiet = { $count ->
    [0] No empty square waits for it.
    [one] It can go to { $count } empty square.
   *[other] It can go to { $count } empty squares.
}
explore-captures = { $count ->
    [0] It can take nobody now.
    [one] It can take { $count } piece.
   *[other] It can take { $count } pieces.
}
explore-all = { $count ->
    [0] It can't go anywhere.
    [one] It can go to { $count } square, if we forget about check.
   *[other] It can go to { $count } squares, if we forget about check.
}
explore-legal = { $count ->
    [0] It can't move now.
    [one] It can go to { $count } square.
   *[other] It can go to { $count } squares.
}
# Answers to "can it go there?"
explore-can-reach = On an empty board it gets to { $square }.
explore-can-attack = Yes, it attacks { $square }.
explore-can-go = Yes, it can go to { $square }.
explore-can-take = Yes, it can take here. { $what }
explore-can-take-in-passing = Yes, it takes en passant and goes to { $square }.
explore-can-castle = Yes, castling! The king goes to { $square }, and the rook jumps over him.
explore-can-promote = Yes, it can go to { $square } and become another piece.
explore-not-shown = It can go to { $square }, but I am showing something else now.
explore-attackers-hint = Tap any square. I will show who attacks it.
explore-attackers = Who attacks { $square }? White: { $white }. Black: { $black }.
explore-attacker = { $name } { $square }
explore-nobody = nobody
explore-hand-hint = Pick a piece below and tap a square. Or drag it.
explore-put-hint = Tap a square for the { $name }.
explore-erase-hint = Tap a piece to take it away.
explore-tools = Pieces
explore-tool-hand = Move
explore-tool-erase = Eraser
explore-start = Start position
explore-empty = Clear the board
explore-at-start = All pieces are at home.
explore-all-gone = The board is empty.
explore-undone = Back to how it was before.
explore-next = Next direction
explore-turn = Whose turn is it?
explore-white = White
explore-black = Black
explore-indices = (i, j)
explore-pencil = Pencil
explore-pencil-hint = Tap two squares for an arrow. Tap one twice for a circle.
explore-drawn-arrow = An arrow from { $from } to { $to }.
explore-drawn-circle = A circle around { $square }.
explore-wiped = It is wiped away.
explore-wipe = Wipe it all
explore-play = Play this
explore-copy = Copy link
explore-copied = The link is copied. Send it to a friend!
explore-not-copied = I can't copy here. The link is in the address bar.
explore-more = More
explore-fen = Position as text (FEN)
explore-fen-show = Show it
explore-bad-link = This link has a mistake, so here is the start position. { $problem }

## Learn

learn-coming = One moment, please…
learn-title = Learn
learn-card = Meet the pieces, try them, collect stars.
learn-units = The way through the course
learn-welcome = Hello! I will show you how the pieces move. Shall we begin?
learn-stopped = You were here: { $unit }, exercise { NUMBER($number) }.
learn-begin = Let's begin
learn-go-on = Go on
learn-once-more = Once more
learn-astray = I don't know that place. But look what we have here!
# Stars of an exercise, as a screen reader says them.
learn-stars = { $count ->
    [0] no stars yet
    [one] { $count } star
   *[other] { $count } stars
}
learn-lesson-over = A good place to rest: the lesson "{ $title }" is done.
learn-lessons-done = { NUMBER($done) } of { NUMBER($count) } lessons
learn-side-path = A side path
learn-exercise = Exercise { NUMBER($number) }
learn-practice = Practice
learn-number = { NUMBER($number) } of { NUMBER($count) }
# The tools of an exercise. Very short: these stand on small buttons.
learn-tools = Tools
learn-hint = Hint
learn-again = Again
learn-read = Read aloud
learn-taken-back = Taken back. Try again!
learn-tap-first = Tap your { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} first.
learn-none-like-this = I don't know another one like this.
learn-answers = Answers
learn-tray = Pieces
# The end of an exercise.
learn-done = Done
learn-next = Next
learn-next-unit = Next: { $unit }
learn-to-map = To the map
learn-more = More like this
# Why as many stars, and what else was finished.
learn-why-flawless = Three stars: no mistake, no hint.
learn-why-together = Three stars for both of you: you played together.
learn-why-longer = Two stars: fewer moves would do.
learn-why-mistakes = { $count ->
    [one] Two stars: one mistake.
   *[other] Two stars: { $count } mistakes.
}
learn-why-helped = One star: with a hint.
learn-why-drawn = Two stars: a draw.
learn-why-drawn-ahead = One star: a draw. You had more! Try again?
learn-alone = Nobody to play with? Go on!
learn-you-won = You won!
learn-unit-finished = You have finished: { $unit }!
learn-course-finished = You have finished the whole course! Now you can play chess.
learn-more-stars = Collect more stars
# How a piece moves, direction by direction.
learn-watch = Show all
learn-numbers = Numbers
learn-show-on = Go on
learn-show-back = Back
learn-show-over = My turn!
learn-next-direction = Next direction
learn-previous-direction = Previous direction
learn-steps = Steps
learn-step-on = One step on
learn-step-back = One step back
learn-go = Move
learn-hand = Carry
learn-no-pawn-there = No pawn can stand on the first or last row.
learn-blockers = Put pieces in the way
# The children on this device.
learn-who = Who is learning?
learn-no-name = Me
learn-egg = Practice fills the egg: { NUMBER($filled) } of { NUMBER($all) }.
learn-hatched = A chick has hatched!
learn-chicks = { $count ->
    [one] { $count } chick has hatched.
   *[other] { $count } chicks have hatched.
}
learn-picture = My picture
learn-animal = { $animal ->
    [bear] Bear
    [cat] Cat
    [dog] Dog
    [fox] Fox
    [frog] Frog
    [hare] Hare
    [hedgehog] Hedgehog
    [lion] Lion
    [mouse] Mouse
    [penguin] Penguin
    [squirrel] Squirrel
   *[wolf] Wolf
}
learn-name = Name
learn-add = Add a child
learn-rename = Change my name
learn-close = Close
learn-export = Save as a file
learn-import = Open a file
learn-imported = The stars from the file are here now.
learn-bad-file = There are no stars of Chesslings in this file.
learn-full = No more children fit in here.
learn-no-room = The file has more children than fit in here.

# Rounds: five for today, tests, and the entry test.
learn-today-done = Today's five are done
learn-today-over = Well done! Enough for today.
learn-today-none = There is nothing to repeat yet. Let's learn something new!
learn-today-more = Five more
learn-entry = I know some chess
learn-entry-start = A good place for you to begin: { $unit }.
learn-give-up = I don't know
learn-own = From your own game.
learn-test = { $test ->
    [pieces] Test: the six pieces
    [mate] Test: checkmate
   *[game] Test: the whole game
}
learn-result = Right at once: { NUMBER($right) } of { NUMBER($count) }.
learn-passed = You have passed!
learn-failed = Eight are enough for a diploma. Try again whenever you like: the boards will be new.
learn-diploma = Diploma
learn-diploma-see = See the diploma
learn-diploma-for = { $test ->
    [pieces] knows how all six pieces move.
    [mate] can check and give checkmate.
   *[game] knows the rules of a whole game of chess.
}
# A lesson on paper, for parents and teachers.
learn-paper = On paper
learn-paper-about = Tasks of each lesson to print, with their answers.
learn-paper-how = Cross squares, draw pieces, circle answers, write moves on the lines.
learn-paper-name = Name:
learn-paper-last = Last move: from { $from } to { $to }.
learn-paper-key = Answers
learn-date = { $day } { $month } { $year }
learn-months = January February March April May June July August September October November December

## Puzzles: placing pieces

puzzles-title = Puzzles
puzzles-card = Queens in peace, every square attacked: place them all.
puzzles-lead = Place the pieces. Collect every solution you can find.
# A number of pieces, as in "4 queens".
puzzle-count = { $piece ->
    [king] { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
    [queen] { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [one] { $count } rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [one] { $count } bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
}
# As many of each colour.
puzzle-count-both = { $piece ->
    [king] { $count ->
        [one] { $count } white and { $count } black king
       *[other] { $count } white and { $count } black kings
    }
    [queen] { $count ->
        [one] { $count } white and { $count } black queen
       *[other] { $count } white and { $count } black queens
    }
    [rook] { $count ->
        [one] { $count } white and { $count } black rook
       *[other] { $count } white and { $count } black rooks
    }
    [bishop] { $count ->
        [one] { $count } white and { $count } black bishop
       *[other] { $count } white and { $count } black bishops
    }
    [knight] { $count ->
        [one] { $count } white and { $count } black knight
       *[other] { $count } white and { $count } black knights
    }
   *[pawn] { $count ->
        [one] { $count } white and { $count } black pawn
       *[other] { $count } white and { $count } black pawns
    }
}
# The names of puzzles: who lives in peace, who attacks everything.
puzzle-name = { $army }, { NUMBER($size) }×{ NUMBER($size) }
puzzle-name-armies = White: { $white }, Black: { $black }, { NUMBER($size) }×{ NUMBER($size) }
puzzle-goal-peace = Place { $army }. None may attack another.
puzzle-goal-armies = White: { $white }. Black: { $black }. They may not attack each other.
puzzle-goal-guard = Place { $army }. Every square must be taken or attacked.
puzzle-board = Puzzle board
puzzle-tray = Pieces to place
puzzle-cell-conflict = in conflict
puzzle-found = { NUMBER($found) } of { NUMBER($all) } found
puzzle-missing = { $missing ->
    [0] All pieces are placed.
    [one] All is calm. { $missing } piece is left.
   *[other] All is calm. { $missing } pieces are left.
}
puzzle-conflict = The piece on { $attacker } attacks the one on { $victim }. Try another square.
puzzle-uncovered = { $uncovered ->
    [one] { $uncovered } square is not attacked yet.
   *[other] { $uncovered } squares are not attacked yet.
}
puzzle-missing-uncovered = { $missing ->
    [one] { $missing } piece is left.
   *[other] { $missing } pieces are left.
} { $uncovered ->
    [0] All squares are attacked.
    [one] { $uncovered } square is not attacked.
   *[other] { $uncovered } squares are not attacked.
}
puzzle-none-left = All pieces are on the board. Tap one to take it back.
puzzle-hint = Hint
puzzle-check = Check
puzzle-clear = Clear
puzzle-attacks = Attacks
puzzle-thinking = Let me think…
puzzle-check-good = Good so far! You can still solve it.
puzzle-hint-put = Try this: { $piece } to { $cell }.
puzzle-hint-dead-end = From here it can't be solved. Take a piece away.
puzzle-hint-unknown = That is hard even for me. Just try!
puzzle-solved = Solved! All by hand.
puzzle-solved-new = { $all ->
    [1] Solved! This is the only solution.
   *[other] Solved! You have found { NUMBER($found) } of { $all }.
}
puzzle-solved-before = { $all ->
    [1] Solved again! This is the only solution.
   *[other] Solved! You had this one, only turned or mirrored. Found: { NUMBER($found) } of { $all }.
}
puzzle-collection-empty = still to find
puzzle-again = Find another
puzzle-next = Next puzzle

## Puzzles: the laboratory

lab-title = Laboratory
lab-card = Choose a board and pieces. See every solution.
lab-task = What shall they do?
lab-task-independence = Live in peace
lab-task-armies = Two armies in peace
lab-task-domination = Attack every square
lab-size = Board { NUMBER($size) }×{ NUMBER($size) }
lab-fewer = One less: { $piece }
lab-more = One more: { $piece }
lab-start = Find all solutions
lab-stop = Stop
lab-by-hand = Try it yourself
lab-copy = Copy the link
lab-progress = How far the search is
lab-running = Searching…
lab-finished = Done! Different solutions: { $fundamental }, with turned and mirrored ones: { $total }.
lab-stopped = Stopped. Different solutions so far: { $fundamental }.
lab-none = Done! There is no solution.
lab-failed = This browser can't search here. The puzzles still work.
lab-fundamental = Different solutions
lab-total = With turned and mirrored ones
lab-gallery = Solutions
lab-solution = Solution { NUMBER($number) }
lab-form = Form { NUMBER($form) } of { NUMBER($of) }
lab-forms = One solution: turned and mirrored
lab-form-after = Turn
lab-close = Close
lab-page = Page of solutions
lab-page-before = Back
lab-page-after = Next
lab-shown = { $first } to { $last } of { $all }
lab-most = I can show only { $all } boards. All are counted.
lab-steps = Steps so far
lab-two-guards = To attack every square there is only one army.
lab-bad-task = I don't know the task in this link.

## The formulas of the schema

formula-go = To go: { $formula }
formula-take = To take: { $formula }
# "n = 2: i₁ = 1 + 2·1 = 3, j₁ = 3 + 2·0 = 3. (3, 3) is D4."
formula-target = { $sums }. ({ NUMBER($i) }, { NUMBER($j) }) is { $square }.

## The words of chess

piece-name = { $color ->
    [white] { $piece ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $piece ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
}
# A kind of piece in the forms that sentences ask for: "a rook stands there", "your rook", "from
# the rook", "becomes a rook".
piece-kind = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-yours = { $piece ->
    [king] your king
    [queen] your queen
    [rook] your rook
    [bishop] your bishop
    [knight] your knight
   *[pawn] your pawn
}
piece-from = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-becoming = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}

## The board

board-label = Chess board
board-flip = Turn the board
# A square as a screen reader says it.
square-label = { $square }, { $shade ->
    [light] light square
   *[dark] dark square
}
# What a screen reader says of a square, after its name.
square-piece = { $square }, { $name }
mark-quiet = can go here
mark-capture = can be taken
mark-castling = castling
mark-en-passant = can be taken en passant
mark-promotion = promotion
mark-last-move = last move
mark-selected = selected
mark-check = in check
mark-checker = gives check
mark-hint = hint
mark-goal = goal
mark-refused = not here
mark-found = found
mark-outside = not used
mark-attacked = attacked
mark-circled = circled
mark-reach = step { NUMBER($n) }

## Why a move is refused

console-why-legal = Yes, a piece can go from { $from } to { $to }.
refusal-no-piece = { $square } is empty. Nobody can move from there.
refusal-not-your-turn = { $color ->
    [white] White
   *[black] Black
} moves now. The { $name } on { $square } has to wait.
refusal-off-board = There is no square ({ NUMBER($i) }, { NUMBER($j) }). Rows and columns go from 0 to 7.
refusal-same-square = The { $name } is on { $square } already. Choose another square.
refusal-not-its-move = { $piece ->
    [king] The king can't go to { $square }. He goes one square in any direction.
    [queen] The queen can't go to { $square }. She goes straight or diagonally.
    [rook] The rook can't go to { $square }. It goes only straight.
    [bishop] The bishop can't go to { $square }. It goes only diagonally.
    [knight] The knight can't go to { $square }. It goes two squares, then one to the side.
   *[pawn] The pawn can't go to { $square }. It goes straight ahead and takes diagonally.
}
refusal-past-castling = To castle, move your king two squares: to { $square }.
refusal-backwards = The pawn can't go back to { $square }. It goes only ahead.
refusal-sideways = The pawn can't go sideways to { $square }. It goes only ahead.
refusal-pawn-too-far = Too far: from { $square } the pawn goes only one square.
refusal-pawn-too-far-first = Too far: from { $square } the pawn goes one square or two.
refusal-pawn-takes-too-far = Diagonally a pawn only takes, and only one square away.
refusal-two-jumps = { $square } is more than one jump away. The knight jumps once.
refusal-too-far = { $square } is too far. { $rule }
refusal-knights-jump = Only a knight jumps like that. { $rule }
refusal-straight = { $piece ->
    [knight] The knight can't go straight to { $square }. It goes two squares, then one to the side.
   *[bishop] The bishop can't go straight to { $square }. It goes only diagonally.
}
refusal-diagonal = The rook can't go diagonally to { $square }. It goes only straight.
refusal-no-l = The knight jumps 2 and 1. From { $from } to { $square } it is { NUMBER($far) } and { NUMBER($near) }.
refusal-no-double-step = A pawn goes two squares only from its starting row. From { $square } it goes one.
refusal-own-piece = You can't take your own piece: { $name } is on { $square }.
refusal-way-blocked = The way is blocked: a { $name } stands on { $square }.
refusal-no-taking-ahead = A pawn can't take straight ahead: a { $name } stands on { $square }.
refusal-too-late-to-pass = En passant works only right after a jump of two. The pawn on { $square } did not jump just now.
refusal-nothing-to-take = A pawn goes diagonally only to take. { $square } is empty.
refusal-takes-king = Nobody takes a king. The king on { $square } stays.
refusal-king-attacked = The king can't go to { $target }: the { $name } on { $square } attacks it.
refusal-kings-apart = Two kings never stand side by side. The other king is on { $square }.
refusal-still-in-check = Your king is in check from the { $name } on { $square }. Save him first.
refusal-double-check = Double check! Only the king can move now.
refusal-pinned = The { $name } shields your king from the { $attacker } on { $square }. It can't leave that line.
refusal-passing-uncovers = Both pawns would leave the line. Then the { $name } on { $square } attacks your king.
refusal-game-over = The game is over. { $outcome }
refusal-promotion-needed = The pawn reaches { $square }. What will it become?
refusal-bad-promotion = A pawn can't become a { $name }. Choose queen, rook, bishop or knight.
refusal-no-promotion = Only a pawn on the last row becomes another piece.
castling-king-moved = You can't castle: your king has already moved.
castling-rook-moved = You can't castle here: the rook on { $square } has already moved.
castling-king-or-rook-moved = You can't castle: the king or the rook on { $square } has moved.
castling-rook-gone = You can't castle here: your rook is not on { $square }.
castling-way-blocked = You can't castle yet: a { $name } stands on { $square }.
castling-in-check = You can't castle out of check. The { $name } on { $square } attacks your king.
castling-through-attack = You can't castle yet. The king would cross { $target }: the { $name } on { $square } attacks it.
castling-into-attack = You can't castle yet. The { $name } on { $square } attacks { $target }.

## How a game ends

outcome-checkmate = Checkmate! { $color ->
    [white] White
   *[black] Black
} wins.
outcome-resignation = { $color ->
    [white] Black gives up. White wins.
   *[black] White gives up. Black wins.
}
outcome-stalemate = Stalemate: no move and no check.
outcome-dead-position = Nobody can give checkmate any more.
outcome-repetition = The same position for the third time.
outcome-fifty-moves = Fifty moves each: no capture, no pawn move.
outcome-drawn = It is a draw.
outcome-agreement = You both agreed to a draw.

## Settings

settings-licences = Whose work Chesslings is made with
settings-title = Settings
settings-card = Language, colours, sounds.
settings-language = Language
settings-scheme = Colours of the page
scheme-auto = Like my device
scheme-light = Light
scheme-dark = Dark
settings-theme = Colours of the board
theme-wood = Wood
theme-sea = Sea
theme-contrast = High contrast
settings-pieces = Pieces
pieces-classic = Classic
pieces-simple = Big and simple
settings-movement = Moving pieces
movement-auto = Like my device
movement-always = They glide
movement-never = They jump
settings-sound = Sounds
volume-off = Off
volume-soft = Soft
volume-loud = Loud
settings-hear-move = Move
settings-hear-take = Capture
settings-hear-check = Check
settings-hear-star = Star
settings-hear-over = Game over
settings-reading = Read to me
reading-off = No
reading-on = Yes
reading-begins = I will read to you.
reading-no-voice = This device has no English voice.

## The corner for parents

home-parents = For parents
parents-question = For grown-ups: how much is { NUMBER($one) }×{ NUMBER($other) }?
parents-enter = Go in
parents-wrong = Not quite. Try this one.
parents-about = What this is
parents-way = Each piece is shown, then tried, then played with. A wrong move hears its reason and is never scolded. Help comes a little at a time. Stars stay, and nothing runs against the clock.
parents-time = Ten minutes at a time are plenty. Play a game together now and then!
parents-privacy = Privacy
parents-stays = Nothing leaves this device. There is no account. Nothing is counted, and there are no advertisements.
parents-stored = Names, stars and games are stored in this browser only. Save them as a file before you change devices.
parents-children = The children
parents-done = { NUMBER($done) } of { NUMBER($all) }
parents-last = Last here: { $date }
parents-hard = Worth doing again
parents-remove = Remove { $name }
parents-removed = { $name } is removed.
parents-reset = Start over
parents-anew = { $name } starts over, without stars.
parents-put-back = Put back
parents-print = Print
parents-help = Help in games and lessons
parents-hints = Hints and the coach
parents-take-back = Taking back moves
parents-allowed = Allowed
parents-forbidden = Not allowed
parents-install = On the home screen
parents-android = Android and computers: in the browser's menu choose “Install”.
parents-apple = iPad and iPhone: tap “Share”, then “Add to Home Screen”.
parents-forget = Forget everything
parents-forget-all = Forget everything on this device
parents-forget-sure = All children, stars, games and choices go for good. Really?
parents-forget-yes = Yes, forget everything
parents-forget-no = No, keep everything

## Positions, moves and games as text

# Where in a FEN something is wrong: it stands behind a sentence about it.
fen-place = FEN, { $fen-field ->
    [placement] the pieces
    [turn] the turn
    [castling] castling
    [en-passant] en passant
    [halfmove-clock] the move clock
   *[move-number] the move number
}, letter { NUMBER($column) }
fen-missing = The text ends too early. Please add this part.
fen-unknown-piece = "{ $letter }" is no piece. Use KQRBNP for White, kqrbnp for Black, and 1 to 8 for empty squares.
fen-digit-pair = Two digits stand side by side. Write their sum: 8 instead of 44.
fen-rank-length = Row { NUMBER($rank) } has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}. It needs 8.
fen-rank-count = This does not look like a position. It needs 8 rows with / between them.
fen-unknown-turn = Who moves? "{ $text }" does not say. Write w for White or b for Black.
fen-unknown-castling = "{ $letter }" is no castling. Use K, Q, k and q, or - for none.
fen-repeated-castling = "{ $letter }" stands here twice. Once is enough.
fen-unknown-square = "{ $text }" is no square. Write one like e3, or - for none.
fen-not-a-number = "{ $text }" is no number. Use digits only.
fen-number-too-large = { $text } is too big. The biggest number here is 65535.
fen-text-after-end = "{ $text }" is too much. A FEN has six parts.
position-too-many-kings = { $color ->
    [white] White
   *[black] Black
} has more than one king. Leave only one.
position-no-king = { $color ->
    [white] White
   *[black] Black
} has no king. Put one on the board.
position-pawn-on-edge = A pawn stands on { $square }. No pawn can be on the first or last row.
position-too-many-pawns = { $color ->
    [white] White
   *[black] Black
} has more than eight pawns. Take some away.
position-too-many-pieces = { $color ->
    [white] White
   *[black] Black
} has more pieces than eight pawns can turn into. Take some away.
position-castling-misfit = { $color ->
    [white] White
   *[black] Black
} can't castle { $wing ->
    [king-side] to the king's side
   *[queen-side] to the queen's side
}: there is no { $piece ->
    [king] king
   *[rook] rook
} on { $square }.
position-en-passant-misfit = No pawn can have just jumped over { $square }.
position-king-can-be-taken = The king on { $king } could be taken from { $by } right now. Is it the other player's turn?
position-impossible-check = No move can give this check to the king on { $king }. Look at { $squares }.
move-unreadable = I can't read the move "{ $text }". Write it like e4, Nf3 or O-O.
move-unreadable-squares = I can't read the move "{ $text }". Write two squares, like e2e4.
move-illegal = { $played } can't be played here.
move-without-piece = { $played } needs { $piece ->
    [pawn] a pawn
    [knight] a knight
    [bishop] a bishop
    [rook] a rook
    [queen] a queen
   *[king] a king
}, and there is none to play it.
move-ambiguous = { $played } can be more than one move: { $moves }. Please say which.
# What is said to a typed text that is no move.
typed-no-such-square = There is no square { $square }. Letters go from A to H, numbers from 1 to 8.
typed-why-each = { $square }: { $sentence }
typed-targets = { $name } on { $square } can go to { $squares }.
typed-no-targets = { $name } on { $square } can't move now.
typed-square-empty = { $square } is empty.
typed-can-go-there = These moves lead there: { $moves }.
typed-nobody-goes-there = None of your pieces can go there.
# The letters of short notation.
piece-letter = { $piece ->
    [king] K
    [queen] Q
    [rook] R
    [bishop] B
    [knight] N
   *[pawn] P
}
castling-written = { $wing ->
    [king-side] O-O
   *[queen-side] O-O-O
}
# Where something is wrong stands last.
text-error = { $problem } ({ $place })
pgn-place = game { NUMBER($game) }, line { NUMBER($line) }, letter { NUMBER($column) }
pgn-bad-tag = A tag looks like [White "Anna"], but here is { $text }
pgn-unclosed-value = This quote has no second one on its line: { $text }
pgn-unclosed-comment = This comment does not end. Close it with { "}" }: { $text }
pgn-unclosed-variation = This variation does not end. Close it with ): { $text }
pgn-unopened-variation = This ) closes nothing. Take it away.
pgn-bad-annotation = "{ $text }" is no note on a move. Write $ and a number from 0 to 255.
pgn-unexpected = "{ $text }" has no place among the moves. Take it away.
pgn-too-long = The game ends here for me: no game has so many moves.
pgn-fen = The game starts from a position. { $problem }
pgn-move = { $color ->
    [white] White
   *[black] Black
}'s move { NUMBER($number) }. { $problem }

## The terminal game

console-greeting = Welcome to Chesslings! Two players, one board.
console-greeting-alone = Welcome to Chesslings! Your opponent: { $name }.
console-ask-name = { $color ->
    [white] Who plays White? Type a name, or just press Enter.
   *[black] Who plays Black? Type a name, or just press Enter.
}
console-default-name = { $color ->
    [white] Player 1
   *[black] Player 2
}
# Somebody types a move or asks for help where a name is wanted.
console-name-first = First the names, then we play. You can just press Enter.
console-same-names = Both names are the same, so Black is called { $name }.
console-invitation = { $white } plays White, { $black } plays Black. Let's play!
console-how-to-move = Type a move like E2 E4. Type ? for help.
console-player = { $name } ({ $color ->
    [white] White
   *[black] Black
})
console-turn = { $name } ({ $color ->
    [white] White
   *[black] Black
}), your move
console-question = { $question } (yes/no)
# Words that mean yes or no. The first is the one that sentences use.
console-yes-words = yes y ok sure
console-no-words = no n
console-yes-or-no = Please type yes or no.
console-play-on = Then we play on.
console-stays-over = Then it stays as it is.
# A move that was played: its number, its short form, and what happened.
console-moved = { $number } { $played } - { $sentence }
console-check = Check! { $name }, your king on { $king } is attacked from { $squares }.
console-unreadable = I don't understand "{ $text }". Type a move like E2 E4, or ? for help.
console-unreadable-over = I don't understand "{ $text }". Type new, swap, save or quit, or ? for help.
console-did-you-mean = Do you mean { $word }?
console-choose = More than one move fits. Which one? Type its number.
console-number = Number
console-promotion-options = Q queen, R rook, B bishop, N knight. Just Enter is a queen.
console-promotion-prompt = Queen, rook, bishop or knight
# What the signs on the board mean.
console-legend = { $sign ->
    [goes] * can go there
    [takes] x can take
   *[special] + castling or promotion
}
console-all-moves = { $count ->
    [one] There is only { $count } move:
   *[other] There are { $count } moves:
}
console-no-moves-yet = No moves yet.
console-took = took { $pieces }
console-undo-ask = { $name } wants to take back { $played }. { $other }, do you agree?
console-undone = { $played } is taken back.
console-nothing-to-undo = There is no move to take back.
console-redone = { $played } is redone.
console-nothing-to-redo = There is nothing to redo.
console-draw-ask = { $name } offers a draw. { $other }, do you agree?
console-draw-declined = No draw. The game goes on.
console-draw-again = You have just offered a draw. Make your move first.
console-no-offer = Nobody offers a draw now. Type "draw" to offer one.
console-resign-ask = { $name }, do you really give up?
console-won = { $name } ({ $color ->
    [white] White
   *[black] Black
}) wins! { $result }
console-drawn = Nobody wins. { $result }
console-over = What now? Type one of these:
console-over-choice = { $verb ->
    [new] play again
    [swap] play again and swap colours
    [save] keep this game in a file
   *[quit] leave
}
console-over-prompt = new, swap, save or quit
console-stronger = You keep winning! Would you like to play { $name }?
console-new-ask = This game is not over. Begin a new one?
console-saved = Saved as { $file }.
console-save-exists = { $file } is there already. Write over it?
console-not-saved = Nothing is saved.
console-file-failed = { $file }: { $problem }.
console-input-failed = I can't read what comes in: { $problem }.
console-output-failed = I can't write my answers: { $problem }.
# What is wrong with a file. It stands at the end of a sentence.
console-problem = { $io-problem ->
    [not-found] there is no such file or folder
    [forbidden] the computer doesn't let me do that
    [read-only] nothing can be written there
    [folder] that is a folder, not a file
    [no-folder] a part of this name is no folder
    [full] there is no room left on the disk
    [too-large] that is too large for me
    [exists] it is there already
    [special] that is no ordinary file
   *[bad-name] a file can't have such a name
}
console-save-taken = { $file } is there already, and I never write over a file unasked. Choose another name.
console-load-which = Which file? Type "load" and its name.
console-load-empty = There is no game in { $file }.
console-load-choose = Which game? Type its number.
console-load-ask = This game is not over. Load another one?
console-loaded = { $white } against { $black }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
console-unfinished = There is an unfinished game: { $white } against { $black }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. Go on with it?
console-nothing-to-resume = There is no unfinished game. Here is a new one.
# Files of games that were kept and are damaged.
console-game-damaged = { $file } is damaged. I could read only a part of the game.
console-game-unreadable = I can't read the game in { $file }. It is put aside as { $kept }.
console-autosave-failed = I can't keep this game in a file: { $problem }. Don't close the window before you save it.
console-lang-which = Type "lang" and a language: { $list }.
console-style-which = Type "style" and how the board should look: { $list }.
console-style-words = No board from now on. Type "board" to hear where the pieces stand.
console-style-word = { $board-style ->
    [symbols] symbols
    [letters] letters
    [ascii] ascii
    [big] big
   *[words] words
}
console-auto-flip = { $switch ->
    [on] From now on the board turns to the player who moves.
   *[off] From now on the board does not turn by itself.
}
console-coach = { $switch ->
    [on] The coach helps you.
   *[off] The coach keeps silent.
}
console-coach-both = The coach helps both of you.
console-coach-sure = Do you want to play it all the same?
console-coach-puzzle = One moment of this game is a puzzle. Try it?
console-coach-how = Type a move. ? helps you, Enter goes back.
console-coach-look = Look at { $square }.
console-coach-try = Try { $played }.
console-on-words = on
console-off-words = off
console-quit-ask = This game is not over. Leave? You can finish it later: chesslings --resume. (yes/no/save)
console-quit-ask-saved = This game is not over. Leave?
console-quit-ask-lost = This game is not over, and it is not saved anywhere. Leave? (yes/no/save)
console-goodbye = Goodbye!
console-goodbye-kept = Goodbye! You can finish this game later: chesslings --resume.

# What is wrong with the arguments of the program.
console-unknown-option = I don't know the option { $option }.
console-unknown-command = I don't know the command { $command }.
console-unexpected = I don't know what to do with { $text }.
console-similar-option = Do you mean { $option }?
console-bad-value = { $value } is no good value for { $option }.
console-good-values = Choose one of these: { $list }.
console-missing = Something is missing: { $list }.
console-missing-value = { $option } needs a value behind it.
console-twice = { $option } can stand there only once.
console-not-together = { $option } and { $other } don't go together.
console-try-help = Try: chesslings --help
console-against-unknown = I don't know { $text }. Opponents are: { $list }.
console-as-unknown = { $text } is no colour. Type white or black.
console-army-unknown = There is no army called { $text }. Type pawns, knights or rooks.
console-without-unknown = { $text } can't be left out. Type knight, rook, rooks or queen.
console-lang-unknown = I don't speak { $text }. I speak: { $list }.
console-only-for-playing = Some of these options are only for playing. Leave out the options or the command.
console-moves-which = Type "moves", or for example "moves E2".
console-explain-which = Type "explain" and a piece or its square: "explain E2".
console-schema = { $name } on { $square }: row i = { NUMBER($i) }, column j = { NUMBER($j) }.
console-schema-formula = It goes to row i + n·Δi, column j + n·Δj. { $schema-reach ->
    [edge] n grows from 1 up to the edge of the board.
    [double] n is 1, from the starting row also 2.
   *[once] n is 1.
}
console-schema-mode = { $schema-mode ->
    [move-only] only goes
   *[capture-only] only takes
}
console-schema-example = For example: n = { NUMBER($n) }, (Δi, Δj) = ({ $di }, { $dj }): { $sum }, that is { $square }.
console-schema-special = { $piece ->
    [king] There is also castling: king two squares towards a rook, rook beside him on the other side. Neither may have moved.
   *[pawn] On the last row it becomes a queen, rook, bishop or knight. Right after an enemy pawn made a double step, it can take it en passant.
}
console-pieces = { $piece ->
    [king] king
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
}
# A small letter for a black piece where no colours tell it from a white one.
console-black-letter = { $letter }
# How a player may write the commands: first the word, then the short form, then others. Words of
# one command are joined: give_up.
console-verb-words = { $verb ->
    [help] help ?
    [moves] moves m
    [explain] explain ex
    [board] board bo
    [record] list li
    [undo] take_back tb undo u takeback take_it_back back
    [redo] redo re forward
    [draw] draw dr offer_draw offer_a_draw
    [accept] accept acc
    [decline] decline dec
    [resign] resign rs give_up i_give_up i_resign surrender
    [castle] castle cas
    [save] save s
    [load] load lo
    [fen] fen
    [pgn] pgn
    [new] new nw new_game play_again again restart start_again start_over
    [swap] swap sw swap_colours swap_colors
    [names] names nm
    [lang] lang la language
    [style] style st
    [flip] flip fl turn
    [auto-flip] autoflip au
    [coach] coach co
   *[quit] quit q exit leave bye
}
console-verb-help = { $verb ->
    [help] this page
    [moves] all moves; moves E2
    [explain] explain E2: its moves
    [board] show the board
    [record] all moves so far
    [undo] take back a move
    [redo] redo it
    [draw] offer a draw
    [accept] say yes to a draw
    [decline] say no to a draw
    [resign] give up
    [castle] like O-O or O-O-O
    [save] save NAME
    [load] load NAME
    [fen] this position as FEN
    [pgn] this game as PGN
    [new] a new game
    [swap] new, colours swapped
    [names] new names
    [lang] lang en, lang ru
    [style] symbols letters big...
    [flip] turn the board
    [auto-flip] on, off: by itself
    [coach] on, off: helps you
   *[quit] leave
}
console-help-moves = Moves
console-help-squares = from a square to a square
console-help-short = short notation
console-help-castling = castling
console-help-promotion = a pawn becomes a queen
console-help-one-square = shows where this piece can go
console-help-commands = Commands, and their short forms

## What --help says

console-about-play = Chess for two at one keyboard, every rule explained; and tools for positions and games.
console-about-perft = Count all games of a length that start from a position.
console-about-why = Say whether a move is legal, and why not.
console-about-inspect = Say what can be said about positions, one FEN a line.
console-about-pgn = Say what happened in the games of a PGN.
console-about-place = Place pieces so that none attacks another, or so that they see the whole board.
console-about-learn = Learn chess: the same lessons and exercises as in the page.
console-option-unit = The unit to begin with, by name or number, such as rook; or today, test, entry.
console-option-number = The exercise of the unit, counted from 1.
console-option-child = Whose stars are earned, if several children learn here.
console-about-coach = Say what a coach would say about the games of a PGN, move by move.
console-about-opponents = List the opponents, the easiest first.
console-opponents-how = Play against one of them: chesslings --against NAME
console-about-uci = Play against other chess programs: the UCI protocol.
console-about-completions = Print what your shell needs to complete our arguments.
console-about-help = Print this page, or that of a command.
console-heading-usage = Usage
console-heading-commands = Commands
console-heading-arguments = Arguments
console-heading-options = Options
console-heading-playing = Options for playing
console-usage-options = [OPTIONS]
console-usage-command = COMMAND
console-option-units = What the player has learned: all, or units as rook,mate. Nothing else is remarked.
console-option-eager = Say all that holds, whatever was said before.
console-units-unknown = I don't know the unit "{ $name }". I know { $list }.
console-option-lang = Language of sentences, en or ru; by default the language of your terminal.
console-option-help = Print this page; -h is shorter.
console-option-version = Print the version.
console-option-white = Nickname of the player with the white pieces; asked for if missing.
console-option-black = Nickname of the player with the black pieces; asked for if missing.
console-option-fen = Begin with this position instead of the usual one.
console-option-load = Go on with the last game of this PGN file.
console-option-against = Play alone against this opponent; "chesslings opponents" lists them.
console-option-playing-as = Your colour against an opponent: white or black.
console-option-army = A small army for both, beside king and pawns: pawns (nothing more), knights or rooks.
console-option-without = What your opponent starts without: knight, rook, rooks or queen.
console-option-seed = A number that decides about the opponent's moves: the same number, the same moves.
console-option-resume = Go on with the last unfinished game. Every game is kept from its first move on.
console-option-save = Write the game to this PGN file after every move. A file that is there is never replaced unasked.
console-option-style = How the board looks: symbols, letters (of your language), ascii, big (large squares), or words (no board, for a screen reader). By default symbols if your terminal shows them, else letters.
console-option-ascii = Nothing but ASCII: the same as --style ascii.
console-option-color = When to use colours: auto (if the output is a terminal that shows them), always, or never. The variable NO_COLOR switches them off, too.
console-option-flip = Show the board from Black's side.
console-option-auto-flip = Turn the board to the player who moves.
console-option-no-flip = Show the board from White's side. This is the default.
console-option-strict = Stop with exit code 1 at the first line that is no legal move and no command.
console-option-state-dir = Keep unfinished games in this directory. The variable CHESSLINGS_STATE_DIR does the same.
console-option-no-autosave = Don't keep unfinished games.
console-option-depth = How many moves of either player a game has, 0 to 64.
console-option-divide = Also print how many games begin with each move.
console-option-from = The square a piece stands on, like e2.
console-option-to = The square it should go to, like e4.
console-option-json = Answer in JSON.
console-option-file = The file to read; - or nothing is standard input.
console-option-game = Refuse positions that no game can reach.
console-option-shell = Which shell: bash, elvish, fish, powershell or zsh.
console-option-task = independence: no piece attacks another. domination: every square is occupied or attacked.
console-option-size = How many squares wide and high the board is, 1 to 16.
console-option-pieces = The pieces, if all have one colour: 8Q, or several as 2R,1Q.
console-option-white-pieces = The white pieces.
console-option-black-pieces = The black pieces.
console-option-count = Show only how many solutions there are.
console-option-limit = Show so many solutions at most.
console-option-all = Also show rotations, reflections and exchanges of colours.
console-option-threads = Search with so many threads, up to 256; 0 is one a core.
console-more-play =
    Examples:
      chesslings                           two players, names are asked for
      chesslings --white Anna --black Max  begin at once
      chesslings --against sparrow         play alone against the sparrow
      chesslings --resume                  go on with the last game
      chesslings --load game.pgn           go on with a game from a file
      chesslings why e2 e5                 why is this move not legal?
    While you play, ? shows all commands and how to type a move.

    Exit codes:
      0    all is well (also when the reader of the output went away)
      1    some of the input was wrong; the answers say which
      2    wrong arguments, or a file that can't be read or written
      130  Ctrl-C
console-more-why =
    Answers with a sentence and a line for programs: 'legal' and the moves (four if a pawn is
    promoted), or the reason's code and the squares it is about.
    With --json the answer has the fields from, to, legal, text, and moves or reason and
    squares.
console-more-inspect =
    Every line is a FEN and gets one line of answer, in the same order, apart by tabs:
    the FEN as we write it, the status, the squares that give check (or -), the legal moves.
    A line that can't be read gets 'error', a tab and a sentence, and the next one is read.
    With --json the answer has the fields fen, turn, check, checkers, legal (sorted), san
    (in the same order), status, and not_a_game if no game could reach the position; or
    error, field and column.
    The en passant square stands in a FEN only if a pawn can legally take there.
console-more-pgn =
    Every game gets one line of answer, apart by tabs: its number, the result, the reason,
    the last FEN, the moves. A game that can't be read gets its number, 'error', line and
    column, and a sentence, and the next one is read.
    With --json the answer has the fields game, tags, start, moves, fen, status, result and
    reason; or game, error, line, column and text.
    A win without checkmate is a resignation and a draw that no rule gives an agreement,
    unless the tag Termination says more. A result that the moves contradict has the reason
    'contradiction'.
console-more-coach =
    Every remark gets one line, apart by tabs: the number of the game, the move, 'before' it or
    'about' it, the kind, the sentence. After each game come two lines with 'summary', one a
    player: what was good, and where something better was to be found.
    With --json every move is a line with the fields game, ply (from 0), fen, move, before and
    about. A remark has the fields kind, squares, proof and text. The proof of a threat is what
    the other side would play if it were its turn; about a move it begins with the move. The
    last line of a game has the fields game and summary; a game that can't be read has error,
    line, column and text.
    Without --eager the coach says one thing at a time and then keeps silent for a while.
console-more-place =
    With --white and --black only opposite colours attack each other. Solutions that are
    rotations, reflections or, with two equal armies, exchanges of colours of each other are
    shown once; --all shows each.
    After the solutions come two lines for programs, 'total: N' and 'fundamental: M', and if
    the search was stopped a third that begins with 'partial: '.
    With --json each solution is a line with the fields solution (its number), orbit (how many
    are equivalent to it) and pieces, each with cell (from 0, left to right, top to bottom),
    square and piece (a small letter is black). The last line has the fields total,
    fundamental and partial, and if there is something to say reason.
    Ctrl-C stops the search and shows what was found.

    Examples:
      chesslings place independence --size 8 --pieces 8Q
      chesslings place independence --size 5 --white 4K --black 4K --count
      chesslings place domination --size 8 --pieces 5Q --limit 3
console-more-uci =
    Give 'chesslings uci' to your chess program as an engine. Its options:
      Level   who plays, from 1, the egg, to 10, the eagle
      Seed    the same number plays the same game again; 0 is another one every time
      UCI_LimitStrength and UCI_Elo choose the level by strength
console-more-completions =
    Where the shells look for it:
      chesslings completions bash > ~/.local/share/bash-completion/completions/chesslings
      chesslings completions zsh > ~/.zfunc/_chesslings   (with fpath+=~/.zfunc in ~/.zshrc)
      chesslings completions fish > ~/.config/fish/completions/chesslings.fish

## The lessons in the terminal

console-learn-welcome = Welcome to the chess school!
console-learn-welcome-child = Welcome to the chess school, { $name }!
console-learn-how-list = Type the number or the name of a unit. Just Enter goes on. ? is for help.
console-learn-show-on = Press Enter to see what comes next.
console-learn-how = { $learn-how ->
    [walk] Enter is the next step. Type a square to move there, numbers for the sums.
    [tap] Type squares, for example: D1 D2.
    [choose] Type the number or the word of your answer.
    [move] Type a move, for example: A1 A8.
    [put] Type a piece and a square, for example: { $piece } A1.
    [write] Write the move as books do, for example: { $piece }a1. Or sign by sign.
   *[place] Type squares. A square twice takes the piece off again.
}
console-learn-unit = { $title }: { NUMBER($done) } of { NUMBER($count) } done, { $stars }.
console-learn-exercise = { $title }, { NUMBER($number) } of { NUMBER($count) }
console-learn-lesson = Lesson: { $title }
console-learn-practice = { $title }: for practice
console-learn-stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
console-learn-list-prompt = Unit
console-learn-unknown-unit = There is no unit "{ $text }". There are: { $list }.
console-learn-not-ready = { $title }: there is nothing to do here yet.
console-learn-no-exercise = { $title } has { $count ->
    [one] only { $count } exercise
   *[other] only { $count } exercises
}.
console-learn-unreadable = I don't understand "{ $text }".
console-learn-star-squares = Stars: { $squares }.
console-learn-marked = Marked: { $squares }.
console-learn-found = Found: { $squares }.
console-learn-tray = Still to be placed: { $pieces }.
console-learn-replay = The moves: { $moves }.
console-learn-what-next = Enter goes on. Type { $more } for another one like this, { $again } for the same.
console-learn-what-next-or-again = Enter goes on. Type { $again } for the same.
console-learn-unit-over = That was all of { $title }: { $stars }.
console-learn-course-over = That was the whole course!
console-learn-only-practice = One more like it, for practice.
console-learn-no-hints = In a test nobody helps. Type { $skip } if you don't know.
console-learn-round-on = Enter goes on.
console-learn-round-words = { $round ->
    [today] today
    [test] test
   *[entry] entry
}
console-learn-rounds = Type { $today } for five tasks that come back, { $tests } 1, 2 or 3 for a test, { $entry } to find out where to begin.
console-learn-undone = Taken back.
console-learn-sure-reset = { $name }: all stars will be gone. Really start over?
console-learn-from-start = Once more from the beginning.
console-learn-numbers = { $switch ->
    [on] From now on with numbers.
   *[off] From now on without numbers.
}
console-learn-no-walk = Only a piece that shows its way can turn.
console-learn-goodbye = Goodbye! Your stars are kept.
console-learn-not-kept = I can't keep your stars in a file: { $problem }.
console-learn-broken = I can't read { $file }. It is put aside as { $kept }, and we begin anew.
console-learn-spoilt = I can't read all of { $file }. A copy is kept as { $kept }.
console-learn-saved = The stars are in { $file }. The page can open it, too.
console-learn-unchanged = All stars stay.
console-learn-no-room = There is no room for another child.
console-learn-help-commands = Commands, and their short forms
# How a child may write the commands: first the word, then the short form, then others.
console-learn-verb-words = { $learn-verb ->
    [help] help ?
    [hint] hint hi
    [undo] take_back tb undo u takeback take_it_back
    [again] again ag restart start_again
    [next] next nx
    [skip] skip sk i_don't_know don't_know i_dont_know dont_know
    [back] back bk
    [list] list li
    [go] go
    [more] more mo
    [turn] turn tu
    [numbers] numbers nu
    [board] board bo
    [lang] lang la language
    [style] style st
    [save] save sv
    [load] load lo
    [reset] reset
   *[quit] quit q exit leave bye
}
console-learn-verb-help = { $learn-verb ->
    [help] this page
    [hint] help, a little more each time
    [undo] take back a move
    [again] from the beginning
    [next] the next exercise
    [skip] the same: leave this one out
    [back] the exercise before
    [list] all units and your stars
    [go] go rook 3: any exercise
    [more] one more like this
    [turn] the next direction; turn 3
    [numbers] numbers on, numbers off
    [board] show the board
    [lang] lang en, lang ru
    [style] symbols letters big...
    [save] your stars as a file
    [load] load file: its stars, too
    [reset] start over without stars
   *[quit] leave
}

## For other pages (the JavaScript API)

api-bad-square = "{ $text }" is no square. Write one like e4.
api-bad-promotion = "{ $text }" is no piece. Write q, r, b or n.

## What a move did

# A piece as something that is taken.
piece-taken = { $color ->
    [white] { $piece ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $piece ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
}
move-goes = { $name } from { $from } to { $to }.
move-takes = { $name } from { $from } takes { $taken } on { $to }.
move-takes-passing = { $name } from { $from } takes { $taken } en passant and stands on { $to }.
move-castles = { $color ->
    [white] White
   *[black] Black
} castles: king to { $king }, rook to { $rook }.
move-becomes = The pawn becomes a { $name }.
move-check = Check!
move-mate = Checkmate!

## Opponents

opponent-egg = Egg
opponent-egg-about = The egg has just begun to look around.
opponent-hatchling = Hatchling
opponent-hatchling-about = The hatchling takes anything, even if it is guarded.
opponent-chick = Chick
opponent-chick-about = The chick loves to give check with its queen.
opponent-sparrow = Sparrow
opponent-sparrow-about = The sparrow forgets about knights.
opponent-magpie = Magpie
opponent-magpie-about = The magpie takes everything that shines.
opponent-jackdaw = Jackdaw
opponent-jackdaw-about = The jackdaw overlooks what comes along the diagonals.
opponent-raven = Raven
opponent-raven-about = The raven is clever, but forks surprise it.
opponent-owl = Owl
opponent-owl-about = The owl is wise in endings and slow to attack.
opponent-hawk = Hawk
opponent-hawk-about = The hawk knows how games begin, but pins surprise it.
opponent-eagle = Eagle
opponent-eagle-about = The eagle sees nearly everything.

## Play: sitting down

play-title = Play
play-card = With a friend or a bird.
play-first-player = Player 1
play-second-player = Player 2
play-who-white = Who plays White?
play-who-black = Who plays Black?
play-swap = Swap colours
play-against = Who plays against you?
play-friend = A friend
play-friend-about = Are you alone? { $name } would like to play.
play-fits = Fits you
play-score = Won { $won }, lost { $lost }, drawn { $drawn }.
play-your-name = Your name
play-your-color = Your pieces
play-color = { $color ->
    [white] White
   *[black] Black
}
play-without = Your opponent starts with
play-without-nothing = all pieces
play-without-knight = one knight less
play-without-rook = one rook less
play-without-rooks = no rooks
play-without-queen = no queen
play-without-pawns-only = king and pawns, like you
play-without-knights-only = king, pawns and knights, like you
play-without-rooks-only = king, pawns and rooks, like you
play-start = Start
play-waiting = A game is waiting: { $white } and { $black }.
play-last-game = The last game: { $white } and { $black }.
play-continue = Play on
play-look = Look at it
play-stays = This game stays in your list.
play-games = Your games
play-players = { $white } and { $black }
play-goes-on = It goes on.
play-so-many-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
play-from-position = Start from a position
play-fen = The position as FEN
play-fen-start = Start from here
play-open-title = Open a game
play-file = Choose a file
play-pgn = Or paste the game here, as PGN
play-open = Open
play-no-game = I see no game in this text.
play-reads = I am reading…
play-no-reader = Nobody came to read it. Please try again.
play-from-here = The game begins like this.
play-from-start = From the start instead
play-tally = { $white } { $points } { $black }
play-delete = Delete
play-game-more = More: { $game }
play-game-name = Name of this game
play-name-it = Name it
play-delete-sure = Delete it for ever?
play-delete-no = Keep it
play-menu-explore = Explore this position
play-which-game = Which game?
play-unreadable = { $count ->
    [one] One more game can't be read.
   *[other] { $count } more games can't be read.
}
play-more-games = There are even more games in it. These are the first.

## Play: at the table

play-your-move = { $name }, your move!
play-to-move = Your move
play-thinks = { $name } thinks…
play-thinking = Thinks…
play-asleep = { $name } fell asleep. Wake your opponent, please.
play-wake = Wake
play-taken = Taken: { $pieces }
play-picked = { $name } on { $square }. { $count ->
    [0] It can't move now.
    [one] It can go to { $count } square.
   *[other] It can go to { $count } squares.
}
play-tell = Show its way
play-story-none = { $name } on { $square }: no moves yet.
play-story = { $name }: { $way }. { $count ->
    [one] That is { $count } move.
   *[other] That is { $count } moves.
}
play-story-pawn = It was a pawn before.
play-taken-back = One move is taken back.
play-both-taken-back = Both moves are taken back.
play-draw-offered = { $name } offers a draw. { $other }, do you agree?
play-draw-yes = Draw
play-draw-no = Play on
play-draw-declined = No draw this time.
play-sure = { $name }, do you really give up?
play-sure-yes = Give up
play-sure-no = Play on
play-won = { $name } wins!
play-you-won = You won!
play-drawn = It is a draw!
play-again = Play again
play-again-swapped = Swap colours and play
play-look-back = Look back
play-save = Save
play-other-opponent = Another opponent
play-stronger = You keep winning! { $name } is waiting for you.
play-easier = { $name } is a little easier. Would you like that?
play-try = Yes, please
play-looking = To play on, go to the last move.
play-looking-start = The game starts here.
play-now = Go to the last move
play-copied = The game is copied.
play-not-copied = I can't copy here. Save the game as a file.
play-opened = Here is the game. Look at its moves, or play on.
play-mended = The saved game was damaged. This is what I could read.
play-tools = What you can do
play-turn = Turn
play-moves = Moves
play-more = More
play-moves-none = No moves yet.
play-move-number = Move { NUMBER($number) }. { $sentence }
play-step-first = To the start
play-step-back = One move back
play-step-on = One move on
play-step-last = To the last move
play-type = Type a move
play-type-play = Play
play-menu = What would you like?
play-menu-close = Close
play-menu-draw = Offer a draw
play-menu-resign = Give up
play-menu-copy = Copy the game
play-menu-save = Save the game as a file
play-menu-new = New game
play-facing = Board
play-facing-fixed = Stays
play-facing-mover = Turns after each move
play-facing-across = Face to face
play-promotion = What will the pawn become?

## Lessons: the units

lesson-unit-title = { $lesson-unit ->
    [rook] The rook
    [bishop] The bishop
    [queen] The queen
    [king] The king
    [knight] The knight
    [pawn] The pawn
    [secret] Secret code
    [attack] Attack and take
    [value] What pieces are worth
    [protect] Protect your pieces
    [check] Check
    [escape] Out of check
    [mate] Checkmate
    [draw] Stalemate and draws
    [setup] Set up the board
    [castling] Castling
    [passing] En passant
    [ladder] Win with queen or rooks
    [threat] See what they want
    [opening] Begin well
    [tactics] Tricks that win
    [endings] King and one helper
    [notation] Write it down
   *[games] First games
}
lesson-unit-lead = { $lesson-unit ->
    [rook] It goes straight, as far as it likes.
    [bishop] It goes diagonally and keeps its colour.
    [queen] She goes like a rook and like a bishop.
    [king] One step at a time, and never into danger.
    [knight] It jumps over everybody.
    [pawn] It goes ahead and takes to the side.
    [secret] How pieces move, written in numbers.
    [attack] See whom you can take, and who is guarded.
    [value] Not every trade is a good one.
    [protect] Run, guard, shield, or take the attacker.
    [check] The king is attacked!
    [escape] Three ways to save the king.
    [mate] The king can't be saved: the game is won.
    [draw] Sometimes nobody wins.
    [setup] Where everybody stands at the start.
    [castling] King and rook move together.
    [passing] The strangest move of the pawn.
    [ladder] How to catch a king who is alone.
    [threat] Every move has a reason. See it in time.
    [opening] Pieces out, the king into safety.
    [tactics] One move attacks two, and one is lost.
    [endings] Your king has to help now.
    [notation] Read and write moves as in chess books.
   *[games] Small armies, then the whole game.
}

## Lessons: what to do

# A task begins with a small letter, because a colour may stand before it.
lesson-for-side = { $color ->
    [white] White
   *[black] Black
}: { $task }
lesson-in-moves = { $count ->
    [1] in one move
   *[other] in { $count } moves
}
# Where a piece stands is said only if there is another one like it.
lesson-on-square = {" "}on { $square }
lesson-walk = see how the { $name }{ $place } moves.
lesson-stars = { $count ->
    [1] take the star
    [2] take both stars
   *[other] take all { $count } stars
}
lesson-enemies = { $count ->
    [1] take the { $enemy ->
        [white] white
       *[black] black
    } piece
    [2] take both { $enemy ->
        [white] white
       *[black] black
    } pieces
   *[other] take all { $count } { $enemy ->
        [white] white
       *[black] black
    } pieces
}
lesson-collect = { $what } { $moves }{ $collect-flag ->
    [safely] {" "}and stay safe.
    [always] . Every move must take.
   *[freely] .
}
lesson-aim = { $lesson-aim ->
    [check] give check { $moves }.
    [safe-check] give a safe check { $moves }.
    [discovered] give a discovered check { $moves }.
    [mate] give checkmate { $moves }.
    [stalemate] save the game by stalemate { $moves }.
    [nothing-hangs] make all your pieces safe { $moves }.
    [run] bring the { $name } on { $square } to safety { $moves }.
    [guard] guard the { $name } on { $square } { $moves }.
    [shield] shield the { $name } on { $square } { $moves }.
    [take-attacker] take the piece that attacks { $square } { $moves }.
    [take-best] find the best capture { $moves }.
    [fork] make a fork { $moves }.
    [pin] make a pin { $moves }.
    [skewer] make a skewer { $moves }.
    [discovered-attack] make a discovered attack { $moves }.
    [win] win a piece or more { $moves }.
    [centre] put a pawn in the centre { $moves }.
    [develop] bring out a knight or a bishop { $moves }.
    [tempo] bring out a piece that attacks the queen { $moves }.
    [promote-safely] promote a pawn safely { $moves }.
    [promote-to] turn a pawn into a { $name } { $moves }.
    [castle] castle { $moves }.
    [castle-short] castle on the king's side { $moves }.
    [castle-long] castle on the queen's side { $moves }.
    [en-passant] take a pawn en passant { $moves }.
    [escape-run] run away from check { $moves }.
    [escape-block] block the check { $moves }.
    [escape-take] take the piece that gives check { $moves }.
   *[stop-mate] stop the checkmate { $moves }.
}
lesson-no-stalemate = make { $count ->
    [1] one move
   *[other] { $count } moves
} without stalemate, and lose nothing.
lesson-confine = leave the king at most { $count ->
    [one] { $count } free square
   *[other] { $count } free squares
} { $moves }.
lesson-keep-win = make { $count ->
    [1] one move
   *[other] { $count } moves
} and keep the win.
lesson-set-up = put { $count ->
    [1] the missing piece where it belongs
   *[other] { $count } missing pieces where they belong
}.
lesson-peace = place { $pieces } on { $size ->
    [8] the board
   *[other] the { $size }×{ $size } corner
} so that none attacks another.
lesson-play-written = play the written move { $written }.
lesson-write = write down the move from { $from } to { $to }.
lesson-replay-written = { $count ->
    [one] play the { $count } written move.
   *[other] play the { $count } written moves, for both sides.
}
lesson-play-next = Now: { NUMBER($number) }{ $color ->
    [white] .
   *[black] …
}{"\u00A0"}{ $written }
lesson-write-step = { $write-step ->
    [who] Who moves? A pawn has no letter.
    [takes] Is anybody taken? Then write x.
    [column] To which column does it go?
    [row] To which row?
   *[end] Is it check? Write +. Is it checkmate? Write #.
}
lesson-replay = { $count ->
    [1] repeat the move that is shown.
   *[other] repeat the { $count } moves that are shown, for both sides.
}
lesson-counted-pieces = { NUMBER($count) } { $piece ->
    [king] { $count ->
        [one] king
       *[other] kings
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
}
# Pieces as somebody does something to them: "guard the rook", "takes your rook".
piece-whom = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-yours-taken = { $piece ->
    [king] your king
    [queen] your queen
    [rook] your rook
    [bishop] your bishop
    [knight] your knight
   *[pawn] your pawn
}

## Lessons: squares to find

lesson-find-moves = find all moves of the { $name }{ $place }.
lesson-find-attacks = find every square the { $name }{ $place } attacks.
lesson-find-captures = find everyone the { $name }{ $place } can take.
lesson-find-forbidden = find every square where the { $name } would be attacked.
lesson-find-named = find the square { $square }.
lesson-find-numbered = find the square in row i = { NUMBER($i) }, column j = { NUMBER($j) }.
lesson-find-line = find the whole { $board-line ->
    [row] row
    [column] column
   *[diagonal] diagonal
} from { $from } to { $to }.
lesson-find-line-of = find the whole { $board-line ->
    [row] row
    [column] column
   *[diagonal] diagonal
} where the { $name } stands.
lesson-find-corners = find { $corner-shade ->
    [light] both light corners
    [dark] both dark corners
   *[any] all four corners
} of the board.
lesson-find-attacked = find every { $enemy ->
    [white] white
   *[black] black
} piece that you attack.
lesson-find-free = find every { $enemy ->
    [white] white
   *[black] black
} piece that is good to take.
lesson-find-danger = find all your pieces that are in danger.
lesson-find-checkers = who gives check to the { $name }? Find every piece.
lesson-find-pinned = find all your pieces that are pinned.
lesson-find-guards = who guards { $square }? Find every { $color ->
    [white] white
   *[black] black
} piece.
lesson-find-attackers = who attacks { $square }? Find every { $enemy ->
    [white] white
   *[black] black
} piece.
lesson-find-box = find the cage: every square the { $name } can walk to.
lesson-find-misplaced = which pieces stand on the wrong squares? Find them all.

## Lessons: questions

lesson-ask-shade = is { $square } a light or a dark square?
lesson-ask-name = what is the marked square called?
lesson-ask-numbers = which numbers (i, j) does { $square } have?
lesson-ask-reach = can the { $name } on { $from } ever get to { $to }?
lesson-ask-far = how many moves does the { $name } need from { $from } to { $to }?
lesson-ask-legal = may the { $name } go from { $from } to { $to }?
lesson-ask-free = is the { $name } on { $square } free or guarded?
lesson-ask-worth = who is worth more: the { $name } or the { $other }?
lesson-ask-exchange = the { $name } takes on { $square }. Is it a good trade?
lesson-ask-richer = whose pieces are worth more together?
lesson-ask-check = is the { $name } in check?
lesson-ask-checked = { $color ->
    [white] White's
   *[black] Black's
} turn: checkmate, check or neither?
lesson-ask-ended = { $color ->
    [white] White's
   *[black] Black's
} turn. Checkmate, stalemate, or does the game go on?
lesson-ask-way = check! { $check-way ->
    [run] Can the { $name } run away?
    [block] Can anybody shield the { $name }?
   *[take] Can you take the piece that gives check?
}
lesson-ask-castle = may { $color ->
    [white] White
   *[black] Black
} castle { $wing ->
    [king-side] on the king's side
   *[queen-side] on the queen's side
} now?
lesson-ask-passing = can { $color ->
    [white] White
   *[black] Black
} take a pawn en passant now?
lesson-ask-can-mate = can anybody still give checkmate?
lesson-ask-threat = what does { $enemy ->
    [white] White
   *[black] Black
} want now?
lesson-ask-written = how is the move from { $from } to { $to } written?
lesson-ask-mistake = one of three moves is a mistake. Which?
lesson-ask-motif = what is the move from { $from } to { $to }?
lesson-ask-catches = it is { $color ->
    [white] White's
   *[black] Black's
} turn. Can the { $enemy ->
    [white] white
   *[black] black
} king catch the pawn?

lesson-choice = { $lesson-choice ->
    [yes] Yes
    [no] No
    [light] Light
    [dark] Dark
    [free] Free
    [guarded] Guarded
    [same] The same
    [white] White
    [black] Black
    [wins] Good
    [even] Even
    [loses] Bad
    [mate] Checkmate
    [check] Check
    [no-check] Neither
    [stalemate] Stalemate
    [takes] To take something
    [nothing] Nothing
    [fork] A fork
    [pin] A pin
    [skewer] A skewer
    [discovered] A discovered attack
    [no-letter] No letter
    [no-sign] No sign
   *[goes-on] The game goes on
}
lesson-choice-move = { $name } to { $square }
lesson-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
lesson-numbers = ({ NUMBER($i) },{"\u00A0"}{ NUMBER($j) })

## Lessons: why an answer is right

lesson-because-shade = { $square } is a { $shade ->
    [light] light
   *[dark] dark
} square.
lesson-because-name = This is { $square }.
lesson-because-numbers = { $square } is in row i = { NUMBER($i) }, column j = { NUMBER($j) }.
lesson-because-never = It can never get there.
lesson-because-far = It gets there { $moves }.
lesson-because-legal = It can go to { $square }.
lesson-because-free = Nobody guards { $square }.
lesson-because-guarded = The { $name } on { $from } guards { $square }.
lesson-because-worth = The { $name } is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}, the { $other } { NUMBER($points) }.
lesson-because-wins = It wins { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
lesson-because-trade = You get { NUMBER($got) } and give { NUMBER($given) }.
lesson-because-even = Both sides lose the same.
lesson-because-loses = It loses { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
lesson-because-richer = Points: White { NUMBER($white) }, Black { NUMBER($black) }.
lesson-because-check = The { $name } on { $square } gives check.
lesson-because-no-check = Nobody attacks the king.
lesson-because-mate = It is check, and there is no way out.
lesson-because-way-out = It is check, but there is a way out.
lesson-because-goes-on = { $color ->
    [white] White
   *[black] Black
} still has a move.
lesson-because-no-way = { $check-way ->
    [run] The king has no free square to run to.
    [block] Nobody can go between.
   *[take] Nobody can take the attacker.
}
lesson-because-only-takes = The king can only take. That is another way.
lesson-because-castle = The way is free and safe.
lesson-because-passing = The pawn on { $from } can: it takes and goes to { $square }.
lesson-because-no-passing = No pawn can be taken en passant now.
lesson-because-only-pawns = Only a pawn can be taken en passant.
lesson-because-written = It is written { $written }.
lesson-because-quiet = Nobody is in danger now.
lesson-because-catches = The king comes in time and stops the pawn.
lesson-because-runs = The king can't stop this pawn.
lesson-because-can-mate = Checkmate is still possible.
lesson-think-name = First the letter below, then the number beside.
lesson-think-numbers = Rows and columns are counted from 0.
lesson-think-far = Count the moves one by one.
lesson-think-worth = Pawn 1, knight 3, bishop 3, rook 5, queen 9.
lesson-think-checked = Is the king attacked? Which moves are left?
lesson-think-free = Who could take back?
lesson-think-castle = Follow the king's way, square by square.
lesson-think-threat = Imagine they move once more. What would they do?
lesson-think-motif = Whom does the move attack? Who stands behind?
lesson-think-written = First who moves, then x for taking, then the new square.
lesson-think-mistake = After each move ask: what can they take? Where is check?
lesson-think-catches = The pawn's way is one side of a big square. Inside it the king catches the pawn.
lesson-think-passing = Who moved last, and how far?
# The first hint of an exercise that is answered by moves: something to ask oneself.
lesson-think-collect = { $collect-flag ->
    [safely] Which squares do they attack? Which way stays safe?
    [always] Whom can you take now? And whom from there?
   *[freely] Which squares can you reach? Which one helps you?
}
lesson-think-aim = { $lesson-aim ->
    [check] From which squares could your pieces attack the king?
    [safe-check] Which checks are there? Where can't they take your piece?
    [discovered] Who stands between your own piece and their king?
    [mate] Where can the king still go? How could that be closed?
    [stalemate] Which moves would the other side have left?
    [no-stalemate] What could the other side move after that?
    [keep-win] Which squares does your pawn need? Who gets there first?
    [nothing-hangs] Which of your pieces could they take now?
    [run] Which squares do they attack? Where is it safe?
    [guard] From where could another piece guard it?
    [shield] Which squares lie between the two? Who can get there?
    [take-attacker] Who attacks it? Which of your pieces can take there?
    [take-best] Whom can you take? Who could take back?
    [fork] From which square could one piece attack two?
    [pin] Which piece stands in a line with its king?
    [skewer] Which two of theirs stand in one line? Who is better?
    [discovered-attack] Who stands in the way of your own piece?
    [win] Whom could you take or attack? What happens then?
    [centre] Where is the centre? Which pawn can get there?
    [develop] Which knight or bishop still stands at home?
    [tempo] Where is their queen? Who can come out and attack it?
    [promote-safely] Which squares of the last row do they attack?
    [promote-to] Which pawn is near the last row? Can it step or take?
    [castle] Is the way to the rook free? Is it safe?
    [castle-short] Is the way to the rook free? Is it safe?
    [castle-long] Is the way to the rook free? Is it safe?
    [en-passant] Which of their pawns jumps past one of yours?
    [escape-run] Which squares beside the king does nobody attack?
    [escape-block] Which squares lie between the two? Who can get there?
    [escape-take] Who gives check? Who can take that piece?
    [confine] Where can the king walk? How could it get less?
    [written] Who moves, and where to?
   *[stop-mate] Where do they want to give checkmate? Who can prevent it?
}
lesson-think-next = Which move comes next?
lesson-think-game = { $game-goal ->
    [mate] What do they want? Which checks and captures do you have?
    [check] Where could you give check? Could they be quicker?
    [promote] Which pawn has a free way? Who could take it?
    [take-all] Whom can you take? Who could take back?
    [opening] Who still stands at home? Is your king safe?
   *[far-row] Which way to the last row is free and safe?
}

## Lessons: what was right

lesson-praise = { $praise ->
    [yes] Yes!
    [right] Right!
    [well] Well done!
   *[great] Great!
}
lesson-watched = Now you know how the { $name } moves.
lesson-found = Yes, { $square }! { $count ->
    [0] Well found!
    [one] { $count } more.
   *[other] { $count } more.
}
lesson-took = { $taken ->
    [star] A star!
   *[piece] Taken!
}
lesson-went = Now the { $name } is on { $square }.
lesson-are-left = { $taken ->
    [star] { $count ->
        [1] One star is left.
       *[other] { $count } stars are left.
    }
   *[piece] { $count ->
        [1] One piece is left.
       *[other] { $count } pieces are left.
    }
}
lesson-all-taken = { $taken ->
    [star] All stars are yours, { $moves }.
   *[piece] All are taken, { $moves }.
}
lesson-fewest = Nobody can do it faster!
lesson-faster = It can also be done { $moves }.
lesson-reached = { $lesson-aim ->
    [check] The { $name } on { $square } gives check.
    [safe-check] The { $name } gives check, and nobody can take it.
    [discovered] The way is open: the { $name } on { $square } gives check.
    [mate] Checkmate! The king has no way out.
    [stalemate] Stalemate saves the game: it is a draw.
    [no-stalemate] The other side still has a move.
    [nothing-hangs] The other side can win nothing now.
    [run] The { $name } is safe on { $square }.
    [guard] The { $name } on { $square } has a guard now.
    [shield] Nobody can get to the { $name } on { $square } now.
    [take-attacker] The attacker of { $square } is gone.
    [take-best] No other capture wins more.
    [fork] A fork: the { $name } attacks two at once.
    [pin] A pin: the piece can't leave, its king is behind.
    [skewer] A skewer: whoever stands behind is lost.
    [discovered-attack] A discovered attack: two pieces attack at once.
    [win] You have won something.
    [centre] From { $square } the pawn sees the centre.
    [develop] The { $name } is out and in the game.
    [tempo] The { $name } is out, and the queen must run.
    [written] You can read moves now.
    [promote-safely] Nobody can take the new { $name }.
    [promote-to] The pawn is a { $name } now.
    [castle] King and rook have castled.
    [en-passant] The pawn is taken en passant.
    [escape-run] The king is safe on { $square }.
    [escape-block] The { $name } on { $square } shields the king.
    [escape-take] Nobody gives check any more.
    [confine] The cage is small, and nobody is in danger.
    [keep-win] The win is safe. The king can't stop it.
   *[stop-mate] There is no checkmate any more.
}
lesson-on-the-way = { $count ->
    [one] { $count } move is left.
   *[other] { $count } moves are left.
}
lesson-placed = The { $name } belongs on { $square }. { $count ->
    [one] { $count } more.
   *[other] { $count } more.
}
lesson-all-placed = Everybody is at home!
lesson-in-peace = Nobody is attacked. { $count ->
    [one] { $count } more.
   *[other] { $count } more.
}
lesson-all-in-peace = All live in peace!
lesson-repeated = { $count ->
    [one] { $count } move is left.
   *[other] { $count } moves are left.
}
lesson-all-repeated = You know these moves now.
lesson-answered = { $reply } Your move!
lesson-in-check = Check! Save your king.
lesson-king-attacked = Your king is attacked! Save him.
lesson-other-moves = { $color ->
    [white] White
   *[black] Black
} moves now.
lesson-reply-goes = the { $name } goes to { $square }.
lesson-reply-takes = the { $name } takes { $taken } on { $square }.
lesson-reply-passing = the { $name } takes { $taken } en passant.
lesson-reply-castles = the king castles.

## Lessons: what is not right yet

lesson-not-quite = Not quite.
lesson-not-attacked-by = the { $name } does not attack { $square }.
lesson-nobody-to-take = There is nobody to take on { $square }.
lesson-safe-for-king = { $square } is safe for the king.
lesson-look-for = This is { $square }. Look for { $named }.
lesson-no-corner = A corner is where two edges meet.
lesson-not-on-line = { $square } is not on this line.
lesson-not-one = { $square } is not one of them.
lesson-not-about = { $asked-piece ->
    [attacked] nobody attacks the { $name } on { $square }.
    [danger] the { $name } on { $square } is in no danger.
    [checkers] the { $name } on { $square } gives no check.
    [pinned] the { $name } on { $square } is not pinned.
    [guards] the { $name } on { $square } does not guard it.
    [attackers] the { $name } on { $square } does not attack it.
   *[misplaced] the { $name } on { $square } is in the right place.
}
lesson-not-free = Not good: the { $guard } on { $from } guards the { $name }.
lesson-found-before = { $square } is found already.
lesson-fault = { $fault ->
    [no-check] This gives no check.
    [checker-taken] It is check, but not a safe one.
    [not-discovered] Let another piece give check: open its way.
    [check-answered] It is check, but not checkmate.
    [stalemate] Stalemate! No move and no check is a draw.
    [not-stalemate] The other side can still move.
    [mate] That is checkmate! Something else was asked.
    [takes-nothing] This move takes nothing.
    [no-fork] A fork attacks two pieces at once.
    [no-pin] A pin needs a line: you, a piece, its king.
    [no-skewer] A skewer needs two in a line, the better one first.
    [no-discovery] Open the way for a piece that stands behind.
    [wins-nothing] This does not win enough.
    [no-centre] The centre is D4, E4, D5 and E5. Put a pawn there.
    [nobody-out] Bring out a knight or a bishop from the first row.
    [at-edge] At the edge it sees few squares.
    [in-pawns-way] Now your centre pawn can't step out.
    [no-tempo] The queen is not attacked.
    [not-written] Read again: the letter says who, the square says where.
    [no-promotion] No pawn has become a piece.
    [no-castling] The king castles by going two squares to a rook.
    [not-castling-yet] The way is not free yet. Who must move?
    [other-wing] That is the other side. Castle towards the other rook.
    [no-passing] No pawn was taken en passant.
    [other-run] This time the king should run himself.
    [other-block] This time somebody should go between.
    [other-take] This time take the piece that gives check.
    [mated] And that is checkmate.
    [mated-soon] After that checkmate can't be stopped.
    [loses-soon] After that you lose something.
    [refuted] After that you can't do it any more.
    [chased] Now he attacks your piece.
    [drawn] Now the pawn does not get through.
   *[out-of-moves] There is a quicker way.
}
lesson-big-cage = The king still has { $count ->
    [one] { $count } free square
   *[other] { $count } free squares
}.
lesson-fault-count = Count: { $attackers ->
    [one] { $attackers } attacks
   *[other] { $attackers } attack
}, { $guards ->
    [one] { $guards } guards
   *[other] { $guards } guard
}.
lesson-where-danger = Where was the danger? Take a move back.
lesson-fault-at = { $fault-at ->
    [not-that-piece] the { $name } on { $square } needs your help.
    [moved-away] the { $name } should stay on { $square }.
    [not-guarded] nobody guards the { $name } on { $square } yet.
    [still-attacked] the { $name } on { $square } is still attacked.
   *[attacker-stays] the { $name } on { $square } still attacks.
}
lesson-not-best = { $won ->
    [0] This wins nothing.
    [one] This wins { $won } point.
   *[other] This wins { $won } points.
} Another capture wins more.
lesson-not-best-loses = You lose more than you win.
lesson-other-piece = The pawn should become a { $name }.
lesson-attacked = Not safe: the { $name } on { $from } attacks { $square }.
lesson-must-take = Here every move takes something.
lesson-dead-end = After this you can't take them all. Try another way.
lesson-lives-there = A { $name } lives on { $square }.
lesson-not-its-place = Nobody stands on { $square } at the start.
lesson-occupied = A piece stands on { $square } already.
lesson-tray-empty = All pieces are on the board.
lesson-outside-corner = { $square } is outside the small board.
lesson-attack-each-other = The pieces on { $from } and { $to } attack each other.
lesson-not-shown = Look again. { $sentence }
lesson-try-again = Take it back and try again.
lesson-done-already = This is done already.
lesson-not-missing = No such piece is left to be placed.
lesson-taken-off = Taken off. Try another square.
lesson-read-again = That does not fit here. Read the task again.

## Lessons: help

lesson-help-look = Look at the marked squares.
lesson-help-among = { $count ->
    [1] One of these squares is right. Which one?
   *[other] Some of these squares are right. Which ones?
}
lesson-help-look-at = Look at { $squares }.
lesson-help-piece = Try the { $name } on { $square }.
lesson-help-square = Think about { $square }.
lesson-help-tap = It is { $square }.
lesson-help-move = Go from { $from } to { $to }.
lesson-help-becomes = The pawn becomes a { $name }.
lesson-help-choose = The answer: { $choice }.
lesson-help-put = Put the { $name } on { $square }.
lesson-help-take-off = Take the { $name } off { $square }.
lesson-help-walk = Look at every way, then move the piece twice.
lesson-help-too-late = Too late to win there. From here you still can.

## Lessons: before squares have names

lesson-here-rule = Not there. { $rule }
lesson-here-not = Not this square. Look again.
lesson-here-before = This one is found already.
lesson-here-found = Yes! { $count ->
    [0] Well found!
    [one] { $count } more.
   *[other] { $count } more.
}
lesson-here-went = Go on!
lesson-here-step = { $way }, step { NUMBER($n) }.
lesson-here-piece = Try the { $name }.
lesson-here-square = Think about the marked square.
lesson-here-tap = It is the marked square.
lesson-here-move = Go from the marked piece to the marked square.

## Lessons: how a piece moves

lesson-piece-rule = { $piece ->
    [king] The king goes one square in any direction.
    [queen] The queen goes straight or diagonally, as far as she likes.
    [rook] The rook goes straight, as far as it likes.
    [bishop] The bishop goes diagonally, as far as it likes.
    [knight] The knight jumps: two squares ahead, one to the side.
   *[pawn] The pawn goes straight ahead and takes diagonally.
}
lesson-way = { $lesson-way ->
    [up] up
    [down] down
    [left] left
   *[right] right
}
lesson-ways = { $first } and { $second }
lesson-way-twice = two { $way }
lesson-way-once = one { $way }
lesson-shown-stands = Watch! I will show you something.
lesson-shown-checks = Look: the { $name } attacks the king.
lesson-shown-no-check = Look: nobody attacks the king.
lesson-shown-guards = The king can't step there: the { $name } is on guard.
lesson-shown-crowded = The king's own pieces stand in his way.
lesson-shown-not-taken = Nobody can take the { $name }.
lesson-shown-not-blocked = And nobody can step in between.
lesson-shown-nothing-moves = And nothing else can move.
lesson-shown-check = This is check. The king must get away.
lesson-shown-mate = No way out: this is checkmate. The game is won!
lesson-shown-stalemate = No check, but no move: stalemate. Nobody wins.
lesson-shown-castling = This is castling: king and rook move together.
lesson-shown-en-passant = This is en passant: the pawn takes in passing.
lesson-shown-promotion = On the last row a pawn becomes another piece.
lesson-walk-now = { $count ->
    [one] One more move!
   *[other] Now you: make { $count } moves!
}
lesson-walk-begins = { $way }: direction { NUMBER($number) } of { NUMBER($count) }.
lesson-walk-step = { $way }, step { NUMBER($n) }: { $square }.
lesson-step = Step { NUMBER($n) }
lesson-stop-edge = Here the board ends.
lesson-stop-enough = { $piece ->
    [knight] The knight jumps only once.
    [king] The king makes only one step.
   *[pawn] { $count ->
        [1] The pawn makes only one step.
       *[other] The pawn makes at most { $count } steps.
    }
}
lesson-stop-own = A friend stands in the way: the { $name }.
lesson-stop-takes = Here the { $name } can be taken. The way ends.
lesson-stop-edge-numbers = ({ NUMBER($i) }, { NUMBER($j) }) is off the board: 0 ≤ { $index ->
    [i] i
   *[j] j
} < 8.

## Lessons: small games

lesson-game = { $game-goal ->
    [mate] give checkmate to win.
    [check] give the first check to win.
    [promote] bring a pawn to the last row to win.
    [take-all] take all { $enemy ->
        [white] white
       *[black] black
    } pieces to win.
    [opening] castle and lose nothing.
   *[far-row] reach the last row first to win.
}
lesson-within = { $count ->
    [one] { $count } move is enough.
   *[other] { $count } moves are enough.
}
lesson-wins-by = { $color ->
    [white] White
   *[black] Black
} wins { $game-goal ->
    [mate] by checkmate.
    [check] by the first check.
    [promote] by bringing a pawn to the last row.
    [take-all] by taking everything.
    [opening] by getting ready first.
   *[far-row] by reaching the last row.
}
lesson-both-win-by = The other side wants the same.
lesson-won = { $game-goal ->
    [mate] Checkmate!
    [check] Check!
    [promote] The pawn has come through!
    [take-all] Everything is taken!
    [opening] Ready to play!
   *[far-row] The last row is reached!
} { $color ->
    [white] White
   *[black] Black
} wins.
lesson-left-to-do = Still to do: { $parts }.
lesson-left = { $opening-part ->
    [centre] move a centre pawn
    [pieces] { $count ->
        [one] bring { $count } piece out
       *[other] bring { $count } pieces out
    }
    [castle] castle
   *[safety] save or win back a piece
}
lesson-rival = { $name } plays against you.
lesson-drawn = Nobody wins this time. It is a draw.

## Placing pieces: what can be wrong, and what the terminal says about a search

place-unknown-letter = "{ $letter }" is not a piece. The pieces are K, Q, R, B, N and P.
place-number-alone = { $number } of what? Put a letter behind the number, as in 8Q.
place-too-many = Too many pieces of one kind. Take { $most } or fewer.
place-none = The number before { $letter } is 0. Leave out pieces that you don't need.
place-size = A board can't have the size { $size }. Choose from 1 to { $largest }.
place-no-pieces = There are no pieces to place. Take at least one.
place-two-color-domination = Domination has no colours. Give all pieces with --pieces.
place-overfull = There are more pieces than squares. So there is no solution.
console-place-stopped = The search was stopped. These are only the solutions found so far.
console-place-limited = There are more solutions. These are only the first ones.
console-place-no-threads = There are no threads for the search. Try fewer.
console-place-progress = { $percent } %, solutions: { $count }

## The coach

coach-title = Coach
coach-on = Helps me
coach-off = Keeps silent
coach-show = Show me
coach-sure = I am sure
coach-close = All right
coach-check = Check! Run, block or take?
coach-threat = What does { $color ->
    [white] White
   *[black] Black
} want now?
coach-think-moved = Look again: is your { $piece } safe there?
coach-think-left = Look again: is your { $piece } safe?
coach-think-mate = Look again: is your king safe?
coach-think-trick = Look again: what can { $color ->
    [white] White
   *[black] Black
} do then?
coach-gift = Is every { $color ->
    [white] white
   *[black] black
} piece guarded?
coach-mate = Look at all checks. One is special.
coach-bring-out = Who is still sleeping at home?
coach-castle = Your king can castle now.
coach-praise-saved = Good: your { $piece } is safe now.
coach-praise-won = Good: you won a { $piece }.
coach-praise-fork = Good: you attack two at once.
coach-praise-castled = Good: your king has castled.
coach-praise-stopped-mate = Good: you stopped the checkmate.
coach-praise-promoted = Good: your pawn made it to the end.
coach-trade-helps = You are ahead. Trading helps you.
coach-trade-hurts = You are behind. Keep your pieces.
coach-stalemate = Leave the king a square, or give check.
coach-finish-ladder = Remember the ladder. Make his room smaller.
coach-finish-runner = Is your pawn faster than the king?
coach-on-both = Helps both
coach-to = { $name }! { $what }
coach-path = Moments of the game
coach-path-none = A calm game. Nothing to mark.
coach-look = With the coach
coach-moment = { $name }, move { $number }. { $what }
coach-moment-taken = Here { $piece } could be taken.
coach-moment-mated = Your king could be checkmated.
coach-moment-trick = { $color ->
    [white] White
   *[black] Black
} could win something here.
coach-moment-mate = There was a checkmate here.
coach-moment-gift = You could take a { $piece } here.
coach-turn = Here you had something better. Find it!
coach-puzzle = One moment again
coach-not-this = Not this one. Look once more!
coach-found = Well found! That was it.
coach-practise = Practise it here:
