"""A room cut open toward the camera: floor, back wall, right wall. Inner back wall at y = depth / 2."""

from .openings import window
from .shapes import ball, box, cylinder, placed, ring, tube

WALL = 0.16


def planks(w, d, colors=("wood", "wood-light", "wood"), wide=0.28):
    """Floor of boards along x, in changing shades."""
    count = round(d / wide)
    for j in range(count):
        split = (j * 0.37) % 0.6 + 0.2
        for part, (a, b) in enumerate(((0, split), (split, 1))):
            box(-w / 2 + w * (a + b) / 2, -d / 2 + (j + 0.5) * d / count, -0.05, w * (b - a) - 0.015, d / count - 0.015, 0.05,
                colors[(j + part) % len(colors)], 0.006)


def tiles(w, d, colors, size=0.45):
    """Floor of square tiles in turning colors."""
    columns, rows = round(w / size), round(d / size)
    for i in range(columns):
        for j in range(rows):
            box(-w / 2 + (i + 0.5) * w / columns, -d / 2 + (j + 0.5) * d / rows, -0.05, w / columns - 0.015, d / rows - 0.015, 0.05,
                colors[(i + j) % len(colors)], 0.006)


def room(w, d, h=2.6, wall="cream", floor=planks, colors=("wood", "wood-light", "wood"), base="soil", skirting="white"):
    """Build floor, base and two walls; fronts and left stay open."""
    box(WALL / 2, WALL / 2, -0.4, w + WALL + 0.24, d + WALL + 0.24, 0.35, base, 0.08)
    box(WALL / 2, WALL / 2, -0.1, w + WALL, d + WALL, 0.06, "white", 0.02)
    floor(w, d, colors)
    box(WALL / 2, d / 2 + WALL / 2, -0.05, w + WALL, WALL, h + 0.05, wall, 0.02)
    box(w / 2 + WALL / 2, 0, -0.05, WALL, d, h + 0.05, wall, 0.02)
    box(WALL / 2, d / 2 + WALL / 2, h, w + WALL + 0.03, WALL + 0.03, 0.07, "white", 0.02)
    box(w / 2 + WALL / 2, 0, h, WALL + 0.03, d + 0.02, 0.07, "white", 0.02)
    box(0, d / 2 - 0.02, 0, w, 0.04, 0.1, skirting, 0.01)
    box(w / 2 - 0.02, 0, 0, 0.04, d, 0.1, skirting, 0.01)


def bright_window(x, y, z, w=1.2, h=1.1, face="front", bars=(1, 1), curtain=None):
    """Add a daylight window to the inner side of a wall, with short curtains when a color is given."""
    window(x, y, z, w, h, face, bars=bars, glass="pane")
    if curtain:
        with placed(x, y, z, {"front": 0, "left": -90}[face]):
            tube([(-w / 2 - 0.25, -0.16, h + 0.2), (w / 2 + 0.25, -0.16, h + 0.2)], 0.025, "gold")
            for side in (-1, 1):
                for i in range(3):
                    box(side * (w / 2 + 0.08 - i * 0.1), -0.15, -0.05, 0.09, 0.07 + 0.03 * (i % 2), h + 0.22, curtain, 0.02)


def table(x, y, w=1.5, d=0.9, top="wood", legs="white", turn=0):
    """Add a dining table."""
    with placed(x, y, 0, turn):
        box(0, 0, 0.7, w, d, 0.06, top, 0.015)
        box(0, 0, 0.6, w - 0.2, d - 0.2, 0.1, legs, 0.01)
        for px in (-w / 2 + 0.12, w / 2 - 0.12):
            for py in (-d / 2 + 0.12, d / 2 - 0.12):
                box(px, py, 0, 0.08, 0.08, 0.68, legs, 0.01)


def round_table(x, y, radius=0.6, top="wood", foot="white"):
    """Add a round pedestal table."""
    cylinder(x, y, 0, 0.32, 0.05, foot)
    cylinder(x, y, 0.04, 0.07, 0.66, foot, sides=16)
    cylinder(x, y, 0.69, radius, 0.05, top, sides=40, bevel=0.015)


def chair(x, y, turn=0, color="oak", seat="wood"):
    """Add a chair whose sitter looks to -y."""
    with placed(x, y, 0, turn):
        for px in (-0.19, 0.19):
            box(px, -0.18, 0, 0.05, 0.05, 0.44, color, 0.01)
            box(px, 0.19, 0, 0.05, 0.05, 0.92, color, 0.01)
        box(0, 0, 0.44, 0.46, 0.45, 0.05, seat, 0.02)
        for z in (0.6, 0.76):
            box(0, 0.19, z, 0.4, 0.035, 0.1, color, 0.01)


def stool(x, y, color="oak", seat="terracotta", height=0.66):
    """Add a round bar stool."""
    for px, py in ring(0.15, 4, start=45):
        tube([(x + 1.3 * px, y + 1.3 * py, 0), (x + px, y + py, height)], 0.022, color)
    tube([(x + 0.18 * px, y + 0.18 * py, 0.24) for px, py in ring(1, 16)], 0.016, color, closed=True)
    cylinder(x, y, height, 0.2, 0.06, seat, sides=24, bevel=0.02)


def pendant(x, y, z, color="slate", drop=0.6, radius=0.17):
    """Hang a lit pendant lamp whose shade's lower edge is at z, on a short cord."""
    cylinder(x, y, z + 0.14, 0.012, drop, "ink", sides=6)
    cylinder(x, y, z, radius, 0.17, color, top=0.05, sides=20)
    ball(x, y, z + 0.02, 0.075, "lamp", 0)


def rug(x, y, w, d, color="terracotta", edge="cream"):
    """Lay a rug with two border stripes."""
    box(x, y, 0, w, d, 0.02, color, 0.01)
    for px in (-w / 2 + 0.12, w / 2 - 0.12):
        box(x + px, y, 0.012, 0.07, d - 0.02, 0.014, edge, 0)


def vase(x, y, z, color="mist", plant="leaf", size=1):
    """Stand a small vase with leaves."""
    with placed(x, y, z, scale=size):
        cylinder(0, 0, 0, 0.06, 0.2, color, top=0.08, sides=16)
        for dx, dy, dz in ((0, 0, 0.34), (0.09, 0.03, 0.28), (-0.08, -0.04, 0.29)):
            ball(dx, dy, dz, 0.1, plant, 0.15, detail=1)


def bowl(x, y, z, color="white", fruit=("terracotta", "ochre", "lime")):
    """Stand a bowl of fruit."""
    cylinder(x, y, z, 0.08, 0.1, color, top=0.17, sides=20)
    for i, shade in enumerate(fruit):
        ball(x + (-0.07, 0.07, 0)[i], y + (-0.03, -0.02, 0.07)[i], z + 0.12, 0.07, shade, 0.03)
