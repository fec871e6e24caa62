"""A house without its front wall: rooms behind it, toolbox, mower and meter around it."""

from parts.ground import island, path
from parts.kitchen import Style, run, uppers
from parts.openings import window
from parts.plants import bush, tree
from parts.room import bright_window, chair, pendant, round_table, rug
from parts.shapes import box, cylinder, disc, extrude, placed
from parts.stage import View
from parts.street import mailbox
from parts.tools import mower, toolbox
from parts.walls import chimney, gable_roof

VIEW = View(turn=-24, rise=24, sun=2, sun_rise=26)
W, D, H = 6.4, 3.8, 2.5


def shell():
    """Floors, back and side walls, gables, the back slope and a front strip of the roof."""
    box(0, 0, 0, W + 0.3, D + 0.3, 0.25, "stone")
    for z in (0.25, 0.25 + H):
        box(0, 0, z, W, D, 0.16, "wood")
        box(0, D / 2 - 0.08, z + 0.1, W, 0.16, H - 0.1, "cream")
        for x in (-W / 2 + 0.08, W / 2 - 0.08, 0.4):
            box(x, 0, z + 0.1, 0.16, D - 0.1, H - 0.1, "cream" if x != 0.4 else "white")
    top = 0.25 + 2 * H
    box(0, 0, top, W, D, 0.16, "wood")
    for x in (-W / 2 + 0.08, W / 2 - 0.08):
        extrude([(-D / 2, top + 0.1), (D / 2, top + 0.1), (0, top + 1.9)], x, 0.16, "cream")
    with placed(0, 0, 0.12):
        gable_roof(0, 0, top, W, D, 1.8, "slate", sides=(False, True))
    chimney(-1.8, 0.7, top + 0.6, 1.9)


def rooms():
    """Kitchen and dining below, bed and bath above, boiler in the attic."""
    with placed(-W / 2 + 0.16, D / 2 - 0.16, 0.41):
        run((("fridge", 0.75), ("doors", 0.9), ("cooker", 0.7), ("doors", 1)), Style("sage-pale"))
        uppers((("gap", 0.75), ("doors", 0.9), ("hood", 0.7), ("doors", 1)), Style("sage-pale"))
    with placed(1.8, 0, 0.41):
        rug(0, -0.1, 2.1, 1.9)
        round_table(0, 0, 0.6)
        chair(-0.85, 0, 90)
        chair(0.85, 0, -90)
        bright_window(0, D / 2 - 0.18, 0.9, 1.1, 1, curtain="ochre")
    pendant(1.8, 0, 2.05, "terracotta", 0.45)
    with placed(-1.4, 0, 0.41 + H):
        box(-0.4, 0.6, 0, 1.7, 2, 0.4, "oak", 0.04)
        box(-0.4, 0.5, 0.36, 1.62, 2, 0.24, "slate-light", 0.08)
        box(-0.4, 1.3, 0.56, 1.4, 0.45, 0.18, "white", 0.07)
        box(-0.4, 1.62, 0, 1.8, 0.1, 1.1, "oak", 0.03)
        bright_window(0.95, D / 2 - 0.18, 0.8, 0.8, 1.1)
    with placed(1.9, 0, 0.41 + H):
        box(0.2, 1, 0, 1.7, 0.85, 0.6, "white", 0.12)
        box(0.2, 1, 0.56, 1.4, 0.55, 0.06, "water", 0.03)
        bright_window(0.2, D / 2 - 0.18, 1.1, 0.9, 0.8)
        box(-0.9, 0.6, 0, 0.6, 0.6, 0.75, "sage", 0.03)
    with placed(1.5, 0.3, 0.41 + 2 * H):
        cylinder(0, 0, 0, 0.4, 1, "steel", sides=28, bevel=0.05)


def meter(x, y, z):
    """Mount a round meter with a pipe on the left wall."""
    with placed(x, y, z, turn=-90):
        box(0, -0.1, 0, 0.7, 0.2, 0.9, "steel", 0.04)
        disc(0, -0.24, 0.55, 0.27, 0.1, "white", sides=28)
        box(0.05, -0.31, 0.55, 0.05, 0.03, 0.2, "terracotta", 0)
        cylinder(0, -0.1, -z + 0.05, 0.06, z, "steel", sides=10)


def build():
    """Cut house in the middle, things to pay for around it."""
    land = island(13.5, 12)
    with placed(0, 1.2):
        shell()
        rooms()
        window(-W / 2 - 0.02, 0.9, 3.6, 0.8, 1.2, "left")
        meter(-W / 2, -0.6, 1)
    path([(1.8, -0.8), (1.8, -7)], 1.1, land=land)
    toolbox(-0.6, -2.7, 0, 14, 1.15)
    mower(3.9, -2, turn=-28, size=1.15)
    mailbox(0.7, -4.2)
    for x, y, size, color in ((-4.9, 2.6, 1.3, "leaf"), (5.2, 3, 1.2, "lime"), (-4.9, -1.8, 0.75, "lime")):
        tree(x, y, size, color)
    for x, y in ((-2.8, -2.4), (-3.3, -2.8), (4.9, -3)):
        bush(x, y, 0.36)
