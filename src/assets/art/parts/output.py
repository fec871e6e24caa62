"""From Cycles to a WebP file: passes through temporary EXR files, denoised, stored once."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from .denoise import denoise

PASSES = {"picture": "Image", "colors": "DiffCol", "normals": "Normal"}


def wire_passes(folder):
    """Make the compositor write the passes that the denoiser needs."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        links.new(source.outputs[output], files.inputs[name])


def read(path):
    """Read an EXR file as a (height, width, 4) linear float array."""
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def write(pixels, path, quality):
    """Store a linear, premultiplied picture as WebP with alpha."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("result", width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    form = bpy.context.scene.render.image_settings
    form.file_format, form.color_mode, form.quality = "WEBP", "RGBA", quality
    image.save_render(str(path))


def render(path, quality):
    """Render the current scene, denoise it and store it at `path`."""
    with tempfile.TemporaryDirectory() as folder:
        wire_passes(folder)
        bpy.ops.render.render()
        passes = {name: read(next(Path(folder).glob(f"{name}*.exr"))) for name in PASSES}
    write(denoise(**passes), path, quality)
