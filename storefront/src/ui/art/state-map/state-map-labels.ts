/**
 * How wide the map is taken to be where labels are laid out, in pixels; on a smaller one they are smaller,
 * too.
 */
const MAP_WIDTH = 420;
const LETTER = { width: 6.6, height: 17 };
/** Half of a dot's width. */
const DOT = 8;

interface Dot {
  name: string;
  /** Percent of the map. */
  left: number;
  top: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Which dots get their name beside them, and on which side, so that no name lies on another or on a dot.
 * @param dots the most important first
 * @param aspect the map's width over its height
 */
export function labelsFor(
  dots: readonly Dot[],
  aspect: number,
  most: number,
): ReadonlyMap<string, 'left' | 'right'> {
  const spots = dots.map(({ name, left, top }) => {
    const x = (left / 100) * MAP_WIDTH;
    const y = ((top / 100) * MAP_WIDTH) / aspect;
    return { name, x, y, box: { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT } };
  });
  const taken: Box[] = [];
  const labels = new Map<string, 'left' | 'right'>();
  for (const spot of spots) {
    if (labels.size >= most) break;
    const { name, x, y } = spot;
    const width = name.length * LETTER.width + 2 * DOT;
    const rows = { top: y - LETTER.height / 2, bottom: y + LETTER.height / 2 };
    const sides = {
      right: { left: x, right: x + width, ...rows },
      left: { left: x - width, right: x, ...rows },
    };
    const others = spots.filter((other) => other !== spot).map(({ box }) => box);
    const side = (['right', 'left'] as const).find((one) => {
      const label = sides[one];
      const isInside = label.left >= 0 && label.right <= MAP_WIDTH;
      return isInside && ![...taken, ...others].some((box) => overlap(label, box));
    });
    if (!side) continue;
    taken.push(sides[side]);
    labels.set(name, side);
  }
  return labels;
}
