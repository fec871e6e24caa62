"""Red brick Georgian houses behind white horse fences."""

from parts.ground import island, path, road
from parts.houses import colonial
from parts.plants import bed, hedge, poplar, tree
from parts.shapes import placed
from parts.stage import View
from parts.street import lamp_post, rail_fence

VIEW = View(turn=-21, rise=33)


def build():
    """Two houses, the second set back, white fences along the lane and the meadow."""
    land = island(27, 16.5)
    road(land, [(x, -6) for x in range(-15, 16)], 2.2)
    with placed(-5.4, 1.2):
        colonial("brick", paint="ink")
    with placed(6, 2.6, scale=0.96):
        colonial("brick-light", paint="terracotta", shutters="pine")
    path([(-5.4, -2.6), (-5.4, -4.9)], 1.2)
    path([(6, -1.2), (6, -4.9)], 1.2)
    for start, end in (((-12, -4.5), (-6.4, -4.5)), ((-4.4, -4.5), (5, -4.5)), ((7, -4.5), (11.6, -4.5)),
                       ((0.4, -4.5), (0.4, 4.6)), ((-9.2, -7.4), (9, -7.4))):
        rail_fence(start, end)
    for x in (-7.9, -2.9, 3.6, 8.4):
        bed(x, -1.65 if x < 0 else -0.3, 2.4)
    for x in (-6.6, -4.2, 4.8, 7.2):
        hedge(x, -3.3, 0.6, 1.8, 0.55)
    for x, y, size, color in ((-10.9, 1, 1.35, "leaf"), (-9, 5.4, 1.6, "lime"), (-1.6, 5.4, 1.7, "leaf"),
                               (1.9, 0.6, 0.95, "lime"), (-1, -2.6, 0.85, "leaf"), (11.2, 2, 1.3, "lime"),
                               (9.6, 6, 1.5, "leaf"), (10.2, -2.4, 0.9, "leaf")):
        tree(x, y, size, color)
    poplar(2.6, 6.4, 1.6, "leaf")
    poplar(-5.6, 6.4, 1.6)
    lamp_post(-3.8, -4.7, 0.95)
    lamp_post(4.4, -4.7, 0.95)
