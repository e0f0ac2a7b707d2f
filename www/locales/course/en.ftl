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

## Mate

mate-backdoor = A check from far away. Can the king step forward?
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
mate-stable-door = Again a knight gives check. Who could help the king?
mate-stable-door-right = The queen takes the knight. So it is only check.
mate-umbrella = A rook checks along the last row. Look at every piece.
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
mate-back-row = Three pawns stand before their king. Is the last row guarded?
mate-back-row-right = This is the back-rank mate. It happens very often.
mate-idle-knight = A knight stands on the last row. Can it really help?
mate-last-guard = One guard watches the last row. Meet it first.
mate-new-queen = Your smallest piece may become your biggest.
mate-smothered = The king has no free square. Who can jump over walls?
mate-smothered-right = This is smothered mate. Only a knight can do it.
mate-knight-rook = The rook already works on an open column. The knight joins in.
mate-small-hero = Even a pawn can end the game. Your king stands ready.
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
mate-open-side = The knight takes two squares away. Now open the side.
mate-hole = The other side wants to give mate on your last row. Find help!
mate-hole-right = A little window for the king is often enough.
mate-weak-spot = Queen and bishop look at the same pawn. That is mate next!
mate-weak-spot-right = Well seen. Many first games are lost right here.
mate-long-line = Queen and bishop stand on one long line. Where does it end?
mate-pair-ahead = A queen before a bishop, and your king at the end.

## Draw

draw-quiet-corner = The king has no safe square. But look: is anybody attacking him?
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
draw-pawn-nose = A little pawn stands right before the king.
draw-pawn-nose-right = Every square is guarded and nobody gives check. Stalemate.
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
draw-trap-king = A pawn will soon become a queen. Can you lock its king in?
draw-trap-king-right = The king sits in a cage. You saved half a point!
draw-last-jumper = Only one piece of the other side can still move freely.
draw-last-jumper-right = Nothing else can move. A lost game became a draw.
draw-last-trick = Your king can't move. So give away everything that can!
draw-last-trick-right = The queen had to be taken. Now it is stalemate.
draw-one-bishop = Imagine the very best moves of one side. Could it be mate?
draw-one-bishop-right = King and bishop can never mate alone. The game is drawn.
draw-one-rook = Is one rook with its king enough?
draw-one-rook-right = King and rook can give mate. The game goes on.
draw-one-knight = Now a knight is left beside the kings.
draw-one-knight-right = King and knight can never mate alone. The game is drawn.
draw-one-pawn = A pawn alone gives no mate. What could it become?
draw-one-pawn-right = The pawn can become a queen. The game goes on.
draw-again = A rook less, but you can give check again and again.
draw-again-right = The same position stood there three times. That is a draw.
draw-third-time = The same position comes for the third time. What now?
draw-third-time-1 = Whoever has more pieces wins.
draw-third-time-2 = You may say: draw!
draw-third-time-3 = You must move another piece.
draw-third-time-right = Three times the same position: each player may claim a draw.
draw-fifty = Fifty moves each without a pawn move or a capture. What now?
draw-fifty-1 = The older player wins.
draw-fifty-2 = You start a new game.
draw-fifty-3 = You may say: draw!
draw-fifty-right = Nothing happens any more. So a player may claim a draw.
draw-offer = Your friend moves and offers a draw. What may you do?
draw-offer-1 = Say yes or go on playing.
draw-offer-2 = I must say yes.
draw-offer-3 = I must stop the clock and leave.
draw-offer-right = A draw by agreement needs both players. You decide freely.
draw-points = The king has no move and no check. Who gets the point?
draw-points-1 = The stronger side gets it.
draw-points-2 = Both get half a point.
draw-points-3 = Nobody gets anything.
draw-points-right = Stalemate is a draw. A draw is half a point each.

## Setup

setup-rooks = Rooks stand in the corners, like the towers of a castle.
setup-knights = A knight stands beside every rook.
setup-bishops = The bishops come next, beside the knights.
setup-queens = The queen loves her own colour: white on light, black on dark.
setup-kings = One square is left for each king. They look at each other.
setup-kings-right = The queens face each other, and the kings, too.
setup-pawns = The pawns stand in front and guard the others.
setup-your-row = Begin in the corners and go to the middle.
setup-other-row = Now the other army. Every piece faces its twin.
setup-royal-mix = Somebody was in a hurry. Look at the colours of the squares.
setup-royal-mix-right = The white queen belongs on the light square in the middle.
setup-neighbours = Two neighbours changed their seats.
setup-early-pawn = One small piece could not wait.
setup-corner-mix = Look at the corners first.
setup-two-mixes = Two mistakes, four pieces. Compare both armies.
setup-light-corner = Before you set up: which corner is at your right hand?
setup-light-corner-1 = A light one
setup-light-corner-2 = A dark one
setup-light-corner-right = Light on the right: so the board lies correctly.
setup-who-starts = Everything stands ready. Who makes the first move?
setup-who-starts-1 = White
setup-who-starts-2 = Black
setup-who-starts-3 = The younger player
setup-who-starts-right = White always begins. Then both take turns.
setup-touched = You touched your knight, but now another move looks better. What now?
setup-touched-1 = I may move another piece.
setup-touched-2 = I miss a turn.
setup-touched-3 = I must move the knight.
setup-touched-right = Touched means moved. So think first, with your hands down.
setup-adjust = A piece stands crooked. What do you say before you touch it?
setup-adjust-1 = “Check!”
setup-adjust-2 = “I adjust.”
setup-adjust-3 = Nothing
setup-adjust-right = Say “I adjust”, then you need not move the piece.
setup-no-advice = Two friends are playing, and you see a great move. What now?
setup-no-advice-1 = I whisper it.
setup-no-advice-2 = I keep it to myself.
setup-no-advice-3 = I play it for them.
setup-no-advice-right = The players think alone. You can talk after the game.
setup-shake-hands = Checkmate! What do both players do now?
setup-shake-hands-1 = Shake hands and say thank you
setup-shake-hands-2 = Knock the pieces over
setup-shake-hands-3 = Run away
setup-shake-hands-right = A handshake before and after the game: that is fair play.

## Castling

castling-watch = The king goes two squares, the rook jumps over him.
castling-short = Move the king two squares. The rook comes by itself.
castling-short-right = Now the king is safe, and the rook can play.
castling-long = The far rook can help, too. The king still goes two squares.
castling-long-right = On the long side the rook makes a bigger jump.
castling-bishop-out = One piece stands between king and rook.
castling-two-out = Two pieces stand in the way. Bring them out.
castling-queen-out = On the long side three squares must be empty.
castling-answered = Now somebody answers your moves. Clear the way anyway.
castling-stop-check = A king in check may not castle. Block the check cleverly.
castling-free-way = Think: never moved, free way, no danger for the king.
castling-free-way-right = Everything fits: never moved, free way, no danger.
castling-guest = Look at every square between king and rook.
castling-guest-right = A knight still stands between them. The way is not free.
castling-in-check = Look at the king before you think about the rook.
castling-in-check-right = The king is in check. He may not castle out of check.
castling-through = Follow the king's way, square by square.
castling-through-right = A bishop attacks the square he crosses. No castling through danger.
castling-into = Where would the king land?
castling-into-right = The king would land in check. That is never allowed.
castling-rook-hit = A bishop attacks the rook. Does it matter?
castling-rook-hit-right = Only the king must not be in danger. The rook may.
castling-passed-square = A rook attacks a square on the way. Whose way is it?
castling-passed-square-right = Only the rook crosses that square. The king is never attacked.
castling-king-back = The king took a walk and came home again.
castling-king-back-right = The king has moved once. He may never castle now.
castling-rook-back = The rook on the long side took a walk and came back.
castling-rook-back-right = This rook has moved. With the other one it still works.
castling-old-check = The king was in check before. A friend helped, he stood still.
castling-old-check-right = The check is over, and the king never moved. He may!
castling-only-one = Both rooks are at home. But one way is dangerous.
castling-better-house = Enemy pawns march on one side. Where is your king safer?
castling-better-house-1 = On the long side
castling-better-house-2 = On the short side
castling-better-house-right = Far from the marching pawns the king sleeps well.
castling-open-house = A good house has three pawns before the door. Where?
castling-open-house-1 = On the long side
castling-open-house-2 = On the short side
castling-open-house-right = Three pawns stand on the short side. The other house has a hole.

## Passing

passing-watch = A pawn jumps past yours. Take it as if it made one step.
passing-watch-right = This is called en passant: in passing.
passing-first = The pawn beside yours has just jumped two squares.
passing-first-right = You land behind the pawn, and it leaves the board.
passing-other-way = The neighbour jumped just now. It works at the edge, too.
passing-as-black = The rule is the same for both players.
passing-black-edge = Act as if the jumping pawn had made only one step.
passing-choice = A pawn jumped between two of yours. Each of them may take.
passing-just-now = The neighbour pawn jumped two squares, just now.
passing-just-now-right = A jump of two, just now, beside your pawn: yes!
passing-one-step = The neighbour pawn has just come with one single step.
passing-one-step-right = It made only one step. In passing needs a jump of two.
passing-too-late = The neighbour jumped. Then both players played something else.
passing-too-late-right = Too late! In passing you may take only at once.
passing-wrong-row = Two pawns met here on their long walk.
passing-wrong-row-right = In passing works only from your fifth row.
passing-not-a-pawn = A knight has just jumped to the square beside your pawn.
passing-not-a-pawn-right = Only a pawn can be taken in passing.
passing-naked-king = The neighbour has just jumped. Look along the whole row.
passing-naked-king-right = Both pawns would leave the row. The rook would see your king.
passing-last-chance = The pawn that has just jumped gives check.
passing-last-chance-right = In passing you take the pawn that gives check.
passing-bait = Sometimes a jump is the only answer to a check.
passing-black-bait = Give the king a check that only a jumping pawn can stop.
passing-mate-passing = Taking in passing opens lines. Who is waiting behind?
passing-mate-passing-right = Two pawns left the board, and a bishop won the game.

## Games

games-pawns-two = For two players. The kings help their pawns.
games-pawns-bot = The other side moves without thinking. Watch your pawns.
games-rook-hunt = Remember the ladder: one rook closes a row, one gives check.
games-queen-hunt = One queen against four pawns. Don't let them through!
games-rooks = Open a column for your rooks. Every pawn move counts.
games-bishops = The other side takes everything that is free. Guard your pieces.
games-knights = For two players. Knights like the middle of the board.
games-queens = The other side is careful now. Keep your queen safe.
games-heavy = Castle first, then bring the rooks to open columns.
games-no-queen = You have a queen more. Trade pieces and keep the lead.
games-no-rooks = You have two rooks more. Bring out all your pieces.
games-whole-random = Your first whole game! Bring out knights and bishops, then castle.
games-whole-greedy = Before every move ask: what can be taken?
games-whole-careful = This player gives nothing away. Look for two threats at once.
games-whole-two = The real game for two players. Shake hands and begin!
