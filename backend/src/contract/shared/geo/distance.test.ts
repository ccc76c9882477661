import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceKm, distanceMiles, MILES_PER_KM } from './distance.js';

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437 };

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  it('knows the way from New York to Los Angeles', () => {
    expect(distanceKm(NEW_YORK, LOS_ANGELES)).toBeCloseTo(3_935.75, 0);
    expect(distanceMiles(NEW_YORK, LOS_ANGELES)).toBeCloseTo(2_445.56, 0);
  });

  it('is a 60th of a degree per nautical mile along a meridian', () => {
    expect(distanceKm({ latitude: 40, longitude: -90 }, { latitude: 41, longitude: -90 })).toBeCloseTo(
      111.195,
      2,
    );
  });

  it('crosses the date line the short way', () => {
    expect(distanceKm({ latitude: 52, longitude: 179.9 }, { latitude: 52, longitude: -179.9 })).toBeLessThan(
      15,
    );
  });

  it('is half the way around for opposite points', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20_015.1,
      0,
    );
  });

  it('is the same in both directions, zero to itself, and never more than half the way around', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b);
        expect(there).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it('counts 0.6214 statute miles to the kilometer', () => {
    expect(MILES_PER_KM).toBeCloseTo(0.621371, 6);
  });
});
