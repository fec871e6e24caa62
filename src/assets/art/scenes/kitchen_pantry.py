"""Kitchen with a walk-in pantry wall: shelves full of jars, baskets and a rolling ladder."""

from parts.kitchen import Style, run, shelf, uppers
from parts.plants import pot
from parts.room import bright_window, pendant, room, rug, table, vase
from parts.shapes import ball, box, chance, cylinder, placed
from parts.stage import INTERIOR
from parts.tools import carton, ladder

VIEW = INTERIOR
W, D = 4.6, 3.6
STYLE = Style("cream", "oak", "ink", splash="sage-pale")


def pantry(w=2.1, h=2.2):
    """Open shelves in a frame: crates at the bottom, jars above."""
    for x in (0.03, w / 2, w - 0.03):
        box(x, -0.2, 0, 0.06, 0.4, h, "pine", 0.01)
    box(w / 2, -0.2, h, w + 0.06, 0.44, 0.07, "pine", 0.01)
    for half in (0, 1):
        middle = w * (0.25 + half * 0.5)
        for z in (0.55, 0.98, 1.38, 1.78):
            shelf(middle, w / 2 - 0.02, z, "wood", 0.36)
        for x in (-0.24, 0.22):
            box(middle + x, -0.2, 0.06, 0.4, 0.32, 0.34, "wood-light", 0.03)
            for _ in range(5):
                ball(middle + x + chance.uniform(-0.13, 0.13), -0.2 + chance.uniform(-0.1, 0.1), 0.42, 0.07,
                     chance.choice(("terracotta", "ochre", "lime")), 0.05, detail=1)


def build():
    """Pantry wall at the back left, run with sink on the right, a small work table."""
    room(W, D, wall="sage-pale", colors=("wood", "oak", "wood"))
    with placed(-W / 2 + 0.06, D / 2):
        pantry()
    with placed(0.0, D / 2):
        run((("drawers", 0.7), ("cooker", 0.8), ("doors", 0.8)), STYLE)
        uppers((("doors", 0.7), ("hood", 0.8), ("doors", 0.8)), STYLE)
    with placed(W / 2, D / 2 - 0.6, turn=-90):
        run((("sink", 0.9), ("doors", 0.9)), STYLE, splash=0.15)
    bright_window(W / 2 - 0.03, 0.55, 1.15, 1.2, 1, "left", curtain="white")
    ladder(-1.75, 0.85, 0.5, 2.05, 0.42)
    rug(0.5, 0.5, 1.6, 0.8, "ochre")
    table(-0.5, -0.75, 1.5, 0.75, "wood-light", "slate")
    cylinder(-0.8, -0.75, 0.76, 0.13, 0.05, "white", top=0.18)
    vase(-0.1, -0.7, 0.76, "terracotta")
    box(-0.45, -0.85, 0.76, 0.36, 0.24, 0.03, "oak", 0.01)
    pendant(-0.5, -0.75, 1.75, "pine", 0.85)
    pot(2, -1.4, 0, 0.8)
    carton(1.2, -1.2, 0, 0.45, 14)
