"""Steps of rising height with plants that grow with them, a house on the last one, a gauge behind."""

from math import cos, radians, sin

from parts.ground import island
from parts.houses import cottage
from parts.plants import bush, flowers, pot, tree
from parts.shapes import box, cylinder, placed, ring, slab
from parts.stage import View

VIEW = View(turn=-24, rise=28)

STEPS = (("terracotta", 0.5), ("rose", 1.1), ("ochre", 1.8), ("lime", 2.6), ("sage", 3.5))


def gauge(x, y, radius=3.1):
    """Stand up a half-round dial in five colors with its needle to the right."""
    with placed(x, y, 0, tilt=90):
        slab([*ring(radius + 0.35, 40, sweep=180), (-radius - 0.35, -0.5), (radius + 0.35, -0.5)], 0, 0.3, "cream", 0.06)
        for i in range(5):
            color = STEPS[4 - i][0]
            arc = ring(radius, 10, start=36 * i + 2, sweep=32)
            slab([*arc, *reversed(ring(radius * 0.66, 10, start=36 * i + 2, sweep=32))], 0.28, 0.12, color, 0.02)
        angle = radians(38)
        tip = (cos(angle) * radius * 0.86, sin(angle) * radius * 0.86)
        slab([(0.11 * sin(angle), -0.11 * cos(angle)), tip, (-0.11 * sin(angle), 0.11 * cos(angle))], 0.3, 0.2, "ink", 0.01)
        cylinder(0, 0, 0.28, 0.32, 0.3, "ink", sides=28, bevel=0.04)


def build():
    """Steps from left to right, each with a larger plant."""
    island(16.5, 11.5)
    for i, (color, height) in enumerate(STEPS):
        width = 2.1 if i < 4 else 4.1
        x = -5.6 + i * 2.15 + (1 if i == 4 else 0)
        box(x, -1, 0, width, 3 if i < 4 else 4, height, color, 0.06)
        box(x, -1, height - 0.02, width, 3 if i < 4 else 4, 0.12, "cream", 0.04)
    for i, size in enumerate((0.75, 1, 1.3)):
        pot(-5.6 + i * 2.15, -1, STEPS[i][1] + 0.1, size, "cream" if i == 0 else "terracotta", ("lime", "leaf", "leaf")[i])
    tree(0.85, -0.8, 0.62, "leaf", 2.7)
    with placed(4.05, -0.7, 3.6, scale=0.66):
        cottage("cream")
    gauge(-3.2, 3.4)
    for x, y, size, color in ((-7, 2, 0.85, "lime"), (6.9, 2, 1.2, "leaf"), (1.6, 3.9, 1.2, "lime")):
        tree(x, y, size, color)
    for x, y in ((-3, -3.6), (1.4, -3.7), (2, -3.4), (6.8, -2.6)):
        bush(x, y, 0.36)
    flowers(-1, -3.6, 9, 1)
