"""The classic house with wing, porch and garage in its garden."""

from parts.ground import island, path
from parts.houses import classic_house
from parts.plants import bed, bush, poplar, tree
from parts.shapes import placed
from parts.street import lamp_post, mailbox


def build():
    """House in the middle, walk and drive to the front, trees around."""
    land = island(17.5, 15)
    with placed(-0.9, 0.6):
        classic_house()
    path([(3.7, -1.6), (3.7, -9)], 2.5, land=land)
    path([(-0.2, -3.4), (-0.2, -4.9), (2.6, -4.9)], 1)
    bed(-2.5, -3, 2.4)
    bed(1.7, -3.1, 1.4, 0.6)
    for x, y, size, color in ((-6.3, 0.2, 1.2, "lime"), (-5, 4.2, 1.6, "leaf"), (0.8, 5.2, 1.6, "leaf"),
                               (6.8, 1.8, 1.1, "lime"), (-5.6, -3.8, 0.8, "leaf")):
        tree(x, y, size, color)
    poplar(4.6, 4.6, 1.4)
    for x, y in ((5.6, -2.6), (6.1, -2.2), (-4.3, -2.6), (-4.6, -2)):
        bush(x, y, 0.36)
    mailbox(1.7, -6.2)
    lamp_post(-2, -5, 0.8)
