"""The room of the before and after pictures, and the camera both share to the pixel."""

from dataclasses import replace
from itertools import product

from .room import WALL, bright_window, room
from .stage import INTERIOR

WIDTH, DEPTH, HEIGHT = 4.6, 3.6, 2.6
REACH = 0.15

CORNERS = product((-WIDTH / 2 - REACH, WIDTH / 2 + WALL + REACH), (-DEPTH / 2 - REACH, DEPTH / 2 + WALL + REACH),
                  (-0.4, HEIGHT + 0.1))
VIEW = replace(INTERIOR, frame=tuple(CORNERS))


def shell(wall, floor, colors, curtain):
    """Build the room in the given finish, with its one window; return width and depth."""
    room(WIDTH, DEPTH, HEIGHT, wall, floor, colors)
    bright_window(WIDTH / 2 - 0.03, 0.45, 1.15, 1.2, 1.05, "left", curtain=curtain)
    return WIDTH, DEPTH
