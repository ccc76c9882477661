import { expect } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import { GUEST_ORDERS_KEY } from '../../../src/contract/backoffice/settings.admin.js';
import type { GetPaidView } from '../../../src/contract/marketplace/get-paid.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Payout } from '../../../src/marketplace/tables/payout.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Setting } from '../../../src/platform/settings/setting.entity.js';
import { eventually } from '../eventually.js';
import { type Client, signedIn } from '../http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../make/make.js';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { type Step, step } from './payee-steps.js';
import { checkoutForm, shopper } from './shopper.js';

/** What happens to a vendor's money and account, in any order, and what has to be true after each step. */

const QUEUES = [
  ...['payments.pay-vendor', 'payments.send-payout', 'payments.send-refund'],
  ...['payments.send-reversal', 'payments.ask-payee'],
];
const NO_LIMITS = { perEmail: 10_000, perDevice: 10_000, perNetwork: 10_000, perVendor: 10_000 };
const stripe = new StripeStandIn();
let test: TestApp;
let admin: Client;

export async function openPayees(): Promise<void> {
  await stripe.listen();
  test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env });
  admin = await signedIn(test, { role: 'admin' });
  await test.db.getRepository(Setting).save({ key: GUEST_ORDERS_KEY, value: NO_LIMITS });
}

export async function closePayees(): Promise<void> {
  await test.close();
  await stripe.close();
}

/** A vendor with their orders, and another one who is in each of them. */
class PayeeScene {
  private readonly orders: { id: number; number: string; total: number; isCash: boolean }[] = [];
  private readonly disputes: ReturnType<StripeStandIn['dispute']>[] = [];

  /** As it was at the last check: payouts are only made in between where the account was enabled. */
  private wasEnabled = false;
  private paidOut = 0;

  private constructor(
    private seller: Client,
    private readonly vendorId: number,
    private readonly products: [number, number],
    /** Of both vendors. */
    private readonly codes: readonly string[],
  ) {}

  static async begin(rate: string, price: number): Promise<PayeeScene> {
    const seller = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: seller.user.id, commissionRate: rate });
    const other = await makeVendor(test.db, { commissionRate: '0.2' });
    const own = await makeProduct(test.db, { vendorId: vendor.id, price, inventory: 500 });
    const theirs = await makeProduct(test.db, { vendorId: other.id, price: 777, inventory: 500 });
    const codes = [
      await makeDiscountCode(test.db, { vendorId: vendor.id, kind: 'percent', value: 1_550 }),
      await makeDiscountCode(test.db, { vendorId: other.id, kind: 'amount', value: 101 }),
    ];
    await test.db.query('DELETE FROM rate_limits');
    return new PayeeScene(
      seller,
      vendor.id,
      [own.id, theirs.id],
      codes.map(({ code }) => code),
    );
  }

  async take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'sale':
        return this.sell(one);
      case 'refund':
        return this.refund(one.which, one.part);
      case 'dispute':
        return this.dispute(one.which, one.part);
      case 'decide':
        return this.decide(one.which, one.isWon);
      case 'enable':
        return this.enable();
      case 'take-back':
        return this.takeBack(one.which, one.isEmpty);
      case 'hand-over':
        return this.handOver();
      case 'lose':
        return stripe.trouble('lost', /POST .*(transfers|reversals|refunds)$/, one.times);
      case 'restrict':
      case 'remove':
        return this.change(one.kind);
    }
  }

  private async sell({
    quantity,
    isDelivered,
    isCash,
    isDiscounted,
  }: Step & { kind: 'sale' }): Promise<void> {
    const [own, theirs] = this.products;
    const { cookie } = await shopper(test, [own, quantity], [theirs, 1]);
    const email = `buyer-${randomUUID()}@example.com`;
    const way = isCash ? { paymentMethod: 'cash', shippingMethod: 'pickup' } : {};
    const discountCodes = isDiscounted ? this.codes : [];
    const form = checkoutForm({ email, discountCodes, ...way });
    const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
    expect(status).toBe(201);
    const { id, orderNumber: number, total } = body;
    if (!isCash) {
      stripe.pay(number);
      await test.post(`/api/orders/${id}/payment`, {}, { cookie });
    }
    this.orders.push({ id, number, total: Math.round(total * 100), isCash });
    const steps = isCash ? ['confirmed', 'delivered'] : ['confirmed', 'shipped', 'delivered'];
    for (const step of isDelivered ? steps : ['confirmed'])
      await this.seller.put(`/api/orders/${id}/status`, { status: step });
  }

  private async refund(index: number, part: number): Promise<void> {
    const order = this.orders[index % Math.max(1, this.orders.length)];
    if (!order) return;
    const amount = Math.max(1, Math.floor(order.total * part * 0.4)) / 100;
    const body = { vendorId: this.vendorId, amount, reason: 'Wilted.' };
    const key = { 'idempotency-key': randomUUID() };
    const { status } = await admin.post(`/api/admin/orders/${order.id}/refund`, body, key);
    expect([200, 400, 409]).toContain(status);
  }

  private async dispute(index: number, part: number): Promise<void> {
    const cards = this.orders.filter(({ isCash }) => !isCash);
    const order = cards[index % Math.max(1, cards.length)];
    if (
      !order ||
      this.disputes.some(({ payment_intent }) => payment_intent.endsWith(sessionOf(order.number)))
    )
      return;
    const dispute = stripe.dispute(order.number, Math.max(1, Math.floor(order.total * part)));
    stripe.moveDisputed(dispute, 'withdrawn');
    this.disputes.push(dispute);
    await tell('charge.dispute.created', dispute);
    await tell('charge.dispute.funds_withdrawn', dispute);
  }

  private async decide(index: number, isWon: boolean): Promise<void> {
    const open = this.disputes.filter(({ status }) => status === 'needs_response');
    const dispute = open[index % Math.max(1, open.length)];
    if (!dispute) return;
    Object.assign(dispute, { status: isWon ? 'won' : 'lost' });
    if (isWon) stripe.moveDisputed(dispute, 'reinstated');
    // The older message comes later.
    await tell('charge.dispute.closed', dispute);
    await tell('charge.dispute.updated', dispute);
  }

  private async enable(): Promise<void> {
    if (!(await this.account()))
      expect((await this.seller.post('/api/vendor/get-paid/link', {})).status).toBe(200);
    const id = (await this.account()) ?? '';
    stripe.connect.enable(id);
    await tell('account.updated', { id, object: 'account' }, id);
  }

  private async change(kind: 'restrict' | 'remove'): Promise<void> {
    const id = await this.account();
    if (!id) return;
    if (kind === 'restrict') stripe.connect.restrict(id, 'under_review');
    else stripe.connect.remove(id);
    await tell('account.updated', { id, object: 'account' }, id);
  }

  private async takeBack(index: number, isEmpty: boolean): Promise<void> {
    const payouts = await this.payouts();
    const payout = payouts[index % Math.max(1, payouts.length)];
    const account = await this.account();
    if (!payout || !account) return;
    if (isEmpty) stripe.emptyAccounts.add(account);
    else stripe.emptyAccounts.delete(account);
    const { status } = await admin.post(`/api/admin/payouts/${payout.id}/reverse`, {});
    expect([200, 409]).toContain(status);
  }

  /** Someone else owns the business from now on, and with it the account, the ledger and what is owed. */
  private async handOver(): Promise<void> {
    const owner = this.seller;
    const [before, account] = [await this.entries(), await this.account()];
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: this.vendorId });
    if (businessId === null) throw new Error('The vendor belongs to no business.');
    const heir = await signedIn(test);
    const userId = heir.user.id;
    await test.db.getRepository(Membership).insert({ businessId, userId, role: 'manager' });
    const path = `/api/businesses/${businessId}/handover`;
    expect((await owner.post(path, { userId })).status).toBe(200);
    expect((await heir.post(`${path}/accept`, {})).status).toBe(200);
    this.seller = heir;
    expect(await test.db.getRepository(Vendor).findOneBy({ id: this.vendorId })).toMatchObject({ userId });
    expect(await this.account()).toBe(account);
    expect(await this.entries()).toEqual(expect.arrayContaining(before));
    // Who handed over stays on as a manager, who looks at the money and no longer says where it goes.
    expect((await owner.get<GetPaidView>('/api/vendor/get-paid')).body.maySetUp).toBe(false);
    expect((await owner.post('/api/vendor/get-paid/link', {})).status).toBe(403);
  }

  /** Everything that has to be true when all jobs are done. */
  async check(): Promise<void> {
    await eventually(test.db, areJobsDone, QUEUES);
    stripe.calm();
    const entries = await this.entries();
    const { body: paid } = await this.seller.get<GetPaidView>('/api/vendor/get-paid');
    const { total, ...parts } = paid.balance;
    expect(cents(total)).toBe(amounts(entries));
    expect(sum(Object.values(parts).map(cents))).toBe(cents(total));
    expect(amounts(entries.filter(({ kind }) => kind === 'offset'))).toBe(0);
    const payouts = await this.payouts();
    expect(payouts.some(({ status }) => status === 'waiting')).toBe(false);
    // What Stripe has sent on and not taken back is what the ledger says, and nothing was sent twice.
    const ids = payouts.map(({ providerId }) => providerId);
    const sent = stripe.transfers.filter(({ id }) => ids.includes(id));
    const back = stripe.reversals.filter(({ transfer }) => ids.includes(transfer));
    const own = stripe.transfers.filter(({ metadata }) =>
      payouts.some(({ id }) => (metadata as { key: string }).key === `payout-${id}`),
    );
    expect(own).toEqual(sent);
    expect(amounts(sent) - amounts(back) + amounts(entries.filter(({ payoutId }) => payoutId !== null))).toBe(
      0,
    );
    if (paid.state === 'enabled') expect(parts.ready).toBe(0);
    else if (!this.wasEnabled) expect(payouts).toHaveLength(this.paidOut);
    this.wasEnabled = paid.state === 'enabled';
    this.paidOut = payouts.length;
    await this.checkVendorOrders();
    await this.checkYear(cents(total));
  }

  /** No more goes back of a share than was paid for it, and Farmgate keeps the commission of the rest. */
  private async checkVendorOrders(): Promise<void> {
    const rows = await test.db.query<Record<string, string>[]>(
      `SELECT share.total, share.subtotal - share.discount AS sold, share.commission,
         (SELECT coalesce(sum(amount), 0) FROM refunds WHERE fulfilment_id = share.id) AS refunded,
         (SELECT coalesce(sum(goods), 0) FROM refunds WHERE fulfilment_id = share.id)
           + (SELECT coalesce(sum(goods), 0) FROM dispute_parts WHERE fulfilment_id = share.id) AS goods,
         (SELECT count(*) FROM refunds WHERE fulfilment_id = share.id)
           + (SELECT count(*) FROM dispute_parts WHERE fulfilment_id = share.id) AS moves,
         (SELECT coalesce(sum(goods + tax + shipping), 0) FROM dispute_parts WHERE fulfilment_id = share.id) AS lost,
         (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'dispute') AS dispute,
         (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'commission_refund') AS back
       FROM fulfilments AS share WHERE vendor_id = $1`,
      [this.vendorId],
    );
    for (const row of rows) {
      const of = (name: string) => Number(row[name]);
      expect(of('lost')).toBeGreaterThanOrEqual(0);
      expect(of('refunded') + of('lost')).toBeLessThanOrEqual(of('total'));
      expect(of('dispute') + of('lost')).toBe(0);
      expect(of('back')).toBeGreaterThanOrEqual(0);
      expect(of('back')).toBeLessThanOrEqual(of('commission'));
      // Each move rounds once.
      const exact = (of('commission') * of('goods')) / of('sold');
      expect(Math.abs(of('back') - exact)).toBeLessThanOrEqual(of('moves'));
      if (of('refunded') + of('lost') === 0) expect(of('back')).toBe(0);
      if (of('refunded') + of('lost') === of('total')) expect(of('back')).toBe(of('commission'));
    }
  }

  private async checkYear(total: number): Promise<void> {
    const years = [];
    for (const year of await this.years())
      years.push((await this.seller.get<YearStatement>(`/api/vendor/year-statement?year=${year}`)).body);
    let balance = 0;
    for (const one of years) {
      expect(cents(one.openingBalance)).toBe(balance);
      balance += sum(Object.values(one.sums).map(cents));
      expect(cents(one.closingBalance)).toBe(balance);
      const sold = sum(one.states.map((s) => cents(s.products) + cents(s.shipping) + cents(s.tax)));
      expect(sold).toBe(cents(one.sums.sale) + cents(one.sums.refund) + cents(one.sums.dispute));
    }
    expect(balance).toBe(total);
  }

  private readonly years = async () =>
    (await this.seller.get<GetPaidView>('/api/vendor/get-paid')).body.years.reverse();
  private readonly entries = () => test.db.getRepository(LedgerEntry).findBy({ vendorId: this.vendorId });
  private readonly account = async () =>
    (await test.db.getRepository(Vendor).findOneByOrFail({ id: this.vendorId })).stripeAccountId;
  private readonly payouts = () =>
    test.db.getRepository(Payout).find({ where: { vendorId: this.vendorId }, order: { id: 'ASC' } });
}

const cents = (amount: number) => Math.round(amount * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
const sessionOf = (number: string) => stripe.session(number).id;

async function tell(type: string, object: object, account?: string): Promise<void> {
  const { body, headers } = stripe.event(type, object, undefined, undefined, account);
  expect((await test.post('/api/webhooks/stripe', body, headers)).status).toBe(200);
}

const areJobsDone = async () => {
  const [row] = await test.db.query<{ left: number }[]>(
    `SELECT count(*)::int AS left FROM pgboss.job WHERE name = ANY($1) AND state < 'completed'`,
    [QUEUES],
  );
  return row?.left === 0;
};

/** @param runs how often, with a vendor of its own each time @param length how many steps each time */
export async function expectMoneyToAddUp(runs: number, length: number): Promise<void> {
  const rate = fc.integer({ min: 0, max: 5_000 }).map((points) => String(points / 10_000));
  const price = fc.integer({ min: 50, max: 3_000 });
  const steps = fc.array(step, { minLength: length, maxLength: length });
  await fc.assert(
    fc.asyncProperty(rate, price, steps, async (given, cost, all) => {
      const scene = await PayeeScene.begin(given, cost);
      for (const one of all) {
        await scene.take(one);
        if (one.kind !== 'lose') await scene.check();
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}
