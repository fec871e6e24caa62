"""The stage: empty scene, sun and sky, camera that frames what was built."""

from dataclasses import dataclass
from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from . import shapes
from .palette import linear


@dataclass(frozen=True)
class View:
    """How a scene is looked at.

    turn and rise: the camera's bearing (0 is straight in front, negative from the left) and height, degrees.
    sun, sun_rise, sun_power: bearing of the sun (degrees, positive from the right), its height and strength.
    size: pixels. margin: free share of each edge.
    frame: corners (x, y, z) to fit instead of everything, for pictures that must match to the pixel.
    """

    turn: float = -30
    rise: float = 31
    sun: float = 44
    sun_rise: float = 40
    sun_power: float = 3.4
    lens: float = 75
    size: tuple = (1600, 1200)
    margin: float = 0.035
    frame: tuple = ()


INTERIOR = View(sun=-32, sun_rise=46, sun_power=2.45, lens=60)


def reset(seed=7):
    """Start an empty scene with the same chance every time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shapes.chance.seed(seed)


def light(view):
    """Add the warm sun and the cool sky."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = view.sun_power, radians(5), (1, 0.92, 0.8)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = (radians(90 - view.sun_rise), 0, radians(view.sun))
    bpy.context.scene.collection.objects.link(lamp)
    sky = bpy.data.worlds.new("sky")
    sky.use_nodes = True
    sky.node_tree.nodes["Background"].inputs[0].default_value = (*linear("#D3E4EE"), 1)
    sky.node_tree.nodes["Background"].inputs[1].default_value = 0.78
    bpy.context.scene.world = sky


def corners():
    """World positions of all that shapes the picture; what is trimmed to the island, or trims, does not."""
    spots = []
    for thing in bpy.context.scene.objects:
        if thing.hide_render or any(m.type == "BOOLEAN" for m in thing.modifiers):
            continue
        if thing.type == "MESH":
            spots += [thing.matrix_world @ v.co for v in thing.data.vertices]
        elif thing.type == "CURVE":
            spots += [thing.matrix_world @ p.co.to_3d() for line in thing.data.splines for p in line.points]
    return spots


def camera(view):
    """Add the camera at the view's bearing, as near as the margin allows, and center the picture."""
    width, height = view.size
    lens = bpy.data.cameras.new("camera")
    lens.lens, lens.clip_end = view.lens, 1000
    eye = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    turn, rise = radians(view.turn), radians(view.rise)
    back = Vector((sin(turn) * cos(rise), -cos(turn) * cos(rise), sin(rise)))
    axes = back.to_track_quat("Z", "Y").to_matrix()
    spots = [axes.inverted() @ Vector(p) for p in (view.frame or corners())]
    half_w = lens.sensor_width / 2 / view.lens * (1 - 2 * view.margin)
    half_h = half_w * height / width
    rightmost = max(p.x + p.z * half_w for p in spots)
    leftmost = min(p.x - p.z * half_w for p in spots)
    top = max(p.y + p.z * half_h for p in spots)
    bottom = min(p.y - p.z * half_h for p in spots)
    distance = max((rightmost - leftmost) / 2 / half_w, (top - bottom) / 2 / half_h)
    place = axes @ Vector(((rightmost + leftmost) / 2, (top + bottom) / 2, distance))
    eye.matrix_world = Matrix.Translation(place) @ axes.to_4x4()


def settings(view, samples, percent):
    """Set Cycles up: few bounces, transparent film, colors kept as painted."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.seed = 7
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 2
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = False
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = view.size
    scene.render.resolution_percentage = percent
    scene.view_settings.view_transform = "Standard"
