interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Whether a pointer that moved from `from` to `to` is on its way down into the
 * panel below: the straight line meets the panel's upper edge. It lets a
 * visitor cross the neighbor of a trigger without losing the open menu.
 * All lengths in CSS pixels of the viewport.
 */
export function isHeadingInto(panel: Box, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const x = to.x + ((to.x - from.x) / down) * (panel.top - to.y);
  return x >= panel.left && x <= panel.right;
}
