"""Narrow galley kitchen in slate blue, runs on both walls with a window at the end."""

from dataclasses import replace

from parts.kitchen import Style, run, uppers
from parts.room import bowl, bright_window, pendant, room, rug, tiles, vase
from parts.shapes import placed
from parts.stage import INTERIOR

VIEW = replace(INTERIOR, turn=-33, rise=36)
W, D = 2.9, 4.2
STYLE = Style("slate-light", "wood-light", "gold", splash="white")


def build():
    """Long run along the right wall, low run along the open left side, sink at the window."""
    room(W, D, wall="cream", floor=tiles, colors=("cream", "mist"))
    bright_window(-0.3, D / 2 - 0.03, 1.1, 1.4, 1.2, bars=(2, 1))
    with placed(-W / 2, D / 2):
        run((("doors", 0.62), ("sink", 0.95), ("doors", 0.73)), STYLE, splash=0.15)
    with placed(W / 2, D / 2 - 0.0, turn=-90):
        run((("doors", 0.6), ("doors", 0.6), ("cooker", 0.8), ("drawers", 0.8), ("fridge", 0.85)), STYLE)
        uppers((("shelf", 1.2), ("hood", 0.8), ("doors", 0.8)), STYLE)
    with placed(-W / 2 + 0.62, D / 2 - 0.62, turn=-90):
        run((("drawers", 0.8), ("doors", 0.8), ("doors", 0.6)), STYLE, splash=0)
    rug(0, -0.2, 0.7, 2, "terracotta")
    vase(-0.95, 1.85, 0.91)
    bowl(-1.1, -0.1, 0.91)
    for y in (0.6, -0.8):
        pendant(0.05, y, 1.85, "gold", 0.75, 0.15)
