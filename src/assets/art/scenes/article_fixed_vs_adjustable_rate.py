"""Two ways to one house: a level bridge walk and a stair that goes up and down."""

from parts.ground import island
from parts.houses import cottage
from parts.plants import bed, bush, flowers, pine, tree
from parts.shapes import box, placed
from parts.stage import View
from parts.street import lamp_post

VIEW = View(turn=-30, rise=32)

STEPS = (0.5, 0.5, 0.5, 0.8, 1.15, 0.85, 0.5, 0.9, 1.35, 1.05)
COLORS = ("ochre", "gold")


def build():
    """House on a low terrace at the back, the level way left, the stepped way right."""
    island(13, 15.5)
    box(0, 3.6, 0, 8.8, 6, 0.5, "path", 0.06)
    with placed(0.2, 4.3, 0.5, scale=0.95):
        cottage("cream")
    for i in range(10):
        y = 0.25 - i * 0.66
        box(-2.5, y, 0, 1.7, 0.62, 0.5, ("slate-light", "mist")[i % 2], 0.03)
        box(2.3, y, 0, 1.7, 0.62, STEPS[i], COLORS[i % 2], 0.03)
    for x in (-3.65, -1.35):
        for i in range(4):
            bush(x, -0.5 - i * 1.65, 0.24, "leaf")
    for x, y in ((1, -1.2), (3.6, -2.4), (1, -3.6), (3.6, -4.8)):
        bush(x, y, 0.24, "lime")
    lamp_post(-0.1, -2.6, 0.9)
    flowers(-0.1, -4.6, 9, 0.8, deep=0.7)
    with placed(z=0.5):
        bed(2, 1.5, 1.5)
    for x, y, size, color in ((-4.9, 3.4, 1.35, "leaf"), (4.9, 4.6, 1.3, "lime"), (5.1, -0.8, 0.85, "leaf"),
                               (-5, -1.4, 0.8, "lime")):
        tree(x, y, size, color)
    pine(-2.2, 6.9, 1.2)
