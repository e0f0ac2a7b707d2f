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
