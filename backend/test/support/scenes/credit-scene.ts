import { expect } from '@jest/globals';
import type { CreditShopView } from '../../../src/contract/marketplace/shares/bought-credit.js';
import type { SharePaymentPage } from '../../../src/contract/marketplace/shares/subscriptions.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import type { Client } from '../http/people.js';
import type { TestApp } from '../test-app.js';
import type { Member } from './box-scene.js';
import { makeShareFarm, type ShareFarm } from './share-scene.js';

export const CREDIT_OFFERS = [
  { pay: 500, get: 515 },
  { pay: 20, get: 20 },
] as const;

/** A farm that staff let sell farm credit. */
export async function sellingFarm(
  test: TestApp,
  admin: Client,
  offers: readonly object[] = CREDIT_OFFERS,
): Promise<ShareFarm> {
  const farm = await makeShareFarm(test);
  const path = `/api/admin/vendors/${farm.vendor.id}/set-farm-credit`;
  expect((await admin.post(path, { isOn: true })).status).toBe(200);
  expect((await farm.seller.put('/api/vendor/farm-credit/offers', { offers })).status).toBe(200);
  return farm;
}

/** Where a member buys it. */
export const creditOf = ({ id }: Pick<Member, 'id'>) => `/api/subscriptions/${id}/credit`;

export const shopOf = async (member: Member): Promise<CreditShopView> =>
  (await member.client.get<CreditShopView>(creditOf(member))).body;

/** Opens the page of the built-in gateway. */
export const openCreditPage = (member: Member, offer: object = CREDIT_OFFERS[0]) =>
  member.client.post<SharePaymentPage & ErrorBody>(creditOf(member), offer);

export const payCredit = (member: Member, outcome: 'paid' | 'declined' = 'paid') =>
  member.client.post<CreditShopView & ErrorBody>(`${creditOf(member)}/test-payment`, { outcome });

export async function buyCredit(member: Member, offer?: object): Promise<CreditShopView> {
  expect((await openCreditPage(member, offer)).status).toBe(200);
  const { status, body } = await payCredit(member);
  expect(status).toBe(200);
  return body;
}

/** What went back of a member's card payments, in cents. */
export const refundsOf = async ({ db }: Pick<TestApp, 'db'>, { id }: Pick<Member, 'id'>): Promise<number[]> =>
  (
    await db.query<{ amount: number }[]>(
      `SELECT refund.amount FROM refunds AS refund JOIN payments ON payments.id = refund.payment_id
        WHERE payments.subscription_id = $1 ORDER BY refund.id`,
      [id],
    )
  ).map(({ amount }) => amount);

export const GIFT_FOR = { email: 'zoe@example.org', from: 'Ann', message: 'Happy birthday!' } as const;

/** Buys a gift. @returns the token of the link in its email */
export async function giveCredit(
  test: TestApp,
  member: Member,
  email: string,
  offer: object = CREDIT_OFFERS[0],
): Promise<string> {
  await buyCredit(member, { ...offer, gift: { ...GIFT_FOR, email } });
  const mail = await test.db.getRepository(Mail).findOneOrFail({
    where: { recipient: email, kind: 'farm-credit-gift' },
    order: { id: 'DESC' },
  });
  const token = /gift=([\w-]{43})/.exec(mail.text)?.[1];
  if (!token) throw new Error('The email has no link.');
  return token;
}
