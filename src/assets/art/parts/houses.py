"""Houses, each centered on its place with the front door facing -y and the ground at z = 0."""

from .openings import door, garage_door, wall_lamp, window
from .plants import pot
from .shapes import box, cylinder, placed
from .walls import LAP, chimney, gable_body, gable_roof, lapped


def porch(x, y, w, d, h=2.5, roof="slate", posts=3, floor=0.3, steps_at=0):
    """Add a porch whose back edge is at y: floor, steps, posts, railing-free, shed roof."""
    middle = y - d / 2
    box(x, middle, 0, w, d, floor, "path")
    for i in range(2):
        box(x + steps_at, y - d - 0.18 - 0.28 * i, 0, 1.5, 0.36, floor * (2 - i) / 3, "path")
    for i in range(posts):
        px = x - w / 2 + 0.2 + i * (w - 0.4) / (posts - 1)
        box(px, y - d + 0.2, floor, 0.18, 0.18, h - floor, "white")
        box(px, y - d + 0.2, floor, 0.28, 0.28, 0.2, "white")
    box(x, middle, h, w + 0.1, d + 0.05, 0.16, "white")
    with placed(x, y - d / 2 - 0.05, h + 0.34, tilt=12):
        for i in range(4):
            box(0, -d / 2 - 0.1 + (i + 0.5) * (d + 0.3) / 4, -0.02 * (i % 2), w + 0.5, (d + 0.3) / 4 + 0.06, 0.12, roof, 0.015)


def dormer(x, y, z, w=1.5, color="cream", roof="slate"):
    """Add a roof dormer whose window stands at y; the ridge runs back into the roof."""
    with placed(x, y, z):
        lapped(0, 1, 0, w, 2, 1.15, color)
        window(0, -0.03, 0.25, w * 0.5, 0.75)
        with placed(0, 1, 0, turn=90):
            lapped(0, 0, 1.15, 2, w, 0.62, color, top=(2, 0))
            gable_roof(0, 0, 1.15, 2, w, 0.62, roof, over=0.2)


def wing(x, y, w, d, h, roof_h, color, roof="slate", lap=LAP):
    """Add a wing whose gable faces -y, centered on (x, y)."""
    with placed(x, y, 0, turn=90):
        gable_body(d, w, h, roof_h, color, roof, lap=lap)


def classic_house(wall="cream", roof="slate", paint="terracotta", garage=True):
    """Classic one-and-a-half-story house with a gabled wing, a small porch and a garage."""
    gable_body(5.6, 4.4, 3, 2, wall, roof)
    wing(-1.5, -1.7, 2.4, 2.6, 2.8, 1.35, wall, roof)
    chimney(-1.9, 0.9, 4, 1.7)
    door(0.75, -2.24, 0.3, paint)
    window(2.1, -2.24, 1.05, 0.75, 1.25, shutters=paint)
    window(-1.5, -3.04, 0.95, 1.3, 1.3, bars=(2, 1), hood=True)
    window(-1.5, -3.05, 3, 0.42, 0.55, bars=(1, 0))
    for y in (-0.3, 1.3):
        window(-2.84, y, 1.05, 0.75, 1.25, "left")
    window(-2.84, 0, 3.45, 0.6, 0.8, "left")
    porch(1.35, -2.2, 2.9, 1.3, 2.55, roof, posts=2, steps_at=-0.6)
    wall_lamp(1.45, -2.3, 1.7)
    pot(2.35, -3.1, 0.3, 0.7)
    if garage:
        with placed(4.5, -0.2):
            gable_body(3.4, 3.8, 2.5, 1.45, wall, roof)
            garage_door(0.1, -1.94, 0.05, 2.4)


def cottage(wall="mist", roof="slate", paint="ochre"):
    """Small first home: one story, front gable, a stoop with two posts."""
    with placed(turn=90):
        gable_body(4.6, 4.4, 2.6, 1.9, wall, roof, over=0.38)
    chimney(1.2, 1, 3.2, 1.5)
    wing(-0.75, -2.5, 2, 1.1, 2.45, 0.95, wall, roof)
    door(-0.75, -3.09, 0.3, paint, lights=False)
    box(-0.75, -3.5, 0, 1.7, 0.9, 0.28, "path")
    box(-0.75, -4.05, 0, 1.3, 0.4, 0.14, "path")
    window(1.25, -2.34, 0.95, 1.05, 1.15, bars=(2, 1), shutters=paint)
    window(0, -2.36, 3.2, 0.6, 0.65)
    for y in (-1, 1):
        window(-2.24, y, 0.95, 0.85, 1.15, "left")
    wall_lamp(0, -3.1, 1.55)
    pot(-1.45, -3.65, 0.28, 0.6)


def porch_house(wall="sage-pale", roof="slate", paint="terracotta"):
    """Bungalow with a porch over the whole front and a dormer."""
    gable_body(6, 4.6, 2.9, 2.3, wall, roof)
    dormer(0, -1.75, 3.45, 1.9, wall, roof)
    porch(0, -2.3, 6, 1.7, 2.6, roof, posts=4)
    door(0, -2.34, 0.3, paint)
    for x in (-1.9, 1.9):
        window(x, -2.34, 1, 1.15, 1.25, bars=(2, 1))
    for y in (-1, 1):
        window(-3.04, y, 1, 0.8, 1.25, "left")
    window(-3.04, 0, 3.4, 0.7, 0.85, "left")
    chimney(2, 0.9, 3.9, 1.7)
    wall_lamp(0.85, -2.38, 1.7)
    pot(-0.95, -3.55, 0.3, 0.7)
    pot(0.95, -3.55, 0.3, 0.7)


def farmhouse(wall="white", roof="slate", paint="pine"):
    """Tall house whose gable faces the street, with a side wing and porch."""
    wing(0, 0, 3.6, 5, 4.9, 2.1, wall, roof)
    with placed(3.1, 0.6):
        gable_body(3, 3.6, 2.7, 1.4, wall, roof)
    door(-0.95, -2.54, 0.3, paint)
    window(0.7, -2.54, 0.95, 1, 1.35, shutters=paint)
    for x in (-0.85, 0.85):
        window(x, -2.54, 3.1, 0.75, 1.25, shutters=paint)
    window(0, -2.55, 5.4, 0.5, 0.65)
    for y in (-1.2, 1):
        window(-1.84, y, 0.95, 0.85, 1.35, "left")
        window(-1.84, y, 3.1, 0.8, 1.25, "left")
    porch(3.05, -1.2, 3, 1.2, 2.35, roof, posts=3, steps_at=0)
    door(2.6, -1.24, 0.3, paint, lights=False)
    window(3.8, -1.24, 1, 0.75, 1.1)
    box(-0.95, -3.1, 0, 1.5, 1, 0.28, "path")
    chimney(0.7, 1.2, 5.8, 1.9)


def portico(y, w=2, h=2.75):
    """Add a white portico with two columns and a pediment in front of the wall at y."""
    box(0, y - 0.65, 0, w + 0.5, 1.5, 0.28, "stone")
    box(0, y - 1.5, 0, w, 0.4, 0.14, "stone")
    for x in (-w / 2, w / 2):
        cylinder(x, y - 1.1, 0.28, 0.13, h - 0.28, "white", top=0.11, sides=16)
    box(0, y - 0.65, h, w + 0.6, 1.35, 0.2, "white")
    with placed(0, y - 0.65, 0, turn=90):
        lapped(0, 0, h + 0.2, 1.25, w + 0.4, 0.55, "white", top=(1.25, 0))
        gable_roof(0, 0, h + 0.2, 1.25, w + 0.4, 0.55, "slate", over=0.12, thick=0.07)


def colonial(wall="brick", roof="slate", paint="ink", shutters="ink"):
    """Two-story Georgian house: five bays, portico, end chimneys."""
    gable_body(7.2, 4.8, 5.2, 1.9, wall, roof, over=0.26, lap=0.2)
    box(0, 0, 5, 7.36, 4.96, 0.22, "white")
    box(0, 0, 2.62, 7.28, 4.88, 0.1, "cream")
    for x in (-2.7, -1.45, 1.45, 2.7):
        window(x, -2.44, 0.9, 0.62, 1.3, bars=(1, 2), shutters=shutters, hood=True, leaf=0.17)
    for x in (-2.7, -1.45, 0, 1.45, 2.7):
        window(x, -2.44, 3.15, 0.62, 1.25, bars=(1, 2), shutters=shutters, leaf=0.17)
    for y in (-1.2, 1.2):
        window(-3.64, y, 0.9, 0.72, 1.3, "left", bars=(1, 2))
        window(-3.64, y, 3.15, 0.72, 1.25, "left", bars=(1, 2))
    door(0, -2.44, 0.28, paint, 1)
    portico(-2.4)
    chimney(-3.2, 0.3, 5.2, 2.75, wall if wall.startswith("brick") else "brick", 0.75)
    chimney(3.2, 0.3, 5.2, 2.75, wall if wall.startswith("brick") else "brick", 0.75)
