"""Railway tracks curve past a row of small wooden shops."""

from mathutils import Vector

from parts.ground import island, road, trim
from parts.plants import bed, bush, pine, pot, tree
from parts.shapes import box, cylinder, disc, placed, ribbon, spline
from parts.shops import gable_shop
from parts.stage import View
from parts.street import bench, lamp_post, planter

VIEW = View(turn=-22, rise=35)

TRACK = spline([(-14, -5.6), (-7, -4.9), (0, -4.7), (7, -5.3), (14, -7.4)], 16)


def tracks(land, gauge=1.3):
    """Lay ballast, sleepers and two rails, trimmed to the island."""
    trim(ribbon(TRACK, 2.5, 0, 0.12, "stone"), land)
    spots = [Vector(p) for p in TRACK]
    for a, b in zip(spots, spots[1:]):
        along = (b - a).normalized()
        side = Vector((-along.y, along.x)) * 0.95
        for share in (0.25, 0.75):
            middle = a + (b - a) * share
            trim(ribbon([tuple(middle - side), tuple(middle + side)], 0.2, 0.1, 0.1, "bark"), land)
    for way in (-1, 1):
        rail = []
        for before, spot, after in zip([spots[0], *spots], spots, [*spots[1:], spots[-1]]):
            along = (after - before).normalized()
            rail.append(tuple(spot + Vector((-along.y, along.x)) * way * gauge / 2))
        trim(ribbon(rail, 0.09, 0.2, 0.13, "slate-light"), land)


def crossing_signal(x, y, turn=0):
    """Add a crossing post with two lights and a striped arm raised."""
    with placed(x, y, 0, turn):
        cylinder(0, 0, 0, 0.09, 2.6, "steel", sides=10)
        for lean in (45, -45):
            with placed(0, -0.1, 2.75, lean=lean):
                box(0, 0, -0.6, 0.16, 0.05, 1.2, "white", 0.01)
        box(0, -0.1, 1.85, 0.9, 0.06, 0.12, "ink", 0.01)
        for px in (-0.32, 0.32):
            disc(px, -0.14, 1.9, 0.17, 0.08, "ink")
            disc(px, -0.2, 1.9, 0.11, 0.05, "terracotta")
        with placed(0.2, 0, 0.9, lean=14):
            for i in range(6):
                box(0, 0, i * 0.42, 0.1, 0.08, 0.42, ("white", "terracotta")[i % 2], 0)


def build():
    """Shops along a boardwalk behind the tracks, a road across them."""
    land = island(22, 14.5)
    road(land, [(7.6 + 0.02 * y, y) for y in range(-9, 1)], 2.3)
    tracks(land)
    box(-1, -1.5, 0, 16, 1.8, 0.12, "wood")
    for x, w, wall, color in ((-6.6, 3.6, "mist", "ochre"), (-2.6, 3.3, "cream", "terracotta"),
                               (1.4, 3.7, "sage-pale", "slate"), (5.4, 3.3, "blush", "pine")):
        with placed(x, 1.5, 0.1):
            gable_shop(w, wall, awning_color=color)
    crossing_signal(9, -3.6)
    crossing_signal(5.7, -7, turn=180)
    for x in (-4.6, -0.6, 3.4):
        lamp_post(x, -2.1)
    bench(-2.4, -1.9)
    planter(1.2, -1.9)
    for x in (-8.5, -0.7, 3.5, 6.8):
        pot(x, -1.1, 0.1, 0.8)
    bed(-6.4, -2.8, 2.6)
    for x, y, size, color in ((-9.4, 1, 1.3, "leaf"), (-4.6, 4.8, 1.4, "lime"), (2.6, 5.2, 1.5, "leaf"),
                               (8.6, 1.4, 1.3, "lime"), (-1, -6.9, 0.7, "lime"), (9.2, -2.4, 0.9, "leaf")):
        tree(x, y, size, color)
    pine(-1.4, 5.4, 1.4)
    pine(7, 5, 1.3)
    for x, y in ((-4.4, -6.7), (-3.8, -6.9), (1.2, -6.9)):
        bush(x, y, 0.4)
