### The course's own sentences in English: at least one an exercise, named after it.
###
### `rook-corner` is shown with the exercise `corner` of the unit `rook`: a thought that helps, at
### most two short sentences. For a question of its own (`choose told`), that sentence is the
### question, and its answers are `rook-corner-1`, `rook-corner-2` and so on.
### `rook-corner-right`, where there is one, is said when the exercise is done.
### No variables: what depends on the position is said by ../en.ftl.

## Rook

rook-meet = This is the rook. It goes straight, as far as it likes.
rook-corner = The rook loves long straight roads. Try the corners.

## Attack

attack-rook-sees = A piece attacks what it could take with its next move.
attack-behind = A long look stops at the first piece on its way.
attack-behind-right = Whoever hides behind another piece is not attacked.
attack-knight-sees = The knight does not attack its neighbours. It looks at where it jumps.
attack-pawn-sees = Pawns walk straight ahead but take diagonally.
attack-pawn-sees-right = A piece right in front of a pawn is quite safe.
attack-queen-sees = The queen looks in eight directions. Check each of them.
attack-team-sees = Now the whole team looks. Ask each piece in turn.
attack-front = The second pawn stands close by. Which squares does it guard?
attack-front-right = Free: a pawn guards diagonally, never straight ahead.
attack-beside = Imagine you take. Can anybody take you back?
attack-beside-right = Guarded: the pawn takes back.
attack-far-guard = Guards may stand far away. Search the whole board.
attack-far-guard-right = Guarded: the bishop looks all along its diagonal.
attack-cut-off = A rook guards along its row. Is its road open?
attack-cut-off-right = Free: the pawn stands in its own rook's way.
attack-three-friends = The knight has three friends. Does any of them guard it?
attack-three-friends-right = Free: none of the friends looks at the knight's square.
attack-free-food = Four pieces are attacked. Some of them have a guard.
attack-free-team = Look with every piece you have. Then look for guards.
attack-rook-eats = One after the other. Nobody takes back here.
attack-bishop-eats = All of them stand on the bishop's colour.
attack-pawn-eats = Each taking brings the pawn one row higher.
attack-knight-eats = From each square look for the next jump.
attack-queen-eats = The queen can do it without one empty move.
attack-team-eats = Share the work: one piece takes here, the other there.
attack-guard-first = The knight has a guard. Who guards the guard?
attack-guard-first-right = First the guard, then the guarded piece.
attack-three-links = Each guards the next one. Somebody is guarded by nobody.
attack-pawn-chain = Pawns in a chain guard each other. Where does the chain begin?
attack-pawn-chain-right = The last pawn at the back has no guard.
attack-help-the-knight = The knight would like to take at once. Who is watching?
attack-one-road = Which way do you turn? One turn leads to a dead end.
attack-knight-tour = Think two jumps ahead. Which piece would be left over?
attack-bishop-tour = Two of your pieces can begin. One finds the way to the end.
attack-two-workers = Both pieces have work to do. Who takes what?
attack-three-workers = This one is for masters. Go back as often as you like.
