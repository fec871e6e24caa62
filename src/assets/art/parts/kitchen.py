"""Kitchen runs: units side by side along +x from the place, backs on y = 0, fronts facing -y."""

from dataclasses import dataclass

from .shapes import ball, box, chance, cylinder, disc, placed, tube

DEPTH, HEIGHT, TOP = 0.6, 0.86, 0.05


@dataclass(frozen=True)
class Style:
    """Colors and make of one kitchen; `panel` frames the fronts (Shaker), without it they are flat slabs."""

    front: str = "cream"
    counter: str = "marble"
    handle: str = "gold"
    panel: bool = True
    splash: str = "white"
    metal: str = "steel"


def front(x, z, w, h, style, y=-DEPTH, drawer=False):
    """Add one door or drawer front with its handle."""
    box(x, y - 0.01, z, w - 0.015, 0.035, h - 0.015, style.front, 0.006)
    rim = min(0.075, h * 0.28)
    if style.panel:
        for px in (-w / 2 + rim / 2, w / 2 - rim / 2):
            box(x + px, y - 0.035, z + 0.008, rim, 0.022, h - 0.03, style.front, 0.004)
        for pz in (0.008, h - rim - 0.02):
            box(x, y - 0.034, z + pz, w - 2 * rim - 0.01, 0.022, rim, style.front, 0.004)
    if drawer:
        box(x, y - 0.07, z + h / 2 - 0.01, min(0.22, w * 0.4), 0.025, 0.025, style.handle, 0.005)
    else:
        box(x + w / 2 - 0.06, y - 0.07, z + (h * 0.62 if z < 1 else 0.06), 0.022, 0.025, 0.16, style.handle, 0.005)


def doors(x, w, z, h, style, y=-DEPTH):
    """Fill a width with doors of at most 0.55 m."""
    count = max(1, round(w / 0.48))
    for i in range(count):
        front(x - w / 2 + (i + 0.5) * w / count, z, w / count, h, style, y)


def carcass(x, w, style):
    """Add the body and plinth of a base unit."""
    box(x, -DEPTH / 2, 0.1, w, DEPTH - 0.02, HEIGHT - 0.1, style.front, 0.005)
    box(x, -DEPTH / 2 + 0.04, 0, w, DEPTH - 0.08, 0.1, "ink", 0)


def base_doors(x, w, style):
    """Base unit with one drawer row over doors."""
    carcass(x, w, style)
    count = max(1, round(w / 0.48))
    for i in range(count):
        front(x - w / 2 + (i + 0.5) * w / count, 0.68, w / count, 0.17, style, drawer=True)
    doors(x, w, 0.11, 0.56, style)


def base_drawers(x, w, style):
    """Base unit with three drawers."""
    carcass(x, w, style)
    for z, h in ((0.11, 0.28), (0.4, 0.27), (0.68, 0.17)):
        front(x, z, w, h, style, drawer=True)


def sink(x, w, style):
    """Base unit with a white apron sink and a tap."""
    carcass(x, w, style)
    doors(x, w, 0.11, 0.46, style)
    box(x, -DEPTH / 2 - 0.05, 0.6, w * 0.86, DEPTH - 0.02, 0.32, "white", 0.02)
    box(x, -DEPTH / 2 - 0.03, 0.9, w * 0.74, DEPTH - 0.2, 0.026, "stone", 0.01)
    tube([(x, -0.09, 0.9), (x, -0.09, 1.22), (x, -0.13, 1.3), (x, -0.22, 1.3), (x, -0.26, 1.24)], 0.02, style.handle)


def cooker(x, w, style):
    """Range with an oven door, four burners and knobs."""
    box(x, -DEPTH / 2 - 0.02, 0.04, w - 0.02, DEPTH, HEIGHT, style.metal, 0.015)
    box(x, -DEPTH - 0.03, 0.14, w - 0.1, 0.03, 0.52, "ink", 0.01)
    tube([(x - w * 0.38, -DEPTH - 0.08, 0.62), (x + w * 0.38, -DEPTH - 0.08, 0.62)], 0.018, "steel")
    for i in range(5):
        disc(x - w * 0.36 + i * w * 0.18, -DEPTH - 0.04, 0.78, 0.035, 0.04, "ink", sides=12)
    box(x, -DEPTH / 2, 0.9, w - 0.06, DEPTH - 0.1, 0.02, "ink", 0.005)
    for px in (-w / 4, w / 4):
        for py in (-0.16, -0.42):
            cylinder(x + px, py, 0.915, 0.085, 0.02, "asphalt", sides=16)


def fridge(x, w, style, height=1.85):
    """Two-door refrigerator."""
    box(x, -0.34, 0.03, w - 0.02, 0.68, height, style.metal, 0.02)
    for z, h in ((0.08, 0.62), (0.73, height - 0.75)):
        box(x, -0.7, z, w - 0.05, 0.05, h, style.metal, 0.015)
        box(x - w / 2 + 0.11, -0.75, z + h * 0.3, 0.03, 0.04, h * 0.45, "ink" if style.metal == "steel" else "steel", 0.008)


def tall(x, w, style, height=2.15):
    """Tall cupboard."""
    box(x, -DEPTH / 2, 0.1, w, DEPTH - 0.02, height - 0.1, style.front, 0.005)
    box(x, -DEPTH / 2 + 0.04, 0, w, DEPTH - 0.08, 0.1, "ink", 0)
    doors(x, w, 0.11, 1.2, style)
    doors(x, w, 1.33, height - 1.34, style)


UNITS = {"doors": base_doors, "drawers": base_drawers, "sink": sink, "cooker": cooker, "fridge": fridge, "tall": tall}
TOPPED = ("doors", "drawers")


def run(units, style, splash=0.52):
    """Lay (kind, width) units from x = 0 on, with counter and splash where they are low; return the length."""
    x = 0
    for kind, w in units:
        middle = x + w / 2
        if kind != "gap":
            UNITS[kind](middle, w, style)
        if kind in TOPPED:
            box(middle, -DEPTH / 2 - 0.02, HEIGHT, w, DEPTH + 0.04, TOP, style.counter, 0.008)
        if kind == "sink":
            box(middle, -0.04, HEIGHT, w, 0.1, TOP, style.counter, 0.005)
        if splash and kind in (*TOPPED, "sink", "cooker"):
            tiled(middle, w, HEIGHT + TOP, splash, style.splash)
        x += w
    return x


def tiled(x, w, z, h, color, size=0.13):
    """Cover a piece of wall with small tiles."""
    box(x, -0.006, z, w, 0.012, h, "stone", 0)
    rows, columns = max(1, round(h / size)), max(1, round(w / (size * 1.9)))
    for j in range(rows):
        for i in range(columns):
            box(x - w / 2 + (i + 0.5) * w / columns, -0.015, z + j * h / rows + 0.005, w / columns - 0.01, 0.02, h / rows - 0.01,
                color, 0)


def uppers(units, style, z=1.45, h=0.75, depth=0.36):
    """Hang (kind, width) units: doors, shelf, hood or gap."""
    x = 0
    for kind, w in units:
        middle = x + w / 2
        if kind == "doors":
            box(middle, -depth / 2, z, w, depth - 0.02, h, style.front, 0.005)
            doors(middle, w, z + 0.005, h - 0.01, style, -depth)
            box(middle, -depth / 2 - 0.01, z + h, w + 0.03, depth + 0.06, 0.05, style.front, 0.01)
        elif kind == "shelf":
            for level in (0.05, 0.42):
                shelf(middle, w, z + level)
        elif kind == "hood":
            hood(middle, w, z, h, style)
        x += w


def shelf(x, w, z, color="oak", depth=0.26):
    """Add an open shelf with dishes on it."""
    box(x, -depth / 2, z, w - 0.04, depth, 0.035, color, 0.006)
    px = x - w / 2 + 0.14
    while px < x + w / 2 - 0.1:
        shade = chance.choice(("white", "mist", "terracotta", "ochre", "sage"))
        if chance.random() < 0.3:
            ball(px, -depth / 2, z + 0.1, 0.085, "leaf", 0.15, detail=1)
            cylinder(px, -depth / 2, z + 0.03, 0.05, 0.06, shade, top=0.06, sides=14)
        else:
            cylinder(px, -depth / 2, z + 0.035, 0.05, chance.uniform(0.08, 0.2), shade, top=0.065, sides=16)
        px += chance.uniform(0.16, 0.24)


def hood(x, w, z, h, style):
    """Add an extractor hood over a range."""
    box(x, -0.24, z + 0.1, w, 0.48, 0.1, style.counter if style.panel else style.metal, 0.01)
    with placed(x, -0.22, z + 0.2):
        cylinder(0, 0, 0, 0.3, h - 0.14, style.front, top=0.17, sides=4)


def counter_island(x, y, w, d, style, overhang=0.25, turn=0):
    """Add an island: fronts toward -y, worktop with an overhang for stools at the back or front."""
    with placed(x, y, 0, turn):
        box(0, 0, 0.1, w, d, HEIGHT - 0.1, style.front, 0.01)
        box(0, 0, 0, w - 0.1, d - 0.1, 0.1, "ink", 0)
        doors(0, w - 0.04, 0.12, HEIGHT - 0.14, style, -d / 2)
        doors_side(w, d, style)
        box(0, -overhang / 2, HEIGHT, w + 0.12, d + overhang + 0.06, 0.06, style.counter, 0.012)


def doors_side(w, d, style):
    """Panel the left end of an island."""
    with placed(-w / 2, 0, 0, turn=-90):
        if style.panel:
            for px in (-d / 2 + 0.06, d / 2 - 0.06):
                box(px, -0.01, 0.12, 0.09, 0.03, HEIGHT - 0.14, style.front, 0.005)
            for z in (0.12, HEIGHT - 0.12):
                box(0, -0.01, z, d - 0.04, 0.03, 0.09, style.front, 0.005)
