"""Parts that the scenes share: shapes, materials, stage and everything that stands on it."""
