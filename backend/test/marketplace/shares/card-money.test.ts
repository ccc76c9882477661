import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CancelPreview,
  SizeChoiceList,
} from '../../../src/contract/marketplace/shares/subscriptions.js';
import { parts } from '../../../src/marketplace/shares/cards/card-money.rules.js';
import { makeMember, type Member } from '../../support/scenes/box-scene.js';
import {
  cancelShare,
  keepMoney,
  ledgerOf,
  packBox,
  paidMember,
  payNow,
  pickUp,
  turnBox,
} from '../../support/scenes/card-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const SIZES = [
  { name: 'Regular', price: 30, places: 10 },
  { name: 'Large', price: 40, places: 10 },
];

const commissionOf = ({ farm }: Member, cents: number) =>
  Math.round(cents * Number(farm.vendor.commissionRate));

describe('money that members paid by card', () => {
  it('is its farm’s for each box that was picked up, and what it keeps of a canceled share, once', async () => {
    const member = await paidMember(test, 22, { refund: { kind: 'part', percent: 75, deposit: 0 } });
    for (const number of [0, 1, 2, 3]) await pickUp(test, member, number);
    // 18 boxes at $30.00, three quarters of it.
    const { body } = await cancelShare(member, 405);
    expect(body.account).toMatchObject({ paid: 660, refunded: 405 });
    await keepMoney(test);
    await keepMoney(test);
    // 4 boxes, and $135.00 that it keeps.
    const sold = 12_000 + 13_500;
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', -4 * commissionOf(member, 3_000) - commissionOf(member, 13_500)],
      ['sale', sold],
    ]);
    const [money] = await test.db.query<{ left: number }[]>(
      `SELECT (sum(amount - refunded) - (SELECT sum(cents) FROM box_draws JOIN payments AS own ON own.id = payment_id
        WHERE own.subscription_id = $1))::int AS left FROM payments WHERE subscription_id = $1`,
      [member.id],
    );
    expect(money?.left).toBe(0);
  });

  it('costs commission of what the farm keeps once, also where more is left later', async () => {
    const member = await paidMember(test, 3, { refund: { kind: 'part', percent: 50, deposit: 0 } });
    const orderId = await packBox(test, member, 0);
    await cancelShare(member, 30);
    await keepMoney(test);
    const kept = -commissionOf(member, 3_000);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', kept],
      ['sale', 3_000],
    ]);
    // Credit for a box that the farm couldn't hand over isn't sold.
    await turnBox(member, orderId, 'cancelled');
    await keepMoney(test);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', kept],
      ['sale', 6_000],
    ]);
  });

  it('goes back whole where nothing was picked up yet, but a deposit', async () => {
    const member = await paidMember(test, 22, { refund: { kind: 'part', percent: 75, deposit: 100 } });
    const { body } = await cancelShare(member, 560);
    expect(body.account.refunded).toBe(560);
    await keepMoney(test);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', -commissionOf(member, 10_000)],
      ['sale', 10_000],
    ]);
  });

  it('is drawn again by another box where an order was canceled', async () => {
    const member = await paidMember(test, 2, {});
    const orderId = await packBox(test, member, 0);
    const draws = () => test.db.query('SELECT cents FROM box_draws WHERE order_id = $1', [orderId]);
    expect(await draws()).toEqual([{ cents: 3_000 }]);
    await turnBox(member, orderId, 'cancelled');
    expect([await draws(), await ledgerOf(test, member), (await member.read()).account.credit]).toEqual([
      [],
      [],
      30,
    ]);
  });

  it('is paid out as the farm’s own only as far as it came by card', async () => {
    const member = await paidMember(test, 2, {});
    await test.db.query(`UPDATE payments SET amount = 4000 WHERE subscription_id = $1`, [member.id]);
    await pickUp(test, member, 0);
    await pickUp(test, member, 1);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', -2 * commissionOf(member, 3_000)],
      ['payout', -2_000],
      ['sale', 6_000],
    ]);
  });

  it('pays a larger size in one charge that its member agrees to', async () => {
    const member = await paidMember(test, 12, { sizes: SIZES });
    const { body: choices } = await member.client.get<SizeChoiceList>(
      `/api/subscriptions/${member.id}/sizes`,
    );
    const [larger] = choices;
    expect(larger).toMatchObject({ difference: 120 });
    const size = { sizeId: larger?.sizeId, difference: 120 };
    expect((await member.client.post(`/api/subscriptions/${member.id}/size`, size)).status).toBe(200);
    expect((await member.read()).card).toMatchObject({ toPay: 120, isSaved: false });
    expect(await payNow(member)).toMatchObject({ account: { paid: 480, due: 0 }, card: { toPay: 0 } });
  });

  it('lets boxes out that were to be paused for a payment that is late, once that is paid', async () => {
    const member = await makeMember(test, 10, { payBy: 'card', payments: 2, share: { pausesUnpaid: true } });
    await payNow(member);
    await test.db.query(
      `UPDATE share_payments SET due_on = current_date - 30 WHERE subscription_id = $1 AND state = 'open'`,
      [member.id],
    );
    const unpaid = async () => (await member.read()).boxes.filter(({ isUnpaid }) => isUnpaid).length;
    expect(await unpaid()).toBe(5);
    await payNow(member);
    expect(await unpaid()).toBe(0);
    expect((await member.read()).card).toMatchObject({ toPay: 0, isSaved: false });
  });

  it('isn’t the new member’s to get back where the share was taken over', async () => {
    const member = await paidMember(test, 3, { refund: { kind: 'part', percent: 100, deposit: 0 } });
    await test.db.query('UPDATE subscriptions SET taken_over_at = now() WHERE id = $1', [member.id]);
    const { body } = await cancelShare(member, 90);
    expect(body.account.entries.find(({ kind }) => kind === 'refund')).toMatchObject({
      amount: 90,
      given: null,
    });
    await keepMoney(test);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', 0],
      ['sale', 9_000],
    ]);
  });
});

describe('money that a bank took back of a share', () => {
  const part = { refund: { kind: 'part', percent: 100, deposit: 0 } };
  const previewOf = async ({ client, id }: Member) =>
    (await client.get<CancelPreview>(`/api/subscriptions/${id}/cancel`)).body;
  async function takeBack({ id }: Member, cents: number): Promise<void> {
    await test.db.query(
      `INSERT INTO disputes (payment_id, provider_id, amount, withdrawn, reason, status, asked_at)
        SELECT id, 'dp_' || id, $2, $2, 'fraudulent', 'lost', now() FROM payments
        WHERE subscription_id = $1 ORDER BY id LIMIT 1`,
      [id, cents],
    );
  }

  it('isn’t asked of its farm once more when the share is canceled', async () => {
    const member = await paidMember(test, 3, part);
    await pickUp(test, member, 0);
    await takeBack(member, 9_000);
    expect(await previewOf(member)).toMatchObject({ refund: 0, kept: 0 });
    const { status, body } = await cancelShare(member, 0);
    expect(status).toBe(200);
    expect(body.account.entries.filter(({ kind }) => kind === 'refund')).toEqual([]);
  });

  it('leaves only the rest to go back, to the card', async () => {
    const member = await paidMember(test, 4, part);
    await takeBack(member, 5_000);
    const { body } = await cancelShare(member, 70);
    expect(body.account.entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 70, given: { by: 'card' } },
    ]);
  });

  it('isn’t taken of another payment by card, which boxes have used up meanwhile', async () => {
    const member = await paidMember(test, 12, { ...part, sizes: SIZES });
    await pickUp(test, member, 0);
    await pickUp(test, member, 1);
    const { body: choices } = await member.client.get<SizeChoiceList>(
      `/api/subscriptions/${member.id}/sizes`,
    );
    const size = { sizeId: choices[0]?.sizeId, difference: 100 };
    expect((await member.client.post(`/api/subscriptions/${member.id}/size`, size)).status).toBe(200);
    await payNow(member);
    // $460.00 paid, $60.00 used up, and the first payment of $360.00 taken back.
    await takeBack(member, 36_000);
    const { body } = await cancelShare(member, 40);
    expect(body.account.entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 40, given: { by: 'card' } },
    ]);
    const refunded: unknown = await test.db.query(
      'SELECT refunded FROM payments WHERE subscription_id = $1 ORDER BY id',
      [member.id],
    );
    expect(refunded).toEqual([{ refunded: 0 }, { refunded: 4_000 }]);
  });
});

describe('parts of several payments', () => {
  it('are taken in their order, and of none more than is left', () => {
    const from = [
      { id: 1, left: 100 },
      { id: 2, left: -50 },
      { id: 3, left: 70 },
    ];
    expect(parts(120, from)).toEqual([
      { id: 1, cents: 100 },
      { id: 3, cents: 20 },
    ]);
    expect(parts(500, from).reduce((sum, { cents }) => sum + cents, 0)).toBe(170);
    expect(parts(0, from)).toEqual([]);
  });
});
