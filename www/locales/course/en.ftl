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
