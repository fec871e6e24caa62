"""Trees, bushes and flowers; their small differences come from the fixed chance."""

from .shapes import ball, box, chance, cylinder, placed

CLUMPS = ((0, 0, 1.95, 0.95), (0.5, 0.2, 1.55, 0.68), (-0.45, -0.15, 1.6, 0.72), (0.1, -0.42, 1.5, 0.6), (0.08, 0.05, 2.55, 0.62))


def tree(x, y, size=1, color="leaf", z=0):
    """Add a round tree about 3.1 m high at size 1."""
    with placed(x, y, z, chance.uniform(0, 360), size):
        cylinder(0, 0, 0, 0.15, 1.5, "bark", top=0.1, sides=8)
        for dx, dy, dz, radius in CLUMPS:
            ball(dx, dy, dz, radius, color)


def pine(x, y, size=1, color="pine", z=0):
    """Add a conifer about 3.6 m high at size 1."""
    with placed(x, y, z, chance.uniform(0, 360), size):
        cylinder(0, 0, 0, 0.14, 0.7, "bark", sides=8)
        for i in range(4):
            cylinder(0, 0, 0.5 + i * 0.72, 1.05 - i * 0.22, 1.15, color, top=0.08, sides=9)


def poplar(x, y, size=1, color="lime", z=0):
    """Add a slim tree about 3.6 m high at size 1."""
    with placed(x, y, z, chance.uniform(0, 360), size):
        cylinder(0, 0, 0, 0.11, 1, "bark", sides=8)
        ball(0, 0, 2.1, 0.82, color, 0.07, squash=1.8)


def bush(x, y, size=0.4, color="leaf", z=0):
    """Add a round bush of the given radius."""
    ball(x, y, z + size * 0.55, size, color, 0.07, squash=0.9)


def hedge(x, y, w, d, h=0.6, color="leaf", z=0):
    """Add a clipped hedge."""
    box(x, y, z, w, d, h, color, 0.1)


def flowers(x, y, count=5, spread=0.5, colors=("terracotta", "ochre", "white"), z=0, deep=0.3):
    """Scatter small flowers over a rectangle of +-spread by +-deep."""
    for i in range(count):
        px, py = x + chance.uniform(-spread, spread), y + chance.uniform(-deep, deep)
        height = chance.uniform(0.14, 0.28)
        cylinder(px, py, z, 0.02, height, "leaf", sides=5)
        ball(px, py, z + height, 0.085, colors[i % len(colors)], 0.1, detail=1)


def bed(x, y, w, d=0.8, colors=("terracotta", "ochre", "white")):
    """Add a planted bed: soil, low bushes and flowers."""
    box(x, y, 0, w, d, 0.07, "soil", 0.03)
    for i in range(max(2, round(w / 0.62))):
        bush(x - w / 2 + 0.32 + i * 0.62, y + 0.1, chance.uniform(0.22, 0.32), ("leaf", "lime", "pine")[i % 3], 0.05)
    flowers(x, y - d / 4, round(w * 3), w / 2 - 0.1, colors, 0.06, d / 6)


def pot(x, y, z=0, size=1, color="terracotta", plant="leaf"):
    """Add a potted plant about 0.9 m high at size 1."""
    with placed(x, y, z, scale=size):
        cylinder(0, 0, 0, 0.2, 0.4, color, top=0.27, sides=16)
        cylinder(0, 0, 0.38, 0.3, 0.07, color, sides=16)
        ball(0, 0, 0.68, 0.34, plant, 0.12)
