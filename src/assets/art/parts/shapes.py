"""Shapes that every part is built from. Meters; z is up; fronts face -y; `z` of a shape is its underside."""

import random
from contextlib import contextmanager
from math import cos, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from .palette import paint

_poses = [Matrix.Identity(4)]
chance = random.Random()


@contextmanager
def placed(x=0, y=0, z=0, turn=0, scale=1, tilt=0, lean=0):
    """Move, turn (about z), tilt (about x), lean (about y; all degrees) and scale whatever is shaped inside."""
    pose = Matrix.Translation((x, y, z))
    for angle, axis in ((turn, "Z"), (tilt, "X"), (lean, "Y")):
        pose = pose @ Matrix.Rotation(radians(angle), 4, axis)
    _poses.append(_poses[-1] @ pose @ Matrix.Scale(scale, 4))
    try:
        yield
    finally:
        _poses.pop()


def add(data, color):
    """Put mesh or curve data into the scene at the current place, painted; return the object.

    Each thing is moved a fraction of a millimeter toward the viewer: faces in exactly the same plane would render black.
    """
    data.materials.append(paint(color))
    scene = bpy.context.scene.collection.objects
    nudge = 0.0005 * (len(scene) % 7)
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = Matrix.Translation((-nudge, -nudge, nudge)) @ _poses[-1]
    scene.link(thing)
    return thing


def mesh(points, faces, color, bevel=0, smooth=False):
    """Add a mesh from points and faces (face normals are made to look outward)."""
    data = bpy.data.meshes.new("part")
    data.from_pydata(points, [], faces)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = radians(40)
    thing = add(data, color)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
    return thing


def slab(outline, z, height, color, bevel=0, smooth=False):
    """Raise a flat outline of (x, y) points by `height`."""
    n = len(outline)
    points = [(x, y, z) for x, y in outline] + [(x, y, z + height) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(points, [tuple(range(n)), tuple(range(n, 2 * n)), *sides], color, bevel, smooth)


def box(x, y, z, w, d, h, color, bevel=0.02):
    """Add a box centered on (x, y): w along x, d along y, h up from z."""
    return slab([(x - w / 2, y - d / 2), (x + w / 2, y - d / 2), (x + w / 2, y + d / 2), (x - w / 2, y + d / 2)],
                z, h, color, bevel)


def extrude(profile, x, length, color, bevel=0):
    """Pull a profile of (y, z) points along x, centered on x."""
    n = len(profile)
    points = [(x + s * length / 2, y, z) for s in (-1, 1) for y, z in profile]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(points, [tuple(range(n)), tuple(range(n, 2 * n)), *sides], color, bevel)


def ring(radius, count=48, x=0, y=0, stretch=1, start=0, sweep=360):
    """Points on a circle or arc (degrees); `stretch` scales y."""
    last = count if sweep == 360 else count - 1
    angles = [radians(start + sweep * i / last) for i in range(count)]
    return [(x + radius * cos(a), y + radius * stretch * sin(a)) for a in angles]


def cylinder(x, y, z, radius, height, color, top=None, sides=24, bevel=0):
    """Add a cylinder, or a cone when `top` (the upper radius) differs."""
    upper = max(radius if top is None else top, 0.001)
    points = [(*p, z) for p in ring(radius, sides, x, y)] + [(*p, z + height) for p in ring(upper, sides, x, y)]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    return mesh(points, [tuple(range(sides)), tuple(range(sides, 2 * sides)), *faces], color, bevel, sides > 10)


def ball(x, y, z, radius, color, rough=0.08, squash=1, detail=2):
    """Add a faceted ball centered on (x, y, z); `rough` moves its corners by chance."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    for corner in work.verts:
        corner.co *= 1 + chance.uniform(-rough, rough)
        corner.co.z *= squash
        corner.co += Vector((x, y, z))
    data = bpy.data.meshes.new("ball")
    work.to_mesh(data)
    work.free()
    return add(data, color)


def tube(points, radius, color, closed=False):
    """Add a round bar through the given points."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 2, True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for spot, point in zip(line.points, points):
        spot.co = (*point, 1)
    return add(data, color)


def spline(points, steps=12):
    """Return a smooth (Catmull-Rom) line through the points, of any dimension."""
    vectors = [Vector(p) for p in points]
    ends = [2 * vectors[0] - vectors[1], *vectors, 2 * vectors[-1] - vectors[-2]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in (i / steps for i in range(steps)):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [tuple(v) for v in [*line, vectors[-1]]]


def ribbon(line, width, z, height, color, bevel=0):
    """Lay a strip of constant width along a flat line of (x, y) points."""
    spots = [Vector(p) for p in line]
    left, right = [], []
    for before, spot, after in zip([spots[0], *spots], spots, [*spots[1:], spots[-1]]):
        along = (after - before).normalized()
        side = Vector((-along.y, along.x)) * width / 2
        left.append(tuple(spot + side))
        right.append(tuple(spot - side))
    return slab([*left, *reversed(right)], z, height, color, bevel)


def disc(x, y, z, radius, thickness, color, axis="y", sides=24):
    """Add a thin wheel-like disc whose axle runs along x or y."""
    turn = 0 if axis == "y" else 90
    with placed(x, y, z, turn=turn, tilt=90):
        cylinder(0, 0, -thickness / 2, radius, thickness, color, sides=sides)
