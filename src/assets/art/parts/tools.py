"""Building site and workshop: ladder, lumber, scaffold, toolbox, mower, workbench."""

from math import atan2, degrees, hypot

from .shapes import box, cylinder, disc, placed, tube


def ladder(x, y, reach, height, width=0.5, turn=0):
    """Lean a ladder: its feet are at (x, y), its top `reach` further back (+y before the turn) and `height` up."""
    length = hypot(reach, height)
    with placed(x, y, 0, turn, tilt=-degrees(atan2(reach, height))):
        for px in (-width / 2, width / 2):
            box(px, 0, 0, 0.08, 0.08, length, "ochre", 0.01)
        for i in range(round(length / 0.36) - 1):
            cylinder_bar(-width / 2, 0, 0.3 + i * 0.36, width)


def cylinder_bar(x, y, z, length, radius=0.035, color="ochre"):
    """Add a level round bar along +x."""
    tube([(x, y, z), (x + length, y, z)], radius, color)


def lumber(x, y, layers=3, across=4, length=3, turn=0, color="wood-light"):
    """Stack boards on two bearers."""
    with placed(x, y, 0, turn):
        for px in (-length / 3, length / 3):
            box(px, 0, 0, 0.14, across * 0.26, 0.14, "bark", 0.01)
        for layer in range(layers):
            for i in range(across):
                box(0.08 * ((layer + i) % 3), (i - (across - 1) / 2) * 0.26, 0.14 + layer * 0.16, length, 0.23, 0.13, color, 0.015)


def bricks(x, y, rows=3, turn=0):
    """Stack bricks on a pallet."""
    with placed(x, y, 0, turn):
        box(0, 0, 0, 1.3, 1, 0.12, "oak", 0.01)
        for row in range(rows):
            for i in range(4):
                for j in range(3):
                    shade = ("brick", "brick-light")[(i + j + row) % 2]
                    box(-0.45 + i * 0.3, -0.3 + j * 0.3, 0.12 + row * 0.2, 0.27, 0.27, 0.17, shade, 0.02)


def sawhorse(x, y, turn=0, plank=True):
    """Add two trestles with a plank across."""
    with placed(x, y, 0, turn):
        for px in (-0.7, 0.7):
            for lean in (-18, 18):
                with placed(px, 0, 0.8, tilt=lean):
                    box(0, 0, -0.84, 0.09, 0.09, 0.84, "oak", 0.01)
            box(px, 0, 0.76, 0.12, 0.9, 0.12, "oak", 0.01)
        if plank:
            box(0, -0.1, 0.88, 2.4, 0.28, 0.07, "wood-light", 0.01)
            box(0.1, 0.22, 0.88, 2.1, 0.2, 0.07, "wood-light", 0.01)


def toolbox(x, y, z=0, turn=0, size=1, color="terracotta"):
    """Add an open toolbox with a handle, a hammer and a wrench."""
    with placed(x, y, z, turn, size):
        for py in (-0.3, 0.3):
            box(0, py, 0, 1.2, 0.06, 0.42, color, 0.02)
        for px in (-0.6, 0.6):
            box(px, 0, 0, 0.06, 0.66, 0.42, color, 0.02)
            box(px * 0.96, 0, 0.4, 0.06, 0.12, 0.4, color, 0.02)
        box(0, 0, 0, 1.2, 0.6, 0.06, color, 0.01)
        cylinder_bar(-0.62, 0, 0.76, 1.24, 0.05, "oak")
        with placed(-0.2, -0.12, 0.1, lean=18):
            cylinder(0, 0, 0, 0.045, 0.75, "oak", sides=8)
            box(0, 0, 0.7, 0.34, 0.14, 0.14, "steel", 0.02)
        with placed(0.25, 0.12, 0.1, lean=-14):
            box(0, 0, 0, 0.1, 0.05, 0.65, "steel", 0.01)
            disc(0, 0, 0.7, 0.13, 0.07, "steel")


def mower(x, y, turn=0, size=1, color="terracotta"):
    """Add a push mower pointing to -y."""
    with placed(x, y, 0, turn, size):
        box(0, 0, 0.16, 0.7, 0.95, 0.22, color, 0.06)
        cylinder(0, -0.05, 0.38, 0.22, 0.2, "ink", sides=16)
        for px in (-0.4, 0.4):
            for py in (-0.38, 0.38):
                disc(px, py, 0.19, 0.19, 0.1, "ink", "x")
        for px in (-0.27, 0.27):
            tube([(px, 0.42, 0.3), (px, 1.25, 1.05)], 0.035, "steel")
        tube([(-0.27, 1.25, 1.05), (0.27, 1.25, 1.05)], 0.045, "ink")


def workbench(x, y, turn=0, size=1):
    """Add a wooden bench with a vice, a plank and a toolbox."""
    with placed(x, y, 0, turn, size):
        for px in (-0.9, 0.9):
            for py in (-0.28, 0.28):
                box(px, py, 0, 0.13, 0.13, 0.85, "oak", 0.01)
        box(0, 0, 0.25, 1.9, 0.6, 0.07, "oak", 0.01)
        box(0, 0, 0.85, 2.2, 0.85, 0.1, "wood", 0.02)
        box(-0.75, -0.4, 0.8, 0.3, 0.22, 0.2, "steel", 0.02)
        toolbox(0.45, 0.05, 0.95, 12, 0.6)
        box(-0.45, 0.1, 0.95, 0.9, 0.2, 0.06, "wood-light", 0.01)


def scaffold(x, y, width=4, levels=2, step=2, deep=0.9, turn=0):
    """Add a tube scaffold with planks, centered on (x, y), its long side along x."""
    with placed(x, y, 0, turn):
        bays = max(1, round(width / 2))
        height = levels * step + 1
        for i in range(bays + 1):
            px = -width / 2 + i * width / bays
            for py in (-deep / 2, deep / 2):
                tube([(px, py, 0), (px, py, height)], 0.05, "steel")
                cylinder(px, py, 0, 0.12, 0.05, "ink", sides=10)
        for level in range(1, levels + 1):
            z = level * step
            box(0, 0, z, width + 0.2, deep - 0.06, 0.08, "wood", 0.01)
            for py in (-deep / 2, deep / 2):
                for rail in (0, 0.9):
                    tube([(-width / 2, py, z + rail), (width / 2, py, z + rail)], 0.04, "steel")
            for i in range(bays):
                a, b = -width / 2 + i * width / bays, -width / 2 + (i + 1) * width / bays
                tube([(a, -deep / 2, z - step), (b, -deep / 2, z)], 0.03, "ochre")


def stud_wall(length, height, step=0.55, gap=None, color="wood-light"):
    """Add a bare stud wall along x, centered on the place; `gap` = (from, to, lintel height) leaves an opening."""
    box(0, 0, 0, length, 0.14, 0.1, color, 0.01)
    box(0, 0, height - 0.1, length, 0.14, 0.1, color, 0.01)
    count = round(length / step)
    for i in range(count + 1):
        x = -length / 2 + 0.05 + i * (length - 0.1) / count
        open_here = gap and gap[0] < x < gap[1]
        box(x, 0, gap[2] if open_here else 0.1, 0.09, 0.13, height - 0.2 - (gap[2] - 0.1 if open_here else 0), color, 0.01)
    if gap:
        box((gap[0] + gap[1]) / 2, 0, gap[2] - 0.1, gap[1] - gap[0] + 0.1, 0.15, 0.16, color, 0.01)


def rafters(w, d, z, rise, over=0.35, step=0.6, color="wood-light"):
    """Add bare rafters and a ridge board (along x) over walls w by d whose top is at z."""
    run = d / 2 + over
    angle = degrees(atan2(rise, d / 2))
    length = hypot(run, rise * run / (d / 2))
    count = round(w / step)
    box(0, 0, z + rise - 0.16, w + 0.1, 0.08, 0.26, color, 0.01)
    for i in range(count + 1):
        x = -w / 2 + 0.05 + i * (w - 0.1) / count
        for turn in (0, 180):
            with placed(x, 0, z + rise, turn, tilt=angle):
                box(0, -length / 2, -0.16, 0.09, length, 0.18, color, 0.01)


def cone(x, y, size=1):
    """Add a traffic cone."""
    with placed(x, y, 0, 0, size):
        box(0, 0, 0, 0.5, 0.5, 0.06, "terracotta", 0.02)
        cylinder(0, 0, 0.06, 0.2, 0.3, "terracotta", top=0.14, sides=14)
        cylinder(0, 0, 0.36, 0.14, 0.14, "white", top=0.1, sides=14)
        cylinder(0, 0, 0.5, 0.1, 0.2, "terracotta", top=0.04, sides=14)


def carton(x, y, z=0, size=0.7, turn=0):
    """Add a closed moving box with a strip of tape."""
    with placed(x, y, z, turn, size):
        box(0, 0, 0, 1, 0.8, 0.75, "wood", 0.02)
        box(0, 0, 0.005, 1.01, 0.16, 0.75, "wood-light", 0)
