import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SoldCreditView } from '../../../src/contract/marketplace/shares/bought-credit.js';
import type {
  GiftView,
  TakenGiftView,
  WaitingGifts,
} from '../../../src/contract/marketplace/shares/credit-gifts.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { joinAs, makeMember, type Member } from '../../support/scenes/box-scene.js';
import { ledgerOf, pickUp } from '../../support/scenes/card-scene.js';
import {
  creditOf,
  GIFT_FOR,
  giveCredit,
  openCreditPage,
  payCredit,
  refundsOf,
  sellingFarm,
  shopOf,
} from '../../support/scenes/credit-scene.js';
import { type Joined, joinShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

/** Who gives, and the token of the link. */
async function gift(email: string): Promise<{ giver: Member; token: string }> {
  const giver = await makeMember(test, 3, { farm: await sellingFarm(test, admin) });
  return { giver, token: await giveCredit(test, giver, email) };
}
const take = (client: Client, token: string) =>
  client.post<TakenGiftView & ErrorBody>('/api/credit-gifts/accept', { token });
const look = (token: string) => test.post<GiftView & ErrorBody>('/api/credit-gifts/look', { token });
const join = async (client: Client, { share }: Member) => (await joinShare(client, share, 90)).body.id;
const membership = async (client: Client, id: number) =>
  (await client.get<Joined>(`/api/subscriptions/${id}`)).body;
const takeBack = ({ client, ...giver }: Member, id: number | undefined, refund = 500) =>
  client.post<ErrorBody>(`${creditOf(giver)}/${id}/return`, { refund });
const kindsTo = async (email: string | null) =>
  (
    await test.db.query<{ kind: string }[]>(
      `SELECT kind FROM mails WHERE recipient = $1 AND kind LIKE 'farm-credit%' ORDER BY id`,
      [email],
    )
  ).map(({ kind }) => kind);

describe('a gift of farm credit', () => {
  it('is taken by its link into the account of who has a share there', async () => {
    const { giver, token } = await gift('ann@example.org');
    expect((await giver.read()).account.credit).toBe(0);
    expect((await look(token)).body).toMatchObject({
      ...{ from: 'Ann', message: 'Happy birthday!', amount: 515, isTaken: false },
      vendor: { id: giver.farm.vendor.id },
    });
    const zoe = await signedIn(test);
    const id = await join(zoe, giver);
    expect((await take(zoe, token)).body).toEqual({ membershipId: id });
    const { account } = await membership(zoe, id);
    expect(account.credit).toBe(515);
    expect(account.entries.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ['bonus', 15, null],
      ['gift', 500, 'From Ann'],
    ]);
    // It doesn't become money, for neither of them.
    const theirs = await zoe.get<{ bought: object[] }>(`/api/subscriptions/${id}/credit`);
    expect(theirs.body.bought).toEqual([]);
    const [given] = (await shopOf(giver)).gifts;
    expect(given).toMatchObject({ pay: 500, get: 515, email: 'ann@example.org', state: 'taken' });
    expect((await takeBack(giver, given?.id)).body.error).toBe('GIFT_INVALID');
    expect(await kindsTo(giver.client.user.email)).toEqual([
      'farm-credit-gift-sent',
      'farm-credit-gift-taken',
    ]);
    const sold = await giver.farm.seller.get<SoldCreditView>('/api/vendor/farm-credit');
    expect(sold.body.purchases).toMatchObject([{ name: 'Ann Lee', isGift: true, left: 515 }]);
  });

  it('waits for who joins a share there, and pays their boxes', async () => {
    const { giver, token } = await gift('bea@example.org');
    const zoe = await signedIn(test);
    expect((await take(zoe, token)).body).toEqual({ membershipId: null });
    const waiting = async (client: Client) => (await client.get<WaitingGifts>('/api/credit-gifts')).body;
    const { vendor } = giver.farm;
    expect(await waiting(zoe)).toEqual([
      {
        ...{ id: (await waiting(zoe))[0]?.id, from: 'Ann', message: 'Happy birthday!', amount: 515 },
        vendor: { id: vendor.id, name: vendor.businessName },
      },
    ]);
    expect(await waiting(giver.client)).toEqual([]);
    const id = await join(zoe, giver);
    const read = () => membership(zoe, id);
    expect((await read()).account.credit).toBe(515);
    expect(await waiting(zoe)).toEqual([]);
    expect((await take(zoe, token)).body).toEqual({ membershipId: id });
    const [payment] = (await read()).payments;
    await zoe.post(`/api/subscriptions/${id}/payments/${payment?.id}/credit`, {});
    expect((await read()).account).toMatchObject({ credit: 425, due: 0 });
    const box = async (number: number) => {
      const [found] = (await read()).boxes.slice(number);
      if (!found) throw new Error('No box');
      return found;
    };
    const { farm } = giver;
    await pickUp(test, { ...giver, client: zoe, id, read, box, farm }, 0);
    expect(await ledgerOf(test, giver)).toEqual([
      ['commission', -Math.round(3_000 * Number(farm.vendor.commissionRate))],
      ['sale', 3_000],
    ]);
  });

  it('is taken once, whoever uses its link', async () => {
    const { giver, token } = await gift('cal@example.org');
    const people = await Promise.all([1, 2, 3].map(() => signedIn(test)));
    for (const one of people) await join(one, giver);
    const answers = await Promise.all([...people, ...people].map((one) => take(one, token)));
    const purchase = (await shopOf(giver)).gifts[0]?.id;
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.membershipId)).size,
    ).toBe(1);
    expect(
      await test.db.getRepository(MemberEntry).countBy({ purchaseId: purchase ?? 0, kind: 'gift' }),
    ).toBe(1);
  });

  it('is either taken or taken back', async () => {
    const { giver, token } = await gift('dan@example.org');
    const zoe = await signedIn(test);
    const id = await join(zoe, giver);
    const purchase = (await shopOf(giver)).gifts[0]?.id;
    const [taken, back] = await Promise.all([take(zoe, token), takeBack(giver, purchase)]);
    expect([taken.status, back.status].toSorted()).toEqual([200, 409]);
    const { credit } = (await membership(zoe, id)).account;
    const refunds = await refundsOf(test, giver);
    expect([credit, refunds]).toEqual(taken.status === 200 ? [515, []] : [0, [50_000]]);
  });

  it('goes back whole to the card until it is taken, and its link is gone', async () => {
    const { giver, token } = await gift('eve@example.org');
    const purchase = (await shopOf(giver)).gifts[0]?.id;
    expect((await takeBack(giver, purchase, 515)).body.error).toBe('REFUND_CHANGED');
    expect((await takeBack(giver, purchase)).status).toBe(200);
    expect((await takeBack(giver, purchase)).body.error).toBe('GIFT_INVALID');
    expect(await refundsOf(test, giver)).toEqual([50_000]);
    expect([(await look(token)).body.error, (await take(await signedIn(test), token)).body.error]).toEqual([
      ...['GIFT_INVALID', 'GIFT_INVALID'],
    ]);
    expect((await shopOf(giver)).gifts).toMatchObject([{ state: 'withdrawn' }]);
    const sold = await giver.farm.seller.get<SoldCreditView>('/api/vendor/farm-credit');
    expect(sold.body.sums).toEqual({ paid: 500, bonus: 15, spent: 0, refunded: 500, left: 0 });
  });

  it('can still be taken back once its farm sells no more', async () => {
    const { giver } = await gift('ivy@example.org');
    const path = `/api/admin/vendors/${giver.farm.vendor.id}/set-farm-credit`;
    expect((await admin.post(path, { isOn: false })).status).toBe(200);
    const shown = await giver.read();
    expect([shown.sellsCredit, shown.hasGifts]).toEqual([undefined, true]);
    const [waiting] = (await shopOf(giver)).gifts;
    expect((await takeBack(giver, waiting?.id)).status).toBe(200);
  });

  it('goes back where its giver erases their account, without the name that it was for', async () => {
    const { giver, token } = await gift('fay@example.org');
    expect((await giver.client.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await refundsOf(test, giver)).toEqual([50_000]);
    expect((await look(token)).body.error).toBe('GIFT_INVALID');
    const left = await test.db.query<object[]>(`SELECT 1 FROM credit_gifts WHERE email = 'fay@example.org'`);
    expect(left).toEqual([]);
  });

  it('is its giver’s again where who took it erases their account before joining', async () => {
    const { giver, token } = await gift('gus@example.org');
    const zoe = await signedIn(test);
    await take(zoe, token);
    expect((await zoe.delete('/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await shopOf(giver)).gifts).toMatchObject([{ state: 'waiting' }]);
  });

  it('keeps no names once giver or taker are erased', async () => {
    for (const who of ['giver', 'taker']) {
      const { giver, token } = await gift(`${who}@example.org`);
      const taker = await joinAs(test, giver.farm, giver.share);
      await take(taker.client, token);
      const noted = () =>
        test.db.query<object[]>(
          `SELECT 1 FROM member_entries WHERE subscription_id = $1 AND kind = 'gift' AND note IS NOT NULL`,
          [taker.id],
        );
      expect(await noted()).toHaveLength(1);
      const erased = who === 'giver' ? giver.client : taker.client;
      expect((await erased.delete('/api/account', { password: PASSWORD })).status).toBe(200);
      if (who === 'giver') expect(await noted()).toEqual([]);
      const left = await test.db.query<object[]>(
        `SELECT gift.email, from_name, message FROM credit_gifts AS gift
         JOIN credit_purchases AS own ON own.id = gift.purchase_id WHERE own.subscription_id = $1`,
        [taker.id],
      );
      expect(left).toEqual([{ email: null, from_name: null, message: null }]);
    }
  });

  it('isn’t sent before it is paid, nor without an address', async () => {
    const giver = await makeMember(test, 3, { farm: await sellingFarm(test, admin) });
    const open = (for_: object) =>
      openCreditPage(giver, { pay: 500, get: 515, gift: { ...GIFT_FOR, ...for_ } });
    expect((await open({ email: 'nobody' })).body.issues?.[0]?.path).toBe('gift.email');
    expect((await open({ email: 'hal@example.org' })).status).toBe(200);
    expect((await payCredit(giver, 'declined')).body.error).toBe('PAYMENT_DECLINED');
    expect(await kindsTo('hal@example.org')).toEqual([]);
    expect((await shopOf(giver)).gifts).toEqual([]);
  });
});
