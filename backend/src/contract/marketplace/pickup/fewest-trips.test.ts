import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  EXACT_VENDORS,
  fewestTrips,
  type PossiblePickup,
  tripOf,
  type VendorPickups,
} from './fewest-trips.js';

let serial = 0;
const on = (place: string, day: number, hour = 9): PossiblePickup => {
  serial += 1;
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  return { windowId: serial, place, date, startsAt: `${date}T${String(hour).padStart(2, '0')}:00:00Z` };
};
const vendor = (vendorId: number, ...pickups: PossiblePickup[]): VendorPickups => ({ vendorId, pickups });
const chosenOf = (vendors: readonly VendorPickups[], made?: ReadonlySet<string>) => {
  const chosen = fewestTrips(vendors, made);
  return vendors.map(({ vendorId, pickups }) =>
    pickups.find(({ windowId }) => windowId === chosen.get(vendorId)),
  );
};
const textsOf = (vendors: readonly VendorPickups[], made?: ReadonlySet<string>) =>
  chosenOf(vendors, made).map((pickup) => pickup && `${tripOf(pickup)} ${pickup.startsAt.slice(11, 13)}`);
const tripsOf = (vendors: readonly VendorPickups[]) =>
  new Set(chosenOf(vendors).flatMap((pickup) => (pickup ? [tripOf(pickup)] : []))).size;

describe('the fewest trips', () => {
  it('are the soonest pickup of one vendor', () => {
    expect(textsOf([vendor(1, on('market', 12), on('farm', 5, 15), on('farm', 5, 9))])).toEqual([
      'farm 2026-12-05 09',
    ]);
  });

  it('are one where two can be met at one place on one day, however late', () => {
    const eggs = vendor(1, on('farm', 1), on('market', 19, 8));
    const beef = vendor(2, on('ranch', 2), on('market', 19, 10));
    expect(textsOf([eggs, beef])).toEqual(['market 2026-12-19 08', 'market 2026-12-19 10']);
  });

  it('are found where the largest trip is not the best one', () => {
    const both = [on('c', 3), on('c', 3), on('c', 3), on('c', 3)];
    const [a, b] = [on('a', 1), on('b', 2)];
    const vendors = [
      vendor(1, { ...a, windowId: 101 }),
      vendor(2, { ...a, windowId: 102 }, both[0] ?? a),
      vendor(3, { ...a, windowId: 103 }, both[1] ?? a),
      vendor(4, { ...b, windowId: 104 }, both[2] ?? a),
      vendor(5, { ...b, windowId: 105 }, both[3] ?? a),
      vendor(6, { ...b, windowId: 106 }),
    ];
    expect(tripsOf(vendors)).toBe(2);
  });

  it('join a trip that is made in any case', () => {
    const eggs = vendor(1, on('farm', 1), on('market', 19));
    expect(textsOf([eggs], new Set(['market 2026-12-19']))).toEqual(['market 2026-12-19 09']);
  });

  it('leave out a vendor without a possible pickup', () => {
    expect([...fewestTrips([vendor(1), vendor(2, on('farm', 1))]).keys()]).toEqual([2]);
    expect(fewestTrips([]).size).toBe(0);
  });

  const vendors = (most: number) =>
    fc
      .array(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 })), { maxLength: 6 }),
        {
          maxLength: most,
        },
      )
      .map((all) =>
        all.map((pickups, index) =>
          vendor(index + 1, ...pickups.map(([place, day]) => on(`place ${place}`, day))),
        ),
      );

  it('are never more than one for each vendor, and each vendor has one of its own', () => {
    fc.assert(
      fc.property(vendors(20), (given) => {
        const chosen = chosenOf(given);
        given.forEach(({ pickups }, index) => expect(chosen[index] !== undefined).toBe(pickups.length > 0));
        expect(tripsOf(given)).toBeLessThanOrEqual(given.filter(({ pickups }) => pickups.length > 0).length);
      }),
    );
  });

  it('are as few as trying everything finds, and as soon', () => {
    const waitOf = (chosen: readonly (PossiblePickup | undefined)[]) =>
      chosen.reduce((sum, pickup) => sum + Date.parse(pickup?.startsAt ?? ''), 0);
    fc.assert(
      fc.property(vendors(4), (all) => {
        const given = all.filter(({ pickups }) => pickups.length > 0);
        const every = given.reduce<PossiblePickup[][]>(
          (plans, { pickups }) => plans.flatMap((plan) => pickups.map((pickup) => [...plan, pickup])),
          [[]],
        );
        const costOf = (plan: readonly (PossiblePickup | undefined)[]) =>
          new Set(plan.map((pickup) => pickup && tripOf(pickup))).size;
        const least = Math.min(...every.map(costOf));
        const chosen = chosenOf(given);
        expect(costOf(chosen)).toBe(least);
        expect(waitOf(chosen)).toBe(Math.min(...every.filter((plan) => costOf(plan) === least).map(waitOf)));
      }),
    );
  });

  it('are found at once for as many vendors as are looked at exactly', () => {
    const given = Array.from({ length: EXACT_VENDORS }, (_, index) =>
      vendor(index + 1, ...Array.from({ length: 60 }, (__, day) => on(`place ${day % 7}`, (day % 28) + 1))),
    );
    expect(tripsOf(given)).toBe(1);
  });
});
