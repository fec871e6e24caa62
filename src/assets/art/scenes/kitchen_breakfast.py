"""Kitchen with a breakfast nook: corner bench, round table, two windows."""

from parts.kitchen import Style, run, uppers
from parts.room import bowl, bright_window, chair, pendant, room, round_table, rug, vase
from parts.shapes import box, placed
from parts.stage import INTERIOR

VIEW = INTERIOR
W, D = 5, 3.3
STYLE = Style("blush", "marble", "gold", splash="white", metal="cream")


def bench(w, d, cushions):
    """Seat box along a wall with a cushion on top and loose cushions at the back."""
    box(w / 2, -d / 2, 0, w, d, 0.42, "white", 0.02)
    box(w / 2, -d / 2, 0.42, w - 0.03, d - 0.03, 0.08, "slate-light", 0.03)
    for i, color in enumerate(cushions):
        with placed(0.32 + i * (w - 0.64) / max(1, len(cushions) - 1), -0.16, 0.68, tilt=-18):
            box(0, 0, -0.18, 0.4, 0.13, 0.38, color, 0.05)


def build():
    """Run on the left of the back wall, nook in the right corner."""
    room(W, D, wall="cream", colors=("wood-light", "wood", "wood-light"))
    with placed(-W / 2, D / 2):
        run((("fridge", 0.8), ("drawers", 0.6), ("cooker", 0.8), ("doors", 0.5)), STYLE)
        uppers((("gap", 0.8), ("doors", 0.6), ("hood", 0.8), ("doors", 0.5)), STYLE)
    bright_window(1.45, D / 2 - 0.03, 1, 1.3, 1.15, curtain="ochre")
    bright_window(W / 2 - 0.03, 0.45, 1, 1.3, 1.15, "left", curtain="ochre")
    with placed(0.5, D / 2):
        bench(2, 0.55, ("terracotta", "ochre", "mist"))
    with placed(W / 2, D / 2 - 0.55, turn=-90):
        bench(1.6, 0.55, ("mist", "terracotta"))
    rug(1.1, 0.2, 2, 1.5, "sage")
    round_table(1.2, 0.42, 0.6, "wood-light", "slate")
    chair(0.35, 0.12, 65)
    chair(1.15, -0.5, 175)
    pendant(1.2, 0.42, 1.65, "terracotta", 0.9, 0.24)
    bowl(1.3, 0.47, 0.74)
    vase(1, 0.27, 0.74, "white", size=0.8)
    vase(0.25, 1.35, 0.91)
