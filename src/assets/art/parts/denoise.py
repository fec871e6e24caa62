"""A small denoiser, because Debian's Blender is built without Open Image Denoise.

Cycles' picture is divided by its flat colors, so that only the light is left; the light of each pixel becomes the
mean of neighbors that face the same way, have the same color and are lit alike; then the colors come back.
"""

import numpy as np

REACH = 5
LIGHT_WIDTH = 0.14
GUIDE_WIDTH = 0.08


def blur(field):
    """Mean over 3x3 pixels of a (height, width) field."""
    padded = np.pad(field, 1, mode="edge")
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def pairs(shape, dy, dx):
    """Slices of a picture and of itself moved by (dy, dx), where both exist."""
    here, there = [], []
    for size, step in zip(shape, (dy, dx)):
        here.append(slice(max(0, -step), size - max(0, step)))
        there.append(slice(max(0, step), size - max(0, -step)))
    return tuple(here), tuple(there)


def drawn_part(picture):
    """Slices of the rectangle that is not wholly transparent."""
    rows = np.flatnonzero(picture[..., 3].any(axis=1))
    columns = np.flatnonzero(picture[..., 3].any(axis=0))
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def smooth(light, guide):
    """Return the light (height, width, 3) averaged over neighbors alike in guide and in light."""
    level = np.log1p(blur(light.mean(axis=-1)) * 3)
    total, weights = light.copy(), np.ones(light.shape[:2], np.float32)
    for dy in range(0, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if (dy == 0 and dx <= 0) or dy * dy + dx * dx > REACH * REACH + 1:
                continue
            here, there = pairs(light.shape[:2], dy, dx)
            apart = ((guide[here] - guide[there]) ** 2).sum(axis=-1) / GUIDE_WIDTH**2
            apart += blur((level[here] - level[there]) ** 2) / LIGHT_WIDTH**2
            weight = np.exp(-apart)
            total[here] += weight[..., None] * light[there]
            total[there] += weight[..., None] * light[here]
            weights[here] += weight
            weights[there] += weight
    return total / weights[..., None]


def denoise(picture, colors, normals):
    """Return the picture with smooth light; all three are (height, width, 4) linear float arrays."""
    part = drawn_part(picture)
    flat = np.maximum(colors[part][..., :3], 0.05)
    guide = np.concatenate([normals[part][..., :3], 3 * colors[part][..., :3]], axis=-1)
    result = picture.copy()
    result[part][..., :3] = smooth(picture[part][..., :3] / flat, guide) * flat
    return result
