"""Five front doors, each with its own stoop, on one green: a way into every kind of home."""

from parts.ground import island, path
from parts.openings import door, wall_lamp, window
from parts.plants import bush, pine, pot, tree
from parts.shapes import box, placed, spline
from parts.stage import View
from parts.street import lamp_post, mailbox
from parts.walls import gable_roof, lapped

VIEW = View(turn=-16, rise=29)

GATE = (0, -6.4)
FRONTS = (
    (-6.6, 0.2, 24, 2.7, "sage-pale", "terracotta"),
    (-3.5, 2.0, 11, 3.0, "blush", "slate"),
    (0, 2.7, 0, 3.5, "brick", "ink"),
    (3.5, 2.0, -11, 3.0, "mist", "ochre"),
    (6.6, 0.2, -24, 2.7, "cream", "pine"),
)


def front(height, wall, paint):
    """Build the front of a house one room deep: gable, door, lamp, a window above where it is tall."""
    width, deep = 2.4, 1.1
    box(0, 0, 0, width + 0.12, deep + 0.12, 0.16, "stone")
    lapped(0, 0, 0.12, width, deep, height - 0.12, wall)
    with placed(turn=90):
        lapped(0, 0, height, deep, width, 1.1, wall, top=(deep, 0))
        gable_roof(0, 0, height, deep, width, 1.1, "slate", over=0.22)
    door(0, -deep / 2 - 0.04, 0.3, paint)
    wall_lamp(0.78, -deep / 2 - 0.06, 1.7)
    box(0, -deep / 2 - 0.5, 0, 1.7, 0.9, 0.28, "path")
    box(0, -deep / 2 - 1.05, 0, 1.3, 0.4, 0.14, "path")
    pot(-0.68, -deep / 2 - 0.6, 0.28, 0.62)
    if height >= 3:
        window(0, -deep / 2 - 0.05, height - 0.1, 0.55, 0.62)


def build():
    """Fronts in an arc, one walk from the gate to each."""
    land = island(20, 15)
    for i, (x, y, turn, height, wall, paint) in enumerate(FRONTS):
        with placed(x, y, 0, turn):
            front(height, wall, paint)
        path(spline([GATE, (x * 0.3, -4.3), (x * 0.86, y - 2.9), (x * 0.965, y - 1.5)], 8), 0.95, height=0.04 + 0.001 * i)
    path([(0, -5.6), (0, -8.6)], 1.5, land=land, height=0.046)
    mailbox(1.5, -6, turn=-8)
    lamp_post(-1.6, -5.7)
    for x, y, size, color in ((-5.4, 3.6, 1.5, "leaf"), (-1.8, 5.2, 1.45, "lime"), (5.2, 3.9, 1.5, "leaf"), (8.7, 0.9, 1.0, "lime"),
                               (-8.6, -1.2, 0.9, "lime"), (5.6, -4.3, 0.9, "leaf")):
        tree(x, y, size, color)
    for x, y, size in ((-7.6, 2.6, 1.3), (2, 5.4, 1.45), (-6, -4, 0.9)):
        pine(x, y, size)
    for x, y in ((-2.1, -1.2), (2.1, -1.3), (-4.6, -1.9), (4.7, -1.9), (-3.1, -5.8), (6.6, -3.6)):
        bush(x, y, 0.42, "leaf" if x > 0 else "lime")
