"""A small street: four different houses around a bend, trees, a mailbox, warm windows."""

from parts.ground import island, path, road
from parts.houses import classic_house, colonial, farmhouse, porch_house
from parts.plants import bed, bush, hedge, pine, poplar, tree
from parts.shapes import placed, spline
from parts.stage import View
from parts.street import bench, lamp_post, mailbox, picket_fence

VIEW = View(turn=-20, rise=31, margin=0.02)

LANE = spline([(-16.6, -4.6), (-8, -4.9), (-1, -5), (4, -7.2), (6.2, -14)], 14)


def build():
    """Place the houses along the lane, then plant the gardens."""
    land = island(29, 22)
    road(land, LANE, 2.5)
    path([(x - 0.1, y + 1.7) for x, y in LANE[:38]], 0.65, land=land)
    with placed(-8.8, 1.6, turn=-6):
        porch_house()
    with placed(-0.6, 3.1):
        colonial()
    with placed(7.4, 2.2, turn=8):
        farmhouse()
    with placed(9.4, -5.6, turn=-58, scale=0.92):
        classic_house("blush", garage=False)
    path([(-8.7, -0.9), (-8.4, -3.2)], 0.9)
    path([(-0.6, -0.4), (-0.6, -3.2)], 1)
    path(spline([(6.5, -1.2), (6.2, -2.6), (4.6, -4.6)], 6), 0.8)
    path([(6.6, -7), (5.4, -7.9)], 0.8)
    gardens()
    bench(-5.2, -7.6, turn=180)
    lamp_post(-4.6, -3.5, 1.15)
    lamp_post(4.1, -9.4, 1.15)
    mailbox(-7.4, -3.4, turn=0)
    mailbox(5.5, -9.2, "ochre", turn=-70)
    picket_fence((-12.6, -3), (-9.3, -2.9))
    picket_fence((-7.4, -2.9), (-5.4, -2.9))


def gardens():
    """Plant trees behind and between the houses, beds and bushes in front."""
    for x, y, size, color in ((-12.6, 3.4, 1.5, "leaf"), (-4.6, 5.6, 1.75, "lime"), (-5, 0.6, 1.05, "leaf"),
                               (3.6, 6.6, 1.9, "leaf"), (12, 3.4, 1.4, "lime"), (4.2, 0.2, 0.95, "lime"),
                               (12.4, -1.4, 1.3, "leaf"), (-9.6, -7, 1.05, "lime")):
        tree(x, y, size, color)
    for x, y, size in ((-9.6, 6.4, 1.5), (8.4, 6.8, 1.6), (-1.6, -8.6, 0.85), (-2.9, -9.1, 0.65)):
        pine(x, y, size)
    poplar(-6.6, 7, 1.4, "leaf")
    poplar(0.6, 7.6, 1.5)
    bed(-2.9, 0.05, 2.4)
    bed(1.7, 0.05, 2.4)
    hedge(-3.5, -2.9, 2.2, 0.5)
    hedge(2.2, -2.9, 2.4, 0.5)
    for x, y in ((-7.4, -7.6), (-6.9, -7.9), (1.2, -9.2), (2.2, -9), (11.6, -6.2), (-11.4, -6.6)):
        bush(x, y, 0.45, "leaf" if x > -7 else "lime")
