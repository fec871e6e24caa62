"""The frame of a new house inside a scaffold, with materials around."""

from parts.ground import island, patch, path
from parts.plants import bush, pine, tree
from parts.shapes import box, placed
from parts.tools import bricks, cone, ladder, lumber, rafters, sawhorse, scaffold, stud_wall, toolbox
from parts.walls import lapped


def story(w, d, h, gaps):
    """Frame one story on a floor; `gaps` are the openings of front and left wall."""
    box(0, 0, 0, w + 0.1, d + 0.1, 0.16, "wood", 0.02)
    with placed(z=0.16):
        with placed(0, -d / 2 + 0.07):
            stud_wall(w, h, gap=gaps[0])
        with placed(0, d / 2 - 0.07):
            stud_wall(w, h)
        with placed(-w / 2 + 0.07, 0, turn=-90):
            stud_wall(d - 0.2, h, gap=gaps[1])
        with placed(w / 2 - 0.07, 0, turn=-90):
            stud_wall(d - 0.2, h)


def build():
    """Two storeys in frame, the lower right corner already boarded, roof half sheathed."""
    land = island(17, 14.5)
    patch(0.3, -0.2, 13, 10, "straw")
    with placed(0, 1):
        box(0, 0, 0, 6.5, 4.7, 0.35, "stone")
        with placed(z=0.35):
            story(6.2, 4.4, 2.4, ((-1.9, -0.7, 2), (-0.6, 0.6, 1.9)))
            lapped(1.9, 0, 0.16, 2.46, 4.46, 2.4, "cream")
            with placed(z=2.56):
                story(6.2, 4.4, 2.2, ((-0.6, 0.6, 1.8), (-0.5, 0.5, 1.8)))
                rafters(6.2, 4.4, 2.36, 2.1)
        scaffold(-1.6, -3.1, 3.6, 2, 2.3)
    ladder(1.8, -2.6, 1.15, 3.2)
    path([(3.2, -3.6), (4.2, -8)], 2.2, "soil", land=land)
    lumber(-4.6, -4, 3, 5, 3.2, turn=-12)
    bricks(4.7, -1.4, 4, 10)
    bricks(5.4, -2.9, 2, -6)
    sawhorse(-0.4, -4.3, turn=12)
    toolbox(1.5, -4.5, 0, 20, 0.75)
    for x, y in ((2, -5.4), (-2.6, -5.6)):
        cone(x, y, 1.1)
    tree(-6.6, 0.8, 1.2)
    tree(5.9, 3.4, 1.3, "lime")
    pine(-5.6, 3.8, 1.4)
    pine(-6.9, 2.9, 1)
    bush(6.6, -0.2, 0.45)
