"""Ground: the island each diorama stands on, and what lies flat on it."""

from .shapes import box, ribbon, ring, slab

TOP = 0.02


def superellipse(width, depth, power=3.2, count=96):
    """Outline between an ellipse (power 2) and a rectangle, so that islands have soft corners."""
    outline = []
    for x, y in ring(1, count):
        outline.append((width / 2 * abs(x) ** (2 / power) * (1 if x > 0 else -1),
                        depth / 2 * abs(y) ** (2 / power) * (1 if y > 0 else -1)))
    return outline


def island(width, depth, color="sage", power=2.6, base="soil", thick=0.55):
    """Lay the island with its top at z = 0, a colored layer on a base; return the shape that trims what crosses it."""
    outline = superellipse(width, depth, power)
    slab(outline, -0.28, 0.28, color, bevel=0.09, smooth=True)
    slab([(x * 0.985, y * 0.985) for x, y in outline], -0.28 - thick, thick, base, bevel=0.12, smooth=True)
    knife = slab([(x * 0.994, y * 0.994) for x, y in outline], -2, 4, base)
    knife.hide_render = True
    return knife


def trim(thing, land):
    """Cut a flat thing off at the island's edge."""
    cut = thing.modifiers.new("trim", "BOOLEAN")
    cut.object, cut.operation = land, "INTERSECT"
    return thing


def patch(x, y, width, depth, color, power=3, z=0):
    """Lay a rounded patch, such as a flower bed or a mown square, on the ground."""
    slab([(x + px, y + py) for px, py in superellipse(width, depth, power, 48)], z, TOP, color)


def path(line, width=1.1, color="path", z=0, height=0.04, land=None):
    """Lay a walk along a line of (x, y) points, trimmed when it runs off the island."""
    strip = ribbon(line, width, z, height, color)
    if land:
        trim(strip, land)


def road(land, line, width=2.6, color="asphalt"):
    """Lay a road with a broken center line, trimmed to the island; the line should be finely divided."""
    trim(ribbon(line, width, 0, 0.03, color), land)
    for i in range(2, len(line) - 4, 5):
        trim(ribbon(line[i:i + 3], 0.09, 0.02, 0.022, "cream"), land)


def river(land, line, width, bank="stone"):
    """Lay a river with a bank on both sides, trimmed to the island."""
    trim(ribbon(line, width + 0.7, -0.02, 0.06, bank), land)
    trim(ribbon(line, width, 0, 0.055, "water"), land)
    for i, shift in ((2, 0.22), (9, -0.2), (16, 0.1), (23, -0.28)):
        if i + 5 < len(line):
            trim(ribbon([(x, y + shift * width) for x, y in line[i:i + 5]], 0.1, 0.04, 0.022, "water-light"), land)


def paving(x, y, width, depth, columns, rows, color="path", z=0, gap=0.06, height=0.05):
    """Lay a terrace of single plates."""
    w, d = width / columns, depth / rows
    for i in range(columns):
        for j in range(rows):
            box(x - width / 2 + (i + 0.5) * w, y - depth / 2 + (j + 0.5) * d, z, w - gap, d - gap, height, color, 0.015)
