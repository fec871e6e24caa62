"""A signpost at a fork, an empty lot with four stakes, a mailbox waiting for its house."""

from parts.ground import island, patch, path
from parts.plants import bush, flowers, pine, tree
from parts.shapes import box, spline, tube
from parts.street import bench, mailbox, signpost

CORNERS = ((0.6, 0.4), (5, 0.4), (5, 3.8), (0.6, 3.8))


def lot():
    """Stake the lot out with a string."""
    patch(2.8, 2.1, 5.4, 4.4, "straw", 5)
    for x, y in CORNERS:
        box(x, y, 0, 0.14, 0.14, 0.75, "wood", 0.02)
        box(x, y, 0.62, 0.16, 0.16, 0.1, "terracotta", 0.01)
    tube([(x, y, 0.55) for x, y in CORNERS], 0.025, "cream", closed=True)
    flowers(2.8, 2, 12, 1.9, ("white", "ochre", "rose"), 0.02, 1.3)


def build():
    """Fork in front, lot at the back right, trees around."""
    land = island(13.5, 12)
    path(spline([(-1.4, -7), (-1.3, -4.6), (-1.2, -2.6), (-3, -0.4), (-7.5, 1)], 10), 1.25, land=land)
    path(spline([(-1.3, -4.6), (-1.15, -2.6), (0.9, -1), (3, 0.6)], 10), 1.25, height=0.041)
    lot()
    signpost(-1.05, -0.3, ((2.45, "terracotta", -14), (1.9, "ochre", 190), (1.35, "slate", -34)), 3, 1.25)
    mailbox(3.9, -1.1, turn=-10, size=1.15)
    bench(-4.2, -2.4, turn=60)
    for x, y, size, color in ((-4.6, 3, 1.45, "leaf"), (-1.6, 4.6, 1.3, "lime"), (5.4, -1.6, 0.75, "lime")):
        tree(x, y, size, color)
    pine(-3, 4.4, 1.2)
    pine(-5.6, 1.9, 0.8)
    for x, y in ((-2.9, -3.6), (1.6, -3.4), (2.2, -3.7)):
        bush(x, y, 0.4)
