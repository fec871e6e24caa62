"""Shaker kitchen in sage with an apron sink under the window."""

from parts.kitchen import Style, run, uppers
from parts.room import bowl, bright_window, chair, pendant, room, round_table, rug, vase
from parts.shapes import placed
from parts.stage import INTERIOR

VIEW = INTERIOR
W, D = 4.6, 3.6
STYLE = Style("sage-pale", "wood", "gold", splash="white", metal="cream")


def build():
    """Run along the back wall and around the corner, breakfast table in front."""
    room(W, D, wall="cream", colors=("wood-light", "wood", "wood-light"))
    bright_window(-0.75, D / 2 - 0.03, 1.25, 1.05, 1, curtain="terracotta")
    with placed(-W / 2, D / 2):
        run((("fridge", 0.8), ("doors", 0.3), ("sink", 0.9), ("doors", 0.5), ("cooker", 0.8), ("doors", 1.3)), STYLE)
        uppers((("gap", 0.8), ("gap", 1.45), ("doors", 0.28), ("hood", 0.74), ("doors", 1.3)), STYLE)
    with placed(W / 2, D / 2 - 0.6, turn=-90):
        run((("drawers", 0.8), ("doors", 0.8)), STYLE)
        uppers((("shelf", 1.6),), STYLE)
    vase(1.95, 1.3, 0.91)
    bowl(1.9, -0.1, 0.91)
    rug(-0.9, 0.55, 1.5, 0.8, "slate-light")
    round_table(-0.75, -0.85, 0.55)
    for x, turn in ((-1.6, 90), (0.1, -90)):
        chair(x, -0.85, turn)
    vase(-0.75, -0.85, 0.74, "terracotta")
    pendant(-0.75, -0.85, 1.75, "slate", 0.85)
