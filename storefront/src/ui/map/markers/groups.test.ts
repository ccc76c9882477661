import { describe, expect, it } from '@jest/globals';
import {
  fanOffsets,
  GROUP_PIXELS,
  groupPoints,
  isOneSpot,
  MAX_ZOOM,
  nextInDirection,
  worldPixels,
  labelOffset,
} from './groups';

const at = (id: string, longitude: number, latitude = 40) => ({ id, latitude, longitude });
const none = new Set<string>();
const grouped = (zoom: number, apartId: string | null = null, fannedIds: ReadonlySet<string> = none) =>
  groupPoints([at('a', -100), at('b', -100.01), at('c', -101)], { zoom, apartId, fannedIds });
const members = (groups: ReturnType<typeof grouped>) =>
  groups.map(({ points }) => points.map(({ id }) => id).join('+'));

describe('worldPixels', () => {
  it('puts the middle of the world in the middle, and doubles with each zoom', () => {
    expect(worldPixels({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(worldPixels({ latitude: 0, longitude: 90 }, 1).x).toBe(768);
  });
});

describe('groupPoints', () => {
  it('makes one marker of points that would touch', () => {
    expect(members(grouped(8))).toEqual(['a+b', 'c']);
  });

  it('gives each its own marker closer by', () => {
    expect(members(grouped(13))).toEqual(['a', 'b', 'c']);
  });

  it('keeps the points in their order, for the Tab key', () => {
    expect(members(grouped(2))).toEqual(['a+b+c']);
    expect(members(grouped(8))).toEqual(['a+b', 'c']);
  });

  it('puts a group in the middle of its members', () => {
    expect(grouped(8)[0]?.longitude).toBeCloseTo(-100.005, 6);
  });

  it('leaves the selected point its own marker', () => {
    expect(members(grouped(8, 'b'))).toEqual(['a', 'b', 'c']);
  });

  it('fans points out around their common place, selected or not', () => {
    for (const apartId of [null, 'b']) {
      const groups = grouped(8, apartId, new Set(['a', 'b']));
      expect(members(groups)).toEqual(['c', 'a', 'b']);
      expect(groups[1]?.longitude).toBeCloseTo(-100.005, 6);
      expect(groups[1]?.offset).not.toEqual(groups[2]?.offset);
    }
  });

  it('keeps no point twice and loses none among many at one spot', () => {
    const points = Array.from({ length: 500 }, (_, index) => at(`p${index}`, -100 + (index % 7) / 100));
    const groups = groupPoints(points, { zoom: 9, apartId: 'p3', fannedIds: none });
    expect(groups.flatMap((group) => group.points)).toHaveLength(500);
    expect(new Set(groups.flatMap((group) => group.points)).size).toBe(500);
  });
});

describe('isOneSpot', () => {
  it('is true where no zoom tells the points apart', () => {
    expect(isOneSpot([at('a', -100), at('b', -100.0001)])).toBe(true);
  });

  it('is false where the closest view does', () => {
    const far = (360 * GROUP_PIXELS) / (512 * 2 ** MAX_ZOOM);
    expect(isOneSpot([at('a', -100), at('b', -100 - far)])).toBe(false);
  });
});

describe('fanOffsets', () => {
  it.each([1, 2, 5, 9, 40])('keeps %d markers from touching', (count) => {
    const offsets = fanOffsets(count);
    expect(offsets).toHaveLength(count);
    offsets.forEach((one, index) => {
      for (const other of offsets.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(GROUP_PIXELS * 0.75);
      }
    });
  });
});

describe('nextInDirection', () => {
  const others = [
    { x: 50, y: 10 },
    { x: 20, y: 100 },
    { x: 200, y: 0 },
    { x: -30, y: 5 },
  ];
  const from = { x: 0, y: 0 };

  it('takes the nearest that lies that way', () => {
    expect(nextInDirection(from, others, 'ArrowRight')).toBe(0);
    expect(nextInDirection(from, others, 'ArrowDown')).toBe(1);
    expect(nextInDirection(from, others, 'ArrowLeft')).toBe(3);
  });

  it('answers -1 where there is none', () => {
    expect(nextInDirection(from, others, 'ArrowUp')).toBe(-1);
  });
});

describe("the label of the search's center", () => {
  const dot = { x: 100, y: 100 };

  it('stands below its dot, or wherever no marker lies', () => {
    expect(labelOffset(dot, [])).toBe(24);
    expect(labelOffset(dot, [{ x: 100, y: 130 }])).toBe(-24);
    expect(labelOffset(dot, [dot])).toBe(46);
    expect(labelOffset(dot, [{ x: 160, y: 124 }])).toBe(24);
  });

  it('stands below its dot where markers lie everywhere', () => {
    expect(labelOffset(dot, [dot, { x: 100, y: 130 }, { x: 100, y: 70 }])).toBe(24);
  });
});
