import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CreditShopView,
  SoldCreditView,
} from '../../../src/contract/marketplace/shares/bought-credit.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeMember, type Member } from '../../support/scenes/box-scene.js';
import {
  cancelShare,
  keepMoney,
  ledgerOf,
  packBox,
  payNow,
  pickUp,
} from '../../support/scenes/card-scene.js';
import {
  buyCredit,
  CREDIT_OFFERS,
  creditOf,
  openCreditPage,
  payCredit,
  refundsOf,
  sellingFarm,
  shopOf,
} from '../../support/scenes/credit-scene.js';
import { duePayments } from '../../support/scenes/due-payments.js';
import { makeShareFarm, type Joined, type ShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const selling = (offers?: readonly object[]) => sellingFarm(test, admin, offers);
const giveBack = (member: Member, id: number | undefined, refund: number, client = member.client) =>
  client.post<CreditShopView & ErrorBody>(`${creditOf(member)}/${id}/return`, { refund });
const soldBy = async ({ seller }: ShareFarm) =>
  (await seller.get<SoldCreditView>('/api/vendor/farm-credit')).body;
/** Farm credit pays what is due. */
async function useCredit(member: Member, payment = 0): Promise<Joined> {
  const { payments } = await member.read();
  const path = `/api/subscriptions/${member.id}/payments/${payments[payment]?.id}/credit`;
  return (await member.client.post<Joined>(path, {})).body;
}
const entriesOf = ({ account }: Joined) => account.entries.map(({ kind, amount }) => [kind, amount]);
const mailsTo = async (email: string | null) =>
  (
    await test.db.query<{ kind: string }[]>(
      `SELECT kind FROM mails WHERE recipient = $1 AND kind LIKE 'farm-credit%' ORDER BY id`,
      [email],
    )
  ).map(({ kind }) => kind);
const commissionOf = ({ farm }: Member, cents: number) =>
  Math.round(cents * Number(farm.vendor.commissionRate));

describe('farm credit that a member buys', () => {
  it('is what was paid and a bonus, as two entries, and is told to both', async () => {
    const farm = await selling();
    const member = await makeMember(test, 22, { farm });
    expect((await member.read()).sellsCredit).toBe(true);
    expect((await shopOf(member)).offers).toEqual([
      { pay: 20, get: 20 },
      { pay: 500, get: 515 },
    ]);
    const { bought, waiting } = await buyCredit(member);
    expect([bought, waiting]).toEqual([
      [{ ...bought[0], pay: 500, get: 515, left: 515, refund: 500, lost: 15 }],
      null,
    ]);
    const read = await member.read();
    expect(read.account).toMatchObject({ credit: 515, paid: 0, due: 660 });
    expect(entriesOf(read)).toEqual([
      ['bonus', 15],
      ['bought', 500],
    ]);
    expect(await soldBy(farm)).toMatchObject({
      sums: { paid: 500, bonus: 15, spent: 0, refunded: 0, left: 515 },
      ...{ total: 1, purchases: [{ name: 'Ann Lee', pay: 500, get: 515, left: 515, memberId: member.id }] },
    });
    expect(await mailsTo(member.client.user.email)).toEqual(['farm-credit-bought']);
    expect(await mailsTo(farm.seller.user.email)).toEqual(['farm-credit-sold']);
    const row = await admin.get<{ paid: number }[]>(`/api/admin/credit-purchases?memberId=${member.id}`);
    expect(row.body).toMatchObject([{ memberName: 'Ann Lee', paid: 500, bonus: 15, spent: 0, refunded: 0 }]);
  });

  it('pays boxes, whose farm gets what was paid less commission, and none of the bonus', async () => {
    const member = await makeMember(test, 3, { farm: await selling([{ pay: 60, get: 90 }]) });
    await buyCredit(member, { pay: 60, get: 90 });
    expect((await useCredit(member)).account).toMatchObject({ paidWithCredit: 90, due: 0, credit: 0 });
    for (const number of [0, 1, 2]) await pickUp(test, member, number);
    // Two boxes were paid by card. Of the bonus, which paid the third, the farm had nothing and pays nothing.
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', -2 * commissionOf(member, 3_000)],
      ['payout', -3_000],
      ['sale', 9_000],
    ]);
    expect(await soldBy(member.farm)).toMatchObject({ sums: { spent: 90, left: 0 } });
  });

  it('goes back as far as it was paid and not spent, once, without the bonus', async () => {
    const member = await makeMember(test, 3, { farm: await selling() });
    const [bought] = (await buyCredit(member)).bought;
    await useCredit(member);
    expect((await giveBack(member, bought?.id, 500)).body.error).toBe('REFUND_CHANGED');
    expect((await giveBack(member, bought?.id, 410, await signedIn(test))).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(member, bought?.id, 410)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const read = await member.read();
    expect(read.account).toMatchObject({ credit: 0, paidWithCredit: 90, refunded: 0 });
    expect(entriesOf(read).slice(0, 2)).toEqual([
      ['lost', 15],
      ['returned', 410],
    ]);
    expect(await refundsOf(test, member)).toEqual([41_000]);
    expect(await mailsTo(member.client.user.email)).toEqual(['farm-credit-bought', 'farm-credit-returned']);
    expect(await soldBy(member.farm)).toMatchObject({ sums: { spent: 90, refunded: 410, left: 0 } });
    for (const number of [0, 1, 2]) await pickUp(test, member, number);
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', -3 * commissionOf(member, 3_000)],
      ['sale', 9_000],
    ]);
  });

  it('is spent after credit that was earned, by itself on the day of a payment', async () => {
    const member = await makeMember(test, 2, { farm: await selling() });
    await member.farm.seller.post(`/api/vendor/shares/${member.share.id}/members/${member.id}/credit`, {
      ...{ amount: 40, note: 'Hail' },
    });
    await buyCredit(member);
    await duePayments(test).run(new Date());
    expect((await member.read()).account).toMatchObject({ paidWithCredit: 60, due: 0, credit: 495 });
    expect((await shopOf(member)).bought).toMatchObject([{ left: 495, refund: 480, lost: 15 }]);
  });

  it('isn’t drawn by boxes that it doesn’t pay', async () => {
    const member = await makeMember(test, 3, { farm: await selling(), payBy: 'card' });
    await payNow(member);
    await buyCredit(member);
    await pickUp(test, member, 0);
    expect((await shopOf(member)).bought).toMatchObject([{ refund: 500 }]);
    const { body } = await cancelShare(member, 0);
    expect(body.state).toBe('ended');
    await keepMoney(test);
    expect((await shopOf(member)).bought).toMatchObject([{ left: 515, refund: 500 }]);
    const [id] = (await shopOf(member)).bought.map((one) => one.id);
    expect((await giveBack(member, id, 500)).status).toBe(200);
  });

  it('of a share that was canceled is its farm’s, which owes it as credit', async () => {
    const refund = { kind: 'part', percent: 100, deposit: 0 };
    const member = await makeMember(test, 3, { farm: await selling(), share: { refund } });
    await buyCredit(member);
    await useCredit(member);
    await packBox(test, member, 0);
    const { body } = await cancelShare(member, 0);
    expect(body.account).toMatchObject({ credit: 485 });
    await keepMoney(test);
    await keepMoney(test);
    // Two boxes; the one that is packed isn't handed over yet.
    expect(await ledgerOf(test, member)).toEqual([
      ['commission', 0],
      ['sale', 6_000],
    ]);
    expect((await shopOf(member)).bought).toMatchObject([{ refund: 410 }]);
  });

  it('of a declined card is none, and a page that is open is the same again', async () => {
    const member = await makeMember(test, 3, { farm: await selling() });
    const open = () => openCreditPage(member);
    const [one, other] = [await open(), await open()];
    expect(one.body.url).toBe(`/orders/shares/${member.id}/pay?for=credit`);
    expect(other.body.url).toBe(one.body.url);
    const purchases = () =>
      test.db.query('SELECT paid FROM credit_purchases WHERE subscription_id = $1', [member.id]);
    expect(await purchases()).toEqual([{ paid: 50_000 }]);
    expect((await shopOf(member)).waiting).toEqual({ pay: 500, get: 515 });
    expect((await payCredit(member, 'declined')).body.error).toBe('PAYMENT_DECLINED');
    expect((await member.read()).account.credit).toBe(0);
  });

  it('is bought once, however often its payment is reported', async () => {
    const member = await makeMember(test, 3, { farm: await selling() });
    await openCreditPage(member);
    await Promise.all([payCredit(member), payCredit(member), payCredit(member)]);
    expect((await member.read()).account.credit).toBe(515);
  });

  it('goes back to the card of who erases their account', async () => {
    const member = await makeMember(test, 3, { farm: await selling() });
    await buyCredit(member);
    await useCredit(member);
    const exported = await member.client.get('/api/account/export');
    expect(JSON.stringify(exported.body)).toContain('"farmCredit":{');
    expect((await member.client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await refundsOf(test, member)).toEqual([41_000]);
    expect((await soldBy(member.farm)).purchases).toMatchObject([{ name: null, refunded: 410, left: 0 }]);
  });
});

describe('what a farm sells', () => {
  it('is nothing until staff turn it on, and again once they turn it off', async () => {
    const farm = await makeShareFarm(test);
    const member = await makeMember(test, 3, { farm });
    const read = await member.read();
    expect([read.sellsCredit, (await shopOf(member)).offers]).toEqual([undefined, []]);
    const put = (offers: readonly object[]) =>
      farm.seller.put<SoldCreditView & ErrorBody>('/api/vendor/farm-credit/offers', { offers });
    expect((await put(CREDIT_OFFERS)).body.error).toBe('CREDIT_NOT_SOLD');
    const turn = (isOn: boolean) =>
      admin.post(`/api/admin/vendors/${farm.vendor.id}/set-farm-credit`, { isOn });
    await turn(true);
    expect((await put(CREDIT_OFFERS)).body).toMatchObject({
      isOn: true,
      offers: [{ pay: 20 }, { pay: 500 }],
    });
    expect((await openCreditPage(member, { pay: 500, get: 600 })).body.error).toBe('CREDIT_OFFER_CHANGED');
    const [bought] = (await buyCredit(member)).bought;
    await turn(false);
    expect((await openCreditPage(member, { pay: 500, get: 515 })).body.error).toBe('CREDIT_NOT_SOLD');
    expect((await giveBack(member, bought?.id, 500)).status).toBe(200);
  });

  it('gives no less than is paid, at most twice as much, and each amount once', async () => {
    const { seller } = await selling();
    const put = async (...offers: object[]) =>
      (await seller.put<ErrorBody>('/api/vendor/farm-credit/offers', { offers })).body.issues?.[0];
    expect(await put({ pay: 100, get: 99 })).toEqual({
      ...{ path: 'offers.0.get', message: 'Members can’t get less than they pay.' },
    });
    expect((await put({ pay: 100, get: 201 }))?.message).toBe('A bonus can’t be more than what’s paid.');
    expect((await put({ pay: 100, get: 101 }, { pay: '100.00', get: 102 }))?.path).toBe('offers.1.pay');
    expect((await put({ pay: 4.99, get: 10 }))?.message).toMatch('from $5 to $5,000');
  });
});
