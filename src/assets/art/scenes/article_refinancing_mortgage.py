"""A house on a turntable between a high and a low pile of coins."""

from math import cos, radians, sin

from parts.desk import coins, pen, sheet
from parts.ground import island
from parts.houses import classic_house
from parts.plants import bush, pot, tree
from parts.shapes import cylinder, placed, ribbon, ring, slab
from parts.stage import View

VIEW = View(turn=-24, rise=34)
RADIUS = 3.25


def turntable():
    """Disc on a foot with two arrows that run around its edge."""
    cylinder(0, 0, 0, 2.9, 0.35, "slate", sides=64, bevel=0.05)
    cylinder(0, 0, 0.35, 3.8, 0.3, "cream", sides=80, bevel=0.06)
    cylinder(0, 0, 0.62, 2.8, 0.06, "sage", sides=80, bevel=0.02)
    for start in (-165, 15):
        ribbon(ring(RADIUS, 40, start=start, sweep=128), 0.34, 0.64, 0.05, "terracotta")
        end = radians(start + 128)
        with placed(RADIUS * cos(end), RADIUS * sin(end), 0.64, turn=start + 128 + 96):
            slab([(-0.05, -0.44), (0.75, 0), (-0.05, 0.44)], 0, 0.055, "terracotta")


def build():
    """Turntable in the middle, coins left and right, papers in front."""
    island(17, 12, "wood", base="oak", power=3)
    with placed(-0.1, 0.9):
        turntable()
        with placed(-0.05, 0.4, 0.66, turn=-4, scale=0.56):
            classic_house("cream", garage=False)
        with placed(z=0.66):
            tree(1.9, 0.9, 0.5)
            tree(-2.1, 1, 0.45, "lime")
            bush(1.7, -0.9, 0.2)
    for x, y, count in ((-6.2, 0.9, 17), (-5.1, 0.1, 13), (-6.4, -0.5, 9), (-5.3, -1.2, 6)):
        coins(x, y, count)
    for x, y, count in ((5, 0.1, 6), (6.1, -0.6, 4), (5.1, -1.1, 2)):
        coins(x, y, count)
    sheet(2.4, -4, 0, 12, 2.2, 2.6, 6, 0, "slate")
    sheet(-1.6, -4.2, 0, -9, 2.2, 2.6, 6, 0, "terracotta")
    pen(0.5, -4.4, 0, 70)
    pot(5.9, 2.6, size=1.6, color="cream")
