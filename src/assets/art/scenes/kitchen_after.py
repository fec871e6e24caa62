"""The renewed kitchen; `kitchen_before` is the same room from the same camera."""

from parts.kitchen import Style, counter_island, run, uppers
from parts.makeover import VIEW, shell
from parts.room import bowl, pendant, planks, stool, vase
from parts.shapes import placed

__all__ = ["VIEW", "build"]

STYLE = Style("white", "marble", "gold", splash="sage-pale")


def build():
    """Full white runs, open shelf, slate island with stools, oak floor, brass lamps."""
    width, depth = shell("cream", planks, ("wood", "wood-light", "wood"), "terracotta")
    with placed(-width / 2, depth / 2):
        run((("tall", 0.6), ("fridge", 0.85), ("drawers", 0.7), ("cooker", 0.85), ("drawers", 0.8), ("doors", 0.8)), STYLE)
        uppers((("gap", 1.45), ("doors", 0.7), ("hood", 0.85), ("shelf", 0.8), ("doors", 0.8)), STYLE)
    with placed(width / 2, depth / 2 - 0.6, turn=-90):
        run((("sink", 0.95), ("doors", 0.8)), STYLE, splash=0.15)
    counter_island(-0.35, -0.6, 1.9, 0.8, Style("slate", "marble", "gold"), 0.3)
    for x in (-0.85, 0.15):
        stool(x, -1.35)
    for x in (-0.85, 0.15):
        pendant(x, -0.65, 1.75, "gold", 0.85)
    bowl(0.15, -0.6, 0.92)
    vase(-0.9, -0.55, 0.92, "terracotta")
    vase(2, 0.05, 0.91, "mist")
