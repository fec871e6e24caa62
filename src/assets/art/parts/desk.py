"""What lies on a desk. One unit is about 6 cm, so that a model house of scale 0.35 stands on it well."""

from .shapes import ball, box, chance, cylinder, placed, ring, slab, spline, tube


def sheet(x, y, z=0, turn=0, w=3, h=4, lines=9, marks=0, band=None):
    """Lay a sheet of paper with gray lines for text; `marks` of them carry a ticked box, `band` colors its head."""
    with placed(x, y, z, turn):
        box(0, 0, 0, w, h, 0.03, "paper", 0)
        if band:
            box(0, h / 2 - 0.4, 0.03, w - 0.5, 0.36, 0.012, band, 0)
        for i in range(lines):
            py = h / 2 - 0.95 - i * (h - 1.3) / lines
            left = -w / 2 + (0.85 if i < marks else 0.3)
            length = (w / 2 - 0.3 - left) * chance.uniform(0.62, 1)
            box(left + length / 2, py, 0.03, length, 0.1, 0.008, "stone", 0)
            if i < marks:
                tick(-w / 2 + 0.5, py, 0.03)


def tick(x, y, z, size=1):
    """Add a green square with a white check mark lying flat."""
    with placed(x, y, z, scale=size):
        box(0, 0, 0, 0.34, 0.34, 0.03, "leaf", 0.01)
        slab([(-0.12, 0), (-0.04, -0.1), (0.13, 0.1), (0.1, 0.13), (-0.04, -0.04), (-0.09, 0.03)], 0.03, 0.012, "white")


def papers(x, y, count=6, turn=0, w=3, h=4, band="slate"):
    """Stack sheets, each a little askew, the last one written on."""
    for i in range(count):
        with placed(x + chance.uniform(-0.06, 0.06), y + chance.uniform(-0.06, 0.06), i * 0.07, turn + chance.uniform(-2.5, 2.5)):
            box(0, 0, 0, w, h, 0.055, "paper" if i % 2 else "cream", 0)
    sheet(x, y, count * 0.07, turn, w, h, 9, 0, band)


def pen(x, y, z=0, turn=0, color="terracotta"):
    """Lay a pen pointing to -x."""
    with placed(x, y, z + 0.11, turn):
        tube([(-0.9, 0, 0), (1.3, 0, 0)], 0.1, color)
        with placed(-0.88, 0, 0, lean=-90):
            cylinder(0, 0, 0, 0.1, 0.35, "gold", top=0.01, sides=12)
        tube([(1.28, 0, 0), (1.5, 0, 0)], 0.085, "ink")
        box(1, 0, 0.08, 0.8, 0.06, 0.05, "gold", 0.01)


def key(turn, z, color="gold"):
    """Lay one key whose ring hole is at the place and whose blade points to +x."""
    with placed(0, 0, z, turn):
        tube([(0.5 + 0.36 * px, 0.36 * py, 0.06) for px, py in ring(1, 20)], 0.1, color, closed=True)
        box(1.6, 0, 0, 1.5, 0.16, 0.12, color, 0.02)
        for px, deep in ((1.75, 0.22), (2, 0.16), (2.22, 0.26)):
            box(px, -0.08 - deep / 2, 0, 0.14, deep, 0.12, color, 0.01)


def keys(x, y, z=0, turn=0, size=1, tag="terracotta"):
    """Lay two keys on a ring with a house-shaped tag."""
    with placed(x, y, z, turn, size):
        tube([(0.42 * px, 0.42 * py, 0.16) for px, py in ring(1, 24)], 0.045, "steel", closed=True)
        key(-25, 0.02)
        key(18, 0.12)
        with placed(-0.5, 0, 0.03, turn=95):
            slab([(-0.42, 0), (0.42, 0), (0.42, 0.7), (0, 1.15), (-0.42, 0.7)], 0, 0.12, tag, 0.03)
            cylinder(0, 0.62, 0.11, 0.12, 0.02, "cream", sides=16)


def coins(x, y, count, z=0, radius=0.5):
    """Stack coins, each a little askew."""
    for i in range(count):
        dx, dy = chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05)
        cylinder(x + dx, y + dy, z + i * 0.15, radius, 0.13, ("gold", "ochre")[i % 2], sides=28, bevel=0.03)


def calculator(x, y, turn=0, size=1):
    """Add a desk calculator with a blank screen."""
    with placed(x, y, 0, turn, size):
        box(0, 0, 0, 1.9, 2.7, 0.26, "slate", 0.09)
        box(0, 0.92, 0.24, 1.55, 0.55, 0.06, "sage-pale", 0.03)
        for i in range(4):
            for j in range(4):
                shade = "terracotta" if (i, j) == (3, 0) else "ochre" if i == 3 else "cream"
                box(-0.6 + i * 0.4, -1.02 + j * 0.42, 0.24, 0.3, 0.32, 0.1, shade, 0.04)


def mug(x, y, turn=0, color="mist", size=1):
    """Add a mug of coffee."""
    with placed(x, y, 0, turn, size):
        cylinder(0, 0, 0, 0.6, 1.2, color, top=0.64, sides=28, bevel=0.05)
        cylinder(0, 0, 1.17, 0.52, 0.04, "walnut", sides=28)
        tube([(0.6 + 0.34 * px, 0, 0.62 + 0.36 * pz) for px, pz in ring(1, 13, start=-90, sweep=180)], 0.09, color)


def eyeglasses(x, y, turn=0):
    """Lay a pair of glasses."""
    with placed(x, y, 0.1, turn):
        for px in (-0.6, 0.6):
            tube([(px + 0.5 * a, 0.4 * b, 0) for a, b in ring(1, 20)], 0.05, "walnut", closed=True)
            tube([(px * 1.8, 0, 0), (px * 1.75, 1.3, 0)], 0.045, "walnut")
        tube([(-0.12, 0.1, 0), (0.12, 0.1, 0)], 0.05, "walnut")


def books(x, y, turn=0, colors=("slate", "terracotta", "sage"), w=3, d=2.1):
    """Stack closed books without titles."""
    for i, color in enumerate(colors):
        with placed(x, y, i * 0.44, turn + (-6, 5, -2)[i % 3]):
            box(0, 0, 0, w - 0.2 * i, d - 0.12 * i, 0.07, color, 0.02)
            box(0.04, 0, 0.07, w - 0.2 - 0.2 * i, d - 0.14 - 0.12 * i, 0.28, "paper", 0)
            box(0, 0, 0.35, w - 0.2 * i, d - 0.12 * i, 0.07, color, 0.02)


def lamp(x, y, turn=0):
    """Add a desk lamp with a lit cone."""
    with placed(x, y, 0, turn):
        cylinder(0, 0, 0, 0.8, 0.14, "slate", sides=28, bevel=0.04)
        tube([(0, 0, 0.1), (-0.7, 0, 2.3), (0.7, 0, 4)], 0.09, "slate")
        ball(-0.7, 0, 2.3, 0.16, "gold", 0)
        with placed(0.8, 0, 3.9, lean=-28):
            cylinder(0, 0, -0.7, 0.78, 0.9, "terracotta", top=0.25, sides=28)
            cylinder(0, 0, -0.72, 0.62, 0.04, "lamp", sides=28)


def telephone(x, y, turn=0, color="terracotta", size=1):
    """Add a desk telephone with a dial, its handset in the cradle and a cord."""
    with placed(x, y, 0, turn, size):
        slab([(-1.5, -1.2), (1.5, -1.2), (1.2, 1.1), (-1.2, 1.1)], 0, 0.5, color, 0.16, smooth=True)
        slab([(-1, -0.3), (1, -0.3), (0.85, 1), (-0.85, 1)], 0.48, 0.5, color, 0.14, smooth=True)
        with placed(0, -0.72, 0.46, tilt=18):
            cylinder(0, 0, 0, 0.62, 0.12, "cream", sides=32, bevel=0.03)
            for px, py in ring(0.42, 12)[:10]:
                cylinder(px, py, 0.11, 0.085, 0.02, "ink", sides=14)
            cylinder(0, 0, 0.11, 0.2, 0.05, color, sides=20)
        for px in (-0.62, 0.62):
            box(px, 0.4, 0.95, 0.3, 0.5, 0.26, color, 0.05)
        tube([(-1.35, 0.4, 1.42), (-0.7, 0.4, 1.52), (0.7, 0.4, 1.52), (1.35, 0.4, 1.42)], 0.2, "ink")
        for px in (-1.35, 1.35):
            cylinder(px, 0.4, 1.05, 0.42, 0.42, "ink", top=0.34, sides=24, bevel=0.05)
        cord = [(-1.35, 0.4, 1.1), (-1.75, 0.1, 0.5), (-2.1, -0.7, 0.06), (-1.6, -1.5, 0.06), (-1.05, -1.25, 0.12)]
        tube(spline(cord, 8), 0.06, "ink")
