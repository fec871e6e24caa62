"""A house whose roof is being renewed, inside a path that turns back on itself as an arrow."""

from math import cos, radians, sin

from parts.ground import island
from parts.openings import door, wall_lamp, window
from parts.plants import bed, bush, tree
from parts.shapes import box, placed, ribbon, ring, slab
from parts.tools import ladder, lumber
from parts.walls import chimney, gable_body, gable_roof

RADIUS = 5.6


def arrow_path():
    """Lay the circular arrow: most of a ring, a head at its end, a second arc on the far side."""
    for start, sweep in ((-168, 140), (12, 140)):
        ribbon(ring(RADIUS, 60, start=start, sweep=sweep), 1.05, 0, 0.06, "path")
        end = radians(start + sweep)
        with placed(RADIUS * cos(end), RADIUS * sin(end), 0, turn=start + sweep + 90):
            slab([(-0.1, -1.15), (1.75, 0), (-0.1, 1.15)], 0, 0.065, "path")


def house():
    """Walls with an old roof, half of the front slope already in new slate."""
    gable_body(5.4, 4.2, 2.8, 2.1, "cream", "old-roof")
    with placed(1.28, 0, 0.06):
        gable_roof(0, 0, 2.8, 2.5, 4.2, 2.1, "slate", over=0.34, sides=(True, False))
    chimney(-1.6, 0.8, 3.8, 1.6)
    door(-0.5, -2.14, 0.2)
    box(-0.5, -2.6, 0, 1.6, 1, 0.2, "path")
    wall_lamp(0.35, -2.2, 1.6)
    for x in (-1.85, 1.5):
        window(x, -2.14, 0.95, 1, 1.2, bars=(2, 1), shutters="slate" if x < 0 else None)
    for y in (-0.9, 0.9):
        window(-2.74, y, 0.95, 0.8, 1.2, "left")
    window(-2.74, 0, 3.3, 0.6, 0.75, "left")


def build():
    """House in the middle of the arrow, ladder at the new half of the roof."""
    island(15, 15, power=2.2)
    arrow_path()
    with placed(0, 0.6):
        house()
        ladder(2.2, -3.5, 1.25, 3.1)
    for i in range(4):
        box(3.9, -1.6, 0.02 + i * 0.16, 1 - 0.1 * (i % 2), 0.7, 0.14, ("slate", "slate-light")[i % 2], 0.02)
    lumber(3.6, 1, 2, 3, 2, turn=80)
    bed(-1.9, -2, 1.5, 0.6)
    for x, y, size, color in ((-3.8, 2.4, 1.1, "leaf"), (0.6, 4.2, 1.2, "lime"), (3.2, 3.1, 1.0, "leaf"),
                               (-6.6, -0.9, 0.6, "lime")):
        tree(x, y, size, color)
    for x, y in ((-3.9, -1.2), (-4.2, -0.7), (6.5, 0.4), (0.6, -6.6)):
        bush(x, y, 0.35)
