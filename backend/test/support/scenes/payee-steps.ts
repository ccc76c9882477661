import fc from 'fast-check';

/** What can happen to a vendor's money and account. */

const part = fc.double({ min: 0.05, max: 1, noNaN: true });
const which = fc.nat({ max: 20 });
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('sale' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      isDelivered: fc.constantFrom(true, true, false),
      isCash: fc.constantFrom(false, false, false, true),
      isDiscounted: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), which, part }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('dispute' as const), which, part }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('decide' as const), which, isWon: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enable' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('restrict' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('take-back' as const), which, isEmpty: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand-over' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose' as const), times: fc.constantFrom(1, 2) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
