import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceFor } from '../../../contract/marketplace/price-order.js';
import { cheapestZone, type ZonePrice } from './cheapest-zone.rules.js';

const zoneFee = ({ fee, freeFrom }: ZonePrice, goods: number) => priceFor({ cents: fee, freeFrom }, goods);

const zone = (id: number, fee: number, given: Partial<ZonePrice> = {}): ZonePrice => ({
  ...{ id, fee, freeFrom: null, minimum: null },
  ...given,
});
const idOf = (zones: ZonePrice[], goods: number) => cheapestZone(zones, goods)?.id;

describe('a ZIP code in several zones', () => {
  it('has the one with the lower fee, after what is free from so much up', () => {
    const zones = [zone(1, 500), zone(2, 800, { freeFrom: 3_000 })];
    expect([idOf(zones, 2_999), idOf(zones, 3_000)]).toEqual([1, 2]);
    expect(cheapestZone([], 1_000)).toBeNull();
  });

  it('has none whose minimum is not reached while another one is', () => {
    const zones = [zone(1, 0, { minimum: 5_000 }), zone(2, 900)];
    expect([idOf(zones, 4_999), idOf(zones, 5_000)]).toEqual([2, 1]);
    expect(idOf([zone(1, 300, { minimum: 5_000 }), zone(2, 200, { minimum: 9_000 })], 100)).toBe(2);
  });

  it('has the one with the lower minimum, then the older one, where they cost the same', () => {
    expect(idOf([zone(1, 500, { minimum: 2_000 }), zone(2, 500, { minimum: 1_000 })], 3_000)).toBe(2);
    expect(idOf([zone(7, 500), zone(3, 500)], 3_000)).toBe(3);
  });

  it('is the same in whatever order they come, and never dearer than one that takes the cart', () => {
    const cents = fc.integer({ min: 0, max: 4 }).map((dollars) => dollars * 1_000);
    const zones = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 50 }),
        fee: cents,
        freeFrom: fc.option(cents),
        minimum: fc.option(cents),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(zones, cents, (all, goods) => {
        const best = cheapestZone(all, goods);
        expect(cheapestZone([...all].reverse(), goods)).toEqual(best);
        const open = all.filter(({ minimum }) => goods >= (minimum ?? 0));
        for (const one of open) expect(zoneFee(best ?? one, goods)).toBeLessThanOrEqual(zoneFee(one, goods));
      }),
    );
  });
});
