import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tourMiles } from '../../pickups/stops/order-stops.rules.js';
import { planRound } from './plan-round.rules.js';

const FARM = { latitude: 26.6, longitude: -81.9 };
const ZIPS = [
  { zipCode: '33901', latitude: 26.6, longitude: -81.9 },
  { zipCode: '33903', latitude: 26.7, longitude: -81.9 },
  { zipCode: '33905', latitude: 26.7, longitude: -81.7 },
  { zipCode: '33908', latitude: 26.5, longitude: -81.9 },
] as const;
const at = (index: 0 | 1 | 2 | 3, address: string) => ({ ...ZIPS[index], address });
const NOWHERE = { zipCode: '00000', latitude: null, longitude: null, address: '1 Lost Road' };

describe('a delivery round', () => {
  it('is none without stops, and goes there and back with one or two', () => {
    expect(planRound(FARM, [])).toEqual({ stops: [], miles: 0 });
    const one = at(1, '1 Main Street');
    expect(planRound(FARM, [one])).toEqual({ stops: [one], miles: 13.8 });
    const two = [one, at(3, '2 Main Street')];
    expect(planRound(FARM, two).miles).toBe(27.6);
    expect(planRound(FARM, [at(0, 'a'), at(0, 'b')]).miles).toBe(0);
  });

  it('keeps a ZIP code together, street by street and number by number', () => {
    const stops = [
      at(1, '10 Oak Street'),
      at(3, '5 Elm Street'),
      at(1, '9 Oak Street'),
      at(1, '200 Ash Street'),
    ];
    const order = planRound(FARM, stops).stops.map(({ address }) => address);
    expect(order.filter((address) => address !== '5 Elm Street')).toEqual([
      '200 Ash Street',
      '9 Oak Street',
      '10 Oak Street',
    ]);
    expect([0, 3]).toContain(order.indexOf('5 Elm Street'));
  });

  it('has last what is in no known ZIP code', () => {
    expect(planRound(FARM, [NOWHERE, at(1, '1 Main Street')]).stops.at(-1)).toBe(NOWHERE);
    expect(planRound(FARM, [NOWHERE])).toEqual({ stops: [NOWHERE], miles: 0 });
  });

  it('has each stop once, and is never longer than in the order in which people ordered', () => {
    const stop = fc.record({ index: fc.constantFrom(0, 1, 2, 3), address: fc.string() });
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 30 }), (given) => {
        const stops = given.map(({ index, address }) => at(index as 0, address));
        const { stops: tour, miles } = planRound(FARM, stops);
        expect(tour).toHaveLength(stops.length);
        expect(new Set(tour)).toEqual(new Set(stops));
        const visits = tour.map(({ zipCode }) => zipCode).filter((zip, i, all) => zip !== all[i - 1]);
        expect(new Set(visits).size).toBe(visits.length);
        expect(miles).toBeLessThanOrEqual(tourMiles(FARM, stops) + 0.06);
        expect(tourMiles(FARM, tour)).toBeLessThanOrEqual(tourMiles(FARM, stops) + 1e-6);
      }),
    );
  });
});
