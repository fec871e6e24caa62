"""A porch house with a mown lawn and a workbench in the yard."""

from parts.ground import island, patch, path
from parts.houses import porch_house
from parts.plants import bed, pine, tree
from parts.shapes import placed
from parts.street import mailbox, rail_fence
from parts.tools import lumber, mower, workbench


def build():
    """House behind stripes of lawn, workbench on a small terrace to the right."""
    land = island(16, 14)
    for i in range(4):
        patch(-4.8 + i * 1.1, -4.9, 0.55, 2.4, "sage-light", 10)
    with placed(-0.8, 1.4):
        porch_house("cream", paint="slate")
    path([(-0.8, -2.5), (1.1, -4.4), (1.1, -8)], 1.1, land=land)
    patch(4.6, -2.3, 4.2, 3.6, "path")
    workbench(4.7, -1.6)
    lumber(5.2, -3.3, 2, 3, 2.2, turn=8)
    mower(-1.5, -4.5, turn=3, size=1.05)
    bed(-2.9, -3, 2.2, 0.6)
    for x, y, size, color in ((-5.9, 1.6, 1.3, "leaf"), (-4, 4.9, 1.5, "lime"), (4.2, 3, 1.45, "leaf"), (6.2, 0.6, 0.9, "lime")):
        tree(x, y, size, color)
    pine(1, 5.4, 1.4)
    rail_fence((2.6, 4.6), (7, 1.8), 3, 1)
    mailbox(2.2, -5.8, "ochre")
