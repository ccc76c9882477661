import { expect } from '@jest/globals';
import type { Payouts } from '../../../src/marketplace/payments/payouts/payouts.service.js';
import { KeepMoney } from '../../../src/marketplace/shares/cards/keep-money.job.js';
import { packBoxes } from '../../../src/marketplace/shares/packing/pack-boxes.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import type { TestApp } from '../test-app.js';
import { closeDay, makeMember, type Member } from './box-scene.js';
import type { Joined, ShareFarm } from './share-scene.js';

/** Who paid for so many boxes by card, with the built-in gateway. */
export async function paidMember(
  test: TestApp,
  boxes: number,
  { farm, ...share }: { farm?: ShareFarm } & Record<string, unknown> = {},
): Promise<Member> {
  const member = await makeMember(test, boxes, { payBy: 'card', share, ...(farm && { farm }) });
  await payNow(member);
  return member;
}

/** Pays what is due. */
export async function payNow(member: Member): Promise<Joined> {
  await member.client.post(`/api/subscriptions/${member.id}/payment`, {});
  const path = `/api/subscriptions/${member.id}/test-payment`;
  const { status, body } = await member.client.post<Joined>(path, { outcome: 'paid' });
  expect(status).toBe(200);
  return body;
}

/** The box by its number, from 0 on, is packed. @returns the id of its order */
export async function packBox(test: TestApp, member: Member, number: number): Promise<number> {
  await closeDay(test, member, number);
  const { id } = await member.box(number);
  await test.db.transaction((tx) => packBoxes(tx, [{ id, subscriptionId: member.id }], new Date()));
  const { orderId } = await test.db.getRepository(BoxPromise).findOneByOrFail({ id });
  return orderId ?? 0;
}

/** The farm hands a packed box over, or cancels it. */
export async function turnBox(
  { farm }: Member,
  orderId: number,
  status: 'delivered' | 'cancelled',
): Promise<void> {
  expect((await farm.seller.put(`/api/orders/${orderId}/status`, { status })).status).toBe(200);
}

/** The box by its number, from 0 on, is packed and handed over. @returns the id of its order */
export async function pickUp(test: TestApp, member: Member, number: number): Promise<number> {
  const orderId = await packBox(test, member, number);
  await turnBox(member, orderId, 'delivered');
  return orderId;
}

/** @param refund dollars, as shown */
export const cancelShare = (member: Member, refund: number) =>
  member.client.post<Joined>(`/api/subscriptions/${member.id}/cancel`, { refund });

/** What is left of ended memberships becomes their farms'. */
export async function keepMoney(test: TestApp): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused' }, '/');
  const payouts = { request: () => Promise.resolve() } as unknown as Payouts;
  await new KeepMoney(test.db, new Jobs(test.db, config), payouts).run(new Date());
}

/** Cents of a farm's ledger by kind. */
export const ledgerOf = async (test: TestApp, { farm }: Pick<Member, 'farm'>): Promise<[string, number][]> =>
  (
    await test.db.query<{ kind: string; cents: number }[]>(
      'SELECT kind, sum(amount)::int AS cents FROM ledger_entries WHERE vendor_id = $1 GROUP BY kind ORDER BY kind',
      [farm.vendor.id],
    )
  ).map(({ kind, cents }) => [kind, cents]);
