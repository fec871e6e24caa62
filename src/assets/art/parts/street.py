"""What stands along a street: mailbox, lamp, fence, bench, signpost."""

from contextlib import contextmanager
from math import atan2, degrees, hypot

from .plants import bush, flowers
from .shapes import ball, box, cylinder, extrude, placed, ring, slab


def mailbox(x, y, color="terracotta", turn=0, size=1):
    """Add a mailbox with its flag up."""
    with placed(x, y, 0, turn, size):
        box(0, 0, 0, 0.11, 0.11, 1.05, "bark", 0.01)
        box(0, -0.12, 0.8, 0.08, 0.34, 0.08, "bark", 0.01)
        arch = [(-0.17, 1.05), (0.17, 1.05), *[(px, 1.2 + pz) for px, pz in ring(0.17, 9, sweep=180)]]
        with placed(turn=90):
            extrude(arch, 0, 0.6, color, 0.02)
        box(0.2, -0.08, 1.18, 0.03, 0.05, 0.34, "ochre", 0)
        box(0.2, -0.01, 1.42, 0.03, 0.16, 0.1, "ochre", 0)


def lamp_post(x, y, size=1):
    """Add a street lamp with a lit lantern."""
    with placed(x, y, 0, 0, size):
        cylinder(0, 0, 0, 0.14, 0.25, "ink", sides=8)
        cylinder(0, 0, 0.2, 0.06, 2.5, "ink", sides=8)
        cylinder(0, 0, 2.7, 0.12, 0.4, "lamp", top=0.19, sides=6)
        cylinder(0, 0, 3.1, 0.26, 0.2, "ink", top=0.04, sides=6)


def picket_fence(start, end, height=0.75, color="white", gap=0.26):
    """Add a picket fence between two (x, y) points."""
    with _along(start, end) as length:
        count = max(2, round(length / gap))
        for i in range(count + 1):
            px = length * i / count
            slab_points = [(px - 0.07, 0), (px + 0.07, 0), (px + 0.07, height - 0.1), (px, height), (px - 0.07, height - 0.1)]
            with placed(0, 0.03, 0, tilt=90):
                slab(slab_points, 0, 0.05, color)
        for z in (0.2, 0.5):
            box(length / 2, 0.06, z * height / 0.75, length, 0.05, 0.08, color, 0)


def rail_fence(start, end, rails=4, height=1.25, gap=2, color="white"):
    """Add a horse fence of posts and level rails between two (x, y) points."""
    with _along(start, end) as length:
        count = max(1, round(length / gap))
        for i in range(count + 1):
            box(length * i / count, 0, 0, 0.15, 0.15, height + 0.08, color, 0.02)
        for i in range(rails):
            box(length / 2, 0, height * (i + 1) / rails - 0.16, length, 0.06, 0.13, color, 0.01)


@contextmanager
def _along(start, end):
    """Place whatever is shaped inside along +x from start to end; yields the length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    with placed(start[0], start[1], 0, degrees(atan2(dy, dx))):
        yield hypot(dx, dy)


def bench(x, y, turn=0, color="wood", size=1):
    """Add a slatted bench facing -y."""
    with placed(x, y, 0, turn, size):
        for px in (-0.7, 0.7):
            box(px, 0, 0, 0.1, 0.5, 0.42, "ink", 0.01)
            box(px, 0.24, 0.4, 0.1, 0.07, 0.5, "ink", 0.01)
        for i in range(3):
            box(0, -0.18 + 0.17 * i, 0.42, 1.7, 0.14, 0.06, color, 0.01)
        for z in (0.6, 0.78):
            box(0, 0.22, z, 1.7, 0.05, 0.13, color, 0.01)


def arrow_board(z, w, h, color, turn):
    """Add a plain board with a pointed end to a post at the place."""
    with placed(0, 0, z, turn):
        with placed(0, -0.1, 0, tilt=90):
            slab([(-0.3, -h / 2), (w - 0.25, -h / 2), (w, 0), (w - 0.25, h / 2), (-0.3, h / 2)], -0.04, 0.08, color, 0.02)


def signpost(x, y, boards, height=2.6, size=1):
    """Add a post with pointed boards: (height, color, turn) each."""
    with placed(x, y, 0, 0, size):
        cylinder(0, 0, 0, 0.11, height, "bark", sides=8)
        ball(0, 0, height, 0.16, "bark", 0.03)
        for z, color, turn in boards:
            arrow_board(z, 1.5, 0.42, color, turn)


def planter(x, y, w=1, d=0.5, turn=0):
    """Add a low wooden box full of flowers."""
    with placed(x, y, 0, turn):
        box(0, 0, 0, w, d, 0.36, "oak", 0.03)
        for i in range(3):
            bush((i - 1) * w / 3.2, 0, 0.22, ("leaf", "lime", "leaf")[i], 0.34)
        flowers(0, -0.05, 6, w / 2 - 0.1, z=0.4, deep=d / 4)


def parasol(x, y, color="terracotta", size=1):
    """Add a round table with a sunshade and two stools."""
    with placed(x, y, 0, 0, size):
        cylinder(0, 0, 0, 0.05, 2.3, "wood", sides=8)
        cylinder(0, 0, 0.7, 0.5, 0.06, "wood-light")
        cylinder(0, 0, 1.85, 1.15, 0.45, color, top=0.06, sides=10)
        for px in (-0.75, 0.75):
            cylinder(px, -0.15, 0, 0.2, 0.42, "wood", sides=12)

