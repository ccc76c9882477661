/** x and y, in whatever unit. */
export type Position = readonly [x: number, y: number];
export type Ring = readonly Position[];

/**
 * A point inside of an area, in the middle of its widest part at half of its height: also of one that is bent
 * like a moon or has a hole, where the middle of the whole may be outside.
 * @param rings outlines and holes, in any order @returns null for what has no area
 */
export function pointOnSurface(rings: readonly Ring[]): Position | null {
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
  const [low, high] = heights.reduce<[number, number]>(
    ([least, most], y) => [Math.min(least, y), Math.max(most, y)],
    [Infinity, -Infinity],
  );
  const y = quietHeight(heights, (low + high) / 2);
  const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
  let widest: Position | null = null;
  let width = 0;
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = crossings.slice(index, index + 2);
    if (right - left <= width) continue;
    width = right - left;
    widest = [(left + right) / 2, y];
  }
  return widest;
}

/** A corner at that very height would count twice, or not at all. */
function quietHeight(heights: readonly number[], middle: number): number {
  if (!heights.includes(middle)) return middle;
  const above = heights.filter((y) => y > middle).reduce((a, b) => Math.min(a, b), Infinity);
  return Number.isFinite(above) ? (middle + above) / 2 : middle;
}

/** Where the sides of a ring cross a height; its last corner may be its first again, or not. */
function crossingsOf(ring: Ring, y: number): number[] {
  return ring.flatMap(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    return fromY > y !== toY > y ? [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)] : [];
  });
}
