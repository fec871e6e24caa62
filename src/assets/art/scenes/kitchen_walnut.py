"""Modern kitchen with flat walnut fronts, pale counters and open shelves."""

from parts.kitchen import Style, counter_island, run, uppers
from parts.plants import pot
from parts.room import bowl, bright_window, pendant, room, stool, tiles, vase
from parts.shapes import box, placed
from parts.stage import INTERIOR

VIEW = INTERIOR
W, D = 4.8, 3.7
STYLE = Style("walnut", "marble", "ink", panel=False, splash="sage", metal="ink")


def build():
    """Tall units left, long low run with a green splash, breakfast bar in front."""
    room(W, D, wall="cream", floor=tiles, colors=("stone", "path"))
    with placed(-W / 2, D / 2):
        run((("tall", 0.6), ("tall", 0.6), ("drawers", 0.9), ("cooker", 0.8), ("drawers", 0.9), ("doors", 1)), STYLE)
        uppers((("gap", 1.2), ("shelf", 0.9), ("hood", 0.8), ("shelf", 0.9), ("doors", 1)), STYLE)
    bright_window(W / 2 - 0.03, 0, 0.95, 1.6, 1.25, "left", bars=(1, 0))
    counter_island(0.1, -0.55, 2.1, 0.8, STYLE, 0.3)
    for x in (-0.45, 0.6):
        stool(x, -1.3, "ink", "ochre")
    for x in (-0.5, 0.6):
        pendant(x, -0.6, 1.75, "ink", 0.85, 0.15)
    bowl(0.6, -0.5, 0.92, "ochre")
    vase(-0.5, -0.5, 0.92, "cream")
    box(1.9, 1.5, 0.91, 0.4, 0.26, 0.05, "wood-light", 0.01)
    pot(1.95, -1.3, 0, 0.9, "cream")
