import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { BoxView } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import { MemberEntry } from '../../../src/marketplace/tables/member-entry.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { SharePayment } from '../../../src/marketplace/tables/share-payment.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../http/people.js';
import { makeSchedule, makeSite } from '../make/make-pickups.js';
import type { TestApp } from '../test-app.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
  weekOfShare,
} from './share-scene.js';

/** A member of a share, and what they do. */
export interface Member {
  client: Client;
  farm: ShareFarm;
  share: SharePlanView;
  id: number;
  /** The membership as the member reads it. */
  read: () => Promise<Joined>;
  /** The box by its number, from 0 on. */
  box: (number: number) => Promise<BoxView>;
  do: (
    number: number,
    action: string,
    body?: object,
  ) => ReturnType<Client['post']> & Promise<{ status: number; body: Joined }>;
}

const HOLDS = { credit: 2, shift: 2, donate: 1 };

/** Who joined a share of so many boxes, at $30.00 each, in so many payments. */
export async function makeMember(
  test: TestApp,
  boxes: number,
  {
    payments = 1,
    share: shareMore = {},
    farm: given,
    ...joinMore
  }: { payments?: number; share?: object; farm?: ShareFarm } & Record<string, unknown> = {},
): Promise<Member> {
  const farm = given ?? (await makeShareFarm(test));
  const share = await makeShare(farm, boxes, { holds: HOLDS, payments: [1, payments], ...shareMore });
  return joinAs(test, farm, share, { payments, ...joinMore });
}

/** The same of a share that is there. */
export async function joinAs(
  test: TestApp,
  farm: ShareFarm,
  share: SharePlanView,
  more: Record<string, unknown> = {},
): Promise<Member> {
  const client = await signedIn(test);
  const { firstName: _name, payBy: _payBy, ...choice } = more;
  const quote = await test.post<{ total: number }>(`/api/shares/${share.id}/quote`, {
    ...{ sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, ...choice },
  });
  if (quote.status !== 200) throw new Error(`No total: ${JSON.stringify(quote.body)}`);
  const joined = await joinShare(client, share, quote.body.total, more);
  if (joined.status !== 201) throw new Error(`Not joined: ${JSON.stringify(joined.body)}`);
  const { id } = joined.body;
  const read = async () => (await client.get<Joined>(`/api/subscriptions/${id}`)).body;
  const box = async (number: number) => {
    const found = (await read()).boxes.find(({ date }) => date === weekOfShare(number));
    if (!found) throw new Error(`There is no box ${number}.`);
    return found;
  };
  const act = async (number: number, action: string, body: object = {}) =>
    client.post<Joined>(`/api/subscriptions/${id}/boxes/${(await box(number)).id}/${action}`, body);
  return { client, farm, share, id, read, box, do: act };
}

/** The one payment of a season in two, as long ones have them: short ones end before the first of a month. */
export async function payInTwo(test: TestApp, { id }: Pick<Member, 'id'>): Promise<void> {
  const payments = test.db.getRepository(SharePayment);
  const { id: first, number, dueOn, cents } = await payments.findOneByOrFail({ subscriptionId: id });
  const half = Math.ceil(cents / 2);
  await payments.update(first, { cents: half });
  const second = { number: number + 1, dueOn: addDays(dueOn, 30), cents: cents - half };
  await payments.insert({ subscriptionId: id, ...second });
}

/** The farm has the next payments of a member. */
export async function payShare(test: TestApp, { id }: Pick<Member, 'id'>, count = 1): Promise<void> {
  const payments = test.db.getRepository(SharePayment);
  const open = await payments.find({
    where: { subscriptionId: id, state: 'open' },
    order: { number: 'ASC' },
    take: count,
  });
  const { vendorId } = await test.db
    .query<{ vendorId: number }[]>('SELECT vendor_id AS "vendorId" FROM subscriptions WHERE id = $1', [id])
    .then(([row]) => row ?? { vendorId: 0 });
  for (const { id: paymentId, cents } of open) {
    await payments.update(paymentId, { state: 'paid' });
    await test.db
      .getRepository(MemberEntry)
      .insert({ vendorId, subscriptionId: id, paymentId, kind: 'paid', cents });
  }
}

const windowsOf = (test: TestApp, { farm }: Pick<Member, 'farm'>, number: number) => ({
  repository: test.db.getRepository(PickupWindow),
  where: { scheduleId: farm.schedule.id, date: weekOfShare(number) },
});

/** What is taken of the room of a day at the stand. */
export async function takenOn(test: TestApp, member: Pick<Member, 'farm'>, number: number): Promise<number> {
  const { repository, where } = windowsOf(test, member, number);
  return (await repository.findOneByOrFail(where)).taken;
}

/** The change deadline of a box passes. */
export async function closeDay(test: TestApp, member: Pick<Member, 'farm'>, number: number): Promise<void> {
  const { repository, where } = windowsOf(test, member, number);
  await repository.update(where, { ordersCloseAt: new Date(Date.now() - 1_000) });
}

/** A day has room for so many. */
export async function limitDay(
  test: TestApp,
  member: Pick<Member, 'farm'>,
  number: number,
  capacity: number,
): Promise<void> {
  const { repository, where } = windowsOf(test, member, number);
  await repository.update(where, { capacity });
}

/** Another pickup of the farm on the same days, in the same state where nothing else is given. */
export async function secondPickup(test: TestApp, farm: ShareFarm, state = 'FL') {
  const site = await makeSite(test.db, { vendorId: farm.vendor.id, name: 'In town', state });
  const { weekdays, opens, closes } = farm.schedule;
  return makeSchedule(test.db, { siteId: site.id, weekdays, opens, closes });
}

/** A day that has ended. */
export async function endDay(test: TestApp, member: Pick<Member, 'farm'>, number: number): Promise<void> {
  const { repository, where } = windowsOf(test, member, number);
  const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await repository.update(where, { startsAt: before(3), endsAt: before(1), ordersCloseAt: before(24) });
}

export const vendorOf = (test: TestApp, { farm }: Pick<Member, 'farm'>) =>
  test.db.getRepository(Vendor).findOneByOrFail({ id: farm.vendor.id });
