"""The dated kitchen; `kitchen_after` is the same room from the same camera."""

from parts.kitchen import Style, run, uppers
from parts.makeover import VIEW, shell
from parts.room import chair, pendant, table, tiles
from parts.shapes import box, cylinder, placed

__all__ = ["VIEW", "build"]

STYLE = Style("mustard", "avocado", "ink", panel=False, splash="straw", metal="avocado")


def build():
    """Few ochre units, green appliances, brown checkered floor, one bare lamp."""
    width, depth = shell("straw", tiles, ("rose", "straw"), "mustard")
    with placed(-width / 2, depth / 2):
        run((("fridge", 0.8), ("gap", 0.35), ("doors", 0.65), ("cooker", 0.75), ("doors", 0.7)), STYLE, splash=0.3)
        uppers((("gap", 1.15), ("doors", 0.65), ("gap", 0.75), ("doors", 0.7)), STYLE, z=1.5, h=0.6)
    with placed(width / 2, depth / 2 - 0.7, turn=-90):
        run((("doors", 0.9),), STYLE, splash=0)
    box(2, 0.55, 0.91, 0.34, 0.44, 0.28, "old-roof", 0.02)
    table(-0.5, -0.6, 1.3, 0.8, "straw", "steel")
    chair(-0.5, -1.25, 180, "steel", "avocado")
    chair(0.45, -0.5, -80, "steel", "avocado")
    pendant(-0.5, -0.6, 1.95, "mustard", 0.65, 0.2)
    cylinder(-1.25, 1.55, 0, 0.14, 0.5, "old-roof", sides=16)
