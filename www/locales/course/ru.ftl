### The course's own sentences in Russian; see en.ftl.

## Rook

rook-meet = Это ладья. Она ходит прямо, на сколько хочет клеток.
rook-corner = Ладья любит длинные прямые дороги. Загляни в углы.
