import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { AdminOrder } from '../../../../src/contract/marketplace/admin/orders.admin.js';
import type { VendorStatement } from '../../../../src/contract/marketplace/vendor-figures.js';
import { signedIn } from '../../http/people.js';
import type { Placed } from '../stripe-scene.js';
import type { Scene } from './deposit-steps.js';

/** Nothing is to be done that is to be done soon. */
export async function jobsAreDone(db: DataSource): Promise<boolean> {
  const [row] = await db.query<{ open: number }[]>(
    `SELECT count(*)::int AS open FROM pgboss.job WHERE name LIKE 'payments.%' AND name <> 'payments.catch-up'
       AND state < 'completed' AND start_after < now() + interval '30 minutes'`,
  );
  return row?.open === 0;
}

interface Sums {
  status: string;
  order: number[];
  shares: number[];
  goods: number[];
  lines: number[];
  vendorOrder: { id: number; status: string; total: number; commission: number; kept: number };
  taken: number;
  back: number;
  refunds: number;
  ofVendorOrder: number;
  disputed: number;
  entries: Partial<Record<string, number>>;
}

const SUMS = `
  SELECT orders.payment_status AS status,
    ARRAY[orders.subtotal, orders.discount, orders.tax, orders.shipping, orders.total] AS "order",
    (SELECT ARRAY[sum(subtotal), sum(discount), sum(tax), sum(shipping), sum(total)]::int[]
      FROM fulfilments WHERE order_id = orders.id) AS shares,
    ARRAY[share.subtotal, share.discount, share.tax] AS goods,
    (SELECT ARRAY[coalesce(sum(total_price), 0), coalesce(sum(discount), 0), coalesce(sum(tax), 0)]::int[]
      FROM order_items WHERE fulfilment_id = share.id) AS lines,
    to_jsonb(share) AS "vendorOrder",
    (SELECT coalesce(sum(amount), 0)::int FROM payments WHERE order_id = orders.id AND status IN ('paid', 'refunded')) AS taken,
    (SELECT coalesce(sum(refunded), 0)::int FROM payments WHERE order_id = orders.id) AS back,
    (SELECT coalesce(sum(refunds.amount), 0)::int FROM refunds JOIN payments ON payments.id = payment_id
      WHERE order_id = orders.id) AS refunds,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = share.id) AS "ofVendorOrder",
    (SELECT coalesce(sum(withdrawn), 0)::int FROM disputes JOIN payments ON payments.id = payment_id
      WHERE order_id = orders.id) AS disputed,
    (SELECT coalesce(jsonb_object_agg(kind, amount), '{}') FROM (SELECT kind, sum(amount)::int AS amount
      FROM ledger_entries WHERE fulfilment_id = share.id GROUP BY kind) AS own) AS entries
  FROM orders JOIN fulfilments AS share ON share.order_id = orders.id WHERE orders.id = $1`;

/**
 * Checks everything that has to be true of an order's money once no job is under way.
 * @param isOver nothing is to come anymore
 */
export async function expectMoneyToAddUp(scene: Scene, placed: Placed, isOver = false): Promise<void> {
  const { stripe, test } = scene;
  const [sums] = await test.db.query<Sums[]>(SUMS, [placed.id]);
  if (!sums) throw new Error('The order is not there.');
  const { status, vendorOrder, entries, disputed } = sums;
  const of = (...kinds: string[]) => kinds.reduce((all, kind) => all + (entries[kind] ?? 0), 0);
  const taken = stripe.taken(placed.number);
  expect(sums.order).toEqual(sums.shares);
  expect(sums.goods).toEqual(sums.lines);
  expect({ taken: sums.taken, back: sums.back, refunds: sums.refunds }).toEqual({
    taken,
    back: stripe.sentBack(placed.number),
    refunds: stripe.sentBack(placed.number),
  });
  // Never more than what was shown, and never more goes back than came.
  expect(taken).toBeLessThanOrEqual(Math.round(placed.total * 100));
  for (const { id, amount } of stripe.intentsOf(placed.number)) {
    const gone = [
      ...stripe.refunds.filter((one) => one.status !== 'failed'),
      ...stripe.disputes.filter((one) => one.status !== 'won'),
    ];
    expect(
      gone.filter((one) => one.payment_intent === id).reduce((all, one) => all + one.amount, 0),
    ).toBeLessThanOrEqual(amount);
  }
  const isSold = of('sale') > 0;
  if (isSold)
    expect([of('sale'), of('commission')]).toEqual([vendorOrder.total, -vendorOrder.commission || -0]);
  else
    expect(of('sale', 'commission', 'refund', 'commission_refund', 'dispute', 'payout', 'reversal')).toBe(0);
  expect(of('refund') + sums.ofVendorOrder).toBe(0);
  if (['paid', 'refunded', 'void'].includes(status))
    expect({ status, ledger: of('sale', 'refund', 'dispute') }).toEqual({
      status,
      ledger: taken - sums.back - disputed,
    });
  else expect(isSold).toBe(false);
  if (status === 'void') expect(taken).toBe(0);
  await expectPayoutsToAddUp(scene, placed, of('payout'));
  const due = Object.values(entries).reduce<number>((all, amount = 0) => all + amount, 0);
  if (isOver && status === 'paid' && (vendorOrder.status === 'delivered' || vendorOrder.kept > 0))
    expect(due).toBeLessThanOrEqual(0);
  const { body } = await scene.seller.get<VendorStatement>('/api/vendor/statement');
  expect(Math.round(body.closingBalance * 100)).toBe(await balanceOf(scene));
  const admin = await signedIn(test, { role: 'admin' });
  const page = (await admin.get<AdminOrder>(`/api/admin/orders/${placed.id}`)).body;
  expect(Math.round(page.ledgerSum * 100)).toBe(due);
}

async function balanceOf({ test, vendor }: Scene): Promise<number> {
  const [row] = await test.db.query<{ sum: number }[]>(
    'SELECT coalesce(sum(amount), 0)::int AS sum FROM ledger_entries WHERE vendor_id = $1',
    [vendor.id],
  );
  return row?.sum ?? 0;
}

/** What was sent to the vendor is in the ledger, and no more comes back of a transfer than went. */
async function expectPayoutsToAddUp({ stripe, test }: Scene, placed: Placed, payout: number): Promise<void> {
  const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === placed.number);
  expect(sent.reduce((all, { amount }) => all + amount, 0)).toBe(-payout || 0);
  for (const { id, amount } of sent) {
    const back = stripe.reversals
      .filter(({ transfer }) => transfer === id)
      .reduce((all, one) => all + one.amount, 0);
    expect(back).toBeLessThanOrEqual(amount);
  }
  const [row] = await test.db.query<{ failed: number }[]>(
    `SELECT count(*)::int AS failed FROM payouts WHERE status = 'failed'`,
  );
  expect(row?.failed).toBe(0);
}
