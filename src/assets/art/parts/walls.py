"""Walls and roofs: lapped boards, gables, shingled slopes."""

from math import hypot

from .shapes import box, extrude, mesh

LAP = 0.3


def lapped(x, y, z, w, d, h, color, lap=LAP, proud=0.025, top=None):
    """Stack boards into a wall body; `top` = (w, d) at the upper end makes gable ends (w, 0) or hips."""
    top_w, top_d = top or (w, d)
    count = max(1, round(h / lap))
    points, faces = [], []
    for i in range(count):
        for share, extra in ((i / count, proud), ((i + 1) / count, 0)):
            half_w = (w + (top_w - w) * share) / 2 + extra
            half_d = (d + (top_d - d) * share) / 2 + extra
            points += [(x + sx * half_w, y + sy * half_d, z + h * share) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        n = 8 * i
        faces += [(n, n + 1, n + 2, n + 3), (n + 4, n + 5, n + 6, n + 7)]
        faces += [(n + k, n + (k + 1) % 4, n + 4 + (k + 1) % 4, n + 4 + k) for k in range(4)]
    return mesh(points, faces, color)


def slope(run, rise, over, thick, count):
    """Profile (y, z) of one roof side from eave to ridge with stepped shingle courses; y runs from -run-over to 0."""
    steep = rise / run
    upper = []
    for i in range(count):
        for share, extra in ((i / count, 0.035), ((i + 1) / count, 0)):
            y = -(run + over) * (1 - share)
            upper.append((y, rise + steep * y + thick + extra))
    eave = -(run + over)
    return [*upper, (0, rise), (eave, rise + steep * eave)]


def gable_roof(x, y, z, w, d, h, color, over=0.32, thick=0.1, sides=(True, True), trim="white"):
    """Lay a gable roof with its ridge along x over a body w by d; `sides` leaves the front or back slope out."""
    count = max(3, round(hypot(d / 2 + over, h) / 0.42))
    eave, drop = -(d / 2 + over), -over * h / (d / 2)
    board = [(eave, drop - 0.1), (eave, drop + 0.02), (0, h + 0.02), (0, h - 0.12)]
    for wanted, way in zip(sides, (1, -1)):
        if wanted:
            extrude([(y + way * py, z + pz) for py, pz in slope(d / 2, h, over, thick, count)], x, w + 2 * over, color)
            for end in (-1, 1):
                extrude([(y + way * py, z + pz) for py, pz in board], x + end * (w / 2 + over - 0.06), 0.1, trim)
    if all(sides):
        box(x, y, z + h + thick - 0.05, w + 2 * over + 0.02, 0.22, 0.09, color, 0.03)


def gable_body(w, d, h, roof_h, color, roof="slate", over=0.32, lap=LAP):
    """Build walls, gable ends and roof of a simple house centered on the place, ridge along x."""
    box(0, 0, 0, w + 0.12, d + 0.12, 0.16, "stone")
    lapped(0, 0, 0.12, w, d, h - 0.12, color, lap)
    lapped(0, 0, h, w, d, roof_h, color, lap, top=(w, 0))
    gable_roof(0, 0, h, w, d, roof_h, roof, over)


def chimney(x, y, z, h, color="brick", w=0.62):
    """Add a chimney with a cap and a pot."""
    box(x, y, z, w, w, h, color, 0.02)
    box(x, y, z + h, w + 0.16, w + 0.16, 0.12, "stone", 0.02)
    box(x, y, z + h + 0.12, w * 0.4, w * 0.4, 0.18, "terracotta", 0.02)
