"""Windows and doors. Each is built on a wall that faces -y at the place (x, wall, z); turn with `face`."""

from .shapes import ball, box, cylinder, placed

FACES = {"front": 0, "left": -90, "right": 90, "back": 180}


def window(x, y, z, w=0.9, h=1.2, face="front", shutters=None, bars=(1, 1), frame="white", glass="glow", hood=False,
           leaf=0.34):
    """Add a window whose sill is at z; `bars` = (upright, level) bars; `shutters` is their
    color and `leaf` the width of each."""
    with placed(x, y, z, FACES[face]):
        box(0, 0, -0.09, w + 0.2, 0.16, h + 0.18, frame, 0.015)
        box(0, -0.06, 0, w, 0.06, h, glass, 0)
        for i in range(bars[0]):
            box(-w / 2 + w * (i + 1) / (bars[0] + 1), -0.08, 0, 0.05, 0.05, h, frame, 0)
        for i in range(bars[1]):
            box(0, -0.075, h * (i + 1) / (bars[1] + 1) - 0.025, w, 0.05, 0.05, frame, 0)
        box(0, -0.08, -0.14, w + 0.32, 0.24, 0.07, frame, 0.015)
        if hood:
            box(0, -0.08, h + 0.09, w + 0.32, 0.22, 0.1, frame, 0.015)
        if shutters:
            for side in (-1, 1):
                box(side * (w / 2 + 0.12 + leaf / 2), -0.05, -0.06, leaf, 0.08, h + 0.12, shutters, 0.015)


def door(x, y, z, color="terracotta", w=0.95, h=2.05, face="front", lights=True):
    """Add a paneled door with a glowing light above it and a brass knob."""
    with placed(x, y, z, FACES[face]):
        box(0, 0, 0, w + 0.28, 0.14, h + (0.5 if lights else 0.14), "white", 0.015)
        box(0, -0.06, 0, w, 0.08, h, color, 0.015)
        for px in (-w / 4, w / 4):
            box(px, -0.1, 0.22, w * 0.32, 0.05, h * 0.34, color, 0.015)
            box(px, -0.1, h * 0.56, w * 0.32, 0.05, h * 0.34, color, 0.015)
        if lights:
            box(0, -0.06, h + 0.1, w, 0.06, 0.26, "glow", 0)
        ball(w * 0.4, -0.14, h * 0.47, 0.055, "gold", 0)


def garage_door(x, y, z, w=2.4, h=2.0, color="white", face="front"):
    """Add a paneled garage door with a row of glowing lights."""
    with placed(x, y, z, FACES[face]):
        box(0, 0, 0, w + 0.3, 0.12, h + 0.16, "white", 0.015)
        for row in range(4):
            box(0, -0.06, 0.02 + row * h / 4, w, 0.08, h / 4 - 0.04, color, 0.015)
        for i in range(4):
            box(-w / 2 + (i + 0.5) * w / 4, -0.1, h * 0.8, w / 4 - 0.16, 0.04, h * 0.13, "glow", 0)


def wall_lamp(x, y, z, face="front"):
    """Add a small lit lamp beside a door."""
    with placed(x, y, z, FACES[face]):
        box(0, -0.06, 0, 0.1, 0.1, 0.1, "ink", 0.01)
        cylinder(0, -0.16, -0.12, 0.07, 0.2, "lamp", sides=8)
        cylinder(0, -0.16, 0.08, 0.11, 0.08, "ink", top=0.03, sides=8)
