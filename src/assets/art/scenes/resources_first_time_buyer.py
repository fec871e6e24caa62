"""Six stepping stones along a winding path lead to a house."""

from parts.ground import island
from parts.houses import cottage
from parts.plants import bed, bush, flowers, pine, tree
from parts.shapes import cylinder, placed, ribbon, spline
from parts.street import lamp_post, mailbox

WALK = spline([(-2.6, -6.4), (0.8, -5.3), (3.2, -3.9), (1.6, -2.3), (-1.8, -1.7), (-2.6, -0.2), (0.1, 0.9)], 12)
STONES = (("terracotta", 2), ("ochre", 14), ("straw", 26), ("sage-pale", 38), ("mist", 47), ("slate-light", 65))


def build():
    """Path from the front edge to the door, a colored stone at each of six turns."""
    island(13.5, 15.5)
    ribbon(WALK, 1.15, 0, 0.04, "path")
    for color, spot in STONES:
        x, y = WALK[spot]
        cylinder(x, y, 0, 0.78, 0.2, color, sides=40, bevel=0.05)
        cylinder(x, y, 0.19, 0.5, 0.035, "cream", sides=40, bevel=0.015)
    with placed(0.9, 4.2, scale=0.98):
        cottage("cream", paint="terracotta")
    bed(2.4, 1.3, 2)
    for x, y, size, color in ((-4.2, 4.6, 1.4, "leaf"), (4.7, 5, 1.3, "lime"), (-4.9, 0.4, 0.95, "lime"),
                               (4.8, -0.6, 0.9, "leaf"), (-4.2, -4.3, 0.75, "leaf")):
        tree(x, y, size, color)
    pine(-2.2, 6.4, 1.4)
    pine(3.6, 6.8, 1.1)
    for x, y in ((-0.6, -3.6), (0, -3.4), (4.5, -4.6), (-3.9, -1.7), (1.8, -0.5)):
        bush(x, y, 0.36)
    flowers(-1.6, -4.2, 6, 0.7)
    flowers(3.6, -1.9, 6, 0.6, ("ochre", "white", "rose"))
    lamp_post(3.3, -0.2, 0.85)
    mailbox(-3.6, -5.4, turn=20)
