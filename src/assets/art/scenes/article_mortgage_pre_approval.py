"""A desk with a checked list, a pen, keys, a mug and a model house."""

from parts.desk import books, keys, mug, papers, pen, sheet
from parts.ground import island
from parts.houses import cottage
from parts.plants import pot
from parts.shapes import placed
from parts.stage import View

VIEW = View(turn=-24, rise=38)


def build():
    """List in front, house behind it to the right."""
    island(14.5, 11, "wood", base="oak", power=3)
    papers(-2.6, -0.9, 5, 8, 3.6, 4.6, "sage")
    sheet(-2.05, -1.3, 0.42, -5, 3.6, 4.6, 7, 6, "slate")
    pen(0.5, -2.6, 0, 58)
    keys(2.2, -2.9, 0, -18, 0.95)
    with placed(3, 1.2, turn=-6, scale=0.62):
        cottage("cream", paint="terracotta")
    mug(-5.3, 1.3, turn=150)
    books(-2.2, 3.2, 6)
    pot(-0.2, 3.2, size=1.5, color="cream")
    pot(5.6, -0.9, size=1.2)
