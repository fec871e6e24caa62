"""A kitchen that has just arrived: a run of cabinets half set up, cartons, a ladder, tools."""

from parts.ground import island
from parts.kitchen import Style, doors, run
from parts.plants import pot
from parts.shapes import box, placed
from parts.stage import INTERIOR
from parts.tools import carton, ladder, toolbox

VIEW = INTERIOR
STYLE = Style("sage-pale", "wood", "gold", splash="white", metal="cream")


def build():
    """Cabinets against the one wall that stands, the next ones in front of it."""
    island(5.4, 4.4, "wood-light", base="oak", power=4, thick=0.22)
    box(-0.2, 1.46, 0, 4.1, 0.1, 2.5, "mist", 0.01)
    with placed(-1.9, 1.4):
        run((("drawers", 0.8), ("sink", 0.9), ("doors", 0.8)), STYLE)
    with placed(1.45, 0.2, 0, turn=-38):
        run((("doors", 0.8),), Style("sage-pale", "sage-pale", "gold"), splash=0)
    with placed(-1.5, 1.4, 1.5):
        box(0.4, -0.18, 0, 0.9, 0.34, 0.72, "sage-pale", 0.01)
        doors(0.4, 0.9, 0.005, 0.71, STYLE, -0.36)
    ladder(0.95, 0.35, 0.6, 2, 0.42)
    carton(-1.55, -0.75, 0, 0.85, 14)
    carton(-1.5, -0.72, 0.64, 0.62, -10)
    carton(-0.65, -1.1, 0, 0.6, -22)
    carton(0.3, -0.6, 0, 0.5, 30)
    toolbox(1.1, -1.2, 0, 18, 0.6)
    pot(-1.7, 1.05, 0.91, 0.35)
    pot(2.05, 1.3, 0, 0.9)
