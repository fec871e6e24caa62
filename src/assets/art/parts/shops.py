"""Main-street buildings and city towers, each centered on its place with the front facing -y."""

from .openings import door, window
from .shapes import box, chance, cylinder, placed
from .walls import gable_body, lapped


def awning(x, y, z, w, color="terracotta", deep=0.9):
    """Add a striped awning hanging from the wall at y."""
    stripes = max(4, round(w / 0.36))
    with placed(x, y, z, tilt=24):
        for i in range(stripes):
            px = -w / 2 + (i + 0.5) * w / stripes
            shade = color if i % 2 == 0 else "cream"
            box(px, -deep / 2, 0, w / stripes, deep, 0.05, shade, 0)
            box(px, -deep, -0.2, w / stripes, 0.04, 0.22, shade, 0)


def shop_front(w, wall_y, color, awning_color):
    """Add the ground floor of a shop: display window, door, plinth, awning."""
    box(0, wall_y - 0.06, 0, w - 0.3, 0.16, 2.75, color, 0.02)
    glass_w = w - 1.9
    window(-w / 2 + 0.35 + glass_w / 2, wall_y - 0.12, 0.62, glass_w, 1.75, bars=(max(1, round(glass_w) - 1), 0))
    door(w / 2 - 0.85, wall_y - 0.12, 0.08, awning_color, 0.85)
    awning(0, wall_y - 0.12, 2.95, w - 0.35, awning_color)


def brick_shop(w=3.6, floors=2, wall="brick", front="ink", awning_color="terracotta", deep=4.4):
    """Brick storefront with upper windows and a cornice; the wall's front is at -deep / 2."""
    height = 3.2 + (floors - 1) * 2.3
    lapped(0, 0, 0, w, deep, height, wall, 0.2, 0.015)
    shop_front(w, -deep / 2, front, awning_color)
    count = max(2, round(w / 1.3))
    for level in range(floors - 1):
        for i in range(count):
            x = -w / 2 + (i + 0.5) * w / count
            window(x, -deep / 2 - 0.02, 3.75 + level * 2.3, 0.68, 1.3, bars=(1, 1), hood=True)
        for y in (-1.1, 1.1):
            window(-w / 2 - 0.02, y, 3.75 + level * 2.3, 0.68, 1.3, "left", hood=True)
    box(0, 0, height, w + 0.1, deep + 0.1, 0.22, "stone")
    box(0, -deep / 2 - 0.08, height - 0.25, w + 0.1, 0.34, 0.16, "cream")
    box(0, -deep / 2 - 0.1, height + 0.1, w + 0.22, 0.4, 0.2, "cream")
    for i in range(round(w / 0.4)):
        box(-w / 2 + 0.25 + i * 0.4, -deep / 2 - 0.12, height - 0.1, 0.12, 0.26, 0.2, "cream", 0.01)
    box(0.4, 0.6, height + 0.2, 1, 0.9, 0.55, "steel", 0.03)


def gable_shop(w=3.6, wall="mist", roof="slate", awning_color="ochre"):
    """Small wooden shop whose gable faces the street."""
    with placed(turn=90):
        gable_body(4.2, w, 2.9, 1.7, wall, roof)
    shop_front(w - 0.2, -2.1, "white", awning_color)
    window(0, -2.14, 3.35, 0.7, 0.75)
    for y in (-0.9, 0.9):
        window(-w / 2 - 0.04, y, 1, 0.75, 1.2, "left")


def window_grid(w, d, h, columns, floors, glass, lit=0.22, start=0.8):
    """Cover the front and left sides of a tower with windows, some of them lit."""
    step = (h - start - 0.3) / floors
    for turn, width, deep in ((0, w, d), (-90, d, w)):
        count = max(2, round(columns * width / w))
        for i in range(count):
            for level in range(floors):
                shade = "glow" if chance.random() < lit else glass
                with placed(turn=turn):
                    box(-width / 2 + (i + 0.5) * width / count, -deep / 2 - 0.01, start + level * step,
                        width / count * 0.62, 0.05, step * 0.62, shade, 0)


def tower(w, d, h, wall="cream", glass="slate-light", columns=5, floors=12, crown=True):
    """Plain city block of the given size with a grid of windows and a set-back roof."""
    box(0, 0, 0, w, d, h, wall, 0.04)
    box(0, 0, 0, w + 0.12, d + 0.12, 0.6, "stone", 0.03)
    window_grid(w, d, h, columns, floors, glass)
    box(0, 0, h, w + 0.12, d + 0.12, 0.14, wall, 0.03)
    if crown:
        box(0.1 * w, 0, h + 0.14, w * 0.5, d * 0.5, 0.6, "steel", 0.03)


def stepped_tower(w, h, wall="cream", glass="slate-light"):
    """Slim tower of the 1920s: three set-backs and a pointed top."""
    tower(w, w, h * 0.6, wall, glass, 5, 11, crown=False)
    with placed(z=h * 0.6 + 0.14):
        tower(w * 0.74, w * 0.74, h * 0.24, wall, glass, 4, 5, crown=False)
        with placed(z=h * 0.24 + 0.14):
            lapped(0, 0, 0, w * 0.54, w * 0.54, h * 0.1, wall, 0.5, 0.05)
            lapped(0, 0, h * 0.1, w * 0.6, w * 0.6, h * 0.1, "slate", 0.3, 0.04, top=(0.1, 0.1))
            cylinder(0, 0, h * 0.19, 0.05, h * 0.06, "gold", top=0.01, sides=8)
