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
