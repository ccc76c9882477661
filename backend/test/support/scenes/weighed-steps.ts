import { expect } from '@jest/globals';
import fc from 'fast-check';
import { eventually, hurry } from '../eventually.js';
import type { Placed } from './stripe-scene.js';
import { COLLECT, END_OWED, type Whose, type weighedScene } from './weighed-scene.js';

type Scene = ReturnType<typeof weighedScene>;

const whose = fc.constantFrom<Whose>('own', 'rival');
const cancel = fc.record({ kind: fc.constant('cancel' as const), whose, byBuyer: fc.boolean() });
/** A farm weighs all of a line, asks where that is more, and is done, perhaps. */
const weigh = fc.record({
  kind: fc.constant('weigh' as const),
  whose,
  grams: fc.array(fc.integer({ min: 900, max: 4_000 }), { minLength: 2, maxLength: 2 }),
  answer: fc.constantFrom('yes', 'no', 'none'),
  isDone: fc.boolean(),
});
const refund = fc.record({
  kind: fc.constant('refund' as const),
  whose,
  part: fc.double({ min: 0.01, max: 1, noNaN: true }),
});
const page = fc.record({ kind: fc.constant('page' as const), pays: fc.boolean() });
const collect = fc.record({ kind: fc.constant('collect' as const) });

const done = (name: Whose) => weigh.map((one) => ({ ...one, whose: name, isDone: true }));
/** Both farms weigh, with something before and between; then what follows from the money. */
const steps = fc
  .tuple(
    fc.array(fc.oneof(weigh, cancel), { maxLength: 1 }),
    fc.tuple(done('own'), done('rival')),
    fc.array(fc.oneof(page, page, refund, cancel, collect), { minLength: 2, maxLength: 7 }),
  )
  .map(([before, both, after]) => [...before, ...both, { kind: 'wait' as const }, ...after]);
type Step = typeof steps extends fc.Arbitrary<(infer Kind)[]> ? Kind : never;

/** What happens to an order of both vendors' goods by weight. */
export const lifeOfOrder = fc.record({
  quantities: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 })),
  isHoldOver: fc.boolean(),
  isCardBroken: fc.boolean(),
  steps,
});
export type LifeOfOrder = typeof lifeOfOrder extends fc.Arbitrary<infer Life> ? Life : never;

/** Lives such a life to its end, and checks where the money is after it. */
export async function live(scene: Scene, { quantities, isHoldOver, isCardBroken, steps }: LifeOfOrder) {
  const [own, rival] = [scene.option('own'), scene.option('rival')];
  const placed = await scene.authorize([
    [own.productId, quantities[0], own.id],
    [rival.productId, quantities[1], rival.id],
  ]);
  if (isHoldOver) scene.stripe.endHold(placed.number);
  if (isCardBroken) scene.breakCard(placed);
  const agreed = new Map<Whose, number>();
  for (const one of steps) await act(scene, placed, one, agreed);
  await rest(scene, placed);
  const extra = (['own', 'rival'] as const).map((name, index) =>
    Math.max((agreed.get(name) ?? 0) - 3_250 * (quantities[index] ?? 0), 0),
  );
  // With 8 % of tax, rounded by line.
  const most =
    Math.round(placed.total * 100) + extra.reduce((sum, cents) => sum + Math.ceil(cents * 1.08) + 1, 0);
  const { paymentStatus } = await scene.seen(placed);
  expect({ paymentStatus, kept: scene.kept(placed) }).toEqual({
    paymentStatus,
    kept: await scene.sold(placed),
  });
  expect(scene.stripe.taken(placed.number)).toBeLessThanOrEqual(most);
  if (paymentStatus !== 'authorized') expect(['paid', 'refunded', 'void']).toContain(paymentStatus);
}

async function act(scene: Scene, placed: Placed, one: Step, agreed: Map<Whose, number>): Promise<void> {
  const vendorIdOf = (name: Whose) => (name === 'own' ? scene.vendor.id : scene.honey.vendorId);
  const statuses: number[] = [];
  if (one.kind === 'weigh') {
    statuses.push(...(await scene.weigh(placed, one.grams, one.whose)));
    const price = one.answer === 'none' ? null : await scene.answer(placed, one.answer === 'yes', one.whose);
    if (price !== null) agreed.set(one.whose, price);
    if (one.isDone) statuses.push((await scene.finish(placed, one.whose)).status);
  }
  if (one.kind === 'wait') await quiet(scene, placed);
  if (one.kind === 'cancel') {
    const vendorId = vendorIdOf(one.whose);
    const canceled = one.byBuyer
      ? scene.cancel(placed, vendorId)
      : scene.move(scene.sellerOf(one.whose), placed, 'cancelled');
    statuses.push((await canceled).status);
  }
  if (one.kind === 'page') {
    statuses.push((await scene.pay(placed)).status);
    const open = scene.pagesOf(placed).find(({ status }) => status === 'open');
    if (open && one.pays) scene.stripe.payPage(open.id);
    if (open && one.pays) statuses.push((await scene.pay(placed)).status);
  }
  if (one.kind === 'refund') {
    const { fulfilments } = await scene.seen(placed);
    const vendorOrder = fulfilments.find(({ vendor }) => vendor.id === vendorIdOf(one.whose));
    const cents = Math.max(1, Math.floor((vendorOrder?.total ?? 0) * 100 * one.part));
    statuses.push((await scene.refund(placed, vendorIdOf(one.whose), cents / 100)).status);
  }
  if (one.kind === 'collect') await hurry(scene.test.db, [COLLECT]);
  for (const status of statuses) expect(status).toBeLessThan(500);
}

/** All jobs of an order are done that are to be done soon. */
async function quiet({ test: { db } }: Scene, { id }: Placed): Promise<void> {
  const isQuiet = async () => {
    const [row] = await db.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM pgboss.job WHERE name LIKE 'payments.%' AND state < 'completed'
         AND start_after < now() + interval '30 minutes' AND (data->>'orderId' = $1 OR data->>'refundId' IN
           (SELECT refunds.id::text FROM refunds JOIN payments ON payments.id = payment_id WHERE order_id = $1::int))`,
      [String(id)],
    );
    return row?.open === 0;
  };
  await eventually(db, isQuiet, ['payments.send-refund']);
}

/** Everything is done that is to be done; after a week, nothing is owed. */
async function rest(scene: Scene, placed: Placed): Promise<void> {
  const isOver = async () => (await scene.seen(placed)).paymentStatus !== 'owed';
  await quiet(scene, placed);
  await eventually(scene.test.db, isOver, [END_OWED, COLLECT]);
  await quiet(scene, placed);
}
