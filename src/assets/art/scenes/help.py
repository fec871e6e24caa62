"""A desk with a telephone and a notepad; on one side a model house, on the other a small cabinet."""

from parts.desk import mug, pen, sheet, telephone
from parts.ground import island
from parts.houses import cottage
from parts.kitchen import Style, run
from parts.plants import pot
from parts.shapes import placed
from parts.stage import View

VIEW = View(turn=-20, rise=36)


def build():
    """Telephone in the middle, both trades behind it."""
    island(15, 10.5, "wood", base="oak", power=3)
    with placed(-3.9, 1.7, turn=6, scale=0.6):
        cottage("cream", paint="terracotta")
    with placed(1.6, 2.6, turn=-8, scale=2.1):
        run((("drawers", 0.7), ("doors", 0.9)), Style("sage-pale", "wood", "gold"), splash=0)
        with placed(1.25, -0.28, 0.91, scale=0.5):
            pot(0, 0)
    telephone(-0.3, -1.5, turn=-8)
    sheet(3.5, -1.9, 0, -14, 2.6, 3.3, 6, 2)
    pen(4.2, -2.6, 0.03, 44)
    mug(-4.2, -2.3, turn=150)
