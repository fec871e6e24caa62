"""A creek with a footbridge and a small plaza at the water."""

from math import cos, pi

from parts.ground import island, path, paving, river
from parts.plants import bush, pine, pot, tree
from parts.shapes import ball, box, chance, placed, spline, tube
from parts.shops import brick_shop
from parts.stage import View
from parts.street import bench, lamp_post, parasol, planter

VIEW = View(turn=-26, rise=31)

CREEK = spline([(-13, -4.4), (-7, -3.4), (-2, -3.2), (3, -4), (6.4, -2), (8.6, 2.4), (9.6, 9)], 10)


def footbridge(length=4.6, width=1.5, rise=0.75):
    """Add a wooden bridge that arches along y."""
    count = 22
    for i in range(count):
        t = (i + 0.5) / count * 2 - 1
        box(0, t * length / 2, 0.1 + rise * (cos(t * pi / 2)), width, length / count - 0.03, 0.09, "wood", 0.01)
    for side in (-1, 1):
        line = [(side * width / 2, t / 10 * length / 2, 0.1 + rise * cos(t / 10 * pi / 2)) for t in range(-10, 11)]
        tube([(x, y, z + 0.62) for x, y, z in line], 0.055, "oak")
        tube([(x, y, z - 0.02) for x, y, z in line], 0.09, "oak")
        for x, y, z in line[::4]:
            tube([(x, y, z), (x, y, z + 0.62)], 0.045, "oak")


def plaza():
    """Pave the bank in two levels with tables, planters and steps to the water."""
    box(-1.6, 0.5, 0, 10.6, 4.2, 0.3, "stone", 0.05)
    paving(-1.6, 0.5, 10.4, 4, 13, 5, "path", 0.29)
    for i in range(2):
        box(-1.6, -1.75 - i * 0.36, 0, 6, 0.38, 0.2 - i * 0.1, "path", 0.02)
    with placed(z=0.33):
        parasol(-5, 0.3, "terracotta")
        parasol(-2.4, -0.5, "ochre")
        parasol(1.2, 0.2, "slate")
        planter(-0.6, 0.9)
        planter(3.1, -0.7, turn=90)
        lamp_post(-6.3, -1.1)
        lamp_post(3.2, 1.6)
        bench(-3.9, 1.6)
        pot(-6.4, 1.9)


def build():
    """Creek around the plaza, bridge to the near bank, brick building behind."""
    land = island(24, 15.5)
    river(land, CREEK, 2.5)
    plaza()
    for x, w, wall, color in ((-4.4, 4.2, "brick", "slate"), (-0.2, 4, "cream", "terracotta")):
        with placed(x, 4.7, 0.1):
            brick_shop(w, 2 if x > -2 else 3, wall, "ink", color, 3.6)
    with placed(1.9, -3.85):
        footbridge()
    path(spline([(12, -4.6), (7, -5.9), (1.9, -6.3), (-4, -5.9), (-12, -7)], 8), 1, land=land)
    for _ in range(14):
        x, y = chance.choice(CREEK[8:52])
        side = chance.choice((-1.55, 1.5))
        ball(x + 0.2 * side, y + side, 0.05, chance.uniform(0.14, 0.3), "stone", 0.15, squash=0.7, detail=1)
    for x, y, size, color in ((-9, 1, 1.4, "leaf"), (-7.8, 4.4, 1.3, "lime"), (4.2, 4.8, 1.5, "leaf"),
                               (10.4, -1.4, 1.1, "lime"), (8.6, -3.6, 1.2, "leaf"), (-6.4, -5.4, 0.85, "lime"),
                               (4.4, -6.9, 0.65, "leaf"), (10.6, 2.6, 1, "leaf")):
        tree(x, y, size, color)
    pine(6.2, 4.4, 1.1)
    pine(-9.8, -2, 0.8)
    for x, y in ((-1.6, -5), (-2.2, -5.1), (5.4, 1.6), (-8.6, -5.6), (6.6, -4.3)):
        bush(x, y, 0.38)
