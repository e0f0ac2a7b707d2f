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

## Value

value-queen-rook = The rook goes straight only. What can the queen do?
value-queen-rook-right = The queen is worth 9 pawns, the rook 5.
value-bishop-knight = One runs far, the other jumps over everybody.
value-bishop-knight-right = Each of them is worth about 3 pawns.
value-rook-bishop = One of them can visit only half of all squares.
value-rook-bishop-right = The rook is worth 5 pawns, the bishop 3.
value-king = How many pawns is the king worth?
value-king-1 = Five
value-king-2 = Nine
value-king-3 = It can't be counted
value-king-right = Without the king there is no game. He is never traded.
value-two-rooks = Which is worth more: two rooks or one queen?
value-two-rooks-1 = Two rooks
value-two-rooks-2 = The queen
value-two-rooks-3 = Both the same
value-two-rooks-right = 5 and 5 is 10. The queen is worth 9.
value-count-few = Add it all up: pawn 1, knight and bishop 3, rook 5.
value-count-few-right = 7 against 6: two small pieces beat one rook.
value-count-queen = One strong piece against three others. Count carefully.
value-count-queen-right = 5 and 3 and 1 make 9. That is a queen.
value-count-kings = Pawns against pawns: strike out what both sides have.
value-count-kings-right = The pawns are equal. Two rooks are 10, the queen is 9.
value-count-army = Look for the piece that has no partner over there.
value-count-army-right = One side has a bishop more. All else is equal.
value-rook-for-bishop = Count what you get. Then count what you give.
value-rook-for-bishop-right = You get 3 and give 5.
value-knight-for-bishop = The pawn will take back. Is that bad?
value-knight-for-bishop-right = You get 3 and give 3: an even trade.
value-bishop-for-rook = Guarded does not always mean safe.
value-bishop-for-rook-right = You get 5 and give only 3.
value-queen-for-pawn = A hungry queen looks at a small pawn.
value-queen-for-pawn-right = A queen for a pawn: that is 9 for 1.
value-helper = The rook is not alone. Play it in your head to the end.
value-helper-right = If they take back, the bishop takes, too.
value-two-pawns = Pawn, knight, pawn. What does each side have then?
value-two-pawns-right = Two pawns are not enough for a knight.
value-free-choice = The table is full. What tastes best?
value-careful-queen = The biggest one may be bait. Look for guards.
value-small-pawn = A pawn is not afraid of guards. It is worth so little.
value-give-to-get = Taking for free is good. Is there something even better?
value-give-to-get-right = 9 for 5 wins 4. The free knight wins only 3.
value-hungry-knight = The knight can take four times. Count each one.
value-big-board = A real game has many takings. Find the one that wins most.
value-with-gain = Free, or guarded but worth more than your piece.

## Protect

protect-who-attacks = Before you help the knight, see who wants to take it.
protect-who-guards = These friends could take back. Is every road open?
protect-alarm = Not every attacked piece is in danger. Count as in an exchange.
protect-run-knight = Not every door leads outside. Check each jump.
protect-run-rook = Straight roads, but danger waits. Find a quiet place.
protect-run-bishop = The bishop has long roads. Many of them are watched.
protect-run-queen = The queen is the dearest. Where can nobody reach her?
protect-guard-knight = The knight may stay if a friend can take back.
protect-guard-pawn = A small friend can be a good guard.
protect-guard-far = Big and small friends can help. There is more than one way.
protect-guard-twice = Two attackers, one guard. Is one guard enough?
protect-guard-twice-right = As many guards as attackers: now it holds.
protect-shield-queen = A friend can step into the line like a shield.
protect-shield-rook = A good shield has a guard of its own.
protect-shield-line = The bishop looks at the rook. A shield must not be dear.
protect-bite-pawn = Who attacks the queen? Perhaps that piece is not safe itself.
protect-bite-cheap = Two pieces can take. Who should do it?
protect-bite-cheap-right = Take with the cheaper piece when somebody takes back.
protect-bite-fork = The knight attacks two rooks. No rook can save them both.
protect-calm-board = Before each move ask: what can they take?
protect-first-guard = The knight looks at a pawn. There are many good answers.
protect-kicked-bishop = A small pawn asks the bishop: stay or go?
protect-centre-pawn = Their last move has a reason. Find it first.
protect-weak-point = Two pieces aim at one pawn. Can you close a road?
protect-save-both = Two pieces in danger, one move. One can help the other.
protect-save-pawn-too = Go away and guard at the same time.
protect-knight-fork = Now you make two threats at once. It is called a fork.
protect-pawn-fork = Even the smallest can attack two at once.
protect-battle-queen = The queen is strong but can be lost. Look before each move.
protect-battle-pair = Whatever they leave without a guard is yours.
protect-battle-black = Even armies. Guard your pieces, and take what is free.
protect-battle-rooks = This one is careful. Attack two at once.
protect-battle-kings = Kings fight, too, but they never step into check.
