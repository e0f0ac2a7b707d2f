### The course's own sentences in English: at least one an exercise, named after it.
###
### `rook-corner` is shown with the exercise `corner` of the unit `rook`: a thought that helps, at
### most two short sentences. For a question of its own (`choose told`), that sentence is the
### question, and its answers are `rook-corner-1`, `rook-corner-2` and so on.
### `rook-corner-right`, where there is one, is said when the exercise is done.
### No variables: what depends on the position is said by ../en.ftl.

## The board

board-squares = The board has 8 rows of 8 squares. How many squares is that?
board-squares-1 = 16
board-squares-2 = 64
board-squares-3 = 88
board-squares-right = Eight times eight is 64. The whole game happens on them.
board-first-corner = Look at the square, then at its neighbours.
board-first-corner-right = On every chess board this square has this colour.
board-centre = Light and dark take turns, square after square.
board-centre-right = Its neighbours above, below and beside have the other colour.
board-right-hand = You play White. Which corner must be at your right hand?
board-right-hand-1 = A light one
board-right-hand-2 = A dark one
board-right-hand-right = Light on the right! Now the board lies correctly.
board-corners = A corner is where two edges meet.
board-light-corners = They look at each other across the board.
board-dark-corners = The other two corners belong to the dark squares.
board-row = A row goes from left to right, as in a book.
board-column = A column goes up from White to Black.
board-long-diagonal = A diagonal goes through the corners of squares. All have one colour.
board-other-diagonal = Diagonals lean to the left, too. This one is shorter.
board-find-b2 = The letter names the column. The number names the row.
board-find-d1 = The letters go from left to right: A, B, C, D.
board-find-a4 = The numbers go from the bottom to the top.
board-name-c2 = Which letter stands below? Which number stands beside?
board-name-c2-right = Letter below, number beside: that is the name.
board-name-b4 = The letter always comes first.
board-name-b4-right = First the letter, then the number.
board-name-d3 = Count the columns, then the rows.
board-name-d3-right = The column gives the letter, the row the number.
board-find-e4 = Now the whole board! Many games begin with this square.
board-find-h3 = H is the last letter of the board.
board-find-c7 = The pieces are at home now. Squares keep their names.
board-name-f5 = Say the letter aloud, then the number.
board-name-f5-right = Every square has a name of its own.
board-name-g8 = A knight lives here.
board-name-g8-right = Letter and number: now anybody can find it.
board-name-h6 = Near the edge, look twice.
board-name-h6-right = Right. The edge can't fool you.
board-count-up = A guest, the rook, counts for you. Up: the row grows.
board-count-around = The king steps around. Watch which number changes.
board-letter-number = Column A has number 0. Which number does column C have?
board-letter-number-1 = 1
board-letter-number-2 = 2
board-letter-number-3 = 3
board-letter-number-right = We count from zero: A, B, C are 0, 1, 2.
board-tap-numbers = Count the rows from zero. Then count the columns.
board-numbers-d1 = The row comes first, then the column. Count from zero.
board-numbers-d1-right = First the row, then the column, both from zero.
board-numbers-f7 = The number in the name is one more than the row.
board-numbers-f7-right = Take one from the number. Count the letters from zero.

## Rook

rook-meet = This is the rook. It goes straight, as far as it likes.
rook-friends = Friends stand in the way. The rook stops before them.
rook-enemies = Enemies stand in the way. The rook may take them and stops there.
rook-all-roads = Four roads: up, down, left, right.
rook-behind-friends = A rook can't jump over friends, and can't take them.
rook-up-to-enemies = The road ends at an enemy. That square counts, too.
rook-first-only = Only the first one on each road can be taken.
rook-over = The knight is worth taking. What stands between?
rook-over-right = A pawn is in the way. Rooks never jump.
rook-first-star = One straight road leads there.
rook-corner = The rook loves long straight roads. Try the corners.
rook-order = Each star shows the road to the next. Where do you begin?
rook-cluster = The stars sit close together. Small steps are allowed, too.
rook-detour = The pawn in front is a friend. Go around it.
rook-two-rooks = Two rooks work together. Share the stars.
rook-black-rook = Now you are Black. The rook moves just the same.
rook-eat = These pawns sleep. Each one you take opens a new road.
rook-watchman = The bishop guards two corners. Look along its diagonals first.
rook-watchmen = You may pass an attacked square. You may not stop there.
rook-five-pawns = The pawns run to your side. Take them before one arrives.
rook-five-pawns-two = For two players. The rook hunts, the pawns help each other.

## Bishop

bishop-meet = This is the bishop. It goes along diagonals, as far as it likes.
bishop-friends = Friends close the diagonals. The bishop stops before them.
bishop-enemies = The bishop may take an enemy. It can't go on behind it.
bishop-all-diagonals = Four diagonals, all in one colour.
bishop-at-home = Two friends stand near. How far are the diagonals open?
bishop-among-enemies = The bishop takes the first enemy, not the one behind.
bishop-slide-off = Draw the diagonal with your finger, square by square.
bishop-slide-off-right = That square is off the diagonal. The bishop never leaves it.
bishop-long-way = That is far away. Is the diagonal free?
bishop-long-way-right = The diagonal is free. The bishop may take the rook.
bishop-dark-to-light = It may make as many moves as it likes.
bishop-dark-to-light-right = Never: these squares differ in colour. A bishop keeps its colour.
bishop-dark-to-dark = Compare the colours of both squares.
bishop-dark-to-dark-right = Both squares have one colour, so there is a way.
bishop-first-star = One diagonal leads there.
bishop-turn = No diagonal goes there at once. Turn on the way.
bishop-zigzag = Go in zigzag, like a skier.
bishop-cluster = Four stars around one square. Which one comes first?
bishop-two-bishops = One bishop likes light, the other dark. Both are needed.
bishop-black-bishops = Black's bishops have no other moves than White's.
bishop-eat = Everybody sleeps. Each taking leads to the next.
bishop-watched = Rook and knight guard many squares. Stop only where none looks.
bishop-three-pawns = One step, and a pawn is on the other colour. Choose your moment.
bishop-bishops-two = For two players. Two bishops against four pawns.

## Queen

queen-meet = This is the queen. She goes like a rook and like a bishop.
queen-friends = Even the queen can't jump. Friends stop her.
queen-enemies = Enemies on many roads! She may take any one of them.
queen-star-shape = Eight directions make a star. Near the edge some are short.
queen-crowd = Walk along each road until something stands there.
queen-knight-hop = Two ahead and one to the side. Is that a queen's road?
queen-knight-hop-right = Only a knight goes there. The queen needs a line.
queen-first-stars = Once like a rook, once like a bishop.
queen-scattered = Look for a star from which you see another.
queen-ring = A small ring of stars. The queen can go small steps.
queen-behind-wall = Your own pawns make a wall. Find a way around.
queen-black-queen = A black queen on her home square.
queen-eat = Five sleepers. Can each move take one?
queen-quiet-squares = The queen is precious. Stop only where nobody can take her.
queen-guarded-bait = Some enemies are guarded. Don't be too hungry.
queen-last-row = Who looks along the last row? Think about that first.
queen-peace-four = No queen wants to see another. Tap a queen to take her back.
queen-peace-five = One queen a row, one a column. Knight steps help.
queen-peace-six = This one is hard. Don't begin in the corner.
queen-eight-pawns = One queen against eight pawns. Don't stop where a pawn can take!

## King

king-meet = This is the king. He goes one step in any direction.
king-corner = At the edge the board ends. The king can't step off.
king-friends = At home he stands among friends. Few squares are free.
king-enemies = The king takes, too, if nobody guards the enemy.
king-all-around = Count his neighbours. Diagonal ones count, too.
king-rook-wall = The rook looks down its column. The king won't step there.
king-forbidden-mix = The bishop looks far, the knight jumps. Check both.
king-forbidden-guarded = The knight is near. Does somebody guard it?
king-kings-apart = Two kings never stand side by side.
king-take-guarded = The rook stands beside the king. Who stands behind it?
king-take-guarded-right = The pawn guards the rook. The king would be taken.
king-take-free = Is anybody there to guard the knight?
king-take-free-right = Nobody guards the knight. The king may take it.
king-never-taken = Can a king be taken off the board?
king-never-taken-1 = Yes, like any piece
king-never-taken-2 = No, never
king-never-taken-right = Never. He must be saved at once, or the game is over.
king-first-stars = Small steps lead to the goal, too.
king-short-cut = Going straight is not always the shortest way.
king-order = The king is slow, so plan before you go.
king-black-king = The black king takes a walk around one square.
king-gap = The rook guards its row, but not behind the pawn.
king-corridor = Two rooks make a corridor. The pawn closes a part of it.
king-shield = Your pawn is a shield against the rook.
king-around-king = The other king is in the way. Keep your distance.
king-race = Who gets to the other side first? Kings must stay apart.
king-race-two = For two players. Don't let the other king pass.

## Knight

knight-meet = This is the knight. Two steps straight, then one to the side.
knight-corner = In the corner most jumps end off the board.
knight-over-all = Only the knight can jump over others. Nobody stops it.
knight-landing = Only the square where it lands matters: friend, enemy or empty.
knight-wheel = Eight jumps make a wheel around the knight.
knight-in-corner = A knight in the corner is sad. Find its jumps.
knight-from-home = All friends are at home. The knight can jump out.
knight-mixed-landing = A crowd! Look only at the squares where it lands.
knight-one-one = One ahead and one to the side. Is that a jump?
knight-one-one-right = That is a small bishop's step. The knight goes two and one.
knight-two-two = Two ahead and two to the side. Count again.
knight-two-two-right = Two and two is too much. Two and one is right.
knight-over-friends = Two pawns stand in front of the knight.
knight-over-friends-right = The knight jumps over them. Nothing blocks a knight.
knight-colour = The knight stands on a light square. Where can it jump?
knight-colour-1 = Only to light squares
knight-colour-2 = Only to dark squares
knight-colour-3 = To both
knight-colour-right = Each jump changes the colour.
knight-two-jumps = A knight on a light square jumps twice. Where is it now?
knight-two-jumps-1 = On a light square
knight-two-jumps-2 = On a dark square
knight-two-jumps-3 = Nobody knows
knight-two-jumps-right = Light, dark, light: two jumps bring the colour back.
knight-far-near = The square is so near! Think of the colours.
knight-far-near-right = Three jumps. Next door is far for a knight.
knight-far-corner = Look for a detour. A corner makes it longer.
knight-far-corner-right = Near is not quick for a knight.
knight-first-star = Two and one: find the jump.
knight-two-stars = Jump, look around, jump again.
knight-circle = Go around in a circle. Which star is first?
knight-next-door = The star is next door. The knight needs a run.
knight-two-knights = Two knights ride together. Share the stars.
knight-black-knight = The black knight starts from home.
knight-eat = Sleeping pawns on knight steps. Take them one by one.
knight-quiet-landing = Jump only where no enemy looks.
knight-race = Who jumps to the other side first? A knight may take the other.
knight-race-two = For two players, two knights each. One knight at the goal wins.
knight-pawns = Two knights hunt two pawns. Jump where they can't take you.

## Pawn

pawn-go = This is the pawn. From its first row it may go two steps.
pawn-take = A pawn takes diagonally, one step ahead to either side.
pawn-stuck = Somebody stands in front. A pawn can't take straight ahead.
pawn-black = Black's pawns go down the board.
pawn-first-step = This pawn stands on its first row.
pawn-next-step = This pawn has moved already.
pawn-half-open = One enemy is in the way, one can be taken.
pawn-blocked = The road ahead is closed. Enemies behind are safe.
pawn-black-moves = A black pawn looks down the board.
pawn-guarded-squares = A pawn watches diagonally, even where nothing stands.
pawn-take-ahead = The knight stands right in front of the pawn.
pawn-take-ahead-right = A pawn never takes straight ahead.
pawn-step-aside = The square is empty.
pawn-step-aside-right = A pawn goes diagonally only to take.
pawn-go-back = The road ahead is closed. Can it go back?
pawn-go-back-right = Pawns never go back. Think well before a pawn move.
pawn-first-star = The first step may be a long one.
pawn-stairs = The enemies stand like stairs.
pawn-zigzag = Once to one side, once to the other.
pawn-walk-and-take = First walk, then take. How long is the first step?
pawn-black-takes = Black's pawn takes diagonally, too, but downwards.
pawn-walk-home = At the last row a pawn becomes another piece.
pawn-crown = The queen is the strongest piece.
pawn-safe-crown = Somebody looks at one of the last squares.
pawn-black-crown = For Black the last row is at the bottom. Which pawn is near?
pawn-never-a-king = What can a pawn never become?
pawn-never-a-king-1 = A knight
pawn-never-a-king-2 = A queen
pawn-never-a-king-3 = A king
pawn-never-a-king-right = There is only one king. Queen, rook, bishop or knight it can be.
pawn-choose-jumper = Which piece gets from star to star at once?
pawn-choose-jumper-right = Sometimes a knight is better than a queen.
pawn-choose-strong = Straight and diagonally: who can do both?
pawn-choose-strong-right = The queen goes straight and along diagonals.
pawn-three-pawns = Each pawn has a star of its own.
pawn-team = Two pawns, three enemies. Who takes what?
pawn-open-road = One pawn is stuck. Can a friend help?
pawn-one-war = One against one. Who will have to step into the other's reach?
pawn-two-one-war = Two are stronger than one, if they help each other.
pawn-four-war = Count before you take: who takes back?
pawn-four-war-two = For two players. Two small armies on each side.
pawn-eight-war = The great pawn war. One free road is enough.
pawn-eight-war-two = The great pawn war for two players.
pawn-eight-war-black = You are Black and move first. White thinks ahead now.

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
