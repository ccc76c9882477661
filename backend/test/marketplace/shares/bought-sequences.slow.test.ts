import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BoxDraw } from '../../../src/marketplace/tables/box-draw.entity.js';
import { CreditPurchase } from '../../../src/marketplace/tables/credit-purchase.entity.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { randomOf } from '../../support/random.js';
import { joinAs, makeMember, type Member } from '../../support/scenes/box-scene.js';
import { keepMoney, packBox, turnBox } from '../../support/scenes/card-scene.js';
import { buyCredit, creditOf, giveCredit, sellingFarm, shopOf } from '../../support/scenes/credit-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const BOXES = 6;
const STEPS = 30;
const OFFERS = [
  { pay: 50, get: 51.55 },
  { pay: 20, get: 20 },
] as const;

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

type Random = (below: number) => number;

const anyOf = <Item>(items: readonly Item[], random: Random) => items[random(Math.max(1, items.length))];

async function spend(member: Member, random: Random): Promise<unknown> {
  const open = (await member.read()).payments.filter(({ state }) => state === 'open');
  const path = `/api/subscriptions/${member.id}/payments/${anyOf(open, random)?.id}/credit`;
  return member.client.post(path, {});
}

async function unspend(member: Member, random: Random): Promise<unknown> {
  const used = (await member.read()).payments.filter(({ received }) => received?.by === 'credit');
  return member.client.delete(`/api/subscriptions/${member.id}/payments/${anyOf(used, random)?.id}/credit`);
}

async function goBack(member: Member, random: Random): Promise<unknown> {
  const bought = anyOf((await shopOf(member)).bought, random);
  return member.client.post(`${creditOf(member)}/${bought?.id}/return`, { refund: bought?.refund });
}

async function give(from: Member, to: Member): Promise<unknown> {
  const token = await giveCredit(test, from, to.client.user.email, OFFERS[0]);
  return to.client.post('/api/credit-gifts/accept', { token });
}

/** Packed, and now and then handed over or canceled. */
async function pack(member: Member, random: Random): Promise<void> {
  const number = random(BOXES);
  const { state } = await member.box(number);
  if (state !== 'promised') return;
  const orderId = await packBox(test, member, number);
  if (orderId === 0) return;
  const what = random(3);
  if (what < 2) await turnBox(member, orderId, what === 0 ? 'delivered' : 'cancelled');
}

async function step(member: Member, other: Member, random: Random): Promise<void> {
  const kinds: (() => Promise<unknown>)[] = [
    () => buyCredit(member, OFFERS[random(2)]),
    () => spend(member, random),
    () => spend(member, random),
    () => unspend(member, random),
    () => goBack(member, random),
    () => give(member, other),
    () => member.do(random(BOXES), 'hold'),
    () => member.do(random(BOXES), 'release'),
    () => pack(member, random),
    () => keepMoney(test),
  ];
  const answer = await kinds[random(kinds.length)]?.();
  expect((answer as { status?: number } | undefined)?.status ?? 200).toBeLessThan(500);
}

const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number) =>
  rows.reduce((all, row) => all + cents(row), 0);

const entriesOf = async (where: object) =>
  (await test.db.getRepository(MemberEntry).findBy(where)).filter(({ undoneAt }) => undoneAt === null);
const centsOf = (entries: readonly MemberEntry[], ...kinds: string[]) =>
  sum(
    entries.filter(({ kind }) => kinds.includes(kind)),
    ({ cents }) => cents,
  );

/** Payments are what boxes cost that are to be paid, and what of them became credit. */
async function expectPlanned(member: Member): Promise<void> {
  const where = { subscriptionId: member.id };
  const boxes = await test.db.getRepository(BoxPromise).findBy(where);
  const payments = await test.db.getRepository(SharePayment).findBy(where);
  const entries = await entriesOf(where);
  const toPay = boxes.filter(({ state }) => ['promised', 'donated', 'shifted', 'packed'].includes(state));
  const planned = payments.filter(({ state }) => state !== 'canceled');
  expect(sum(planned, ({ cents }) => cents)).toBe(
    sum(toPay, ({ value, tax }) => value + tax) + centsOf(entries, 'hold', 'canceled'),
  );
  const paid = payments.filter(({ state }) => state === 'paid');
  expect(centsOf(entries, 'spent')).toBe(sum(paid, ({ cents }) => cents));
  const { credit, creditComing } = (await member.read()).account;
  const came = centsOf(entries, 'bought', 'gift', 'bonus', 'hold', 'canceled');
  const went = centsOf(entries, 'spent', 'returned', 'lost');
  expect(Math.round((credit + creditComing) * 100)).toBe(came - went);
  expect(credit).toBeGreaterThanOrEqual(0);
}

/** Nothing of a purchase is spent, given back or drawn twice. */
async function expectPurchases(vendorId: number): Promise<void> {
  for (const { id: purchaseId, paymentId, paid, bonus, subscriptionId } of await test.db
    .getRepository(CreditPurchase)
    .findBy({ vendorId })) {
    const { amount, refunded, status } = await test.db
      .getRepository(Payment)
      .findOneByOrFail({ id: paymentId });
    const entries = await entriesOf({ purchaseId });
    const [spent, returned, lost] = ['spent', 'returned', 'lost'].map((kind) => centsOf(entries, kind));
    expect([status, amount]).toEqual([refunded === amount ? 'refunded' : 'paid', paid]);
    expect(refunded).toBe(returned);
    expect([0, bonus]).toContain(lost);
    expect((spent ?? 0) + (returned ?? 0) + (lost ?? 0)).toBeLessThanOrEqual(paid + bonus);
    expect(centsOf(entries, 'bought', 'gift')).toBe(subscriptionId === null ? 0 : paid);
    const draws = sum(await test.db.getRepository(BoxDraw).findBy({ paymentId }), ({ cents }) => cents);
    expect(draws).toBeLessThanOrEqual(Math.min(spent ?? 0, paid - refunded));
  }
}

it.each([2, 11, 20_271_224])('keeps the books of bought credit in order (seed %i)', async (seed) => {
  const random = randomOf(seed);
  const farm = await sellingFarm(test, admin, OFFERS);
  const one = await makeMember(test, BOXES, { farm });
  const two = await joinAs(test, farm, one.share);
  await test.db.query(
    'UPDATE share_payments SET due_on = due_on - 60 WHERE subscription_id = ANY($1::int[])',
    [[one.id, two.id]],
  );
  for (let count = 0; count < STEPS; count += 1) {
    const [member, other] = random(2) === 0 ? [one, two] : [two, one];
    await step(member, other, random);
    await expectPlanned(one);
    await expectPlanned(two);
    await expectPurchases(farm.vendor.id);
  }
});
