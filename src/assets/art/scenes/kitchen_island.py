"""White kitchen around a slate island with three stools and pendant lamps."""

from parts.kitchen import Style, counter_island, run, uppers
from parts.room import bowl, bright_window, pendant, room, stool, vase
from parts.shapes import placed
from parts.stage import INTERIOR

VIEW = INTERIOR
W, D = 5, 3.9
STYLE = Style("white", "marble", "gold", splash="mist")


def build():
    """White run along the back wall, island in the middle."""
    room(W, D, wall="mist", colors=("oak", "wood", "oak"))
    with placed(-W / 2, D / 2):
        run((("tall", 0.6), ("drawers", 0.9), ("doors", 0.5), ("cooker", 0.95), ("doors", 0.5), ("drawers", 0.65),
             ("fridge", 0.9)), STYLE)
        uppers((("gap", 0.6), ("doors", 0.9), ("shelf", 0.5), ("hood", 0.95), ("shelf", 0.5), ("doors", 0.65)), STYLE)
    bright_window(W / 2 - 0.03, -0.4, 1, 1.5, 1.2, "left", bars=(2, 1), curtain="cream")
    counter_island(-0.1, -0.35, 2.3, 0.85, Style("slate", "marble", "gold"), 0.35)
    for x in (-0.85, -0.1, 0.65):
        stool(x, -1.15)
    for x in (-0.7, 0.5):
        pendant(x, -0.4, 1.75, "gold", 0.85)
    bowl(0.45, -0.35, 0.92)
    vase(-0.75, -0.3, 0.92, "terracotta", size=1.2)
