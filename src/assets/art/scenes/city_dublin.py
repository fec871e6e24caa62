"""An S-shaped footbridge hung on cables from one leaning needle with an eye, over a river."""

from math import pi, sin

from mathutils import Vector

from parts.ground import island, path, river
from parts.plants import bush, pine, tree
from parts.shapes import mesh, placed, spline, tube
from parts.shops import brick_shop
from parts.stage import View

VIEW = View(turn=-30, rise=37)

HEIGHT, LEAN = 9.6, 0.16
DECK = [(x, -3 * sin(x * pi / 8.4), 0.1 + 1.05 * min(1, (8.4 - abs(x)) / 3)) for x in [i * 0.3 - 8.4 for i in range(57)]]


def deck(width=1.15):
    """Lay the bridge deck along the S with a rail on both sides."""
    spots = [Vector(p) for p in DECK]
    sides = {-1: [], 1: []}
    for before, spot, after in zip([spots[0], *spots], spots, [*spots[1:], spots[-1]]):
        along = (after - before).normalized()
        for way in sides:
            sides[way].append(spot + Vector((-along.y, along.x, 0)) * way * width / 2)
    n = len(spots)
    points = [tuple(p + Vector((0, 0, z))) for z in (-0.2, 0) for way in (-1, 1) for p in sides[way]]
    faces = []
    for i in range(n - 1):
        a, b, c, d = i, n + i, 2 * n + i, 3 * n + i
        faces += [(a, a + 1, b + 1, b), (c, c + 1, d + 1, d), (a, a + 1, c + 1, c), (b, b + 1, d + 1, d)]
    mesh(points, faces, "cream")
    for way, line in sides.items():
        tube([tuple(p + Vector((0, 0, 0.42))) for p in line], 0.035, "steel")
        for p in line[::3]:
            tube([tuple(p), tuple(p + Vector((0, 0, 0.42)))], 0.025, "steel")
    return sides


def needle():
    """Raise the pylon: two legs that open around the deck and meet in a point; return the place of its tip."""
    def spot(way, t):
        opening = 1.75 * sin(min(t / 0.62, 1) * pi) ** 0.8 if t < 0.62 else 0
        return (-LEAN * HEIGHT * t + 0.5, way * (opening + 0.16 * (1 - t)), HEIGHT * t)

    for way in (-1, 1):
        tube([spot(way, i / 40) for i in range(41)], 0.24, "white")
    return Vector(spot(0, 0.97))


def build():
    """River from back to front, S-bridge across, shops on one bank and a park on the other."""
    land = island(23, 15)
    river(land, spline([(1.6, 9), (0.4, 4), (-0.2, 0), (0.6, -4), (-0.6, -9)], 10), 6)
    sides = deck()
    tip = needle()
    for i in (3, 8, 13, 18, 23, 33, 38, 43, 48, 53):
        way = 1 if i < 28 else -1
        tube([tuple(tip - Vector((0, 0, abs(28 - i) * 0.05))), tuple(sides[way][i])], 0.022, "steel")
    path(spline([(-8.2, 0.2), (-9.2, -0.95), (-9.9, -2.6), (-10.2, -6)], 8), 1.15, land=land)
    path(spline([(8.2, -0.2), (9.1, 0.75), (10.2, 1.1), (12.5, 0.9)], 8), 1.15, land=land)
    for x, wall, color in ((7.4, "brick", "terracotta"), (9.6, "cream", "slate")):
        with placed(x, 4.1 - (x - 6) * 0.3, turn=-8, scale=0.62):
            brick_shop(3.6, 2, wall, "ink", color)
    for x, y, size, color in ((-6, 4.4, 1.3, "leaf"), (-8.6, 2.6, 1.1, "lime"), (-4.4, -5.2, 0.9, "leaf"),
                               (-8, -4, 0.9, "lime"), (5.2, -4.4, 1, "leaf"), (8.4, -3, 1.15, "lime"),
                               (10.3, -0.9, 0.85, "leaf"), (-4.6, 6, 1, "lime")):
        tree(x, y, size, color)
    for x, y in ((-9.6, 0.6), (-6.9, 5.8), (6.8, -5)):
        pine(x, y, 0.95)
    for x, y in ((-4, 2.4), (-4.4, -2), (4.3, 1.6), (4.8, -1.6), (7, -1.2)):
        bush(x, y, 0.35)
