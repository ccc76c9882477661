import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import type { SubscriptionView } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { addDays, utcDay } from '../../../src/contract/shared/calendar/days.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import type { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import type { Calls } from '../http/http-client.js';
import { type Client, signedIn } from '../http/people.js';
import { COMING_WEEKDAY, makeSchedule, makeSite } from '../make/make-pickups.js';
import { makeVendor } from '../make/make.js';
import type { TestApp } from '../test-app.js';

/** The day in three days, which is the first one of every share here; a day of the clocks in Florida. */
export const FIRST_DAY = utcDay(new Date(Date.now() + 72 * HOUR_MS));
/** @returns the date of a box by its number, from 0 on */
export const weekOfShare = (number: number): string => addDays(FIRST_DAY, 7 * number);

export interface ShareFarm {
  seller: Client;
  vendor: Vendor;
  site: PickupSite;
  schedule: PickupSchedule;
}

/** A vendor who is at a stand on the weekday in three days, all year. */
export async function makeShareFarm(
  test: Calls & Pick<TestApp, 'db'>,
  given: Partial<PickupSchedule> = {},
): Promise<ShareFarm> {
  const seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  const site = await makeSite(test.db, { vendorId: vendor.id });
  const weekly = { weekdays: [COMING_WEEKDAY], opens: '16:00', closes: '19:00' };
  const schedule = await makeSchedule(test.db, { siteId: site.id, ...weekly, ...given });
  return { seller, vendor, site, schedule };
}

/** A share of so many boxes at $30.00 (regular) and $20.00 (small), as its farm's form sends it. */
export const shareForm = ({ schedule }: Pick<ShareFarm, 'schedule'>, boxes: number, more: object = {}) => ({
  ...{
    name: 'Vegetable share',
    weekday: COMING_WEEKDAY,
    firstDay: FIRST_DAY,
    lastDay: weekOfShare(boxes - 1),
  },
  sizes: [
    { name: 'Regular', price: 30, places: 10 },
    { name: 'Small', price: 20, places: 10 },
  ],
  ...{ sites: [{ scheduleId: schedule.id }], refund: { kind: 'none' }, ...more },
});

/** The same, published. */
export async function makeShare(farm: ShareFarm, boxes: number, more: object = {}): Promise<SharePlanView> {
  const draft = await farm.seller.post<SharePlanView>('/api/vendor/shares', shareForm(farm, boxes, more));
  if (draft.status !== 201) throw new Error(`No draft: ${JSON.stringify(draft.body)}`);
  const { status, body } = await farm.seller.post<SharePlanView>(
    `/api/vendor/shares/${draft.body.id}/publish`,
    {},
  );
  if (status !== 200) throw new Error(`Not published: ${JSON.stringify(body)}`);
  return body;
}

/** What a shopper sends to join: one regular box a week at the stand, paid to the farm in full. */
export const joinForm = (share: SharePlanView, total: number, more: object = {}) => ({
  ...{ shareId: share.id, sizeId: share.sizes[0]?.id, scheduleId: share.sites[0]?.scheduleId, payBy: 'farm' },
  ...{ firstName: 'Ann', lastName: 'Lee', phone: '239-555-0142', agreeToTerms: true, total, ...more },
});

export type Joined = SubscriptionView & ErrorBody;
export const joinShare = (
  member: Client,
  share: SharePlanView,
  total: number,
  { key = '', ...more }: { key?: string } & Record<string, unknown> = {},
) =>
  member.post<Joined>(
    '/api/subscriptions',
    joinForm(share, total, more),
    key ? { 'idempotency-key': key } : {},
  );
