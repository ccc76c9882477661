import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderStops, tourMiles } from './order-stops.rules.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const FARM = at(26.6, -81.9);

describe('the stops of a delivery', () => {
  it('follow the road around, not the order in which people ordered', () => {
    const ring = [at(26.7, -81.9), at(26.7, -81.8), at(26.65, -81.75), at(26.6, -81.8)];
    const [a, b, c, d] = ring;
    const typed = [c, a, d, b].flatMap((stop) => (stop ? [stop] : []));
    const tour = orderStops(FARM, typed);
    expect([ring, [...ring].reverse()]).toContainEqual(tour);
  });

  it('stay as they are where there is nothing to gain', () => {
    expect(orderStops(FARM, [])).toEqual([]);
    const one = [at(26.7, -81.9)];
    expect(orderStops(FARM, one)).toEqual(one);
    const same = [FARM, FARM, FARM];
    expect(orderStops(FARM, same)).toEqual(same);
  });

  it('are turned around where the farm lies between two of them, whichever was typed first', () => {
    const [north, south] = [at(26.7, -81.9), at(26.5, -81.9)];
    for (const two of [
      [north, south],
      [south, north],
    ]) {
      const tour = orderStops(FARM, two);
      expect(new Set(tour)).toEqual(new Set(two));
      expect(tourMiles(FARM, tour)).toBeCloseTo(tourMiles(FARM, two), 9);
    }
  });

  it('are all kept where they are at one place, also far from the farm', () => {
    const same = Array.from({ length: 40 }, () => at(26.7, -81.8));
    expect(orderStops(FARM, same)).toEqual(same);
    expect(tourMiles(FARM, same)).toBeCloseTo(tourMiles(FARM, same.slice(0, 1)), 9);
  });

  it('are put in order within 200 ms, 200 of them', () => {
    // The same on every run, and nowhere near an order.
    const stops = Array.from({ length: 200 }, (_, index) =>
      at(25 + ((index * 7_919) % 997) / 500, -82 + ((index * 104_729) % 991) / 500),
    );
    const times = [1, 2, 3].map(() => {
      // Of the processor: others may keep it from this test.
      const before = process.cpuUsage();
      const tour = orderStops(FARM, stops);
      expect(new Set(tour).size).toBe(200);
      expect(tourMiles(FARM, tour)).toBeLessThan(tourMiles(FARM, stops) / 2);
      return process.cpuUsage(before).user / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it('are all there once, and never a longer way than as typed', () => {
    const stop = fc.record({
      latitude: fc.double({ min: 25, max: 27, noNaN: true }),
      longitude: fc.double({ min: -82, max: -80, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 14 }), (stops) => {
        const tour = orderStops(FARM, stops);
        expect(new Set(tour)).toEqual(new Set(stops));
        expect(tour).toHaveLength(stops.length);
        expect(tourMiles(FARM, tour)).toBeLessThanOrEqual(tourMiles(FARM, stops));
      }),
    );
  });
});
