import { describe, expect, it } from '@jest/globals';
import {
  boxAround,
  boxesOverlap,
  boxOfCircle,
  circlePolygon,
  destination,
  firstView,
  HOME_BOX,
} from './geometry';

const center = { latitude: 40, longitude: -100 };
const near = (count: number, spread: number) =>
  Array.from({ length: count }, (_, index) => ({
    latitude: 40 + (spread * index) / count,
    longitude: -100,
  }));

describe('destination', () => {
  it('goes one degree of latitude in 69.1 miles', () => {
    const there = destination(center, 69.1, 0);
    expect(there.latitude).toBeCloseTo(41, 2);
    expect(there.longitude).toBeCloseTo(-100, 6);
  });

  it('goes farther in degrees of longitude, the farther it is from the equator', () => {
    expect(destination(center, 69.1, 90).longitude).toBeCloseTo(-98.695, 2);
    expect(destination({ latitude: 0, longitude: 0 }, 69.1, 90).longitude).toBeCloseTo(1, 2);
  });
});

describe('circlePolygon', () => {
  it('is a closed ring with the asked number of corners', () => {
    const ring = circlePolygon(center, 25, 12).coordinates[0] ?? [];
    expect(ring).toHaveLength(13);
    expect(ring[0]).toEqual(ring[12]);
  });

  it('runs counterclockwise, as GeoJSON asks of an outer ring', () => {
    const ring = circlePolygon(center, 25, 12).coordinates[0] ?? [];
    const twiceTheArea = ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = ring[index] ?? [];
      return sum + (beforeX * y - x * beforeY);
    }, 0);
    expect(twiceTheArea).toBeGreaterThan(0);
  });
});

describe('boxAround', () => {
  it('is null without positions', () => {
    expect(boxAround([])).toBeNull();
  });

  it('holds every position', () => {
    expect(boxAround([center, { latitude: 41, longitude: -102 }])).toEqual([-102, 40, -100, 41]);
  });
});

describe('boxesOverlap', () => {
  it('is true where boxes share ground or an edge', () => {
    expect(boxesOverlap([0, 0, 2, 2], [1, 1, 3, 3])).toBe(true);
    expect(boxesOverlap([0, 0, 2, 2], [2, 0, 3, 1])).toBe(true);
  });

  it('is false where they lie apart in one direction', () => {
    expect(boxesOverlap([0, 0, 2, 2], [0, 3, 2, 4])).toBe(false);
  });
});

describe('firstView', () => {
  const circle = boxOfCircle(center, 25);

  it('shows the whole circle with few or no results', () => {
    expect(firstView([], center, 25)).toEqual(circle);
    expect(firstView(near(3, 0.01), center, 25)).toEqual(circle);
  });

  it('comes closer where many results lie close by, but not onto a heap', () => {
    const [, south, , north] = firstView(near(100, 0.01), center, 25);
    expect(north - south).toBeLessThan(circle[3] - circle[1]);
    expect(north - south).toBeCloseTo((circle[3] - circle[1]) * 0.3, 2);
  });

  it('holds every result', () => {
    expect(firstView(near(100, 0.3), center, 25)[3]).toBeCloseTo(40.297, 3);
  });

  it('shows the results alone without a center, and the country without anything', () => {
    expect(firstView([center, center], null, null)).toEqual([-100, 40, -100, 40]);
    expect(firstView([center], null, null)).toEqual(boxOfCircle(center, 12));
    expect(firstView([], null, null)).toEqual(HOME_BOX);
  });
});
