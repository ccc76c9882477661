import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { OrderView } from '../../../../src/contract/marketplace/orders.js';
import { OrderItem } from '../../../../src/marketplace/tables/order-item.entity.js';
import { Payment } from '../../../../src/marketplace/tables/payment.entity.js';
import { Payout } from '../../../../src/marketplace/tables/payout.entity.js';
import { eventually, hurry } from '../../eventually.js';
import { signedIn } from '../../http/people.js';
import type { Placed } from '../stripe-scene.js';
import { COLLECT, END_OWED, type weighedScene } from '../weighed-scene.js';
import { expectMoneyToAddUp, jobsAreDone } from './deposit-money.js';

export type Scene = ReturnType<typeof weighedScene>;

/** What an order is made of. */
export interface Shelf {
  hogId: number;
  /** Of the hog that is sold by weight. */
  optionId: number | undefined;
  chardId: number;
}

const part = fc.double({ min: 0.01, max: 1, noNaN: true });
const grams = fc.integer({ min: 900, max: 3_000 });
const only = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
const kinds = {
  now: only('now'),
  day: only('day'),
  card: fc.record({ kind: fc.constant('card' as const), isBroken: fc.boolean() }),
  page: fc.record({ kind: fc.constant('page' as const), pays: fc.boolean(), isLate: fc.boolean() }),
  collect: only('collect'),
  end: only('end'),
  cancel: fc.record({ kind: fc.constant('cancel' as const), byBuyer: fc.boolean() }),
  refund: fc.record({ kind: fc.constant('refund' as const), part }),
  short: fc.record({
    ...{ kind: fc.constant('short' as const), line: fc.nat(2), part, restock: fc.boolean() },
    swap: fc.constantFrom('none', 'none', 'hog', 'chard'),
  }),
  move: only('move'),
  deliver: only('deliver'),
  weigh: fc.record({ kind: fc.constant('weigh' as const), grams: fc.tuple(grams, grams, grams) }),
  dispute: fc.record({ kind: fc.constant('dispute' as const), which: fc.nat(2), part }),
  decide: fc.record({ kind: fc.constant('decide' as const), isWon: fc.boolean() }),
  reverse: only('reverse'),
};
type OneOf<Kind> = Kind extends fc.Arbitrary<infer One> ? One : never;
type Step = OneOf<(typeof kinds)[keyof typeof kinds]>;
const { now, day, card, page, collect, end, cancel, refund, short, move, deliver, weigh } = kinds;
const { dispute, decide, reverse } = kinds;
/** What happens before the balance is asked for, how it is asked for, and what follows. */
const early = fc.oneof(short, short, weigh, card, dispute, move, cancel, refund, collect, day);
const asked = fc.oneof(now, day, weigh, deliver, move);
const late = fc.oneof(
  ...[page, page, page, refund, refund, short, cancel, end, end, card, collect, now],
  ...[deliver, deliver, move, dispute, dispute, decide, decide, decide, reverse, reverse],
);
/** What a bank takes is by itself: nothing is refunded that it takes at the same moment. */
const bankAlone = (both: Step[]): Step[] => {
  const bank = both.find(({ kind }) => kind === 'dispute');
  return bank ? [bank] : both;
};
/** One after the other, sometimes two at once. */
const together = (step: fc.Arbitrary<Step>, most: number) =>
  fc.array(fc.array(step, { minLength: 1, maxLength: 2 }).map(bankAlone), { maxLength: most });
const steps = fc
  .tuple(together(early, 2), asked, together(late, 6))
  .map(([before, one, after]) => [...before, [one], ...after]);

/** An order with a deposit, and what happens to it, sometimes two things at once. */
export const depositLife = fc.record({
  terms: fc
    .record({
      cents: fc.option(fc.integer({ min: 50, max: 3_000 })),
      percent: fc.integer({ min: 1, max: 99 }),
      unpaid: fc.constantFrom('keep' as const, 'return' as const),
      graceDays: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ cents, percent, ...rest }) => ({ cents, percent: cents === null ? percent : null, ...rest })),
  isWeighed: fc.boolean(),
  hogs: fc.integer({ min: 1, max: 3 }),
  chard: fc.nat(3),
  isPickup: fc.boolean(),
  isCardBroken: fc.boolean(),
  steps,
});
export type DepositLife = typeof depositLife extends fc.Arbitrary<infer Life> ? Life : never;

/** Lives such a life to its end, and checks the money after everything that happens. */
export async function liveWithDeposit(scene: Scene, life: DepositLife, shelf: Shelf): Promise<void> {
  const { hogId, optionId, chardId } = shelf;
  const lines: [number, number, number?][] = [[hogId, life.hogs, optionId]];
  if (life.chard > 0) lines.push([chardId, life.chard]);
  const placed = await scene.authorize(lines, life.isPickup ? { shippingMethod: 'pickup' } : {});
  const { db } = scene.test;
  await db.getRepository(OrderItem).update({ orderId: placed.id }, { allowSubstitute: true });
  if (life.isCardBroken) scene.breakCard(placed);
  for (const together of life.steps) {
    const answers = await Promise.all(together.map((one) => act(scene, placed, shelf, one)));
    for (const status of answers.flat()) expect([status < 500, together]).toEqual([true, together]);
    await quiet(scene);
    await expectMoneyToAddUp(scene, placed);
  }
  await rest(scene, placed, life);
}

async function act(scene: Scene, placed: Placed, shelf: Shelf, one: Step): Promise<number[]> {
  const { stripe, test } = scene;
  const { db } = test;
  const { id, cookie, number } = placed;
  switch (one.kind) {
    case 'now':
      return [(await test.post(`/api/orders/${id}/balance`, {}, { cookie })).status];
    case 'day':
      await db.query(
        `UPDATE order_items SET deposit = jsonb_set(deposit, '{balanceOn}', '"2026-01-01"')
         WHERE order_id = $1 AND deposit ->> 'balanceOn' IS NOT NULL`,
        [id],
      );
      await enqueue(scene, COLLECT, { orderId: id });
      return [];
    case 'card': {
      const [first] = stripe.sessions.filter((session) => session.client_reference_id === number);
      if (one.isBroken) scene.breakCard(placed);
      else stripe.brokeCustomers.delete(`cus_${first?.id}`);
      return [];
    }
    case 'page':
      return payOnPage(scene, placed, one);
    case 'collect':
      await hurry(db, [COLLECT]);
      return [];
    case 'end':
      await hurry(db, [END_OWED]);
      return [];
    case 'cancel':
      return [
        (await (one.byBuyer ? scene.cancel(placed) : scene.move(scene.seller, placed, 'cancelled'))).status,
      ];
    case 'refund': {
      const { total } = await scene.seen(placed);
      return [
        (await scene.refund(placed, scene.vendor.id, Math.max(1, Math.floor(total * 100 * one.part)) / 100))
          .status,
      ];
    }
    case 'short':
      return makeShort(scene, placed, shelf, one);
    case 'move':
      return moveOn(scene, placed, 1);
    case 'deliver':
      return moveOn(scene, placed, 3);
    case 'weigh':
      await scene.weigh(placed, one.grams);
      return [(await scene.finish(placed)).status];
    case 'dispute':
      return beDisputed(scene, placed, one);
    case 'decide':
      return beDecided(scene, placed, one.isWon);
    case 'reverse': {
      const admin = await signedIn(test, { role: 'admin' });
      const payouts = await db.getRepository(Payout).findBy({ vendorId: scene.vendor.id });
      const answers = await Promise.all(
        payouts.map((payout) => admin.post(`/api/admin/payouts/${payout.id}/reverse`, {})),
      );
      return answers.map(({ status }) => status);
    }
  }
}

/** Its vendor brings it so many steps further. */
async function moveOn(scene: Scene, placed: Placed, most: number): Promise<number[]> {
  const answers: number[] = [];
  for (let count = 0; count < most; count += 1) {
    const { fulfilments, shippingMethod } = await scene.seen(placed);
    const out = shippingMethod === 'pickup' ? 'delivered' : 'shipped';
    const next: Partial<Record<string, string>> = {
      pending: 'confirmed',
      confirmed: out,
      shipped: 'delivered',
    };
    const to = next[fulfilments[0]?.status ?? ''];
    if (to) answers.push((await scene.move(scene.seller, placed, to)).status);
  }
  return answers;
}

/** The buyer opens the page for what is owed, and pays there, or not, or after it was closed. */
async function payOnPage(
  scene: Scene,
  placed: Placed,
  { pays, isLate }: { pays: boolean; isLate: boolean },
): Promise<number[]> {
  const before = (await scene.seen(placed)).deposit?.balance;
  const { status, body } = await scene.pay(placed);
  const page = scene.pagesOf(placed).find((one) => one.status === 'open');
  if (!page) return [status];
  // Nobody is asked for more than the order says.
  if (body.deposit && before === body.deposit.balance)
    expect(page.amount_total).toBeLessThanOrEqual(Math.round(before * 100));
  if (isLate) {
    await scene.test.db.query(
      `UPDATE payments SET created_at = created_at - interval '2 hours' WHERE order_id = $1 AND status = 'started'`,
      [placed.id],
    );
    if (pays) await scene.pay(placed);
  }
  if (!pays || page.status !== 'open') return [status];
  scene.stripe.payPage(page.id);
  const told = scene.stripe.event('checkout.session.completed', page);
  return [status, (await scene.test.post('/api/webhooks/stripe', told.body, told.headers)).status];
}

async function makeShort(
  scene: Scene,
  placed: Placed,
  { hogId, optionId, chardId }: Shelf,
  one: Extract<Step, { kind: 'short' }>,
): Promise<number[]> {
  const { fulfilments } = await scene.seen(placed);
  const items = (fulfilments[0]?.items ?? []).filter(({ isSubstitute }) => !isSubstitute);
  const item = items[one.line % Math.max(items.length, 1)];
  if (!item) return [];
  const from = item.quantity - (item.refunded ?? 0);
  const to = Math.max(0, from - Math.ceil(from * one.part));
  const swap =
    one.swap === 'hog'
      ? { productId: hogId, variantId: optionId, quantity: 1 }
      : { productId: chardId, quantity: 1 };
  const asked = {
    id: item.id,
    from,
    to,
    reason: 'spoiled',
    restock: one.restock,
    ...(one.swap !== 'none' && { swap }),
  };
  return [(await scene.seller.put(`/api/vendor/packing/${placed.id}/short`, { items: [asked] })).status];
}

/** A bank takes a part of what is left of one of the payments. */
async function beDisputed(
  scene: Scene,
  { number }: Placed,
  { which, part: of }: { which: number; part: number },
) {
  const { stripe } = scene;
  const paid = stripe.intentsOf(number);
  const intent = paid[which % Math.max(paid.length, 1)];
  if (!intent) return [];
  const sum = (rows: readonly { payment_intent: string; amount: number; status: string }[]) =>
    rows.reduce(
      (all, row) =>
        all + (row.payment_intent === intent.id && !['failed', 'won'].includes(row.status) ? row.amount : 0),
      0,
    );
  const left = intent.amount - sum(stripe.refunds) - sum(stripe.disputes);
  if (left <= 0) return [];
  const one = stripe.disputeOf(intent.id, Math.ceil(left * of));
  stripe.moveDisputed(one, 'withdrawn');
  return tell(scene, one, 'funds_withdrawn');
}

async function beDecided(scene: Scene, { number }: Placed, isWon: boolean): Promise<number[]> {
  const { stripe } = scene;
  const ids = stripe.intentsOf(number).map(({ id }) => id);
  const open = stripe.disputes.find(
    ({ payment_intent, status }) => status === 'needs_response' && ids.includes(payment_intent),
  );
  if (!open) return [];
  if (isWon) stripe.moveDisputed(open, 'reinstated');
  open.status = isWon ? 'won' : 'lost';
  return tell(scene, open, 'closed');
}

async function tell(scene: Scene, of: object, type: string): Promise<number[]> {
  const { body, headers } = scene.stripe.event(`charge.dispute.${type}`, of);
  return [(await scene.test.post('/api/webhooks/stripe', body, headers)).status];
}

async function enqueue({ test: { db } }: Scene, queue: string, data: object): Promise<void> {
  await db.query('INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [queue, data]);
}

const quiet = ({ test: { db } }: Scene) =>
  eventually(db, () => jobsAreDone(db), [
    'payments.send-refund',
    'payments.pay-vendor',
    'payments.send-payout',
    'payments.send-reversal',
  ]);

/** What is left to do is done: everything is paid, or ended. */
async function rest(scene: Scene, placed: Placed, { isWeighed }: DepositLife): Promise<void> {
  const { db } = scene.test;
  if (isWeighed)
    await act(
      scene,
      placed,
      { hogId: 0, optionId: 0, chardId: 0 },
      { kind: 'weigh', grams: [1_600, 1_700, 2_268] },
    );
  await scene.test.post<OrderView>(`/api/orders/${placed.id}/balance`, {}, { cookie: placed.cookie });
  await enqueue(scene, COLLECT, { orderId: placed.id });
  await quiet(scene);
  await db
    .getRepository(Payment)
    .query(
      `UPDATE payments SET created_at = created_at - interval '2 hours' WHERE order_id = $1 AND status = 'started'`,
      [placed.id],
    );
  const isOver = async () => {
    const { paymentStatus, status } = await scene.seen(placed);
    // What was handed over stays owed, for staff.
    return !['owed', 'authorized'].includes(paymentStatus) || status === 'shipped' || status === 'delivered';
  };
  await eventually(db, isOver, [END_OWED, COLLECT]);
  await quiet(scene);
  await expectMoneyToAddUp(scene, placed, true);
}
