"""A house with an addition under construction: bare studs and rafters beside the finished part."""

from parts.ground import island, patch, path
from parts.houses import classic_house
from parts.plants import bed, bush, tree
from parts.shapes import box, placed
from parts.street import mailbox
from parts.tools import bricks, cone, ladder, lumber, rafters, sawhorse, stud_wall


def addition(w=4, d=3.8, h=2.5):
    """Frame one room: floor, four stud walls, rafters."""
    box(0, 0, 0, w + 0.3, d + 0.3, 0.22, "stone")
    box(0, 0, 0.22, w, d, 0.08, "wood", 0.01)
    with placed(z=0.3):
        for y in (-d / 2 + 0.07, d / 2 - 0.07):
            with placed(0, y):
                stud_wall(w, h, gap=(-0.8, 0.8, 1.9) if y < 0 else None)
        with placed(w / 2 - 0.07, 0, turn=90):
            stud_wall(d - 0.2, h, gap=(-0.7, 0.7, 1.9))
        rafters(w, d, h, 1.45)


def build():
    """Finished house on the left, frame on the right, materials in front."""
    land = island(18, 14.5)
    with placed(-2.2, 0.8):
        classic_house("cream", garage=False)
    patch(3.2, -1.2, 7.6, 8, "straw")
    with placed(2.7, 0.6):
        addition()
    path([(-1.5, -3.2), (-1.5, -8)], 1.1, land=land)
    bed(-3.8, -2.8, 2.3)
    lumber(3.4, -3.4, 3, 4, 3, turn=10)
    sawhorse(0.9, -3, turn=-8)
    bricks(5.9, -2.6, 3, 15)
    ladder(4.6, -2.4, 0.9, 2.9)
    for x, y in ((0.2, -4.9), (5.9, -4.2)):
        cone(x, y)
    for x, y, size, color in ((-6.9, 0.4, 1.25, "leaf"), (-5.4, 4.4, 1.5, "lime"), (-0.6, 5.2, 1.6, "leaf"),
                               (6.6, 3.2, 1.15, "leaf"), (-6, -3.2, 0.8, "lime")):
        tree(x, y, size, color)
    for x, y in ((-2.6, -5), (-4.6, -4.6)):
        bush(x, y, 0.36)
    mailbox(-0.3, -6.2)
