"""A first home: small cottage behind a picket fence, moving boxes on the walk."""

from parts.ground import island, path
from parts.houses import cottage
from parts.plants import bed, bush, pine, tree
from parts.shapes import placed
from parts.street import mailbox, picket_fence
from parts.tools import carton

def build():
    """Cottage at the back, fence around the front garden."""
    land = island(13, 12)
    with placed(0.2, 1):
        cottage()
    path([(-0.55, -3.2), (-0.55, -7)], 1.1, land=land)
    for start, end in (((-4.4, -3.6), (-1.3, -3.6)), ((0.2, -3.6), (4.4, -3.6)),
                       ((-4.4, 0.6), (-4.4, -3.6)), ((4.4, -3.6), (4.4, 0.6))):
        picket_fence(start, end)
    bed(1.45, -2, 1.9, colors=("ochre", "white", "rose"))
    bed(-2.7, -3, 2.2, 0.6, colors=("terracotta", "white", "ochre"))
    for x, y, size, color in ((-4, 2.6, 1.25, "leaf"), (3.9, 3.2, 1.35, "lime"), (3.6, -0.6, 0.7, "leaf")):
        tree(x, y, size, color)
    pine(-1.4, 4.6, 1.25)
    bush(-2.6, -0.6, 0.4)
    mailbox(0.7, -4.5)
    carton(0.35, -2.75, 0, 0.75, 12)
    carton(0.45, -2.7, 0.56, 0.55, -14)
    carton(-0.9, -2.85, 0.3, 0.5, 20)
    carton(1.25, -3.1, 0, 0.6, -25)
