import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { seasonDates } from '../../contract/marketplace/shares/season.js';
import { SharePlanRequest } from '../../contract/marketplace/shares/share-plans.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { readDemoWords } from '../../platform/read-demo-words.js';
import { loadChoice } from '../shares/joining/load-choice.js';
import { lockedQuote, writeSubscription } from '../shares/joining/write-subscription.js';
import { publishShare } from '../shares/plans/publish-share.js';
import { writeDraft } from '../shares/plans/write-plan.js';
import { MemberEntry } from '../tables/member-entry.entity.js';
import { PickupSchedule } from '../tables/pickup-schedule.entity.js';
import { PickupSite } from '../tables/pickup-site.entity.js';
import { SharePayment } from '../tables/share-payment.entity.js';
import { SharePlan } from '../tables/share-plan.entity.js';
import { ShareSize } from '../tables/share-size.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { DEMO_ORDERS } from './demo-orders.js';
import type { DemoShop } from './seed-marketplace.js';

const plan = SharePlanRequest.shape;
const DEMO_SHARE = readDemoWords(
  'marketplace/share',
  z.strictObject({
    vendor: z.string(),
    site: z.string(),
    ...{ name: plan.name, description: plan.description, payments: plan.payments, holds: plan.holds },
    startsInDays: z.number(),
    weeks: z.number(),
    /** Prices are cents. */
    sizes: z.array(
      z.strictObject({
        ...{ name: z.string(), description: z.string() },
        ...{ price: z.number(), places: z.number(), crates: z.number() },
      }),
    ),
    refund: z.strictObject({
      ...{ kind: z.literal('part'), percent: z.number(), until: z.null(), deposit: z.number() },
    }),
    /** By the number of a buyer of orders: the first one is the demo's shopper. `paid` counts payments. */
    members: z.array(
      z.strictObject({ buyer: z.number(), size: z.number(), payments: z.number(), paid: z.number() }),
    ),
  }),
);
type DemoMember = (typeof DEMO_SHARE)['members'][number];

interface Farm {
  id: number;
  userId: number;
  shopper: number | null;
  scheduleId: number;
  today: string;
}

/** A season to come of the demonstration vendor's farm stand, with members. Pickups have to be there. */
export async function seedDemoShare(
  tx: EntityManager,
  shop: DemoShop,
  accounts: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<void> {
  const vendor = shop.vendors.find(({ businessName }) => businessName === DEMO_SHARE.vendor);
  if (!vendor || vendor.userId === null) throw new RangeError(`Nobody runs ${DEMO_SHARE.vendor}.`);
  const site = await tx.findOneByOrFail(PickupSite, { vendorId: vendor.id, name: DEMO_SHARE.site });
  const { id: scheduleId, weekdays } = await tx.findOneByOrFail(PickupSchedule, { siteId: site.id });
  const today = dayIn(site.timeZone, now);
  const draft = await writeDraft(tx, vendor.id, await requestOf(tx, vendor.id, scheduleId, weekdays, today));
  await publishShare(tx, draft, now);
  const farm = { id: vendor.id, userId: vendor.userId, scheduleId, today };
  for (const member of DEMO_SHARE.members)
    await writeMember(tx, { ...farm, shopper: accounts.get('shopper') ?? null }, draft.id, member, now);
}

async function requestOf(
  tx: EntityManager,
  vendorId: number,
  scheduleId: number,
  [weekday = 6]: PickupSchedule['weekdays'],
  today: string,
): Promise<SharePlanRequest> {
  const { name, description, sizes, payments, holds, refund, startsInDays, weeks } = DEMO_SHARE;
  const earliest = addDays(today, startsInDays);
  const lastDay = addDays(earliest, weeks * 7 - 1);
  const season = { rhythm: 'weekly' as const, weekday, firstDay: earliest, lastDay, skippedDays: [] };
  const days = seasonDates(season).map(({ date }) => date);
  const { daysOff } = await tx.findOneByOrFail(Vendor, { id: vendorId });
  return {
    ...{ name, description, sizes, payments, holds, refund, ...season },
    ...{
      addOnToId: null,
      priceChoice: null,
      pausesUnpaid: false,
      allowsSmaller: true,
      work: null,
      trialBoxes: 3,
    },
    ...{ firstDay: days[0] ?? earliest, lastDay: days.at(-1) ?? lastDay },
    sites: [{ scheduleId, fee: 0 }],
    skippedDays: days.filter((day) => daysOff.some(({ from, to }) => from <= day && day <= to)),
    ...{ includedHolds: 1, joinUntil: null, isHidden: false },
  };
}

async function writeMember(
  tx: EntityManager,
  { id: vendorId, userId, shopper, scheduleId, today }: Farm,
  planId: number,
  { buyer: number, size: position, payments, paid }: DemoMember,
  now: Date,
): Promise<void> {
  const buyer = DEMO_ORDERS.buyers[number];
  if (!buyer) throw new RangeError(`The demonstration has no buyer ${number}.`);
  const { firstName, lastName, email, phone } = buyer;
  const isShopper = number === 0 && shopper !== null;
  const published = await tx.findOneByOrFail(SharePlan, { id: planId });
  const { id: sizeId } = await tx.findOneByOrFail(ShareSize, { planId, position });
  const request = { sizeId, scheduleId, quantity: 1, half: null, payments, works: false };
  const choice = await loadChoice(tx, published, request, { lock: true });
  const { commissionRate } = await tx.findOneByOrFail(Vendor, { id: vendorId });
  const joiner = {
    ...{ userId: isShopper ? shopper : null, firstName, lastName, email, phone, isEntered: !isShopper },
    ...{ commissionRate, payBy: 'farm' as const, idempotencyKey: null, requestHash: 'demo' },
  };
  const by = isShopper ? { userId: shopper, role: 'member' as const } : { userId, role: 'farm' as const };
  const id = await writeSubscription(tx, choice, await lockedQuote(tx, choice, now), joiner, by);
  const due = await tx.find(SharePayment, { where: { subscriptionId: id }, order: { number: 'ASC' } });
  for (const payment of due.slice(0, paid)) {
    const { cents } = payment;
    const received = { by: 'check' as const, cents, day: today, note: null, markedAt: now.toISOString() };
    await tx.update(SharePayment, payment.id, { state: 'paid', received });
    const entry = { vendorId, subscriptionId: id, paymentId: payment.id, userId };
    await tx.insert(MemberEntry, { ...entry, kind: 'paid', cents });
  }
}
