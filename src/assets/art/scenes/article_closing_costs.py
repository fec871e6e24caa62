"""A table with a stack of papers to sign, keys, a calculator and coins."""

from parts.desk import calculator, coins, eyeglasses, keys, lamp, mug, papers, pen, sheet
from parts.ground import island
from parts.houses import cottage
from parts.plants import pot
from parts.shapes import box, placed
from parts.stage import View

VIEW = View(turn=-24, rise=40)


def build():
    """Stack in the middle with a pen on it, the rest around."""
    island(15, 11.5, "wood", base="oak", power=3)
    sheet(-3.1, -0.3, 0, 14, 3.4, 4.4, 9, 0, "terracotta")
    papers(-1.2, 0, 14, -3, 3.6, 4.6, "slate")
    with placed(-1.2, 0, 1.02, turn=-3):
        box(0.85, -1.85, 0, 1.3, 0.05, 0.02, "ink", 0)
        box(1.75, -1.1, 0, 0.35, 0.5, 0.02, "ochre", 0)
        box(1.75, 0.3, 0, 0.35, 0.5, 0.02, "terracotta", 0)
    pen(-0.3, -1.4, 1.04, 32, "slate")
    calculator(2.6, -1.4, -10, 1.15)
    keys(0.9, -3.8, 0, -8, 0.9)
    coins(4.9, -1.8, 5)
    coins(5.3, -0.7, 8)
    coins(4.5, -3, 2)
    eyeglasses(-3.4, -3.6, 20)
    with placed(3.6, 2.4, turn=-8, scale=0.48):
        cottage("cream", paint="terracotta")
    lamp(-4.6, 3.1, -20)
    mug(0.9, 3, turn=20)
    pot(6, 1, size=1.2)
