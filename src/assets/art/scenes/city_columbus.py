"""Towers of a skyline behind a river with an arched bridge and a park on the bank."""

from math import radians, sin

from parts.ground import island, path, river
from parts.plants import poplar, tree
from parts.shapes import box, extrude, placed, spline
from parts.shops import stepped_tower, tower
from parts.stage import View
from parts.street import lamp_post

VIEW = View(turn=-22, rise=26)

TOWERS = ((-8.6, 3.4, 2.4, 4.2, "brick-light", "ink", 4, 7), (-6, 4.6, 2.4, 6.8, "mist", "slate", 5, 11),
          (-3.4, 2.9, 2.2, 5, "cream", "slate-light", 4, 8), (0.2, 4.9, 2.6, 8.4, "slate-light", "slate", 5, 14),
          (2.9, 3, 2.3, 5.8, "blush", "slate", 4, 9), (5.4, 4.9, 2.5, 7.4, "cream", "slate-light", 5, 12),
          (7.9, 3.1, 2.2, 4.4, "mist", "slate", 4, 7))


def bridge(length=6, width=1.9, arches=3):
    """Add a road bridge on arches along x, its deck 0.9 m above the water."""
    span = length / arches
    for side in (-1, 1):
        for i in range(arches):
            left = -length / 2 + i * span
            curve = [(left + span * (0.08 + 0.84 * t / 12), 0.05 + 0.55 * sin(radians(15 * t))) for t in range(13)]
            with placed(turn=90):
                extrude([(-px, pz) for px, pz in [(left, 0), *curve, (left + span, 0), (left + span, 0.85), (left, 0.85)]],
                        side * (width / 2 - 0.1), 0.22, "cream", 0)
        box(0, side * width / 2, 0.85, length + 0.4, 0.14, 0.3, "cream", 0.02)
        for i in range(arches + 1):
            px = -length / 2 + i * span
            box(px, side * width / 2, 0, 0.34, 0.34, 1.35, "stone", 0.03)
    box(0, 0, 0.78, length + 1.2, width, 0.12, "asphalt")


def build():
    """River across the front, bridge over it, towers behind."""
    land = island(25, 17)
    river(land, spline([(-14, -1.6), (-6, -2.6), (0, -3.4), (6, -3.1), (14, -4.6)], 10), 3.2)
    for x, y, w, h, wall, glass, columns, floors in TOWERS:
        with placed(x, y):
            tower(w, w * 0.9, h, wall, glass, columns, floors)
    with placed(-1.6, 6.6):
        stepped_tower(2.3, 11.5)
    with placed(3.2, -3.35, turn=100):
        bridge()
    path(spline([(-13, 0.4), (-6, -0.3), (0, -1), (6, -0.7), (13, -1.8)], 10), 0.7, land=land)
    path(spline([(-13, -4), (-6, -4.9), (0, -5.8), (6, -5.6), (13, -7)], 10), 0.7, land=land)
    for x, y, size, color in ((-9.6, 0.9, 0.9, "leaf"), (-7.3, 0.6, 0.75, "lime"), (-4.8, 0.4, 0.85, "leaf"),
                               (-1.9, 0.2, 0.75, "lime"), (0.2, 0.4, 0.8, "leaf"), (5.2, 0.3, 0.85, "leaf"),
                               (7.3, 0, 0.75, "lime"), (9.5, -0.4, 0.85, "leaf"), (-8, -6, 0.8, "lime"),
                               (-5.2, -6.6, 0.9, "leaf"),
                               (-1.2, -7.2, 0.75, "lime"), (6.4, -6.8, 0.8, "leaf"), (10.2, 2.4, 1, "leaf")):
        tree(x, y, size, color)
    poplar(-10.6, 2.8, 1, "leaf")
    for x in (-6.2, -0.4, 8.2):
        lamp_post(x, -0.7 if x < 0 else -0.9, 0.75)
