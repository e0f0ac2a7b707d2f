### The course's own sentences in Russian; see en.ftl.

## Rook

lesson-rook-first = Первые ходы
rook-first-star = Прямо вперёд!
rook-aside = А теперь вбок.
rook-corner = Ладья любит длинные прямые дороги. Загляни в углы.
rook-meet = Это ладья. Она ходит прямо, на любое число полей.
rook-all-roads = Четыре дороги: вверх, вниз, влево, вправо.
rook-order = От каждой звезды видна следующая. С какой начать?

lesson-rook-board = Доска
rook-row = Ряд идёт слева направо, как строчка. Шахматисты говорят: горизонталь.
rook-column = Столбец идёт вверх, от белых к чёрным. Это вертикаль.
rook-squares = Сколько полей в одном ряду?
rook-squares-1 = 6
rook-squares-2 = 8
rook-squares-3 = 10
rook-squares-wrong = Веди пальцем по ряду и считай.
rook-squares-right = В ряду восемь полей, а рядов на доске тоже восемь.
rook-corners = Угол — там, где сходятся два края.
rook-light-corners = Они смотрят друг на друга через всю доску.
rook-dark-corners = Остальные два угла — чёрные.

lesson-rook-names = Имена полей
rook-find-b2 = Буква — это столбец. Цифра — это ряд.
rook-find-d1 = Буквы идут слева направо: A, B, C, D.
rook-find-a4 = Цифры идут снизу вверх.
rook-name-c2 = Какая буква внизу? Какая цифра сбоку?
rook-name-c2-right = Буква снизу, цифра сбоку — вот и имя.
rook-name-b4 = Буква всегда первая.
rook-name-b4-right = Сначала буква, потом цифра.
rook-name-d3 = Сосчитай столбцы, потом ряды.
rook-name-d3-right = Столбец даёт букву, ряд — цифру.
rook-first-corner = Посмотри на поле, потом на его соседей.
rook-first-corner-right = Поле A1 чёрное на любой шахматной доске.
rook-right-hand = Ты играешь белыми. Какой угол должен быть справа?
rook-right-hand-1 = Белый
rook-right-hand-2 = Чёрный
rook-right-hand-wrong = Слева A1 — чёрное поле. Дойди по ряду до правого угла.
rook-right-hand-right = Справа белый угол! Теперь доска лежит правильно.

lesson-rook-friends = Свои и чужие
rook-friends = На пути свои фигуры. Ладья останавливается перед ними.
rook-behind-friends = Через своих ладья не прыгает и своих не берёт.
rook-enemies = На пути чужие фигуры. Ладья берёт одну и там останавливается.
rook-up-to-enemies = Дорога кончается на чужой фигуре. Взять её можно: это взятие.
rook-first-only = На каждой дороге можно взять только первую фигуру.
rook-over = Коня так хочется взять. А кто стоит на пути?
rook-over-right = На пути пешка. Ладья не прыгает.

lesson-rook-stars = Много звёзд
rook-cluster = Звёзды сидят рядышком. Маленькие шаги тоже можно.
rook-two-rooks = Две ладьи работают вместе. Подели звёзды между ними.
rook-black-rook = Теперь у тебя чёрные. Ладья ходит так же.
rook-eat = Эти пешки спят. Каждое взятие открывает новую дорогу.
rook-watchman = Чёрная ладья стережёт весь свой столбец. Какой путь безопасен?
rook-watchmen = Две ладьи стерегут оба пути. Сторожа можно и взять.

lesson-rook-pawns = Пешки идут
rook-pawns-come = Чёрные пешки идут к тебе: на одно поле, сначала можно на два.
rook-pawn-bite = Берёт пешка не прямо: на шаг вперёд и вбок.
rook-pawn-guards = Где пешка может взять ладью? Там не останавливайся.
rook-detour = Впереди своя пешка. Обойди её.
rook-five-pawns = Пешки бегут к тебе. Возьми их, пока ни одна не дошла.
rook-five-pawns-two = Для двоих. Ладья охотится, пешки помогают друг другу.

## Bishop

lesson-bishop-first = С уголка на уголок
bishop-first-star = Иди наискосок, с уголка на уголок.
bishop-long-diagonal = Диагональ идёт из угла в угол. Все её поля одного цвета.
bishop-meet = Это слон. Он ходит по диагонали, на любое число полей.
bishop-all-diagonals = Четыре диагонали — и все одного цвета.
bishop-other-diagonal = Диагонали бывают и с наклоном влево. Эта короче.
bishop-turn = Сразу туда не дойти. Поверни по дороге.

lesson-bishop-names = Ещё имена и звёзды
bishop-find-e4 = Теперь вся доска! С этого поля начинается много партий.
bishop-find-h3 = H — последняя буква доски.
bishop-name-f5 = Назови вслух букву, потом цифру.
bishop-name-f5-right = У каждого поля своё имя.
bishop-name-h6 = У края смотри внимательно.
bishop-name-h6-right = Даже у края ты находишь имя.
bishop-zigzag = Иди зигзагом, как лыжник.
bishop-cluster = Четыре звезды вокруг одного поля. Какая первая?

lesson-bishop-friends = Свои и чужие
bishop-friends = Свои фигуры закрыли диагонали. Слон останавливается перед ними.
bishop-enemies = Слон может взять чужую фигуру. Но дальше он не пройдёт.
bishop-at-home = Рядом две свои пешки. Докуда открыты диагонали?
bishop-among-enemies = Слон берёт первую фигуру, а не ту, что за ней.
bishop-slide-off = Проведи пальцем по диагонали, поле за полем.
bishop-slide-off-right = Это поле не на диагонали. Слон с неё не сходит.
bishop-long-way = Это далеко. Свободна ли диагональ?
bishop-long-way-right = Диагональ свободна. Слон может взять ладью.

lesson-bishop-colour = Всегда один цвет
bishop-centre = Белые и чёрные поля чередуются.
bishop-centre-right = Соседи сверху, снизу и с боков — другого цвета.
bishop-dark-to-light = Ходов можно сделать сколько угодно.
bishop-dark-to-light-right = Никогда: поля разного цвета. А слон свой цвет не меняет.
bishop-dark-to-dark = Сравни цвет обоих полей.
bishop-dark-to-dark-right = Оба поля одного цвета, значит, путь есть.
bishop-two-bishops = Один слон любит белое, другой чёрное. Нужны оба.
bishop-black-bishops = Чёрные слоны ходят так же, как белые.
bishop-eat = Все спят. Одно взятие ведёт к другому.

lesson-bishop-games = Слоны против пешек
bishop-watched = Ладья и пешки стерегут поля. Останавливайся, где безопасно.
bishop-three-pawns = Один шаг — и пешка на поле другого цвета. Выбери момент.
bishop-bishops-two = Для двоих. Два слона против четырёх пешек.

## Queen

lesson-queen-first = Ладья и слон сразу
queen-meet = Это ферзь. Он ходит и как ладья, и как слон.
queen-star-shape = Восемь направлений — как лучи звезды. У края они короче.
queen-first-stars = Один раз как ладья, другой раз как слон.
queen-scattered = Ищи звезду, с которой видна другая.
queen-ring = Маленькое кольцо из звёзд. Ферзь умеет ходить и недалеко.
queen-black-queen = Чёрный ферзь на своём начальном поле.

lesson-queen-friends = Свои и чужие
queen-friends = Даже ферзь не прыгает. Свои фигуры его останавливают.
queen-enemies = Враги на многих дорогах! Любого можно взять.
queen-crowd = Иди по каждой дороге до первой фигуры.
queen-knight-hop = Два вперёд и один вбок. Это дорога ферзя?
queen-knight-hop-right = Ферзю нужна прямая линия или диагональ.
queen-behind-wall = Свои пешки стоят стеной. Найди путь в обход.
queen-eat = Все пятеро спят. Получится ли брать каждым ходом?

lesson-queen-peace = Безопасные поля и мирные ферзи
queen-quiet-squares = Ферзь очень ценный. Останавливайся там, где его не возьмут.
queen-guarded-bait = Некоторые фигуры защищены. Не жадничай.
queen-last-row = Кто смотрит вдоль последнего ряда? Подумай сначала об этом.
queen-peace-four = Ни один ферзь не хочет видеть другого. Нажми на него, чтобы убрать.
queen-peace-five = В каждом ряду и столбце — по одному ферзю.
queen-peace-six = Это трудно. Не начинай с угла.
queen-eight-pawns = Один ферзь против восьми пешек. Не становись под удар!

## King

lesson-king-first = Один шаг
king-first-stars = Маленькие шаги тоже ведут к цели.
king-meet = Это король. Он ходит на одно поле в любую сторону.
king-corner = У края доска кончается. Сойти с неё нельзя.
king-all-around = Сосчитай соседей. Те, что наискосок, тоже считаются.
king-short-cut = Прямо — не всегда короче.
king-order = Король ходит медленно, поэтому сначала составь план.
king-black-king = Чёрный король гуляет вокруг одного поля.

lesson-king-danger = Никогда под удар
king-friends = Дома король среди своих. Свободных полей мало.
king-enemies = Король тоже берёт, если фигуру никто не защищает.
king-rook-wall = Ладья смотрит вдоль столбца. Туда королю нельзя.
king-forbidden-mix = Слон и ладья видят далеко. Берегись обоих.
king-forbidden-guarded = Ладья совсем рядом. Защищает ли её кто-нибудь?
king-kings-apart = Два короля никогда не стоят рядом.
king-take-guarded = Ладья стоит рядом с королём. А кто за ней?
king-take-guarded-right = Ладью защищает пешка. Королю туда нельзя.
king-take-free = Защищает ли кто-нибудь ладью?
king-take-free-right = Ладью никто не защищает. Король может её взять.

lesson-king-way = Безопасный путь
king-never-taken = Можно ли взять короля и снять его с доски?
king-never-taken-1 = Да, как любую фигуру
king-never-taken-2 = Нет, никогда
king-never-taken-wrong = Что станет с игрой без короля?
king-never-taken-right = Никогда. Если его не спасти, игра окончена.
king-gap = Ладья стережёт ряд, но не за пешкой.
king-corridor = Две ладьи сделали коридор. Пешка закрыла его часть.
king-shield = Твоя пешка — щит от ладьи.
king-around-king = Путь закрыл другой король. Держись от него подальше.
king-race = Кто первым дойдёт до другого края? Королям нельзя стоять рядом.
king-race-two = Для двоих. Не пропускай другого короля.

## Knight

lesson-knight-first = Два и один
knight-first-star = Два и один: найди прыжок.
knight-meet = Это конь. Два шага прямо, потом один вбок.
knight-corner = В углу почти все прыжки уводят за доску.
knight-wheel = Восемь прыжков — как колесо вокруг коня.
knight-in-corner = В углу коню грустно. Найди его прыжки.
knight-two-stars = Прыгни, осмотрись и прыгни снова.

lesson-knight-jump = Через всех
knight-over-all = Только конь умеет перепрыгивать. Никто ему не мешает.
knight-landing = Важно только, кто стоит там, куда он прыгнет.
knight-from-home = Все свои ещё дома. А конь может выпрыгнуть.
knight-mixed-landing = Толпа! Смотри только на поля, куда он прыгает.
knight-over-friends = Перед конём стоят пешки.
knight-over-friends-right = Конь через них перепрыгнет. Ему ничто не мешает.
knight-crowd = Вокруг коня толпа. Мешает ли это?
knight-crowd-right = Можно: конь прыгает через всех.
knight-one-one = Один вперёд и один вбок. Это прыжок коня?
knight-one-one-right = Это шажок слона. Конь ходит на два и на один.
knight-two-two = Два вперёд и два вбок. Сосчитай ещё раз.
knight-two-two-right = Два и два — слишком много. Нужно два и один.

lesson-knight-names = Имена и цвета
knight-find-c7 = Фигуры уже дома. А имена полей прежние.
knight-name-g8 = Здесь живёт конь.
knight-name-g8-right = Буква и цифра — теперь поле найдёт каждый.
knight-colour = Конь стоит на белом поле. Куда он может прыгнуть?
knight-colour-1 = На белые
knight-colour-2 = На чёрные
knight-colour-3 = На те и другие
knight-colour-wrong = Прыгни пальцем один раз. Какого цвета поле?
knight-colour-right = Каждый прыжок меняет цвет поля.
knight-two-jumps = Конь прыгает с белого поля два раза. Где он теперь?
knight-two-jumps-1 = На белом
knight-two-jumps-2 = На чёрном
knight-two-jumps-3 = Никто не знает
knight-two-jumps-wrong = Первый прыжок меняет цвет. А второй?
knight-two-jumps-right = Белое, чёрное, белое: за два прыжка цвет возвращается.
knight-far-near = Поле совсем рядом! Подумай о цвете.
knight-far-near-right = Три прыжка. До соседа коню далеко.
knight-far-corner = Поищи обход. Из угла он длиннее.
knight-far-corner-right = Близко для коня — не значит быстро.

lesson-knight-stars = Скачи за звёздами
knight-circle = Скачи по кругу. Какая звезда первая?
knight-next-door = Звезда по соседству. Коню нужен разбег.
knight-two-knights = Два коня скачут вместе. Подели звёзды между ними.
knight-black-knight = Чёрный конь скачет из дома.
knight-eat = Пешки спят там, куда прыгает конь. Бери по одной.
knight-quiet-landing = Прыгай только туда, куда никто не смотрит.

lesson-knight-games = Кони играют
knight-race = Кто первым доскачет до края? Коня можно и взять.
knight-race-two = Для двоих, по два коня. Побеждает первый конь у цели.
knight-pawns = Два коня ловят две пешки. Не прыгай под удар.

## Pawn

lesson-pawn-steps = Только вперёд
pawn-go = Это пешка. Шаг вперёд, а с начального ряда — можно два.
pawn-first-step = Эта пешка ещё на начальном ряду.
pawn-next-step = Эта пешка уже ходила.
pawn-first-star = Первый шаг может быть длинным.
pawn-stuck = Впереди кто-то стоит. Прямо пешка не берёт.
pawn-go-back = Впереди пути нет. Можно ли назад?
pawn-go-back-right = Пешки назад не ходят. Думай перед ходом пешкой.
pawn-two-steps = Соперник рядом. А сам путь свободен?
pawn-two-steps-right = Да: важны только поля впереди.
pawn-three-pawns = У каждой пешки своя звезда.

lesson-pawn-bite = Пешка берёт вбок
pawn-take = Пешка берёт наискосок: вперёд-влево или вперёд-вправо.
pawn-half-open = Одна фигура мешает, другую можно взять.
pawn-blocked = Впереди пути нет. Назад пешка не берёт.
pawn-guarded-squares = Пешка смотрит наискосок, даже если там пусто.
pawn-take-ahead = Конь стоит прямо перед пешкой.
pawn-take-ahead-right = Прямо пешка никогда не берёт.
pawn-take-side = Конь стоит наискосок впереди.
pawn-take-side-right = Да: именно так пешка и берёт.
pawn-step-aside = Поле пустое.
pawn-step-aside-right = Наискосок пешка ходит, только когда берёт.
pawn-open-road = Одна пешка застряла. Поможет ли подруга?

lesson-pawn-eat = Лесенки и зигзаги
pawn-stairs = Фигуры стоят лесенкой.
pawn-zigzag = То в одну сторону, то в другую.
pawn-walk-and-take = Сначала шагай, потом бери. Какой длины первый шаг?
pawn-team = Две пешки, три врага. Кто кого берёт?
pawn-black = Теперь ты за чёрных. Чёрные пешки идут к белым.
pawn-black-moves = Чёрная пешка идёт в сторону белых.
pawn-black-takes = Чёрная пешка тоже берёт наискосок — в сторону белых.

lesson-pawn-home = Последний ряд
pawn-walk-home = На последнем ряду пешка превращается в другую фигуру.
pawn-shown = Теперь ты: сделай такой же ход.
pawn-crown = Ферзь — самая сильная фигура.
pawn-safe-crown = На одно из последних полей кто-то смотрит.
pawn-black-crown = Последний ряд чёрных — ряд 1. Какая пешка ближе?
pawn-never-a-king = Кем пешка никогда не станет?
pawn-never-a-king-1 = Конём
pawn-never-a-king-2 = Ферзём
pawn-never-a-king-3 = Королём
pawn-never-a-king-wrong = Какая фигура у каждой стороны всегда ровно одна?
pawn-never-a-king-right = Король только один. А ферзём, ладьёй, слоном, конём — можно.
pawn-choose-jumper = Какая фигура сразу попадёт от звезды к звезде?
pawn-choose-jumper-right = Иногда конь лучше ферзя.
pawn-choose-strong = И прямо, и наискосок: кто умеет всё?
pawn-choose-strong-right = Ферзь ходит и прямо, и наискосок.

lesson-pawn-war = Война пешек
pawn-one-war = Один на один. Кому придётся встать под удар?
pawn-two-one-war = Двое сильнее одного, если помогают друг другу.
pawn-four-war = Перед взятием подумай: кто возьмёт в ответ?
pawn-four-war-two = Для двоих. Маленькие отряды на двух краях.
pawn-eight-war = Большая пешечная война. Хватит одной свободной дороги.
pawn-eight-war-two = Большая пешечная война для двоих.
pawn-eight-war-black = У тебя чёрные. Белые уже пошли и думают наперёд.

## Secret code

note-secret = Взрослым: координаты, минус и условия — через игру.

lesson-secret-zero = Считаем с нуля
secret-letter-number = У столбца A номер 0. Какой номер у столбца C?
secret-letter-number-1 = 1
secret-letter-number-2 = 2
secret-letter-number-3 = 3
secret-letter-number-wrong = Считай на пальцах: A — это ноль. А что такое B?
secret-letter-number-right = Считаем с нуля: A — 0, B — 1, C — 2.
secret-row-number = У ряда 1 номер 0. Какой номер у ряда 6?
secret-row-number-1 = 5
secret-row-number-2 = 6
secret-row-number-3 = 7
secret-row-number-wrong = Считай снизу вверх: самый нижний ряд — это ноль.
secret-row-number-right = Всегда на единицу меньше. Номер ряда — это i, номер столбца — j.
secret-tap-numbers = i — это ряд, j — это столбец. Считай оба с нуля.
secret-numbers-d1 = Сначала ряд, потом столбец. Считай с нуля.
secret-numbers-d1-right = Сначала ряд, потом столбец, оба с нуля.
secret-numbers-f7 = Цифра в имени на единицу больше номера ряда.
secret-numbers-f7-right = Отними от цифры единицу. Буквы считай с нуля.

lesson-secret-arrows = Шаги-стрелки
secret-arrow = Стрелка с B1: 2 вверх и 1 вправо. Где её конец?
secret-arrow-1 = C3
secret-arrow-2 = D2
secret-arrow-3 = B3
secret-arrow-wrong = Сначала два ряда вверх, потом один столбец вправо.
secret-arrow-right = Два вверх, один вправо: так прыгает конь.
secret-arrow-numbers = 2 вверх и 1 вправо пишут так: (2, 1). Что такое (1, 0)?
secret-arrow-numbers-1 = Шаг вправо
secret-arrow-numbers-2 = Шаг вверх
secret-arrow-numbers-3 = Шаг вниз
secret-arrow-numbers-wrong = Первое число — вверх, второе — вправо.
secret-arrow-numbers-right = Сначала вверх, потом вправо: (1, 0) — шаг вверх.
secret-minus = Минус поворачивает стрелку назад. Что такое (−1, −1)?
secret-minus-1 = Вверх и вправо
secret-minus-2 = Вверх и влево
secret-minus-3 = Вниз и влево
secret-minus-wrong = (1, 1) — вверх и вправо. А теперь наоборот.
secret-minus-right = Минус — это вниз или влево.
secret-count-up = Ладья повторяет одну стрелку: раз, два, n раз.
secret-count-around = Король обходит соседей. Смотри, какое число меняется.
secret-times = Из (0, 0) три раза по стрелке (1, 1). Где ты?
secret-times-1 = (3, 3)
secret-times-2 = (1, 3)
secret-times-3 = (4, 4)
secret-times-wrong = Прибавь стрелку раз, два, три.
secret-times-right = Трижды (1, 1) — это (3, 3): путь слона.
secret-edge = У рядов номера от 0 до 7. Есть ли на доске (8, 0)?
secret-edge-1 = Да
secret-edge-2 = Нет
secret-edge-wrong = Какой номер у последнего ряда?
secret-edge-right = Меньше 0 или больше 7 — там доска кончается.

lesson-secret-formulas = Чья это формула?
secret-which-bishop = Стрелки (1, 1), (1, −1), (−1, 1), (−1, −1), n раз. Кто это?
secret-which-bishop-1 = Ладья
secret-which-bishop-2 = Слон
secret-which-bishop-3 = Король
secret-which-bishop-wrong = Нарисуй стрелки пальцем. Они прямые?
secret-which-bishop-right = Меняются сразу оба числа: это слон.
secret-which-knight = Стрелки (2, 1), (1, 2) и так далее, один раз. Кто это?
secret-which-knight-1 = Ферзь
secret-which-knight-2 = Король
secret-which-knight-3 = Конь
secret-which-knight-wrong = Два и один: кто так ходит?
secret-which-knight-right = Два и один во все стороны: восемь стрелок коня.
secret-which-pawn = Идёт (1, 0), а берёт (1, 1) или (1, −1). Кто это?
secret-which-pawn-1 = Пешка
secret-which-pawn-2 = Ладья
secret-which-pawn-3 = Король
secret-which-pawn-wrong = Кто ходит прямо, а берёт вбок?
secret-which-pawn-right = Белая пешка. У чёрной вверх становится вниз.
secret-table = Ферзь, ладья и слон повторяют стрелку до края. Кто не может?
secret-table-1 = Король, конь и пешка
secret-table-2 = Только король
secret-table-3 = Могут все
secret-table-wrong = Посмотри на каждую фигуру. Сколько раз она повторяет стрелку?
secret-table-right = Теперь ты знаешь формулы всех шести фигур.

## Attack

lesson-attack-sees = Кто под ударом?
attack-rook-sees = Фигура нападает на того, кого может взять следующим ходом.
attack-behind = Линия кончается на первой фигуре. Кто за ней — в безопасности.
attack-behind-right = Кто спрятался за другой фигурой, на того не напали.
attack-knight-sees = На соседей конь не нападает. Он смотрит туда, куда прыгает.
attack-pawn-sees = Пешки ходят прямо, а берут наискосок.
attack-pawn-sees-right = Тому, кто стоит прямо перед пешкой, она не страшна.
attack-queen-sees = Ферзь смотрит в восемь сторон. Проверь каждую.
attack-team-sees = Теперь смотрит вся команда. Спроси каждую фигуру по очереди.

lesson-attack-free = Свободна или под защитой?
attack-front = Вторая пешка стоит рядом. Какие поля она охраняет?
attack-front-right = Даром: пешка охраняет наискосок, а не прямо перед собой.
attack-beside = Представь: ты берёшь. Возьмут ли в ответ?
attack-beside-right = Под защитой: пешка возьмёт в ответ.
attack-far-guard = Защитник может стоять далеко. Осмотри всю доску.
attack-far-guard-right = Под защитой: слон смотрит вдоль всей диагонали.
attack-cut-off = Ладья охраняет свой ряд. Открыта ли дорога?
attack-cut-off-right = Даром: пешка закрыла дорогу своей ладье.
attack-three-friends = У коня три друга. Охраняет ли его хоть один?
attack-three-friends-right = Даром: на поле коня не смотрит никто из друзей.
attack-free-food = Под ударом четыре фигуры. У некоторых есть защита.
attack-free-team = Посмотри каждой своей фигурой. Потом поищи защитников.

lesson-attack-eat = Возьми всех
attack-rook-eats = Одну за другой. Здесь никто не берёт в ответ.
attack-bishop-eats = Все они стоят на полях цвета слона.
attack-pawn-eats = С каждым взятием пешка поднимается на ряд выше.
attack-knight-eats = С каждого поля ищи следующий прыжок.
attack-queen-eats = Ферзь может брать каждым ходом.
attack-team-eats = Раздели работу: одна фигура берёт тут, другая там.

lesson-attack-guards = Сначала сторожа
attack-guard-first = Коня охраняют. А кто охраняет охранника?
attack-guard-first-right = Сначала защитник, потом тот, кого он защищал.
attack-three-links = Каждый охраняет следующего. Кого-то не охраняет никто.
attack-pawn-chain = Пешки в цепочке охраняют друг друга. Где начало цепочки?
attack-pawn-chain-right = Самую заднюю пешку никто не охраняет.
attack-help-the-knight = Конь хотел бы взять сразу. А кто за ним следит?

lesson-attack-always = Каждый ход — взятие
attack-one-road = Куда повернуть? Один из поворотов ведёт в тупик.
attack-knight-tour = Думай на два прыжка вперёд. Кто останется лишним?
attack-bishop-tour = Начать могут две фигуры. До конца дойдёт одна.
attack-two-workers = Работа есть для обеих фигур. Кто кого возьмёт?
attack-three-workers = Это задача для мастеров. Бери ходы назад, сколько хочешь.
attack-feast = Бери то, что даром. И береги своих.

## Value

lesson-value-worth = Кто дороже?
value-queen-rook = Ладья ходит только прямо. А что умеет ферзь?
value-queen-rook-right = Пешка стоит 1 очко. Ферзь стоит 9, ладья — 5.
value-bishop-knight = Один бегает далеко, другой прыгает через всех.
value-bishop-knight-right = Каждый из них стоит 3 очка.
value-rook-bishop = Один из них бывает только на половине всех полей.
value-rook-bishop-right = Ладья стоит 5 очков, слон — 3.
value-king = Сколько очков стоит король?
value-king-1 = Пять
value-king-2 = Девять
value-king-3 = Сосчитать нельзя
value-king-wrong = Можно ли отдать короля хоть за сколько пешек?
value-king-right = Без короля нет игры. У него нет цены.
value-two-rooks = Что дороже: две ладьи или один ферзь?
value-two-rooks-1 = Две ладьи
value-two-rooks-2 = Ферзь
value-two-rooks-3 = Одинаково
value-two-rooks-wrong = Ладья стоит 5. Сложи и сравни с 9.
value-two-rooks-right = 5 и 5 — это 10. А ферзь стоит 9.

lesson-value-count = Сосчитай очки
value-count-few = Сложи всё: пешка 1, конь и слон 3, ладья 5.
value-count-few-right = 7 против 6: две лёгкие фигуры дороже одной ладьи.
value-count-queen = Одна сильная фигура против трёх. Считай внимательно.
value-count-queen-right = 5, 3 и 1 вместе дают 9. Столько стоит ферзь.
value-count-kings = Пешки против пешек: вычеркни то, что есть у обоих.
value-count-kings-right = Пешек поровну. Две ладьи — это 10, ферзь — 9.
value-count-army = Найди фигуру, для которой напротив нет пары.
value-count-army-right = У одной стороны лишний слон. Остальное одинаково.

lesson-value-trade = Выгодно или нет
value-rook-for-bishop = Ты берёшь, у тебя берут: это размен. Посчитай, что выгоднее.
value-rook-for-bishop-right = Получаешь 3, а отдаёшь 5.
value-knight-for-bishop = Пешка возьмёт в ответ. Плохо ли это?
value-knight-for-bishop-right = Получаешь 3 и отдаёшь 3: равный размен.
value-bishop-for-rook = Под защитой — не всегда в безопасности.
value-bishop-for-rook-right = Получаешь 5, а отдаёшь только 3.
value-queen-for-pawn = Голодный ферзь смотрит на маленькую пешку.
value-queen-for-pawn-right = Ферзь за пешку — это 9 за 1.
value-helper = Ладья не одна. Представь все ходы до конца.
value-helper-right = Если ладью возьмут, слон возьмёт в ответ.
value-two-pawns = Пешка, конь, пешка. Что останется у каждой стороны?
value-two-pawns-right = Две пешки — слишком мало за коня.

lesson-value-best = Лучшее взятие
value-free-choice = Стол накрыт. Что здесь самое вкусное?
value-careful-queen = Самый большой кусок может быть приманкой. Поищи защитников.
value-small-pawn = Пешка не боится защитников. Она ведь стоит так мало.
value-give-to-get = Взять даром — хорошо. Нет ли чего получше?
value-give-to-get-right = 9 за 5 — это плюс 4. Конь даром — только 3.
value-hungry-knight = У коня четыре взятия. Посчитай каждое.
value-big-board = В настоящей партии взятий много. Найди самое выгодное.
value-with-gain = Ищи фигуры без защиты или дороже твоей.
value-shop = Ферзь и слон против ладьи и коня. Меняйся только выгодно.

## Protect

lesson-protect-run = Опасность! Уходи
protect-who-attacks = Прежде чем спасать коня, узнай, кто хочет его взять.
protect-who-guards = Друзья могут взять в ответ. Все ли дороги открыты?
protect-alarm = Под ударом — ещё не в опасности. Считай, как при размене.
protect-run-knight = Проверь каждый прыжок. Безопасно только одно поле.
protect-run-rook = Дороги прямые, но опасные. Найди тихое место.
protect-run-bishop = У слона длинные дороги. За многими из них следят.
protect-run-queen = Ферзь дороже всех. Где его никто не достанет?

lesson-protect-guard = Защити и заслони
protect-guard-knight = Конь может остаться, если друг возьмёт в ответ.
protect-guard-pawn = Маленький друг — хороший защитник.
protect-guard-far = Помочь могут и большие, и маленькие. Есть разные способы.
protect-guard-twice = Нападают двое, а защитник один. Хватит ли его?
protect-guard-twice-right = Защитников столько же, сколько нападающих: теперь конь устоит.
protect-shield-queen = Друг может встать на линию, как щит.
protect-shield-rook = Хороший щит и сам под защитой.
protect-shield-line = Слон смотрит на ладью. Какой щит дешёвый и надёжный?

lesson-protect-bite = Дай сдачи
protect-bite-pawn = Кто напал на ферзя? Может, он и сам в опасности.
protect-bite-cheap = Взять могут двое. Кому это лучше сделать?
protect-bite-cheap-right = Если возьмут в ответ, бери тем, кто дешевле.
protect-bite-fork = Конь напал на обе ладьи. Уйдёт одна — возьмут другую.
protect-knight-fork = Теперь две угрозы сразу создаёшь ты. Это называется вилкой.
protect-pawn-fork = Даже самая маленькая может напасть сразу на двоих.

lesson-protect-calm = Ничего не оставь
protect-calm-board = Перед каждым ходом спроси: что могут взять?
protect-first-guard = Конь смотрит на пешку. Хороших ответов много.
protect-kicked-bishop = Маленькая пешка спрашивает слона: остаёшься или уходишь?
protect-centre-pawn = У последнего хода соперника есть цель. Сначала найди её.
protect-weak-point = Две фигуры целятся в одну пешку. Можно ли закрыть дорогу?
protect-save-both = Двое в опасности, а ход один. Один может помочь другому.
protect-save-pawn-too = Уйди и защити — одним ходом.

lesson-protect-battle = Маленькие битвы
protect-battle-queen = Ферзь силён, но и его можно потерять. Смотри перед каждым ходом.
protect-battle-pair = Всё, что соперник оставит без защиты, — твоё.
protect-battle-black = Белые уже пошли. Береги свои фигуры и бери то, что даром.
protect-battle-careful = Этот соперник осторожен. Нападай сразу на двоих.
protect-battle-kings = Бери всех, кроме короля. Его не берут никогда.

## Check

lesson-check-see = Это шах?
check-shown = Теперь ты: сделай такой же ход.
check-straight = Шах — это нападение на короля. Открыта ли дорога?
check-straight-right = Да: между ладьёй и королём никого нет.
check-between = Снова ладья. Открыта ли дорога теперь?
check-between-right = Нет: между ними стоит конь.
check-pawn-bite = Маленькие фигуры тоже умеют давать шах.
check-pawn-bite-right = Да: пешка нападает на короля наискосок.
check-pawn-nose = Пешка стоит прямо перед королём.
check-pawn-nose-right = Нет: пешка нападает наискосок, а не прямо.
check-open-file = Теперь фигур много. Кто смотрит на короля?
check-open-file-right = Да: между ферзём и королём никого нет.
check-slant = Проведи пальцем по диагонали.
check-slant-right = Да: дорога слона к королю свободна.

lesson-check-who = Кто даёт шах?
check-in-between = Слон встал так же близко. Ещё раз посмотри на дорогу.
check-in-between-right = Нет: на пути стоят конь и пешка.
check-held-knight = Слон смотрит в сторону твоего короля. Видит ли он его?
check-held-knight-right = Нет: дорогу слону закрыл твой конь.
check-jump = Коню открытая дорога не нужна.
check-jump-right = Да: отсюда конь нападает на короля.
check-far-queen = Посмотри вдоль каждой линии, ведущей к твоему королю.
check-long-view = Шах не всегда даёт ближайшая фигура.
check-curtain = Конь отпрыгнул и открыл линию. Кто стоял за ним?
check-curtain-right = Конь открыл дорогу ферзю. Это вскрытый шах.
check-two-at-once = Иногда одного бывает мало.
check-two-at-once-right = Сразу двое: это называется двойной шах.

lesson-check-give = Дай шах
check-first-check = Откуда ладья увидит короля?
check-bishop-check = Одной из твоих фигур только что открыли дорогу.
check-queen-check = Дверь к королю чуть приоткрыта. Кто в неё заглянет?
check-knight-check = Отсчитай прыжки коня назад от короля.
check-knight-check-right = Лучший шах — с C7: конь нападает и на ладью.
check-pawn-check = У тебя король и пешки. Этого хватит.
check-two-rooks-check = Король стоит у края доски. Какая дорога туда ведёт?

lesson-check-safe = Безопасный шах
check-safe-queen = Шахов несколько, но почти после каждого ферзя возьмут.
check-safe-rook = Король берёт любого, кто подошёл без защиты.
check-safe-two-ways = Дай шах издалека или под защитой друга.
check-safe-knight = Три шаха. Какую фигуру взять некому?
check-safe-bishop = Рядом с королём безопасно только под защитой.

lesson-check-open = Открой дверь
check-open-the-door = Твой ферзь за дверью. Кто здесь дверь?
check-open-the-door-right = Лучше всего прыжок на C6: он нападает на ферзя.
check-small-step = Один маленький шаг — и кто-то сзади видит далеко.
check-pawn-opens = Ферзь ждёт у края доски. Кто ему мешает?
check-king-opens = Сам король шаха не даёт. Зато может отойти.

lesson-check-two = Шах за два хода
check-two-pin = Напади на того, кто заслоняет короля.
check-two-corner = Сразу шаха нет. Создай угрозу, которую не остановить.
check-two-jumps = С хорошего поля конь грозит сразу несколькими шахами.
check-two-net = Куда бы король ни пошёл, конь должен его достать.
check-two-queen = Это задача для мастеров. Одной открытой дороги ферзю мало.
check-first-to-check = Ищи шахи и береги своего короля.

## Escape

lesson-escape-run = Уходи
escape-first-run = Ладья смотрит вдоль столбца. Шагни в сторону.
escape-last-door = Ферзь под защитой, взять его король не может.
escape-step-aside = Ферзь смотрит вдоль диагонали. Уйди с неё.
escape-from-knight = Конь рядом. Не каждое поле возле короля свободно.

lesson-escape-block = Закройся
escape-first-block = Слон смотрит издалека. Кто встанет между ними?
escape-back-row = Короля заперли свои же пешки. Кто поможет?
escape-easy-shield = Щит встаёт между королём и тем, кто даёт шах.
escape-many-shields = Щитов несколько. Найди безопасный.
escape-strong-shield = Кто может встать на линию и будет под защитой?

lesson-escape-take = Возьми
escape-first-take = Шах даёт конь. Кто может его взять?
escape-king-takes = Ферзь подошёл слишком близко. Защищает ли его кто-нибудь?
escape-queen-gift = Шах дают совсем рядом. Защищена ли эта фигура?
escape-knight-guest = От коня не закрыться. Зато его можно взять.
escape-pawn-helps = Сначала посмотри на самых маленьких.
escape-closed-in = У короля нет ни одного свободного поля. Но это не конец.

lesson-escape-which = Какой способ есть?
escape-all-three = Уйти, закрыться, взять: проверь всё в уме.
escape-all-three-right = Да: ладья закроет короля. Здесь годятся все три способа.
escape-far-rook = Шах дают издалека. Кто достанет эту фигуру?
escape-far-rook-right = Нет: до ладьи никто не достаёт.
escape-room = Спроси каждое поле вокруг короля.
escape-room-right = Нет: он может только взять ферзя. А это другой способ.
escape-fork-block = Кто здесь даёт шах? Как он ходит?
escape-fork-block-right = Нет: конь перепрыгнет через любого.
escape-bishop-close = Слон подошёл очень близко. Кто мог бы его взять?
escape-bishop-close-right = Да: слона берёт пешка.
escape-up-or-down = Ладья следит за всем последним рядом. А за соседним?
escape-up-or-down-right = Да: на соседнем ряду король в безопасности.

lesson-escape-never = Чего нельзя никогда
escape-double-take = Коня можно взять. Но закончится ли шах?
escape-double-take-right = Нет: шах дают двое. Взять одного мало.
escape-double-block = Шах дают двое. Закроет ли один щит от обоих?
escape-double-block-right = Нет: одним щитом не закрыться. При двойном шахе ходит король.
escape-other-plans = Хорошее место для коня. Но посмотри на короля.
escape-other-plans-right = Нет: король останется под шахом. Сначала спасай его.
escape-shield-pawn = Тот же шах, другой ход.
escape-shield-pawn-right = Да: пешка закрывает ферзю дорогу.
escape-same-line = Король хочет отступить от ладьи назад.
escape-same-line-right = Нет: дорога ладьи продолжается и за королём.
escape-guarded-bishop = Слон стоит рядом с королём. Можно ли его взять?
escape-guarded-bishop-right = Нет: слона охраняет конь.
escape-pinned = Конь хотел бы взять. А что будет за ним?
escape-pinned-right = Нет: он откроет дорогу к королю. Это связка.
escape-kings-apart = Могут ли два короля стоять рядом?
escape-kings-apart-right = Нет: король не встаёт под удар другого короля.

lesson-escape-may = Посмотри: можно ли?
escape-free-bishop = Слон стоит рядом с королём. Кто его защищает?
escape-free-bishop-right = Да: слона никто не защищает. Король может взять.
escape-pinned-along = Ладья связана. Можно ли ей идти вдоль линии?
escape-pinned-along-right = Да: на линии она всё равно прикрывает короля.
escape-kings-two-apart = Сколько полей будет между королями?
escape-kings-two-apart-right = Да: между королями останется вертикаль.
escape-open-floor = Ладья смотрит только вдоль одной вертикали.
escape-open-floor-right = Да: в стороне места хватает.
escape-knight-takes = Кто достанет ладью?
escape-knight-takes-right = Да: конь берёт ладью, и шаха нет.
escape-pawn-blocks = Ферзь даёт шах издалека.
escape-pawn-blocks-right = Да: от дальнего шаха можно закрыться.
escape-king-war = Короли тоже в бою. Если шах — сначала спаси короля.

## Mate

lesson-mate-see = Это мат?
mate-shown = Теперь ты: сделай такой же ход.
mate-backdoor = Мат — шах без спасения. Есть ли у короля поле?
mate-backdoor-right = Его заперли свои пешки. Закрыться и взять нельзя.
mate-window = Почти та же картинка, но одна пешка сдвинулась.
mate-window-right = Пешка оставила форточку. Король уходит.
mate-lonely-queen = Ферзь подошёл вплотную. Ему кто-нибудь помогает?
mate-lonely-queen-right = Ферзя никто не защищает. Король просто берёт его.
mate-helped-queen = Ферзь снова стоит вплотную. Поищи помощника.
mate-helped-queen-right = Дальний слон защищает ферзя. Королю его не взять.
mate-wall = Ферзь смотрит в сторону короля. Проследи его путь.
mate-wall-right = На пути стеной стоит пешка. Шаха нет.
mate-stable = Конь прыгает через всех. Куда деться королю?
mate-stable-right = Короля окружили свои фигуры. Это спёртый мат!
mate-stable-door = Опять близко подскочил конь. Кто поможет королю?
mate-stable-door-right = Ферзь берёт коня. Значит, это только шах.

lesson-mate-helper = Ферзь и помощник
mate-umbrella = Ладья пришла на последний ряд. Посмотри на все фигуры.
mate-umbrella-right = Слон закрывает короля, как зонтик. Это только шах.
mate-two-bishops = Два слона смотрят издалека. Посчитай свободные поля.
mate-two-bishops-right = Один слон даёт шах, другой закрывает выход.
mate-pawn-helper = Ферзь хочет встать рядом с королём. Пешка ему поможет.
mate-knight-helper = Защищённого ферзя король взять не может.
mate-bishop-helper = Ферзь впереди слона — большая сила.
mate-king-helper = Свой король тоже умеет защищать ферзя.

lesson-mate-rooks = Ладьи на последнем ряду
mate-ladder = Одна ладья держит ряд. Другой нужен соседний.
mate-ladder-right = Это лесенка: две ладьи, два ряда.
mate-side-ladder = Лесенка бывает и на столбцах, то есть вертикалях.
mate-back-row = Перед королём три его пешки. Охраняют ли последний ряд?
mate-back-row-right = Это мат на последней горизонтали, то есть на последнем ряду.
mate-idle-knight = На последнем ряду стоит конь. Может ли он помочь?
mate-last-guard = Последний ряд стережёт одна ладья. Возьми её.
mate-new-queen = Самая маленькая фигура может стать самой большой.

lesson-mate-jump = Могут и малые
mate-smothered = У короля нет свободных полей. Кто прыгает через стены?
mate-smothered-right = Это спёртый мат. Его ставит только конь.
mate-knight-rook = Ладья уже держит открытую вертикаль. Теперь дело за конём.
mate-small-hero = Даже пешка может закончить игру. Твой король уже рядом.
mate-open-door = Пусть одна фигура отпрыгнет. Что увидит ладья за ней?
mate-open-door-right = Два шаха сразу: ходить может только король, а некуда.
mate-quickest = Два неосторожных хода пешками открыли дорогу к королю.
mate-quickest-right = Это самая короткая партия: мат за два хода.
mate-four-moves = Одну пешку защищает только король. Посчитай, кто на неё нападает.
mate-four-moves-right = Это детский мат. Скоро научишься от него защищаться.

lesson-mate-mixed = Найди мат
mate-shoulders = Две ладьи стоят у короля по бокам. Они ему мешают.
mate-cross = Два слона могут начертить крест. Один уже готов.
mate-cross-right = Два слона, две диагонали крестом. Королю мешают его фигуры.
mate-corner-team = Ладья и конь хорошо дружат в углу.
mate-open-side = Конь закрыл королю выход. Теперь зайди сбоку.

lesson-mate-stop = Не дай поставить мат
mate-hole = Тебе грозит мат на последнем ряду. Найди спасение!
mate-hole-right = Маленькая форточка часто спасает короля.
mate-weak-spot = Ферзь и слон смотрят на одну пешку. Грозит мат!
mate-weak-spot-right = Мата нет! Здесь проигрывают очень много первых партий.
mate-long-line = Ферзь и слон стоят на одной длинной линии. Где её конец?
mate-pair-ahead = Ферзь перед слоном, а в конце линии твой король.
mate-two-doors = Свободны два поля. На каком тебя поймают?
mate-double-run = Двойной шах: помочь может только сам король.
mate-hunt = Ферзь и ладья охотятся на короля. Отрежь ему выходы.

## Draw

lesson-draw-see = Идёт ли игра дальше?
draw-shown = Теперь ты: сделай такой же ход.
draw-quiet-corner = Пат — ни хода, ни шаха. Нападает ли здесь кто-нибудь?
draw-quiet-corner-right = Шаха нет, и хода нет. Это пат, ничья.
draw-kiss = Ферзь стоит рядом с королём. Защищён ли он?
draw-kiss-right = Это шах, ферзь защищён, уйти некуда.
draw-spare-pawn = Королю некуда пойти. А он тут один?
draw-spare-pawn-right = Пешка ещё может ходить, и игра идёт дальше.
draw-stuck-pawn = Королю некуда пойти. А пешке?
draw-stuck-pawn-right = Пешка тоже застряла. Ни хода, ни шаха — пат.
draw-tied-bishop = Остались король и слон. Могут ли они ходить?
draw-tied-bishop-right = Слон связан, а королю некуда пойти. Пат.
draw-brave-king = Ферзь подошёл близко без друзей.
draw-brave-king-right = Король берёт ферзя. Игра идёт дальше.
draw-pawn-nose = Маленькая пешка стоит прямо перед королём.
draw-pawn-nose-right = Все поля под ударом, а шаха нет. Пат.

lesson-draw-careful = Выигрывай осторожно
draw-right-square = Для ферзя хороши два поля. Одно всё испортит.
draw-right-square-right = Шах, и уйти некуда. Без шаха была бы ничья.
draw-careful-step = Мало запереть короля. Ему нужен ещё и шах!
draw-air = Пешки стоят на месте. Значит, одинокому королю нужен воздух.
draw-air-right = Перед каждым ходом спроси: сопернику есть чем ходить?
draw-many-queens = С двумя ферзями легко выиграть, но легко и всё испортить.
draw-many-queens-right = Многие партии здесь случайно кончаются ничьей. Но не твоя!
draw-last-pawn = Будь рядом с пешкой, но оставь королю поле.
draw-not-a-queen = Ферзь отнял бы здесь последнее свободное поле.
draw-not-a-queen-right = Ладья оставляет одно поле. И всё равно выигрывает.

lesson-draw-save = Спасение и мало фигур
draw-trap-king = Пешка скоро станет ферзём. Получится ли запереть её короля?
draw-trap-king-right = Король сидит в клетке. Пол-очка спасено!
draw-last-jumper = У соперника может ходить только конь.
draw-last-jumper-right = Больше ходить нечем. Проигранная партия стала ничьей.
draw-last-trick = Твоему королю некуда пойти. Отдай всё, что ещё ходит!
draw-last-trick-right = Ферзя пришлось взять. Теперь это пат.
draw-one-bishop = Представь короля в углу. Бывает ли тут мат?
draw-one-bishop-right = Король со слоном мат не поставят. Это ничья.
draw-one-rook = Хватит ли одной ладьи с королём?
draw-one-rook-right = Король с ладьёй могут поставить мат. Игра идёт дальше.
draw-one-knight = Теперь кроме королей остался конь.
draw-one-knight-right = Король с конём мат не поставят. Это ничья.
draw-one-pawn = Одна пешка мат не поставит. А кем она станет?
draw-one-pawn-right = Пешка может стать ферзём. Игра идёт дальше.

lesson-draw-other = Другие ничьи
draw-again = У тебя на ладью меньше. Зато можно давать шах снова и снова.
draw-again-right = Позиция повторилась трижды. Ничья: это вечный шах.
draw-third-time = Та же позиция стоит на доске третий раз. Что теперь?
draw-third-time-1 = Надо сдаться
draw-third-time-2 = Новая игра
draw-third-time-3 = Можно сказать: ничья!
draw-third-time-wrong = Никто не движется вперёд. Разве кто-то должен проиграть?
draw-third-time-right = Позиция стоит третий раз: каждый может потребовать ничью.
draw-fifty = Пятьдесят ходов никто не брал и не ходил пешкой. Что теперь?
draw-fifty-1 = Можно сказать: ничья!
draw-fifty-2 = Победит старший
draw-fifty-3 = Начать сначала
draw-fifty-wrong = Так долго никто никого не взял. Разве кто-то выиграет?
draw-fifty-right = Ничего больше не происходит. Поэтому можно потребовать ничью.
draw-offer = Соперник сделал ход и предлагает ничью. Что можно сделать?
draw-offer-1 = Принять или нет
draw-offer-2 = Только принять
draw-offer-3 = Уйти
draw-offer-wrong = Предложение — это вопрос. Как можно ответить на вопрос?
draw-offer-right = Для ничьей нужно согласие обоих. Решаешь ты.
draw-points = Шаха нет, и ходить нечем. Кому очко?
draw-points-1 = Сильнейшему
draw-points-2 = По половине
draw-points-3 = Никому
draw-points-wrong = Ни хода, ни шаха — это пат. Разве кто-то победил?
draw-points-right = Пат — это ничья. При ничьей каждому по половине очка.
draw-careful-queen = Мат, а не пат! До конца оставляй королю поле.

## Setup

lesson-setup-place = Все по местам
setup-rooks = Ладьи стоят по углам, как башни замка.
setup-knights = Рядом с каждой ладьёй стоит конь.
setup-bishops = Дальше, рядом с конями, стоят слоны.
setup-queens = Ферзь любит свой цвет: белый — белое поле, чёрный — чёрное.
setup-kings = Каждому королю осталось одно поле. Они смотрят друг на друга.
setup-kings-right = Ферзь стоит против ферзя, король — против короля.
setup-pawns = Пешки стоят впереди и охраняют остальных.
setup-your-row = Начни с углов и иди к середине.
setup-other-row = Теперь другая армия. Каждая фигура стоит против своего двойника.

lesson-setup-hurry = Кто-то спешил
setup-royal-mix = Кто-то очень спешил. Посмотри на цвет полей.
setup-royal-mix-right = Белый ферзь стоит в середине на белом поле.
setup-neighbours = Два соседа поменялись местами.
setup-early-pawn = Одна маленькая фигура не дождалась начала.
setup-corner-mix = Сначала посмотри на углы.
setup-two-mixes = Две ошибки, четыре фигуры. Сравни обе армии.

lesson-setup-manners = До, во время и после
setup-light-corner = Как положить доску: какой угол у тебя справа?
setup-light-corner-1 = Белый
setup-light-corner-2 = Чёрный
setup-light-corner-wrong = Слева A1 — чёрное поле. А на другом конце ряда?
setup-light-corner-right = Справа белый угол — доска лежит верно.
setup-who-starts = Все фигуры стоят. Кто ходит первым?
setup-who-starts-1 = Белые
setup-who-starts-2 = Чёрные
setup-who-starts-3 = Младший игрок
setup-who-starts-wrong = Дело не в игроках, а в цвете фигур.
setup-who-starts-right = Всегда начинают белые. Потом ходят по очереди.
setup-touched = Ты держишь коня, но видишь ход лучше. Что делать?
setup-touched-1 = Пойти другой фигурой
setup-touched-2 = Не ходить
setup-touched-3 = Пойти конём
setup-touched-wrong = Есть правило для фигуры, которой коснулись. Что будет честно?
setup-touched-right = Правило «тронул — ходи». Поэтому сначала думай, руки внизу.
setup-adjust = Фигура стоит криво. Что сказать, прежде чем её тронуть?
setup-adjust-1 = «Шах!»
setup-adjust-2 = «Поправляю»
setup-adjust-3 = Ничего
setup-adjust-wrong = Соперник должен знать, зачем ты трогаешь фигуру.
setup-adjust-right = Скажи «поправляю» — и ходить этой фигурой не надо.
setup-no-advice = Два друга играют, а тебе виден отличный ход. Что делать?
setup-no-advice-1 = Шепнуть его
setup-no-advice-2 = Промолчать
setup-no-advice-3 = Сделать его за них
setup-no-advice-wrong = Чья это партия? Кто должен найти ход?
setup-no-advice-right = Игроки думают сами. Поговорить можно после партии.
setup-shake-hands = Мат! Что делают теперь оба игрока?
setup-shake-hands-1 = Жмут руки
setup-shake-hands-2 = Убегают
setup-shake-hands-3 = Опрокидывают фигуры
setup-shake-hands-wrong = Как вежливо закончить партию?
setup-shake-hands-right = Рукопожатие до и после партии — это честная игра.
setup-first-game = Все фигуры дома. Кто первым даст шах?

## Castling

lesson-castling-do = Освободи путь для рокировки
castling-watch = Это рокировка: король идёт на два поля, ладья прыгает через него.
castling-short = Ближняя ладья — короткая рокировка. Король идёт на два поля.
castling-short-right = Это короткая рокировка. Король теперь в безопасности.
castling-long = Дальняя ладья — длинная рокировка. Король идёт на два поля.
castling-long-right = Это длинная рокировка. Ладья прыгает дальше.
castling-bishop-out = Между королём и ладьёй стоит одна фигура.
castling-two-out = На пути две фигуры. Выведи их.
castling-queen-out = Для длинной рокировки нужны три пустых поля.
castling-answered = Теперь на твои ходы отвечают. Всё равно освободи путь.
castling-stop-check = Под шахом рокировать нельзя. Закройся от шаха с пользой.

lesson-castling-may = Можно ли?
castling-free-way = Подумай: ходили ли, свободен ли путь, нет ли опасности.
castling-free-way-right = Всё верно: не ходили, путь свободен, опасности нет.
castling-guest = Посмотри на каждое поле между королём и ладьёй.
castling-guest-right = Между ними ещё стоит конь. Путь занят.
castling-long-free = Ферзь ушёл, три поля пустые.
castling-long-free-right = Да: длинный путь свободен и безопасен.
castling-short-free = Слон и конь вышли. Не ходил ли кто раньше времени?
castling-short-free-right = Да: король и ладья ещё не ходили.
castling-in-check = Сначала посмотри на короля, а потом на ладью.
castling-in-check-right = Королю шах. Под шахом рокировать нельзя.
castling-through = Пройди путь короля поле за полем.
castling-through-right = Слон нападает на поле на пути короля. Через него нельзя.
castling-into = Куда попадёт король?
castling-into-right = Король попал бы под шах. Так ходить нельзя никогда.

lesson-castling-side = На какую сторону?
castling-rook-hit = Слон напал на ладью. Это мешает?
castling-rook-hit-right = Опасность мешает только королю. Ладье она не мешает.
castling-passed-square = Ладья смотрит на одно поле на пути. На чьём пути?
castling-passed-square-right = Это поле проходит только ладья. Король не под ударом.
castling-king-back = Король погулял и вернулся домой.
castling-king-back-right = Король уже ходил. Рокировать ему больше нельзя.
castling-rook-back = Дальняя ладья погуляла и вернулась.
castling-rook-back-right = Эта ладья уже ходила. С другой можно, но позже.
castling-old-check = Раньше королю был шах. Помог друг, король не двигался.
castling-old-check-right = Шах прошёл, а король не ходил. Можно!
castling-only-one = Обе ладьи дома. Но один путь опасен.
castling-better-house = С одной стороны наступают чужие пешки. Куда лучше рокировать?
castling-better-house-1 = В длинную
castling-better-house-2 = В короткую
castling-better-house-wrong = Посмотри, где идут чужие пешки. Королю лучше жить подальше.
castling-better-house-right = Вдали от чужих пешек король спит спокойно.
castling-open-house = В хорошем доме перед дверью три пешки. Куда лучше рокировать?
castling-open-house-1 = В короткую
castling-open-house-2 = В длинную
castling-open-house-wrong = Посчитай пешки перед каждым домом. Где дыра?
castling-open-house-right = После короткой рокировки перед королём три пешки. В другом доме дыра.
castling-castle-game = Перед каждым ходом спроси: что могут взять?

## Passing

lesson-passing-do = Возьми на проходе
passing-watch = Пешка прыгает мимо твоей. Бери, будто она шагнула на одно поле.
passing-watch-right = Это называется взятие на проходе.
passing-first = Соседняя пешка только что прыгнула на два поля.
passing-first-right = Твоя пешка встаёт позади неё, а чужая уходит с доски.
passing-other-way = Соседняя пешка прыгнула только что. На краю тоже можно.
passing-as-black = Правило одинаково для обоих игроков.
passing-black-edge = Представь, что пешка шагнула только на одно поле.
passing-choice = Пешка прыгнула между двумя твоими. Взять может каждая.

lesson-passing-may = Можно ли?
passing-just-now = Соседняя пешка прыгнула на два поля, только что.
passing-just-now-right = Прыжок на два, только что, рядом с твоей: можно!
passing-one-step = Соседняя пешка только что шагнула на одно поле.
passing-one-step-right = Это был один шаг. А нужен прыжок на два.
passing-two-neighbours = Соседей двое, но только что прыгнула одна пешка.
passing-two-neighbours-right = Да: ту, что прыгнула только что.
passing-too-late = Соседняя пешка прыгнула. Потом было ещё по ходу.
passing-too-late-right = Поздно! На проходе берут только сразу.
passing-wrong-row = Две пешки встретились здесь на долгом пути.
passing-wrong-row-right = На проходе берут только со своего пятого ряда.
passing-not-a-pawn = Рядом с твоей пешкой только что встал конь.
passing-not-a-pawn-right = На проходе берут только пешку.
passing-naked-king = Соседняя пешка только что прыгнула. Посмотри вдоль ряда.
passing-naked-king-right = Обе пешки ушли бы с ряда. Ладья увидела бы короля.
passing-last-chance = Пешка, которая только что прыгнула, даёт шах.
passing-last-chance-right = На проходе можно взять пешку, которая даёт шах.

lesson-passing-chain = Сделай так
passing-bait = Иногда прыжок — единственный ответ на шах.
passing-black-bait = Найди шах, от которого спасёт только прыжок пешки.
passing-mate-passing = Взятие на проходе открывает линии. Кто ждёт позади?
passing-mate-passing-right = Две пешки ушли с доски, и слон закончил игру.
passing-pawn-war = Твои пешки ушли далеко. Кто прыгнет мимо, того можно взять.

## The ladder and the queen

lesson-ladder-rooks = Две ладьи и лесенка
ladder-shown = Теперь ты: поставь мат лесенкой.
ladder-shown-right = Одна ладья держит ряд, другая занимает следующий.
ladder-cage = Ладья закрыла ряд. Остальное — загон короля.
ladder-cage-right = Это загон. Две ладьи делают его всё теснее.
ladder-sandwich = Одна ладья стоит над королём. Закрой ряд под ним.
ladder-sandwich-right = Остался один ряд. Лесенка начинается!
ladder-sideways = Лесенка бывает и боком, по вертикалям.
ladder-sideways-right = Одна ладья держит вертикаль, другая закрывает соседнюю.
ladder-last-step = Король на последнем ряду. Остался один шаг!
ladder-two-steps = Сначала шах на ряду короля, потом ещё один.
ladder-two-steps-right = Ряд за рядом, пока доска не кончится. Мат!
ladder-run-far = Король напал на ладью. Останься на ряду, но уйди далеко.
ladder-run-far-right = Стена стоит, а королю идти далеко.

lesson-ladder-hunt = Охота на короля
ladder-close-row = Король может уйти далеко. Закрой ряд перед ним.
ladder-two-steps-black = Какая ладья может дать шах?
ladder-two-steps-black-right = Ладьи ходят по очереди. Одна всегда держит ряд.
ladder-run-far-black = Не подпускай короля! Уйди на другой край.
ladder-run-far-black-right = Далеко ладья в безопасности и всё равно держит ряд.
ladder-game = Закрой ряд, потом шах. Король рядом — уходи подальше.
ladder-game-right = Теперь с двумя ладьями победит кто угодно!
ladder-game-black = Та же охота чёрными ладьями. Где последний ряд короля?
ladder-game-black-right = Двум ладьям король не нужен. А ферзю нужен!

lesson-ladder-queen = Ферзь строит загон
ladder-queen-cage = Ферзь закрывает сразу ряды, вертикали и диагонали.
ladder-queen-cage-right = Ферзь и один строит тесный загон.
ladder-knight-step = Поставь ферзя на ход коня от короля.
ladder-knight-step-right = Так ферзь отнимает много полей, и никто не нападает.
ladder-knight-step-black = Не надо шаха! Лучше на ход коня от короля.
ladder-knight-step-black-right = Шах не нужен: работает загон.
ladder-smaller = Гони короля на край: оставь ему мало полей.
ladder-smaller-right = Король на краю. Теперь ферзь стоит, а твой король идёт.
ladder-too-near = Других фигур у чёрных нет. Проверь каждое поле.
ladder-too-near-right = Ферзь подошёл слишком близко: ни шаха, ни хода.
ladder-near-enough = Ферзь стоит прямо перед королём. Кто его защищает?
ladder-near-enough-right = Король защищает ферзя, а белым некуда уйти.

lesson-ladder-catch = Король идёт на помощь
ladder-one-air = Белый король у самого края. Есть ли у него ход?
ladder-one-air-right = Хватит и одного поля: игра идёт дальше.
ladder-careful-mate = У короля нет свободных полей. Значит, нужен шах!
ladder-careful-mate-right = Без шаха была бы ничья.
ladder-careful-mate-black = Твой король держит три поля. Зайди сбоку.
ladder-careful-mate-black-right = Короли стоят лицом к лицу. Лучше места нет.
ladder-king-comes = Ферзь держит загон. Кто ещё может подойти?
ladder-king-comes-right = Король помог, и ферзь поставил мат.
ladder-king-comes-black = Ферзя не трогай. Веди короля.
ladder-king-comes-black-right = От короля и ферзя вместе не уйти.
ladder-queen-game = Сначала загон, потом твой король, потом мат.
ladder-queen-game-right = Это самый важный мат на свете.
ladder-queen-game-black = Перед каждым ходом спроси: есть ли у короля поле?
ladder-queen-game-black-right = Лишний ферзь — теперь это всегда победа!

## Games

lesson-games-small = Маленькие армии
games-pawns-two = Игра для двоих. Короли помогают своим пешкам.
games-pawns-bot = Белые уже пошли и ходят не думая. Береги свои пешки.
games-rook-hunt = Вспомни лесенку: одна ладья закрывает ряд, другая даёт шах.
games-queen-hunt = Один ферзь против четырёх пешек. Не пропусти их!
games-rooks = Открой вертикаль для ладей. Береги пешки.

lesson-games-more = Больше фигур
games-bishops = Белые уже пошли и берут всё, что даром. Охраняй фигуры.
games-knights = Игра для двоих. Кони любят середину доски.
games-queens = Белые уже пошли, теперь они осторожны. Береги ферзя.
games-heavy = Сначала рокировка, потом ладьи на открытые вертикали.
games-no-queen = У тебя лишний ферзь. Меняй фигуры и береги перевес.
games-no-rooks = Белые уже пошли. У тебя две лишние ладьи: выведи все фигуры.

lesson-games-whole = Вся армия
games-whole-random = Первая целая партия! Выведи коней и слонов, потом сделай рокировку.
games-whole-greedy = Перед каждым ходом спроси себя: кого могут взять?
games-whole-careful = Этот соперник ничего не отдаёт. Создай сразу две угрозы.
games-whole-two = Настоящая партия для двоих. Пожмите руки и начинайте!

## What does the other side want?

lesson-threat-attack = На кого напал последний ход?
threat-queen-comes = Вышел ферзь. Проследи все его линии.
threat-queen-comes-right = После каждого хода спроси: на кого он напал?
threat-knight-comes = Конь прыгнул. Кого он теперь видит?
threat-knight-comes-right = Пешку пока никто не защищает. Теперь ты это видишь.
threat-pawn-comes = Шаг маленький, но пешка берёт вбок.
threat-pawn-comes-right = Пешка может напасть на любого. Будь начеку!
threat-queen-hit = Соперник вывел фигуру с нападением. На кого?
threat-queen-hit-right = Конь вышел и сразу напал на ферзя.
threat-two-rooks = Один прыжок, и в опасности двое. Найди обоих.
threat-two-rooks-right = Это вилка. Спасти можно только одну.
threat-pawn-fork = Пешка шагнула вперёд. На кого она напала?
threat-pawn-fork-right = Сразу на двоих: пешка тоже делает вилки.

lesson-threat-want = Чего хочет соперник?
threat-queen-aims = Ферзь и слон смотрят на одно поле. На какое?
threat-queen-aims-right = Ферзь хочет взять на F7, и это мат.
threat-knight-jumps = Конь прыгнул к твоей ладье.
threat-knight-jumps-right = Он возьмёт ладью, если не заметить.
threat-calm-knight = Проверь каждую свою фигуру. Есть ли защита?
threat-calm-knight-right = Конь просто вышел. Не каждый ход — угроза.
threat-two-on-f2 = Две чёрные фигуры смотрят на одно слабое поле.
threat-two-on-f2-right = Рядом с королём, на F2, был бы мат.
threat-calm-pawn = Тихий ход пешкой. Всё равно проверь!
threat-calm-pawn-right = Никто не в опасности. Играй дальше по плану.
threat-two-on-f7 = Конь и слон смотрят на одну пешку.
threat-two-on-f7-right = На F7 напали двое, а защищает только король.

lesson-threat-answer = Найди ответ
threat-save-f7 = Защити слабое поле или закрой линию.
threat-save-f7-right = Мата не будет. Теперь выводи фигуры.
threat-save-f2 = Король один не защитит F2. Кто поможет?
threat-save-f2-right = Опасность видна — опасности нет.
threat-save-pawn = Ферзь напал на пешку. Защити её и выведи фигуру.
threat-save-pawn-right = Хороший ответ помогает и твоей игре.
threat-save-knight = Пешка напала на коня. Уйти, взять или схитрить?
threat-save-knight-right = Ничего не потеряно: сначала посмотри, потом ходи.
threat-save-queen = Ферзю надо уходить. Где безопасно?
threat-save-queen-right = В следующий раз сначала выводи малые фигуры.
lesson-threat-play = Помоги и сыграй
threat-save-bishop = Слон стоит на месте. Кто его защитит?
threat-save-bishop-right = Защищён! Теперь ладье брать нельзя.
threat-step-between = Ладья смотрит на ферзя. Поставь кого-нибудь между ними.
threat-step-between-right = Конь заслонил ферзя, и сам под защитой.
threat-save-back-row = Короля заперли его же пешки. Что дальше?
threat-save-back-row-right = Нужна форточка или защита последнего ряда.
threat-look-out = Перед каждым ходом спроси: чего хочет соперник?

## Начало партии

lesson-opening-out = Фигуры — в игру
opening-centre = Кто держит середину доски, тот видит больше.
opening-centre-right = И теперь ферзю и слону есть куда выйти.
opening-centre-black = Белые заняли центр. Ответь там же и не потеряй пешку.
opening-centre-black-right = Ферзь защищает пешку. Половина центра — твоя.
opening-first-out = Сначала выходят кони и слоны. Середина лучше края.
opening-guard-out = Белые напали на пешку. Выведи фигуру и ничего не потеряй.
opening-guard-out-right = Фигура в игре, и ничего не потеряно.
opening-queen-pawn-out = Слону тоже открыт путь.
opening-next-out-black = Кто ещё спит дома? Разбуди его.
opening-castle-soon = На пути короля стоит одна фигура. Сначала выведи её.
opening-castle-soon-right = Король в безопасности, а ладья вышла к середине.
opening-castle-soon-black = Освободи путь, потом сделай рокировку.
opening-castle-soon-black-right = Два хода: слон в игре, король в безопасности.

lesson-opening-mistakes = Частые ошибки
opening-same-twice = Какой ход отдаёт фигуру за пешку?
opening-same-twice-right = Конь возьмёт в ответ. Не ходи дважды одной фигурой ради пешки.
opening-early-queen = Кто смотрит на поля, куда ведут эти ходы?
opening-early-queen-right = Слон возьмёт ферзя. Сначала выводи малые фигуры.
opening-open-king = Пешка на F3 открыла линию к твоему королю.
opening-open-king-right = Ферзь пойдёт на H4, и это мат.
opening-knight-hunted = Коню надо уходить. Какое поле — ловушка?
opening-knight-hunted-right = На G4 его даром возьмёт ферзь.
opening-gift = Ферзь вышел слишком рано. Кто на него напал?
opening-gift-right = Девять очков даром. Проверяй каждый ход соперника!
opening-gift-black = Белые что-то отдают. Заметь это раньше своего плана.
opening-gift-black-right = Ферзь даром! Кто спешит ферзём, тот его теряет.
opening-tempo = Выведи фигуру и сразу прогони ферзя.
opening-tempo-right = Ферзю надо уходить, а конь уже в игре.
opening-tempo-black = Ферзь вышел один. Кто выйдет и нападёт на него?
opening-tempo-black-right = Твоя фигура в игре, а ферзю надо уходить.

lesson-opening-ready = Без быстрого мата
opening-four-moves = Ферзь и слон смотрят на F7. Защити поле или закрой линию!
opening-four-moves-right = Детского мата не будет.
opening-once-more = Соперник пробует ещё раз. Куда он смотрит теперь?
opening-once-more-right = Отбито дважды! А их ферзь вышел слишком рано.
opening-white-too = Белых тоже можно поймать: посмотри на F2.
opening-white-too-right = Всегда смотри на слабое поле рядом с королём.
opening-trap-white = На ферзя можно напасть. Но хватит ли этого?
opening-trap-white-right = Сначала отрази мат, потом гони ферзя.
opening-eight-moves = Сначала кони и слоны, ферзь потом.
opening-eight-moves-right = Так начинается каждая хорошая партия.
opening-eight-moves-black = Белые берут всё, что даром. Будь начеку!
opening-eight-moves-black-right = Чёрные тоже умеют начинать.

## Tactics

lesson-tactics-fork = Сразу на двоих: вилка
tactics-knight = Откуда конь увидит и короля, и ферзя?
tactics-knight-right = Король уходит, а конь берёт ферзя.
tactics-knight-black = Такой же прыжок за чёрных. Ищи шах.
tactics-knight-black-right = Сначала шах, потом ферзь твой.
tactics-knight-rook = Откуда конь достанет и короля, и ладью?
tactics-knight-rook-right = Кто считает прыжки коня, тот находит вилки.
tactics-pawn = Вилку может сделать и пешка. Кто стоит рядом?
tactics-pawn-right = Убежать успеет только одна фигура.
tactics-pawn-black = Самая маленькая нападает на двух самых больших.
tactics-pawn-black-right = Ферзь за пешку. Вот это размен!
tactics-queen = Кто остался без защиты? Напади с шахом.
tactics-queen-right = Ферзь ловит тех, кого никто не защищает.
tactics-queen-black = Ладью на первом ряду никто не защищает. Дай шах!
tactics-queen-black-right = Сначала шах, а потом и ладья твоя.

lesson-tactics-pin = Не сойти с места: связка
tactics-tied = Связана та фигура, за которой на линии стоит король.
tactics-tied-right = Связанная фигура плохо защищает и не убежит.
tactics-tied-black = Посмотри по вертикали и по диагонали на своего короля.
tactics-tied-black-right = Две связки сразу. Это опасно!
tactics-pin-queen = Ферзь и король на одной вертикали. Кто встанет там?
tactics-pin-queen-right = Ферзю нельзя уйти от короля. Он пропал.
tactics-pin-black = Тебе шах. Ответь на него связкой!
tactics-pin-black-right = Слон спас короля и поймал ферзя.
tactics-hit-pinned = Конь связан. Напади на него кем-нибудь маленьким.
tactics-hit-pinned-right = Связанная фигура не убежит. Нападай ещё раз!
tactics-hit-pinned-black = Кто может напасть на связанного коня?
tactics-hit-pinned-black-right = Лучше всех связанных ловит пешка.

lesson-tactics-line = Линейный удар и открытые линии
tactics-skewer = Король и ферзь на одной линии. Дай шах!
tactics-skewer-right = Линейный удар: король уходит, ферзь пропал.
tactics-skewer-black = Король и ферзь на одной диагонали. Зови слона.
tactics-skewer-black-right = Линейный удар — это связка наоборот.
tactics-skewer-rooks = За королём прячется ладья. Дай шах по этому ряду.
tactics-skewer-rooks-right = Король ушёл, и ладья за ним пропала.
tactics-open-queen = Слон закрывает путь ферзю. Уйди слоном с шахом!
tactics-open-queen-right = Один ход, два нападения. Обоим не ответить.
tactics-open-queen-black = Кто закрывает путь твоему ферзю?
tactics-open-queen-black-right = Шах отвлёк, а дело сделал ферзь.
tactics-open-rook-black = Слон закрывает ладью. Где он даст шах?
tactics-open-rook-black-right = Ладья за слона: выгодный размен.
tactics-open-quiet = Ферзи смотрят друг на друга через твоего слона.
tactics-open-quiet-right = Сначала надо спасать короля, а ферзь пропал.

lesson-tactics-guard = Убери защитника
tactics-guard = Слона кто-то защищает. Сначала возьми защитника!
tactics-guard-right = Нет защитника — нет и слона.
tactics-guard-black = Кто защищает белого слона на C7? Возьми защитника.
tactics-guard-black-right = Размен, и слон остался без защиты.
tactics-guard-rook = Кто защищает ладью на последнем ряду?
tactics-guard-rook-right = Защитника нет, и ладья берётся с шахом.
tactics-guard-rook-black = Возьми защитника пешки на шестом ряду.
tactics-guard-rook-black-right = Посчитай фигуры и бери защитника.
tactics-what-one = Посмотри, куда идёт слон и кого он там видит.
tactics-what-one-right = Вилка: слон видит короля и ладью.
tactics-what-two = Посмотри вдоль всей вертикали.
tactics-what-two-right = Связка: за конём стоит король.
tactics-what-three = Шах! А кто стоит за королём?
tactics-what-three-right = Линейный удар: король уйдёт, ладья пропадёт.
tactics-what-four = Конь уходит с вертикали. Кто теперь смотрит насквозь?
tactics-what-four-right = Вскрытое нападение: ладья смотрит на ладью.

lesson-tactics-mate = Мат в два хода
tactics-back-row = Посчитай: кто нападает на последний ряд, кто защищает?
tactics-back-row-right = Отдай ферзя, поставь мат. Двое против одного!
tactics-back-row-black = Та же мысль за чёрных. Отдай большое.
tactics-back-row-black-right = Короля заперли его же пешки.
tactics-smothered = Ферзь отдаёт себя, а мат ставит конь.
tactics-smothered-right = Спёртый мат: последнее поле заняла своя ладья.
tactics-queen-gift-black = На первом ряду один защитник. Отвлеки его.
tactics-queen-gift-black-right = Защитник взял ферзя, и ладья вошла.
lesson-tactics-play = Ещё маты и партия
tactics-edge = Конь держит два поля. Займи крайнюю вертикаль.
tactics-edge-right = Конь и ладья поймали короля на краю.
tactics-open-file-black = У ладьи свободная вертикаль. Кто может закрыться?
tactics-open-file-black-right = Кто закрылся, того взяли. Мат!
tactics-new-queen = Пешка почти дошла. Помоги ей шахом.
tactics-new-queen-right = Пешка взяла и стала ферзём. Мат!
tactics-two-rooks-black = Две ладьи на одной вертикали сильнее одного защитника.
tactics-two-rooks-black-right = Одна ладья начала, другая закончила.
tactics-fork-game = Один прыжок выиграет ферзя. Найди его и возьми всех.

## Endings

lesson-endings-rook = Король и ладья
endings-face-to-face = Короли стоят лицом к лицу. Что сделает ладья?
endings-face-to-face-right = Три поля держит король, а весь ряд — ладья.
endings-wait = Сделай ход-ожидание: король сам встанет напротив твоего.
endings-wait-right = Ему пришлось пойти туда. Ожидание победило.
endings-wait-side = То же у боковой вертикали. Подожди ладьёй.
endings-wait-side-right = Иногда лучший ход — просто подождать.
endings-wait-black = Твой король уже стоит хорошо. Пусть ладья подождёт.
endings-wait-black-right = Белым надо ходить, а любой ход плохой.
endings-box = Король может защитить ладью. Построй загон ими обоими.
endings-box-right = Ладья закрыла вертикаль и ряд. Король её защищает.
endings-box-black = Строй загон там, где король защитит ладью.
endings-box-black-right = Шаг за шагом загон становится теснее.
endings-game = Ладья, король, ладья, король: загон всё теснее.
endings-game-right = Мат ладьёй! Не каждый взрослый это умеет.

lesson-endings-pawn = Король и пешка
endings-race = Проведи большой квадрат от пешки до последнего ряда. Войдёт ли король?
endings-race-right = Король входит в квадрат и ловит пешку.
endings-race-white = Та же доска, но первой идёт пешка.
endings-race-white-right = Один ход решает всё: пешка убежала.
endings-race-far = Король далеко. Посчитай шаги обоих.
endings-race-far-right = Вне квадрата король опоздает.
endings-escort = Король идёт впереди, пешка за ним. Какое поле важно?
endings-escort-right = Короли лицом к лицу, и чёрный должен отойти.
endings-escort-black = Приди к своей пешке раньше белого короля.
endings-escort-black-right = Король впереди своей пешки. Это победа.
endings-side-step = Не спеши пешкой! Какой шаг короля выигрывает?
endings-side-step-right = Сначала вперёд король, потом пешка.
endings-pawn-game = Король и пешки идут вместе. Не отдавай пешки.

## Запись ходов

lesson-notation-read = Сделай записанный ход
notation-knight = К — это конь. В записи буквы полей маленькие: f3 — это F3.
notation-knight-right = Буква — кто идёт, поле — куда.
notation-queen-takes = Ф — это ферзь, а x значит, что он берёт.
notation-queen-takes-right = В некоторых книгах вместо x ставят двоеточие.
notation-bishop-checks = С — это слон, а + значит шах.
notation-castles = 0-0 — короткая рокировка, 0-0-0 — длинная.
notation-castles-right = Два нуля — короткая, три нуля — длинная.
notation-promotes = Буквы нет — значит, пешка. Знак = говорит, кем она станет.
notation-promotes-right = Сначала поле, потом = и новая фигура.

lesson-notation-write = Запиши ходы
notation-which-bishop = Слон идёт на пустое поле.
notation-which-bishop-right = Буква С и поле, куда он пошёл. Никого не взяли.
notation-which-takes = Ферзь берёт. А что он делает ещё?
notation-which-takes-right = x — взятие, + — шах.
notation-which-knight = На D7 могут пойти оба коня. Скажи, какой идёт!
notation-which-knight-right = После буквы коня пишут его столбец.
notation-which-castling = Король идёт к дальней ладье.
notation-which-castling-right = Длинная рокировка — три нуля.
notation-write-knight = Записывай знак за знаком.
notation-write-knight-right = Вот и всё: буква и поле.
notation-write-pawn = Так начинаются многие партии.
notation-write-pawn-right = Ход пешки — это просто поле.
notation-write-check = Посмотри, куда смотрит слон после этого хода.
notation-write-mate = Это конец партии. Запиши его целиком.
notation-write-mate-right = Ферзь берёт на f7, и мат — всего пять знаков.

lesson-notation-play = Целые партии по записи
notation-two-moves = Самая короткая партия. Число — это номер хода.
notation-two-moves-right = Два хода, и белые проиграли.
notation-four-moves = Этот мат ты знаешь. Теперь прочитай его.
notation-four-moves-right = Целая партия прочитана. Так умеют шахматисты!
notation-real-game = Настоящая партия двух мастеров: Вена, 1910 год.
notation-real-game-right = Жертва ферзя, двойной шах и мат. Красота!
notation-last-game = Последняя партия курса. Записывай свои ходы на бумаге.
