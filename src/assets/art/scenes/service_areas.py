"""A house above a broad river in autumn, the van that brings its kitchen, cartons on the walk."""

from parts.ground import island, path, river, road
from parts.houses import farmhouse
from parts.plants import bed, bush, pine, tree
from parts.shapes import box, disc, placed, spline
from parts.stage import View
from parts.street import lamp_post, mailbox
from parts.tools import carton

VIEW = View(turn=-26, rise=33)

SHORE = spline([(-12, 1.6), (-7.6, 1.2), (-4.6, 3.6), (-1.6, 6.2), (2, 9.6)], 12)
STREET = spline([(-12, -5.6), (-5, -4.6), (2, -4.9), (12, -6.4)], 14)


def van(x, y, turn=0):
    """Add a delivery van pointing to +x, its rear doors open."""
    with placed(x, y, 0, turn):
        box(-0.6, 0, 0.42, 3.3, 1.7, 1.75, "cream", 0.08)
        box(1.5, 0, 0.42, 1.2, 1.62, 0.85, "cream", 0.08)
        box(1.12, 0, 1.2, 0.6, 1.58, 0.9, "cream", 0.08)
        box(1.43, 0, 1.3, 0.06, 1.36, 0.62, "pane", 0.02)
        box(1.1, -0.8, 1.3, 0.46, 0.06, 0.58, "pane", 0.02)
        box(-0.6, -0.86, 0.85, 3.2, 0.05, 0.22, "terracotta", 0.01)
        box(-2.3, -1.2, 0.5, 0.08, 0.8, 1.55, "cream", 0.03)
        box(-2.26, 0, 0.55, 0.06, 1.4, 1.45, "ink", 0)
        for px in (-1.5, 1.35):
            for py in (-0.8, 0.8):
                disc(px, py, 0.42, 0.42, 0.24, "ink")
                disc(px, py * 1.08, 0.42, 0.2, 0.22, "steel")
        box(2.12, -0.5, 0.72, 0.06, 0.3, 0.2, "lamp", 0.02)


def build():
    """River behind on the left, street in front, house between them."""
    land = island(20, 15)
    river(land, SHORE, 3.4)
    road(land, STREET, 2.4)
    with placed(1.6, 1.2):
        farmhouse("mist", paint="terracotta")
    path([(0.65, -2), (0.4, -3.8)], 1, land=land)
    van(-3.4, -3.3, turn=4)
    for x, y, z, size, turn in ((-0.9, -2.5, 0, 0.85, 12), (-0.85, -2.5, 0.64, 0.6, -14), (-1.9, -1.7, 0, 0.7, 24), (1.6, -2.6, 0, 0.6, -20)):
        carton(x, y, z, size, turn)
    bed(3.4, -1.9, 2.2)
    lamp_post(4.6, -3.2)
    mailbox(2.6, -3.3)
    for x, y, size, color in ((-2.3, 1.9, 1.2, "ochre"), (5.4, 4, 1.6, "terracotta"), (7.4, 1.6, 1.35, "ochre"), (2.9, 5.4, 1.5, "lime"),
                               (-6.6, -1.3, 0.95, "terracotta"), (7.9, -2, 0.95, "lime"), (5, -6.4, 0.75, "ochre")):
        tree(x, y, size, color)
    for x, y, size in ((-0.4, 4.2, 1.3), (6.6, 5.2, 1.4), (-8.4, -2.6, 0.9)):
        pine(x, y, size)
    for x, y in ((-4.8, -1), (-0.6, -6.2), (0.1, -6.4), (5.6, -1.2)):
        bush(x, y, 0.42)
