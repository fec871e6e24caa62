"""An uptown street of brick storefronts with awnings, lamps and street trees."""

from parts.ground import island, paving, road
from parts.plants import pot, tree
from parts.shapes import box, placed
from parts.shops import brick_shop
from parts.stage import View
from parts.street import bench, lamp_post, planter

VIEW = View(turn=-21, rise=31)

SHOPS = ((3.6, 2, "brick", "slate", "terracotta"), (3.2, 3, "brick-light", "cream", "pine"), (4.2, 2, "cream", "ink", "ochre"),
         (3.4, 3, "brick-dark", "cream", "slate"), (3.8, 2, "brick", "pine", "terracotta"))


def build():
    """Five shops wall to wall, a paved walk, the street and the other side's green edge."""
    land = island(25, 14.5)
    road(land, [(x, -4.6) for x in range(-14, 15)], 2.9)
    box(0, -1.9, 0, 20.6, 2.4, 0.12, "path")
    paving(0, -1.95, 20.4, 2.1, 26, 3, "stone", 0.1, 0.05, 0.04)
    for i in range(7):
        box(-3.4, -5.75 + i * 0.4, 0.03, 1.6, 0.24, 0.02, ("brick", "cream")[i % 2], 0)
    x = -9.1
    for w, floors, wall, front, color in SHOPS:
        with placed(x + w / 2, 1.4, 0.1):
            brick_shop(w, floors, wall, front, color)
        x += w + 0.02
    for x in (-8.4, -1.2, 5.6):
        tree(x, -2.4, 0.95, "leaf", 0.14)
    for x in (-5, 2.2, 8.7):
        lamp_post(x, -2.6, 1)
    bench(0.4, -2, turn=180)
    bench(6.8, -2, turn=180)
    for x in (-6.6, 3.6):
        with placed(z=0.12):
            planter(x, -2.4, 1.1)
    for x in (-8.9, -2.6, 1.5, 8.9):
        pot(x, -1.15, 0.14, 0.75)
    for x, y, size, color in ((-10.9, 0.8, 1.3, "leaf"), (10.8, 1.6, 1.4, "lime"), (-6.5, 5, 1.6, "lime"),
                               (2.6, 5, 1.5, "leaf"), (7.6, 4.8, 1.3, "leaf")):
        tree(x, y, size, color)
