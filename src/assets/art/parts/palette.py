"""The one palette of all pictures, as Blender materials made on first use."""

import bpy

COLORS = {
    "slate": "#2F4858", "slate-light": "#5F7C8C", "cream": "#F6EFE4", "white": "#FDFBF7", "terracotta": "#C8553D",
    "sage": "#93B485", "sage-light": "#A9C59A", "sage-pale": "#C4D3B8", "leaf": "#6A9C78", "pine": "#45806B",
    "lime": "#C6CB86", "path": "#E4DCCF", "stone": "#CBC3B5", "soil": "#B99B7A", "bark": "#8A6A4F",
    "brick": "#B5654A", "brick-dark": "#9A4F3B", "brick-light": "#CC8A6C", "asphalt": "#6B7780", "water": "#7FB9C8",
    "water-light": "#B9DBE0", "ochre": "#E2A953", "gold": "#E8B84A", "straw": "#E0CB98", "blush": "#EBC7AE",
    "mist": "#B4CBD2", "wood": "#D0A777", "wood-light": "#E3C49A", "oak": "#B98654", "walnut": "#6E4A36",
    "steel": "#B9C2C6", "ink": "#3A4750", "rose": "#DE8E7A", "avocado": "#A3A565", "mustard": "#CFA85A",
    "paper": "#FFFEFA", "marble": "#EFEDE8", "old-roof": "#A89684",
}
GLOWS = {"pane": ("#CBE4EC", 0.85), "glow": ("#FFD08A", 1.15), "lamp": ("#FFE2B0", 2.2)}
ROUGHNESS = {"water": 0.25, "steel": 0.35, "gold": 0.4, "marble": 0.35}


def linear(code):
    """Turn an sRGB code such as `#2F4858` into three linear fractions."""
    channels = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def paint(name):
    """Return the material called `name`; KeyError when neither COLORS nor GLOWS has it."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    code, glow = GLOWS.get(name) or (COLORS[name], 0)
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"].inputs
    surface["Base Color"].default_value = (*linear(code), 1)
    surface["Roughness"].default_value = ROUGHNESS.get(name, 0.85)
    surface["Specular"].default_value = 0.2
    if glow:
        surface["Emission"].default_value = (*linear(code), 1)
        surface["Emission Strength"].default_value = glow
        surface["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
    return material
