### The course's own sentences in English: at least one an exercise, named after it.
###
### `rook-corner` is shown with the exercise `corner` of the unit `rook`: a thought that helps, at
### most two short sentences. For a question of its own (`choose told`), that sentence is the
### question, and its answers are `rook-corner-1`, `rook-corner-2` and so on.
### `rook-corner-right`, where there is one, is said when the exercise is done in the fewest moves,
### whatever was played: it has to be true for every right answer. `rook-corner-wrong` is the thought
### that helps with a question of its own, after a wrong answer or as the first hint.
### `lesson-rook-first` is the heading of a lesson, `note-secret` a word to parents about a unit.
### No variables: what depends on the position is said by ../en.ftl.

## Rook

lesson-rook-first = First moves
rook-first-star = Straight ahead!
rook-aside = Now to the side.
rook-corner = The rook loves long straight roads. Try the corners.
rook-meet = This is the rook. It goes straight, as far as it likes.
rook-all-roads = Four roads: up, down, left, right.
rook-order = Each star shows the road to the next. Where do you begin?

lesson-rook-board = The board
rook-row = A row goes from left to right. Players call it a rank.
rook-column = A column goes up from White to Black. Players call it a file.
rook-squares = How many squares does one row have?
rook-squares-1 = 6
rook-squares-2 = 8
rook-squares-3 = 10
rook-squares-wrong = Put a finger on one row and count.
rook-squares-right = Eight squares in a row, eight rows on the board.
rook-corners = A corner is where two edges meet.
rook-light-corners = They look at each other across the board.
rook-dark-corners = The other two corners are dark.

lesson-rook-names = Names of squares
rook-find-b2 = The letter names the column. The number names the row.
rook-find-d1 = The letters go from left to right: A, B, C, D.
rook-find-a4 = The numbers go from the bottom to the top.
rook-name-c2 = Which letter stands below? Which number stands beside?
rook-name-c2-right = Letter below, number beside: that is the name.
rook-name-b4 = The letter always comes first.
rook-name-b4-right = First the letter, then the number.
rook-name-d3 = Count the columns, then the rows.
rook-name-d3-right = The column gives the letter, the row the number.
rook-first-corner = Look at the square, then at its neighbours.
rook-first-corner-right = A1 is dark on every chess board.
rook-right-hand = You play White. Which corner must be at your right hand?
rook-right-hand-1 = A light one
rook-right-hand-2 = A dark one
rook-right-hand-wrong = A1 on the left is dark. Follow the colours up to H1.
rook-right-hand-right = Light on the right! Now the board lies correctly.

lesson-rook-friends = Friends and enemies
rook-friends = Friends stand in the way. The rook stops before them.
rook-behind-friends = A rook can't jump over friends, and can't take them.
rook-enemies = Enemies stand in the way. The rook may take one and stops there.
rook-up-to-enemies = The road ends at an enemy. Taking it is called a capture.
rook-first-only = Only the first one on each road can be taken.
rook-over = The knight is worth taking. What stands between?
rook-over-right = A pawn is in the way. Rooks never jump.

lesson-rook-stars = Many stars
rook-cluster = The stars sit close together. Small steps are allowed, too.
rook-two-rooks = Two rooks work together. Share the stars.
rook-black-rook = Now you are Black. The rook moves just the same.
rook-eat = These pawns sleep. Each one you take opens a new road.
rook-watchman = A black rook guards its whole column. Which way is safe?
rook-watchmen = Two rooks guard both ways. You may also take a guard.

lesson-rook-pawns = The pawns are coming
rook-pawns-come = Black's pawns come to you: one step, at first also two.
rook-pawn-bite = A pawn takes one step ahead and to the side.
rook-pawn-guards = Where could a pawn take your rook? Don't stop there.
rook-detour = The pawn in front is a friend. Go around it.
rook-five-pawns = The pawns run to your side. Take them before one arrives.
rook-five-pawns-two = For two players. The rook hunts, the pawns help each other.

## Bishop

lesson-bishop-first = From corner to corner
bishop-first-star = Go slanting, from corner to corner.
bishop-long-diagonal = A diagonal goes from corner to corner. Its squares have one colour.
bishop-meet = This is the bishop. It goes along diagonals, as far as it likes.
bishop-all-diagonals = Four diagonals, all in one colour.
bishop-other-diagonal = Diagonals lean to the left, too. This one is shorter.
bishop-turn = No diagonal goes there at once. Turn on the way.

lesson-bishop-names = More names, more stars
bishop-find-e4 = Now the whole board! Many games begin with this square.
bishop-find-h3 = H is the last letter of the board.
bishop-name-f5 = Say the letter aloud, then the number.
bishop-name-f5-right = Every square has a name of its own.
bishop-name-h6 = Near the edge, look twice.
bishop-name-h6-right = You find names even at the edge.
bishop-zigzag = Go in a zigzag, like a skier.
bishop-cluster = Four stars around one square. Which one comes first?

lesson-bishop-friends = Friends, enemies, two colours
bishop-friends = Friends close the diagonals. The bishop stops before them.
bishop-enemies = The bishop may take an enemy. It can't go on behind it.
bishop-at-home = Two friends stand near. How far are the diagonals open?
bishop-among-enemies = The bishop takes the first enemy, not the one behind.
bishop-slide-off = Draw the diagonal with your finger, square by square.
bishop-slide-off-right = That square is off the diagonal. The bishop never leaves it.
bishop-long-way = That is far away. Is the diagonal free?
bishop-long-way-right = The diagonal is free. The bishop may take the rook.

bishop-centre = Light and dark take turns, square after square.
bishop-centre-right = Its neighbours above, below and beside have the other colour.
bishop-dark-to-light = It may make as many moves as it likes.
bishop-dark-to-light-right = Never: these squares differ in colour. A bishop keeps its colour.

lesson-bishop-games = Bishops at work
bishop-dark-to-dark = Compare the colours of both squares.
bishop-dark-to-dark-right = Both squares have one colour, so there is a way.
bishop-two-bishops = One bishop likes light, the other dark. Both are needed.
bishop-black-bishops = Black's bishops move just like White's.
bishop-eat = Everybody sleeps. Each capture leads to the next.

bishop-watched = Rook and pawns guard many squares. Stop where no enemy looks.
bishop-three-pawns = One step, and a pawn is on the other colour. Choose your moment.
bishop-bishops-two = For two players. Two bishops against four pawns.

## Queen

lesson-queen-first = Rook and bishop in one
queen-meet = This is the queen. She goes like a rook and like a bishop.
queen-star-shape = Eight directions make a star. Near the edge some are short.
queen-first-stars = Once like a rook, once like a bishop.
queen-scattered = Look for a star from which you see another.
queen-ring = A small ring of stars. The queen can go small steps.
queen-black-queen = A black queen on her home square.

lesson-queen-friends = Friends and enemies
queen-friends = Even the queen can't jump. Friends stop her.
queen-enemies = Enemies on many roads! She may take any one of them.
queen-crowd = Walk along each road until something stands there.
queen-knight-hop = Two ahead and one to the side. Is that a queen's road?
queen-knight-hop-right = The queen needs a straight line or a diagonal.
queen-behind-wall = Your own pawns make a wall. Find a way around.
queen-eat = Five sleepers. Can each move take one?

lesson-queen-peace = Safe squares, queens in peace
queen-quiet-squares = The queen is precious. Stop only where nobody can take her.
queen-guarded-bait = Some enemies are guarded. Don't be too hungry.
queen-last-row = Who looks along the last row? Think about that first.
queen-peace-four = No queen wants to see another. Tap a queen to take her back.
queen-peace-five = One queen in each row and in each column.
queen-peace-six = This one is hard. Don't begin in the corner.
queen-eight-pawns = One queen against eight pawns. Don't stop where a pawn can take!

## King

lesson-king-first = One step
king-first-stars = Small steps lead to the goal, too.
king-meet = This is the king. He goes one step in any direction.
king-corner = At the edge the board ends. The king can't step off.
king-all-around = Count his neighbours. Diagonal ones count, too.
king-short-cut = Going straight is not always the shortest way.
king-order = The king is slow, so plan before you go.
king-black-king = The black king takes a walk around one square.

lesson-king-danger = Never into danger
king-friends = At home he stands among friends. Few squares are free.
king-enemies = The king takes, too, if nobody guards the enemy.
king-rook-wall = The rook looks down its column. The king may not step there.
king-forbidden-mix = Bishop and rook look far. Mind them both.
king-forbidden-guarded = The rook is near. Does somebody guard it?
king-kings-apart = Two kings never stand side by side.
king-take-guarded = The rook stands beside the king. Who stands behind it?
king-take-guarded-right = The pawn guards the rook. The king may not step into danger.
king-take-free = Is anybody there to guard the rook?
king-take-free-right = Nobody guards the rook. The king may take it.

lesson-king-way = A safe way
king-never-taken = Can a king be taken off the board?
king-never-taken-1 = Yes, like any piece
king-never-taken-2 = No, never
king-never-taken-wrong = What happens to the game without a king?
king-never-taken-right = Never. If he can't be saved, the game is over.
king-gap = The rook guards its row, but not behind the pawn.
king-corridor = Two rooks make a corridor. The pawn closes a part of it.
king-shield = Your pawn is a shield against the rook.
king-around-king = The other king is in the way. Keep your distance.
king-race = Who gets to the other side first? Kings must stay apart.
king-race-two = For two players. Don't let the other king pass.

## Knight

lesson-knight-first = Two and one
knight-first-star = Two and one: find the jump.
knight-meet = This is the knight. Two steps straight, then one to the side.
knight-corner = In the corner most jumps end off the board.
knight-wheel = Eight jumps make a wheel around the knight.
knight-in-corner = A knight in the corner is sad. Find its jumps.
knight-two-stars = Jump, look around, jump again.

lesson-knight-jump = Over everybody
knight-over-all = Only the knight can jump over others. Nobody stops it.
knight-landing = Only the square where it lands matters: friend, enemy or empty.
knight-from-home = All friends are at home. The knight can jump out.
knight-mixed-landing = A crowd! Look only at the squares where it lands.
knight-over-friends = Pawns stand in front of the knight.
knight-over-friends-right = The knight jumps over them. Nothing blocks a knight.
knight-crowd = Everybody stands around the knight. Does that matter?
knight-crowd-right = Yes, it may: a knight jumps over a crowd.
knight-one-one = One ahead and one to the side. Is that a jump?
knight-one-one-right = That is a small bishop's step. The knight goes two and one.
knight-two-two = Two ahead and two to the side. Count again.
knight-two-two-right = Two and two is too much. Two and one is right.

lesson-knight-names = Names, colours, a first ride
knight-find-c7 = The pieces are at home now. Squares keep their names.
knight-name-g8 = A knight lives here.
knight-name-g8-right = Letter and number: now anybody can find it.
knight-colour = The knight stands on a light square. Where can it jump?
knight-colour-1 = To light ones
knight-colour-2 = To dark ones
knight-colour-3 = To both
knight-colour-wrong = Make one jump with your finger. Which colour is there?
knight-colour-right = Each jump changes the colour.
knight-two-jumps = A knight on a light square jumps twice. Where is it now?
knight-two-jumps-1 = Light square
knight-two-jumps-2 = Dark square
knight-two-jumps-3 = Nobody knows
knight-two-jumps-wrong = The first jump changes the colour. And the second?
knight-two-jumps-right = Light, dark, light: two jumps bring the colour back.
knight-far-near = The square is so near! Think of the colours.
knight-far-near-right = Three jumps. Next door is far for a knight.
knight-far-corner = Look for a detour. A corner makes it longer.
knight-far-corner-right = Near is not quick for a knight.

knight-circle = Go around in a circle. Which star is first?

lesson-knight-games = Knights ride and play
knight-next-door = The star is next door. The knight needs a run.
knight-two-knights = Two knights ride together. Share the stars.
knight-black-knight = The black knight starts from home.
knight-eat = Sleeping pawns on knight steps. Take them one by one.
knight-quiet-landing = Jump only where no enemy looks.

knight-race = Who jumps to the other side first? A knight may take the other.
knight-race-two = For two players, two knights each. One knight at the goal wins.
knight-pawns = Two knights hunt two pawns. Jump where they can't take you.

## Pawn

lesson-pawn-steps = Straight ahead
pawn-go = This is the pawn. One step ahead, or two from its first row.
pawn-first-step = This pawn stands on its first row.
pawn-next-step = This pawn has moved already.
pawn-first-star = The first step may be a long one.
pawn-stuck = Somebody stands in front. A pawn can't take straight ahead.
pawn-go-back = The road ahead is closed. Can it go back?
pawn-go-back-right = Pawns never go back. Think well before a pawn move.
pawn-two-steps = An enemy stands near. Is the way itself free?
pawn-two-steps-right = Yes: only the squares ahead matter.
pawn-three-pawns = Each pawn has a star of its own.

lesson-pawn-bite = Pawns take aside
pawn-take = A pawn takes diagonally, one step ahead to either side.
pawn-half-open = One enemy is in the way, one can be taken.
pawn-blocked = The road ahead is closed. Enemies behind are safe.
pawn-guarded-squares = A pawn watches diagonally, even where nothing stands.
pawn-take-ahead = The knight stands right in front of the pawn.
pawn-take-ahead-right = A pawn never takes straight ahead.
pawn-take-side = The knight stands to the side, one ahead.
pawn-take-side-right = Yes: this is how a pawn takes.
pawn-step-aside = The square is empty.
pawn-step-aside-right = A pawn goes diagonally only to take.
pawn-open-road = One pawn is stuck. Can a friend help?

lesson-pawn-eat = Stairs and zigzags
pawn-stairs = The enemies stand like stairs.
pawn-zigzag = Once to one side, once to the other.
pawn-walk-and-take = First walk, then take. How long is the first step?
pawn-team = Two pawns, three enemies. Who takes what?
pawn-black = Now you are Black. Black's pawns walk towards White.
pawn-black-moves = A black pawn walks towards White.
pawn-black-takes = Black's pawn takes diagonally, too: towards White.

lesson-pawn-home = The last row
pawn-walk-home = At the last row a pawn becomes another piece: it is promoted.
pawn-shown = Your turn: make the same move.
pawn-crown = The queen is the strongest piece.
pawn-safe-crown = Somebody looks at one of the last squares.
pawn-black-crown = Black's last row is row 1. Which pawn is near?
pawn-never-a-king = What can a pawn never become?
pawn-never-a-king-1 = A knight
pawn-never-a-king-2 = A queen
pawn-never-a-king-3 = A king
pawn-never-a-king-wrong = Which piece must each side have exactly once?
pawn-never-a-king-right = There is only one king. A pawn becomes queen, rook, bishop or knight.
pawn-choose-jumper = Which piece gets from star to star at once?
pawn-choose-jumper-right = Sometimes a knight is better than a queen.
pawn-choose-strong = Straight and diagonally: who can do both?
pawn-choose-strong-right = The queen goes straight and along diagonals.

lesson-pawn-war = Pawn war
pawn-one-war = One against one. Who will have to step into the other's reach?
pawn-two-one-war = Two are stronger than one, if they help each other.
pawn-four-war = Count before you take: who takes back?
pawn-four-war-two = For two players. Two small armies on each side.
pawn-eight-war = The great pawn war. One free road is enough.
pawn-eight-war-two = The great pawn war for two players.
pawn-eight-war-black = You are Black. White has made the first move and thinks ahead.

## Secret code

note-secret = For grown-ups: coordinates, minus signs and conditions, found by playing.

lesson-secret-zero = Squares and steps as numbers
secret-letter-number = Column A has number 0. Which number does column C have?
secret-letter-number-1 = 1
secret-letter-number-2 = 2
secret-letter-number-3 = 3
secret-letter-number-wrong = Count on your fingers: A is zero. What is B?
secret-letter-number-right = We count from zero: A, B, C are 0, 1, 2.
secret-row-number = Row 1 has number 0. Which number does row 6 have?
secret-row-number-1 = 5
secret-row-number-2 = 6
secret-row-number-3 = 7
secret-row-number-wrong = Count upwards from zero: the lowest row is zero.
secret-row-number-right = Always one less. We call the row's number i, the column's j.
secret-tap-numbers = i is the row, j is the column. Count both from zero.
secret-numbers-d1 = The row comes first, then the column. Count from zero.
secret-numbers-d1-right = First the row, then the column, both from zero.
secret-numbers-f7 = The number in the name is one more than the row.
secret-numbers-f7-right = Take one from the number. Count the letters from zero.

secret-arrow = From B1 an arrow goes 2 up and 1 right. Where does it end?
secret-arrow-1 = C3
secret-arrow-2 = D2
secret-arrow-3 = B3
secret-arrow-wrong = First two rows up, then one column to the right.
secret-arrow-right = Two up, one right: the knight jumps like that.
secret-arrow-numbers = 2 up and 1 right is written (2, 1). What is (1, 0)?
secret-arrow-numbers-1 = One step right
secret-arrow-numbers-2 = One step up
secret-arrow-numbers-3 = One step down
secret-arrow-numbers-wrong = The first number is for up, the second for right.
secret-arrow-numbers-right = First up, then right: (1, 0) is one step up.
secret-minus = A minus turns the arrow around. What is (−1, −1)?
secret-minus-1 = Up and right
secret-minus-2 = Up and left
secret-minus-3 = Down and left
secret-minus-wrong = (1, 1) is up and right. Now turn it around.
secret-minus-right = A minus means down or left.
secret-count-up = The rook repeats one arrow n times. i₁, j₁: where it lands.
secret-count-around = The king steps around. Watch which number changes.
secret-times = From (0, 0) go three times (1, 1). Where are you?
secret-times-1 = (3, 3)
secret-times-2 = (1, 3)
secret-times-3 = (4, 4)
secret-times-wrong = Add the arrow once, twice, three times.
secret-times-right = Three times (1, 1) is (3, 3): a bishop's way.

lesson-secret-formulas = From steps to formulas
secret-edge = Rows have the numbers 0 to 7. Is (8, 0) on the board?
secret-edge-1 = Yes
secret-edge-2 = No
secret-edge-wrong = Which number does the last row have?
secret-edge-right = Below 0 or above 7 the board ends.

secret-which-bishop = Arrows (1, 1), (1, −1), (−1, 1), (−1, −1), n times. Who is it?
secret-which-bishop-1 = The rook
secret-which-bishop-2 = The bishop
secret-which-bishop-3 = The king
secret-which-bishop-wrong = Draw the arrows with your finger. Are they straight?
secret-which-bishop-right = Both numbers change at once: that is the bishop.
secret-which-knight = Arrows (2, 1), (1, 2) and so on, only once. Who is it?
secret-which-knight-1 = The queen
secret-which-knight-2 = The king
secret-which-knight-3 = The knight
secret-which-knight-wrong = Two and one: who goes like that?
secret-which-knight-right = Two and one, all around: eight arrows of the knight.
secret-which-pawn = It goes (1, 0) and takes (1, 1) or (1, −1). Who is it?
secret-which-pawn-1 = The pawn
secret-which-pawn-2 = The rook
secret-which-pawn-3 = The king
secret-which-pawn-wrong = Who goes one way and takes another?
secret-which-pawn-right = The white pawn. For the black one up becomes down.
secret-table = Queen, rook and bishop repeat an arrow to the edge. Who can't?
secret-table-1 = King, knight and pawn
secret-table-2 = Only the king
secret-table-3 = Everybody can
secret-table-wrong = Look at each piece. How often does it repeat its arrow?
secret-table-right = Now you know the formulas of all six pieces.

## Attack

lesson-attack-sees = Who is attacked?
attack-rook-sees = A piece attacks what it could take with its next move.
attack-behind = A line ends at the first piece. Who is behind it is safe.
attack-behind-right = Whoever hides behind another piece is not attacked.
attack-knight-sees = The knight does not attack its neighbours. It looks at where it jumps.
attack-pawn-sees = Pawns walk straight ahead but take diagonally.
attack-pawn-sees-right = A piece right in front of a pawn is quite safe.
attack-queen-sees = The queen looks in eight directions. Follow each of them.
attack-team-sees = Now the whole team looks. Ask each piece in turn.

lesson-attack-free = Free or guarded?
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

lesson-attack-eat = Take them all
attack-rook-eats = One after the other. Nobody takes back here.
attack-bishop-eats = All of them stand on the bishop's colour.
attack-pawn-eats = Each capture brings the pawn one row higher.
attack-knight-eats = From each square look for the next jump.
attack-queen-eats = The queen can take something with every move.
attack-team-eats = Share the work: one piece takes here, the other there.

attack-guard-first = The knight has a guard. Who guards the guard?
attack-guard-first-right = First the guard, then the guarded piece.
attack-three-links = Each guards the next one. Somebody is guarded by nobody.

lesson-attack-order = Who comes first?
attack-pawn-chain = Pawns in a chain guard each other. Where does the chain begin?
attack-pawn-chain-right = The last pawn at the back has no guard.
attack-help-the-knight = The knight would like to take at once. Who is watching?

attack-one-road = Which way do you turn? One turn leads to a dead end.
attack-knight-tour = Think two jumps ahead. Which piece would be left over?
attack-bishop-tour = Two of your pieces can begin. One finds the way to the end.
attack-two-workers = Both pieces have work to do. Who takes what?
attack-three-workers = This one is for masters. Take back as often as you like.
attack-feast = Take what is free. And look after your own pieces.

## Value

lesson-value-worth = Who is worth more?
value-queen-rook = The rook goes straight only. What can the queen do?
value-queen-rook-right = A pawn is worth 1 point. The queen is worth 9, the rook 5.
value-bishop-knight = One runs far, the other jumps over everybody.
value-bishop-knight-right = Each of them is worth 3 points.
value-rook-bishop = One of them can visit only half of all squares.
value-rook-bishop-right = The rook is worth 5 points, the bishop 3.
value-king = How many points is the king worth?
value-king-1 = Five
value-king-2 = Nine
value-king-3 = It can't be counted
value-king-wrong = Would you give your king away for any number of pawns?
value-king-right = Without the king there is no game. He has no price.
value-two-rooks = Which is worth more: two rooks or one queen?
value-two-rooks-1 = Two rooks
value-two-rooks-2 = The queen
value-two-rooks-3 = Both the same
value-two-rooks-wrong = A rook is worth 5. Add them up and compare with 9.
value-two-rooks-right = 5 and 5 is 10. The queen is worth 9.

value-count-few = Add it all up: pawn 1, knight and bishop 3, rook 5.
value-count-few-right = 7 against 6: two small pieces beat one rook.
value-count-queen = One strong piece against three others. Count carefully.
value-count-queen-right = 5 and 3 and 1 make 9. That is a queen.
value-count-kings = Pawns against pawns: strike out what both sides have.
value-count-kings-right = The pawns are equal. Two rooks are 10, the queen is 9.

lesson-value-trade = Count, then take
value-count-army = Look for the piece that has no partner over there.
value-count-army-right = One side has a bishop more. All else is equal.

value-rook-for-bishop = You take, they take back: a trade. Count what you get and give.
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

lesson-value-best = The best capture
value-free-choice = The table is full. What tastes best?
value-careful-queen = The biggest one may be bait. Look for guards.
value-small-pawn = A pawn is not afraid of guards. It is worth so little.
value-give-to-get = Taking for free is good. Is there something even better?
value-give-to-get-right = 9 for 5 wins 4. The free knight wins only 3.
value-hungry-knight = The knight has four captures. Count each one.
value-big-board = A real game has many captures. Find the one that wins most.
value-with-gain = Look for pieces without a guard, or worth more than yours.
value-shop = Queen and bishop against rook and knight. Trade only with gain.

## Protect

lesson-protect-run = Danger! Run away
protect-who-attacks = Before you help the knight, see who wants to take it.
protect-who-guards = Friends can take back. Is every road open?
protect-alarm = Attacked is not always in danger. Count as in a trade.
protect-run-knight = Look at each jump. Only one square is safe.
protect-run-rook = Straight roads, but danger waits. Find a quiet place.
protect-run-bishop = The bishop has long roads. Many of them are watched.
protect-run-queen = The queen is worth most. Where can nobody reach her?

lesson-protect-guard = Guard and shield
protect-guard-knight = The knight may stay if a friend can take back.
protect-guard-pawn = A small friend can be a good guard.
protect-guard-far = Big and small friends can help. There is more than one way.
protect-guard-twice = Two attackers, one guard. Is one guard enough?
protect-guard-twice-right = As many guards as attackers: now it holds.
protect-shield-queen = A friend can step into the line like a shield.
protect-shield-rook = A good shield has a guard of its own.

lesson-protect-bite = Shield or bite back
protect-shield-line = The bishop looks at the rook. Which shield is cheap and safe?

protect-bite-pawn = Who attacks the queen? Perhaps that piece is not safe itself.
protect-bite-cheap = Two pieces can take. Who should do it?
protect-bite-cheap-right = Take with the cheaper piece when somebody takes back.
protect-bite-fork = The knight attacks both rooks. Moving one loses the other.
protect-knight-fork = Now you make two threats at once. It is called a fork.
protect-pawn-fork = Even the smallest can attack two at once.

lesson-protect-calm = Nothing may hang
protect-calm-board = Before each move ask: what can they take?
protect-first-guard = The knight looks at a pawn. There are many good answers.
protect-kicked-bishop = A small pawn asks the bishop: stay or go?
protect-centre-pawn = Their last move has a reason. Find it first.
protect-weak-point = Two pieces aim at one pawn. Can you close a road?
protect-save-both = Two pieces in danger, one move. One can help the other.

lesson-protect-battle = Save all, then battle
protect-save-pawn-too = Go away and guard at the same time.

protect-battle-queen = The queen is strong but can be lost. Look before each move.
protect-battle-pair = Whatever they leave without a guard is yours.
protect-battle-black = White has moved first. Guard your pieces, and take what is free.
protect-battle-careful = This one is careful. Attack two at once.
protect-battle-kings = Take everybody but the king. He is never taken.

## Check

lesson-check-see = Is it check?
check-shown = Your turn: make the same move.
check-straight = Check means: somebody attacks the king. Is the road open?
check-straight-right = Yes: between rook and king there is nobody.
check-between = The rook is here again. Is the road still open?
check-between-right = No: the knight stands between them.
check-pawn-bite = Small pieces can give check, too.
check-pawn-bite-right = Yes: the pawn attacks the king diagonally.
check-pawn-nose = The pawn stands right in front of the king.
check-pawn-nose-right = No: a pawn attacks diagonally, not straight ahead.
check-open-file = Now the board is full. Who looks at the king?
check-open-file-right = Yes: between queen and king there is nobody.
check-slant = Follow the diagonal with your finger.
check-slant-right = Yes: the bishop's road to the king is empty.

lesson-check-who = Who gives check?
check-in-between = The bishop came just as close. Look again at its road.
check-in-between-right = No: the knight and a pawn stand in between.
check-held-knight = The bishop looks towards your king. Does it see him?
check-held-knight-right = No: your knight stands in the bishop's way.
check-jump = A knight needs no open road.
check-jump-right = Yes: from there the knight attacks the king.
check-far-queen = Look along every line that leads to your king.
check-long-view = The nearest enemy is not always the one.
check-curtain = The knight jumped away like a curtain. Who stood behind it?
check-curtain-right = The knight opened the queen's way: a discovered check.
check-two-at-once = Sometimes one is not enough.
check-two-at-once-right = Two at once: this is called double check.

lesson-check-give = Give check
check-first-check = Where does the rook see the king?
check-bishop-check = One of your pieces has just got an open road.
check-queen-check = The king's door is open a little. Who looks in?
check-knight-check = Count the knight's jumps backwards from the king.
check-knight-check-right = The best check is on C7: it attacks the rook, too.
check-pawn-check = You have a king and pawns. That is enough.
check-two-rooks-check = The king stands at the edge. Which road leads there?

check-safe-queen = Several checks, but most of them lose the queen.
check-safe-rook = The king takes whoever comes close without a guard.

lesson-check-open = Safe checks and open doors
check-safe-two-ways = Give check from far away, or with a guard behind you.
check-safe-knight = Three checks. Which piece can nobody take?
check-safe-bishop = Close to the king it is safe only with a guard.

check-open-the-door = Your queen is behind a door. Who is the door?
check-open-the-door-right = The best door is the jump to C6: it attacks the queen.
check-small-step = One small step, and somebody behind sees far.
check-pawn-opens = The queen waits at the edge. Who stands in her way?
check-king-opens = A king can't give check himself. But he can step aside.

lesson-check-two = Check in two moves
check-two-pin = Attack the one who stands before the king.
check-two-corner = No check yet. Make a threat that nobody can stop.
check-two-jumps = From a good square the knight threatens several checks at once.
check-two-net = Wherever the king goes, the knight should reach him.
check-two-queen = This one is for masters. The queen needs more than one road.
check-first-to-check = Look for checks, and watch your own king.

## Escape

lesson-escape-run = Run or block
escape-first-run = The rook looks down its column. Step aside.
escape-last-door = The queen is guarded, so the king can't take her.
escape-step-aside = The queen looks along a diagonal. Get off her line.
escape-from-knight = The knight stands near. Not every square beside the king is free.

escape-first-block = The bishop looks from afar. Who can stand between?
escape-back-row = The king is shut in by his own pawns. Who helps?
escape-easy-shield = A shield goes between the king and the piece giving check.
escape-many-shields = There are several shields. Find a safe one.

lesson-escape-take = Block or take
escape-strong-shield = Who can reach the line and has a guard there?

escape-first-take = The knight gives check. Who can take it?
escape-king-takes = The queen came too near. Does anybody guard her?
escape-queen-gift = The queen came very close. Is she guarded?
escape-knight-guest = Nobody can block a knight. But it can be taken.
escape-pawn-helps = Look at your smallest pieces first.
escape-closed-in = The king has no free square. It is not over yet.

lesson-escape-which = Which way is there?
escape-all-three = Run, block, take: try each of them in your head.
escape-all-three-right = Yes: the rook can step between. Here all three ways work.
escape-far-rook = The rook gives check from far away. Who reaches it?
escape-far-rook-right = No: none of your pieces reaches the rook.
escape-room = Ask each square around the king.
escape-room-right = No: he can only take the queen. That is another way.
escape-fork-block = Who gives check here? How does it move?
escape-fork-block-right = No: a knight jumps over everybody.
escape-bishop-close = The bishop came very close. Who could take it?
escape-bishop-close-right = Yes: a pawn takes the bishop.
escape-up-or-down = The rook watches the whole last row. And the next one?
escape-up-or-down-right = Yes: one row further the king is safe.

lesson-escape-never = What is never allowed
escape-double-take = The knight can be taken. Is the check over then?
escape-double-take-right = No: two pieces give check. Taking one is not enough.
escape-double-block = Two enemies give check. Can one shield stop both?
escape-double-block-right = No: no shield stops two. In double check the king moves.
escape-other-plans = A good place for a knight. But look at your king.
escape-other-plans-right = No: the king is still in check. Check comes first.
escape-shield-pawn = The same check, another idea.
escape-shield-pawn-right = Yes: the pawn closes the queen's road.
escape-same-line = The king wants to step back from the rook.
escape-same-line-right = No: the rook's road goes on behind the king.
escape-guarded-bishop = The bishop is right beside the king. May he take it?
escape-guarded-bishop-right = No: the knight guards the bishop.
escape-pinned = The knight would like to take. What happens behind it?
escape-pinned-right = No: it would open the way to its king. It is pinned.
escape-kings-apart = May two kings stand side by side?
escape-kings-apart-right = No: each would step where the other one attacks.

lesson-escape-may = Look: is it allowed?
escape-free-bishop = The bishop is right beside the king. Who guards it?
escape-free-bishop-right = Yes: nobody guards the bishop. The king may take it.
escape-pinned-along = The rook is pinned. May it go along the line?
escape-pinned-along-right = Yes: on the line it still stands before its king.
escape-kings-two-apart = How many squares are between the kings then?
escape-kings-two-apart-right = Yes: there is one file between the kings.
escape-open-floor = The rook looks along one file only.
escape-open-floor-right = Yes: beside the file there is room enough.
escape-knight-takes = Who can reach the rook?
escape-knight-takes-right = Yes: the knight takes the rook, and the check is gone.
escape-pawn-blocks = The queen gives check from far away.
escape-pawn-blocks-right = Yes: far checks can be blocked.
escape-king-war = The kings fight, too. In check, save your king first.

## Mate

lesson-mate-see = Is it checkmate?
mate-shown = Your turn: make the same move.
mate-backdoor = Mate is check with no way out. Can he step forward?
mate-backdoor-right = His own pawns lock him in. Nobody can block or take.
mate-window = Almost the same picture, but one pawn has moved.
mate-window-right = The moved pawn left a window. The king gets out.
mate-lonely-queen = The queen came very close. Does anybody help her?
mate-lonely-queen-right = Nobody guards the queen. The king simply takes her.
mate-helped-queen = The queen came very close again. Look for a helper.
mate-helped-queen-right = A bishop far away guards the queen. The king can't take her.
mate-wall = The queen looks in the direction of the king. Follow her line.
mate-wall-right = A pawn stands in the line like a wall. No check.
mate-stable = The knight jumps over everything. Where can the king go?
mate-stable-right = The king is shut in by his own army. Smothered mate!
mate-stable-door = Again a knight came close. Who could help the king?
mate-stable-door-right = The queen takes the knight. So it is only check.

lesson-mate-helper = Two do it together
mate-umbrella = A rook came to the last row. Look at every piece.
mate-umbrella-right = The bishop steps between, like an umbrella. Only check.
mate-two-bishops = Two bishops look at long diagonals. Count the free squares.
mate-two-bishops-right = One bishop gives check, the other one closes the door.
mate-pawn-helper = The queen wants to stand beside the king. A pawn can help her.
mate-knight-helper = A guarded queen can't be taken by the king.
mate-bishop-helper = A queen in front of a bishop is very strong.
mate-king-helper = Your own king can guard the queen, too.

mate-ladder = One rook holds a row. The other one needs the next row.
mate-ladder-right = This is the ladder: two rooks, two rows.
mate-side-ladder = The ladder works on columns, too.

lesson-mate-rooks = No way out
mate-back-row = Three pawns stand before their king. Is the last row guarded?
mate-back-row-right = This is the back-rank mate: mate on the last row.
mate-idle-knight = A knight stands on the last row. Can it really help?
mate-last-guard = One rook guards the last row. Take it.
mate-new-queen = Your smallest piece may become your biggest.

mate-smothered = The king has no free square. Who can jump over walls?
mate-smothered-right = This is smothered mate. Only a knight can do it.
mate-knight-rook = The rook already works on an open column. The knight joins in.
mate-small-hero = Even a pawn can end the game. Your king stands ready.

lesson-mate-mixed = Find it yourself
mate-open-door = Let one piece jump away. What does the rook behind it see?
mate-open-door-right = Two checks at once: only the king could move, and he can't.
mate-quickest = Two careless pawn moves opened a road to the king.
mate-quickest-right = This is the shortest game of all: mate after two moves.
mate-four-moves = One pawn is guarded by the king alone. Count who attacks it.
mate-four-moves-right = This is the four-move mate. You will learn to stop it.

mate-shoulders = Two rooks stand at the king's shoulders. They are in his way.
mate-cross = Two bishops can draw a cross. One of them is ready.
mate-cross-right = Two bishops, two crossing diagonals. The king's own pieces help you.
mate-corner-team = Rook and knight are good friends in a corner.
mate-open-side = The knight guards the king's way out. Now come from the side.

lesson-mate-stop = Stop the checkmate
mate-hole = The other side wants to give mate on your last row. Find help!
mate-hole-right = A little window for the king often helps.
mate-weak-spot = Queen and bishop look at the same pawn. That is mate next!
mate-weak-spot-right = No mate! Many first games are lost right here.
mate-long-line = Queen and bishop stand on one long line. Where does it end?
mate-pair-ahead = A queen before a bishop, and your king at the end.
mate-two-doors = Two squares are free. On which one can they trap you?
mate-double-run = Double check: only the king himself can help.
mate-hunt = Queen and rook hunt the king. Shut his ways out.

## Draw

lesson-draw-see = Does the game go on?
draw-shown = Your turn: make the same move.
draw-quiet-corner = Stalemate: no move and no check. Is anybody attacking him?
draw-quiet-corner-right = No check, and no move. That is stalemate, a draw.
draw-kiss = The queen stands beside the king. Is she guarded?
draw-kiss-right = It is check, the queen is guarded, no square is free.
draw-spare-pawn = The king can't move. Does he stand alone?
draw-spare-pawn-right = The pawn can still move, so the game goes on.
draw-stuck-pawn = The king can't move. And the pawn?
draw-stuck-pawn-right = The pawn is blocked, too. No move, no check: stalemate.
draw-tied-bishop = Two pieces are left to move. Or not?
draw-tied-bishop-right = The bishop is pinned and the king has no square. Stalemate.
draw-brave-king = The queen came close without her friends.
draw-brave-king-right = The king takes the queen. The game goes on.
draw-pawn-nose = A little pawn stands right in front of the king.
draw-pawn-nose-right = Every square is guarded and nobody gives check. Stalemate.

lesson-draw-careful = Win with care
draw-right-square = Two squares look good for the queen. One spoils everything.
draw-right-square-right = Check and no way out. Without the check: only a draw.
draw-careful-step = Don't just lock the king up. He must be in check!
draw-air = The pawns are stuck. So the lonely king needs air.
draw-air-right = Before every move ask: can the other side still move?
draw-many-queens = With two queens you can win quickly, or spoil it quickly.
draw-many-queens-right = Many games end here by accident. Not yours!
draw-last-pawn = Stay near your pawn, but leave the king a square.
draw-not-a-queen = A queen here would take away the last free square.
draw-not-a-queen-right = The rook leaves one square free. And it still wins.

lesson-draw-save = Saved, or too little left
draw-trap-king = A pawn will soon become a queen. Can you lock its king in?
draw-trap-king-right = The king sits in a cage. You saved half a point!
draw-last-jumper = Only the knight of the other side can still move.
draw-last-jumper-right = Nothing else can move. A lost game became a draw.
draw-last-trick = Your king can't move. So give away everything that can!
draw-last-trick-right = The queen had to be taken. Now it is stalemate.
draw-one-bishop = Imagine the king in a corner. Could it ever be mate?
draw-one-bishop-right = King and bishop can never mate alone. The game is drawn.
draw-one-rook = Is one rook with its king enough?
draw-one-rook-right = King and rook can give mate. The game goes on.
draw-one-knight = Now a knight is left beside the kings.
draw-one-knight-right = King and knight can never mate alone. The game is drawn.
draw-one-pawn = A pawn alone gives no mate. What could it become?
draw-one-pawn-right = The pawn can become a queen. The game goes on.

lesson-draw-other = Other draws
draw-again = You are a rook down. But you can give check again and again.
draw-again-right = Three times the same position: a draw. This is perpetual check.
draw-third-time = The same position comes for the third time. What now?
draw-third-time-1 = I must give up
draw-third-time-2 = New game
draw-third-time-3 = I may say: draw!
draw-third-time-wrong = Nobody gets on. Must anybody lose because of that?
draw-third-time-right = Three times the same position: each player may claim a draw.
draw-fifty = For fifty moves nobody took anything or moved a pawn. What now?
draw-fifty-1 = I may say: draw!
draw-fifty-2 = The older wins
draw-fifty-3 = Start again
draw-fifty-wrong = Nobody has taken anything for so long. Can anybody win?
draw-fifty-right = Nothing happens any more. So a player may claim a draw.
draw-offer = Your friend moves and offers a draw. What may you do?
draw-offer-1 = Say yes or play on
draw-offer-2 = Only say yes
draw-offer-3 = Walk away
draw-offer-wrong = An offer is a question. How can you answer a question?
draw-offer-right = A draw by agreement needs both players. You decide freely.
draw-points = There is no check, and no move is left. Who gets the point?
draw-points-1 = The stronger
draw-points-2 = Half each
draw-points-3 = Nobody
draw-points-wrong = No move and no check is stalemate. Does anybody win then?
draw-points-right = Stalemate is a draw. A draw is half a point each.
draw-careful-queen = Mate, not stalemate! Leave the king a square until the end.

## Setup

lesson-setup-place = Everybody at home
setup-rooks = Rooks stand in the corners, like towers.
setup-knights = A knight stands beside every rook.
setup-bishops = The bishops come next, beside the knights.
setup-queens = The queen loves her own colour: white on light, black on dark.
setup-kings = One square is left for each king. They look at each other.
setup-kings-right = The queens face each other, and the kings, too.
setup-pawns = The pawns stand in front and guard the others.
setup-your-row = Begin in the corners and go to the middle.

lesson-setup-hurry = Is everybody at home?
setup-other-row = Now the other army. Every piece faces its twin.

setup-royal-mix = Somebody was in a hurry. Look at the colours of the squares.
setup-royal-mix-right = The white queen belongs on the light square in the middle.
setup-neighbours = Two neighbours changed their seats.
setup-early-pawn = One small piece could not wait.
setup-corner-mix = Look at the corners first.
setup-two-mixes = Two mistakes, four pieces. Compare both armies.

lesson-setup-manners = Before, during and after
setup-light-corner = Before you set up: which corner is at your right hand?
setup-light-corner-1 = A light one
setup-light-corner-2 = A dark one
setup-light-corner-wrong = A1 on the left is dark. And the other end of the row?
setup-light-corner-right = Light on the right: so the board lies correctly.
setup-who-starts = Everything stands ready. Who makes the first move?
setup-who-starts-1 = White
setup-who-starts-2 = Black
setup-who-starts-3 = The younger player
setup-who-starts-wrong = It does not depend on the players, but on the colour.
setup-who-starts-right = White always begins. Then both take turns.
setup-touched = You touched your knight, but now another move looks better. What now?
setup-touched-1 = Move another piece
setup-touched-2 = Miss a turn
setup-touched-3 = Move the knight
setup-touched-wrong = There is a rule for the piece you touch. Think of fairness.
setup-touched-right = The rule is touch-move. So think first, with your hands down.
setup-adjust = A piece stands crooked. What do you say before you touch it?
setup-adjust-1 = “Check!”
setup-adjust-2 = “I adjust.”
setup-adjust-3 = Nothing
setup-adjust-wrong = The other player should know what your hand is doing.
setup-adjust-right = Say “I adjust”, then you need not move the piece.
setup-no-advice = Two friends are playing, and you see a great move. What now?
setup-no-advice-1 = Whisper it
setup-no-advice-2 = Keep quiet
setup-no-advice-3 = Play it for them
setup-no-advice-wrong = Whose game is it? Who should find the move?
setup-no-advice-right = The players think alone. You can talk after the game.
setup-shake-hands = Checkmate! What do both players do now?
setup-shake-hands-1 = Shake hands
setup-shake-hands-2 = Run away
setup-shake-hands-3 = Knock pieces over
setup-shake-hands-wrong = How do good sports end a game?
setup-shake-hands-right = A handshake before and after the game: that is fair play.
setup-first-game = All pieces are at home. Who gives check first?

## Castling

lesson-castling-do = Clear the way and castle
castling-watch = This is castling: the king goes two squares, the rook jumps over.
castling-short = The near rook is on the king's side. The king goes two squares.
castling-short-right = Short castling, on the king's side: now he is safe.
castling-long = The far rook is on the queen's side. The king goes two squares.
castling-long-right = Long castling, on the queen's side: the rook jumps farther.
castling-bishop-out = One piece stands between king and rook.
castling-two-out = Two pieces stand in the way. Bring them out.
castling-queen-out = On the queen's side three squares must be empty.
castling-answered = Now somebody answers your moves. Clear the way anyway.
castling-stop-check = A king in check may not castle. Block the check cleverly.

lesson-castling-may = May I?
castling-free-way = Think: never moved, free way, no danger for the king.
castling-free-way-right = Everything fits: never moved, free way, no danger.
castling-guest = Look at every square between king and rook.
castling-guest-right = A knight still stands between them. The way is not free.
castling-long-free = The queen has left, and three squares are empty.
castling-long-free-right = Yes: the long way is free and safe.
castling-short-free = Bishop and knight are out. Did anybody move too early?
castling-short-free-right = Yes: king and rook have never moved.
castling-in-check = Look at the king before you think about the rook.
castling-in-check-right = The king is in check. He may not castle out of check.
castling-through = Follow the king's way, square by square.
castling-through-right = A bishop attacks the square he crosses. No castling through danger.
castling-into = Where would the king land?
castling-into-right = The king would land in check. That is never allowed.

lesson-castling-side = Which side?
castling-rook-hit = A bishop attacks the rook. Does it matter?
castling-rook-hit-right = Only the king must not be in danger. The rook may.
castling-passed-square = A rook attacks a square on the way. Whose way is it?
castling-passed-square-right = Only the rook crosses that square. The king is never attacked.
castling-king-back = The king took a walk and came home again.
castling-king-back-right = The king has moved once. He may never castle now.
castling-rook-back = The rook on the queen's side took a walk and came back.
castling-rook-back-right = This rook has moved. With the other rook you may castle later.
castling-old-check = The king was in check before. A friend helped, he stood still.
castling-old-check-right = The check is over, and the king never moved. He may!
castling-only-one = Both rooks are at home. But one way is dangerous.
castling-better-house = Enemy pawns march on one side. Where is your king safer?
castling-better-house-1 = Queen's side
castling-better-house-2 = King's side
castling-better-house-wrong = Look where the enemy pawns march. Your king should live far away.
castling-better-house-right = Far from the marching pawns the king sleeps well.
castling-open-house = A good house has three pawns at its door. Where will you castle?
castling-open-house-1 = King's side
castling-open-house-2 = Queen's side
castling-open-house-wrong = Count the pawns before each house. Where is a hole?
castling-open-house-right = Three pawns stand on the king's side. The other house has a hole.
castling-castle-game = Before each move ask: what can they take?

## Passing

lesson-passing-do = Take en passant
passing-watch = A pawn jumps past yours. Take it as if it made one step.
passing-watch-right = This is called en passant. It is French for “in passing”.
passing-first = The pawn beside yours has just jumped two squares.
passing-first-right = You land behind the pawn, and it leaves the board.
passing-other-way = The neighbour jumped just now. It works at the edge, too.
passing-as-black = The rule is the same for both players.
passing-black-edge = Act as if the jumping pawn had made only one step.
passing-choice = A pawn jumped between two of yours. Each of them may take.

lesson-passing-may = May I?
passing-just-now = The neighbour pawn jumped two squares, just now.
passing-just-now-right = A jump of two, just now, beside your pawn: yes!
passing-one-step = The neighbour pawn has just come with one single step.
passing-one-step-right = It made only one step. En passant needs a jump of two.
passing-two-neighbours = Two neighbours, but only one has just jumped.
passing-two-neighbours-right = Yes: the one that has just jumped.
passing-too-late = The neighbour jumped. Then both players played something else.
passing-too-late-right = Too late! En passant works only at once.
passing-wrong-row = Two pawns met here on their long walk.
passing-wrong-row-right = For en passant your pawn must stand on its fifth row.
passing-not-a-pawn = A knight has just jumped to the square beside your pawn.
passing-not-a-pawn-right = Only a pawn can be taken en passant.

lesson-passing-chain = Look twice, then do it
passing-naked-king = The neighbour has just jumped. Look along the whole row.
passing-naked-king-right = Both pawns would leave the row. The rook would see your king.
passing-last-chance = The pawn that has just jumped gives check.
passing-last-chance-right = En passant takes the pawn that gives check.

passing-bait = Sometimes a jump is the only answer to a check.
passing-black-bait = Give the king a check that only a jumping pawn can stop.
passing-mate-passing = Taking en passant opens lines. Who is waiting behind?
passing-mate-passing-right = Two pawns left the board, and a bishop won the game.
passing-pawn-war = Your pawns have come far. Whoever jumps past can be taken.

## The ladder and the queen

lesson-ladder-rooks = Two rooks climb a ladder
ladder-shown = Your turn: climb the ladder with both rooks.
ladder-shown-right = One rook holds a row, the other one takes the next.
ladder-cage = The rook closes a row. The rest is the king's cage.
ladder-cage-right = This is the cage. Two rooks make it smaller and smaller.
ladder-sandwich = One rook stands above the king. Put the other one below.
ladder-sandwich-right = One row is left for him. The ladder begins!
ladder-sideways = The ladder can also stand on its side.
ladder-sideways-right = One rook holds a file, the other one closes the next.
ladder-last-step = The king stands on the last row. One step is left!
ladder-two-steps = First a check on the king's row, then one more.
ladder-two-steps-right = Row by row, until the board ends. Checkmate!

lesson-ladder-hunt = Hunt the king
ladder-run-far = The king attacks your rook. Stay on the row, but run far.
ladder-run-far-right = The wall stands, and the king has a long way.

ladder-close-row = The king may go far now. Close the row in front of him.
ladder-two-steps-black = Which rook is free to give check?
ladder-two-steps-black-right = The rooks take turns. One always holds its row.
ladder-run-far-black = Never let him near! Run to the other side.
ladder-run-far-black-right = Far away a rook is safe, and it still closes the row.
ladder-game = Close a row, then give check. If he comes near, run.
ladder-game-right = You can win any game with two rooks now!
ladder-game-black = The same hunt with the black rooks. Where is his last row?
ladder-game-black-right = Two rooks need no king. But a queen does!

lesson-ladder-queen = The queen builds a cage
ladder-queen-cage = The queen closes rows, files and diagonals at once.
ladder-queen-cage-right = A queen alone builds a small cage.
ladder-knight-step = Put the queen a knight's jump away from the king.
ladder-knight-step-right = From there she takes most squares, and nobody attacks her.
ladder-knight-step-black = No check! A knight's jump away is better.
ladder-knight-step-black-right = No check is needed. The cage does the work.
ladder-smaller = Drive him to the edge: only a few squares may be left.
ladder-smaller-right = He is at the edge. Now leave the queen and bring the king.
ladder-too-near = Black has no other piece. Look at every square.
ladder-too-near-right = The queen came too near: no check and no move.
ladder-near-enough = The queen stands in front of the king. Who guards her?
ladder-near-enough-right = The king guards the queen, and White has no move left.

lesson-ladder-catch = The king comes to help
ladder-one-air = White's king stands at the edge. Can he still move?
ladder-one-air-right = One square is enough: the game goes on.
ladder-careful-mate = The king has no free square. So it must be check!
ladder-careful-mate-right = Without a check it would be a draw.
ladder-careful-mate-black = Your king holds three squares. Come from the side.
ladder-careful-mate-black-right = The kings stand face to face. That is the best place.
ladder-king-comes = The queen holds the cage. Who else can come nearer?
ladder-king-comes-right = The king helps, and the queen gives checkmate.
ladder-king-comes-black = Leave the queen where she is. Bring your king.
ladder-king-comes-black-right = King and queen together: nobody gets away.
ladder-queen-game = First the cage, then your king, then checkmate.
ladder-queen-game-right = That is the most important checkmate of all.
ladder-queen-game-black = Before every move ask: does the king have a square?
ladder-queen-game-black-right = You can win every game with one queen more!

## Games

lesson-games-small = Small armies
games-pawns-two = For two players. The kings help their pawns.
games-pawns-bot = White has moved first and does not think. Watch your pawns.
games-rook-hunt = Remember the ladder: one rook closes a row, one gives check.
games-queen-hunt = One queen against four pawns. Don't let them through!
games-rooks = Open a file for your rooks. Take care of your pawns.

games-bishops = White has moved and takes everything that is free. Guard your pieces.
games-knights = For two players. Knights like the middle of the board.

lesson-games-whole = Big armies
games-queens = White has moved and is careful now. Keep your queen safe.
games-heavy = Castle first, then bring the rooks to open files.
games-no-queen = You are a queen ahead. Trade pieces and keep the lead.
games-no-rooks = White has moved. You are two rooks ahead: bring out your pieces.

games-whole-random = Your first whole game! Bring out knights and bishops, then castle.
games-whole-greedy = Before every move ask: what can be taken?
games-whole-careful = This player gives nothing away. Look for two threats at once.
games-whole-two = The real game for two players. Shake hands and begin!

## What does the other side want?

lesson-threat-attack = Whom does the last move attack?
threat-queen-comes = The queen has come out. Follow all her lines.
threat-queen-comes-right = After every move ask: what does it attack?
threat-knight-comes = The knight has jumped. Whom does it see now?
threat-knight-comes-right = The pawn has no guard yet. Now you know.
threat-pawn-comes = A small step, but pawns bite to the side.
threat-pawn-comes-right = A pawn may attack everybody. Nobody likes to be its prey.
threat-queen-hit = A piece has come out and wins time. Why?
threat-queen-hit-right = The knight comes out and attacks the queen.
threat-two-rooks = One jump, and two are in danger. Find both.
threat-two-rooks-right = A fork. You can save only one.
threat-pawn-fork = The pawn has stepped ahead. Whom does it attack now?
threat-pawn-fork-right = Two at once: a pawn can fork, too.

lesson-threat-want = What does the other side want?
threat-queen-aims = Queen and bishop see one square.
threat-queen-aims-right = She wants to take on F7, and it is checkmate.
threat-knight-jumps = The knight has come to your rook.
threat-knight-jumps-right = It takes the rook if you don't see it.
threat-calm-knight = Is every piece of yours guarded?
threat-calm-knight-right = It only came out. Not every move is a threat.
threat-two-on-f2 = Two black pieces see one square.
threat-two-on-f2-right = Next to the king on F2: that would be checkmate.
threat-calm-pawn = A quiet pawn. Look all the same!
threat-calm-pawn-right = Nothing is in danger. Go on with your plan.
threat-two-on-f7 = Two pieces see the same pawn.
threat-two-on-f7-right = Two attack F7, only the king guards it.

lesson-threat-answer = Find an answer
threat-save-f7 = Guard the weak square, or close a line.
threat-save-f7-right = No checkmate today. Bring out your pieces now.
threat-save-f2 = The king can't guard F2 alone. Who helps him?
threat-save-f2-right = Danger seen, danger gone.
threat-save-pawn = The queen attacks a pawn. Guard it and bring somebody out.
threat-save-pawn-right = A good answer also helps your own game.
threat-save-knight = A pawn attacks your knight. Run, take, or answer cleverly?
threat-save-knight-right = Nothing is lost. You looked before you moved.
threat-save-queen = The queen must run. Where is she safe?
threat-save-queen-right = Next time let small pieces go first.
lesson-threat-play = Help and play
threat-save-bishop = The bishop stays. Who can guard it?
threat-save-bishop-right = Guarded! Now the rook must not take.
threat-step-between = The rook looks at your queen. Put somebody in between.
threat-step-between-right = The knight shields the queen and is guarded itself.
threat-save-back-row = The king is shut in by his own pawns. What next?
threat-save-back-row-right = A little window, or a guard for the last row.
threat-look-out = Before each move ask: what does the other side want?

## The opening

lesson-opening-out = Out with the pieces
opening-centre = Whoever holds the middle of the board sees more.
opening-centre-right = And now queen and bishop can look out.
opening-centre-black = White holds the centre. Answer there, but don't lose the pawn.
opening-centre-black-right = The queen guards your pawn. Half of the centre is yours.
opening-first-out = Knights and bishops come first. The middle is better than the edge.
opening-guard-out = White attacks a pawn. Come out and lose nothing.
opening-guard-out-right = In the game, and nothing is lost.
opening-queen-pawn-out = The bishop has a free way, too.
opening-next-out-black = Who is still asleep? Wake somebody up.
opening-castle-soon = One piece stands in the king's way. Send it out first.
opening-castle-soon-right = The king is safe, and the rook comes to the middle.
opening-castle-soon-black = Clear the way, then castle.
opening-castle-soon-black-right = Two moves: the bishop is out, the king is safe.

lesson-opening-mistakes = Typical mistakes
opening-same-twice = Which move loses a piece for a pawn?
opening-same-twice-right = The knight takes back. Don't move one piece twice for a pawn.
opening-early-queen = Who looks at the squares where these moves go?
opening-early-queen-right = The bishop takes the queen. Send small pieces first.
opening-open-king = The pawn on F3 has opened a line to your king.
opening-open-king-right = The queen goes to H4, and it is checkmate.
opening-knight-hunted = The knight has to go. Which square is a trap?
opening-knight-hunted-right = The queen takes it on G4 for nothing.
opening-gift = The queen has come out too early. Who attacks her?
opening-gift-right = Nine points for nothing. Look at every move of theirs!
opening-gift-black = White gives something away. See it before you play your plan.
opening-gift-black-right = A queen for free. Early queens get lost.
opening-tempo = Come out and chase the queen at the same time.
opening-tempo-right = She has to run, and your knight is in the game.
opening-tempo-black = The queen is out alone. Who comes out and attacks her?
opening-tempo-black-right = You come out for free, she has to go.

lesson-opening-ready = No quick checkmate, and ready
opening-four-moves = Queen and bishop look at F7. Guard it or close a line!
opening-four-moves-right = The checkmate in four moves is stopped.
opening-once-more = They try it again. Where do they look now?
opening-once-more-right = Stopped twice. Now their queen is out too early.
opening-white-too = White can be caught, too: look at F2.
opening-white-too-right = Always look at the square beside your king.
opening-trap-white = You can attack the queen, but is that enough?
opening-trap-white-right = First stop the checkmate, then chase the queen.
opening-eight-moves = Knights and bishops first, the queen later.
opening-eight-moves-right = That is how every good game begins.
opening-eight-moves-black = White takes whatever is free. Watch out!
opening-eight-moves-black-right = Black can begin as well as White.

## Tactics

lesson-tactics-fork = Two at once: the fork
tactics-knight = From which square does the knight see king and queen?
tactics-knight-right = The king must run, and the knight takes the queen.
tactics-knight-black = The same jump for Black. Look for a check.
tactics-knight-black-right = A check comes first. Then the queen is yours.
tactics-knight-rook = King and rook stand a knight's jump apart from one square.
tactics-knight-rook-right = Whoever counts knight jumps finds forks.
tactics-pawn = Even a pawn can fork. Which two stand side by side?
tactics-pawn-right = Only one of the two can run away.
tactics-pawn-black = The smallest piece attacks the two biggest.
tactics-pawn-black-right = A pawn for a queen. What a trade!
tactics-queen = Which piece has no guard? Attack it with check.
tactics-queen-right = A queen forks whatever nobody guards.
tactics-queen-black = The rook on the first row has no guard. Give check!
tactics-queen-black-right = Check first, and then the rook falls.

lesson-tactics-pin = Nailed down: the pin
tactics-tied = Whoever may not leave the king's line is pinned.
tactics-tied-right = Pinned pieces guard badly and can't run.
tactics-tied-black = Look along the file and along the diagonal to your king.
tactics-tied-black-right = Two pins at once. That is dangerous!
tactics-pin-queen = Queen and king stand on one file. Who comes there?
tactics-pin-queen-right = The queen can't leave her king. She is lost.
tactics-pin-black = You are in check. Answer it with a pin!
tactics-pin-black-right = The bishop saves the king and catches the queen.
tactics-hit-pinned = The knight is pinned. Attack it with somebody small.
tactics-hit-pinned-right = Pinned pieces can't run. Attack them once more!
tactics-hit-pinned-black = Who can attack the pinned knight?
tactics-hit-pinned-black-right = A pawn is the best hunter of pinned pieces.

lesson-tactics-line = Skewer and open lines
tactics-skewer = King and queen stand in one line. Give check from behind!
tactics-skewer-right = A skewer: the king steps aside, the queen is lost.
tactics-skewer-black = King and queen on one diagonal. Your bishop comes.
tactics-skewer-black-right = A skewer is a pin turned round.
tactics-skewer-rooks = The king hides a rook. Check him along that row.
tactics-skewer-rooks-right = He goes, and the rook behind him falls.
tactics-open-queen = Your bishop stands in the queen's way. Move it with check!
tactics-open-queen-right = One move, two attacks. Nobody can answer both.
tactics-open-queen-black = Which piece hides your queen's way?
tactics-open-queen-black-right = The check was the noise. The queen did the work.
tactics-open-rook-black = The bishop hides your rook. Where does it give check?
tactics-open-rook-black-right = A bishop for a rook: a good trade.
tactics-open-quiet = The queens look at each other through your bishop.
tactics-open-quiet-right = King first, so the queen is taken.

lesson-tactics-guard = Take the guard away
tactics-guard = Somebody guards the bishop. Take the guard first!
tactics-guard-right = No guard, no bishop.
tactics-guard-black = Who guards White's bishop on C7? Take that piece.
tactics-guard-black-right = A trade, and the bishop has no guard any more.
tactics-guard-rook = Who guards the rook on the last row?
tactics-guard-rook-right = The guard is gone, and the rook falls with check.
tactics-guard-rook-black = Take the guard of the pawn on the sixth row.
tactics-guard-rook-black-right = Count the pieces, then take the guard.
tactics-what-one = Look where the bishop goes, and whom it sees there.
tactics-what-one-right = A fork: it sees the king and a rook.
tactics-what-two = Look along the whole file.
tactics-what-two-right = A pin: behind the knight stands the king.
tactics-what-three = Check! And who stands behind the king?
tactics-what-three-right = A skewer: the king goes, the rook is lost.
tactics-what-four = The knight leaves the file. Who looks through now?
tactics-what-four-right = A discovered attack: now the rook looks at a rook.

lesson-tactics-mate = Checkmate in two moves
tactics-back-row = Count: who attacks the last row, and who guards it?
tactics-back-row-right = Give the queen, take the king. Two against one!
tactics-back-row-black = The same idea as Black. Give something big.
tactics-back-row-black-right = The king was shut in by his own pawns.
tactics-smothered = The queen gives herself, and the knight gives checkmate.
tactics-smothered-right = A smothered mate: his own rook took his last square.
tactics-queen-gift-black = One guard on the first row. Lure it away.
tactics-queen-gift-black-right = The guard took the queen, and the rook came in.
lesson-tactics-play = More mates, and a game
tactics-edge = The knight holds two squares. Open the last file.
tactics-edge-right = Knight and rook catch the king at the edge.
tactics-open-file-black = Your rook has a free file. Who can come between?
tactics-open-file-black-right = What comes between is taken. Checkmate!
tactics-new-queen = Your pawn is nearly there. Help it with a check.
tactics-new-queen-right = The pawn takes and is a queen. Checkmate!
tactics-two-rooks-black = Two rooks on one file are stronger than one guard.
tactics-two-rooks-black-right = One rook goes first, the other one finishes.
tactics-fork-game = One jump wins a queen. Find it, then take everything.

## Endings

lesson-endings-rook = King and rook
endings-face-to-face = The kings stand face to face. What does the rook do?
endings-face-to-face-right = Three squares are the king's, the row is the rook's.
endings-wait = Make a waiting move: the king must step in front of yours.
endings-wait-right = He had to go there. Waiting won the game.
endings-wait-side = The same at the side of the board. Wait with the rook.
endings-wait-side-right = Sometimes the best move only waits.
endings-wait-black = Your king stands well already. Let the rook wait.
endings-wait-black-right = White had to move, and every move was bad.
endings-box = Your king can guard the rook. Build a box with both.
endings-box-right = The rook closes a file and a row. The king guards it.
endings-box-black = Build the box where your king can guard it.
endings-box-black-right = Step by step the box gets smaller.
endings-game = Box, king, box, king: make it smaller, step by step.
endings-game-right = King and rook! Many grown-ups can't do that.

lesson-endings-pawn = King and pawn
endings-race = Draw a big square from the pawn to the last row. Can he step in?
endings-race-right = He steps into the square and catches the pawn.
endings-race-white = The same board, but now the pawn goes first.
endings-race-white-right = One move makes the difference: the pawn runs through.
endings-race-far = The king is far away. Count the steps of both.
endings-race-far-right = Outside the square he comes too late.
endings-escort = The king goes ahead, the pawn follows. Which square?
endings-escort-right = Face to face, and Black must give way.
endings-escort-black = Come to your pawn before White's king does.
endings-escort-black-right = The king is in front of his pawn. That wins.
endings-side-step = Don't push the pawn! Which step of the king wins?
endings-side-step-right = First the king gets ahead, then the pawn goes.
endings-pawn-game = King and pawns walk together. Don't let them be taken.

## Notation

lesson-notation-read = Play what is written
notation-knight = N is the knight. In writing, columns are small letters: f3 is F3.
notation-knight-right = A letter for who, a square for where.
notation-queen-takes = Q is the queen, and x means that she takes.
notation-queen-takes-right = Some books leave the x out. We write it.
notation-bishop-checks = B is the bishop, and + means check.
notation-castles = O-O is short castling, O-O-O is long.
notation-castles-right = Two letters O for the short way, three for the long one.
notation-promotes = No letter: a pawn. The sign = says what it becomes.
notation-promotes-right = First the square, then = and the new piece.

lesson-notation-write = Write moves
notation-which-bishop = The bishop goes to an empty square.
notation-which-bishop-right = B, and the square where it goes. Nobody was taken.
notation-which-takes = The queen takes, and what else does she do?
notation-which-takes-right = x says that she takes, + says check.
notation-which-knight = Both knights can go to D7. Say which one goes!
notation-which-knight-right = The column of the knight stands after the letter.
notation-which-castling = The king goes to the far rook.
notation-which-castling-right = Long castling has three letters O.
notation-write-knight = Write sign after sign.
notation-write-knight-right = That is all: a letter and a square.
notation-write-pawn = The first move of many games.
notation-write-pawn-right = A pawn move is just the square.
notation-write-check = Look where the bishop looks after this move.
notation-write-mate = This is the end of a game. Write all of it.
notation-write-mate-right = Queen takes on f7, checkmate: so much in five signs.

lesson-notation-play = Whole games from a book
notation-two-moves = The shortest game. The number says which move it is.
notation-two-moves-right = Two moves, and White is lost.
notation-four-moves = You know this checkmate. Read it now.
notation-four-moves-right = You have read a whole game.
notation-real-game = A real game of two masters, played in Vienna in 1910.
notation-real-game-right = A queen given away, a double check, checkmate. Beautiful!
notation-last-game = The last game of the course. Write your moves on paper.
