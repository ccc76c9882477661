import type { PriceChoice } from '../../../contract/marketplace/shares/price-terms.js';
import type { RenewalState, ShareHalf } from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';

/** Cents; of a member of the last season, with what they had. */
export interface RenewalRow {
  id: number;
  planId: number;
  planName: string;
  firstDay: string;
  lastDay: string;
  payments: number[];
  until: string | null;
  isOpen: boolean;
  vendorId: number;
  vendorName: string;
  lastName: string;
  userId: number | null;
  /** The farm entered them, and nobody has taken over. */
  isEntered: boolean;
  memberFirstName: string;
  memberLastName: string;
  email: string | null;
  phone: string | null;
  sizeId: number | null;
  sizeName: string;
  scheduleId: number;
  half: ShareHalf | null;
  quantity: number;
  siteName: string;
  timeZone: string;
  state: RenewalState;
  keptId: number | null;
  joinedId: number | null;
  unpaidId: number | null;
  priceBefore: number;
  priceNow: number | null;
  /** A box of the next season's size, without the site's fee. */
  sizePrice: number | null;
  priceChoice: PriceChoice | null;
  remindedOn: string;
}

const renewals = `
  SELECT own.id, own.plan_id AS "planId", plan.name AS "planName", season.first::text AS "firstDay", season.last::text AS "lastDay",
    plan.payments, plan.renew_until::text AS until, plan.status = 'published' AS "isOpen", vendor.id AS "vendorId",
    vendor.business_name AS "vendorName", last.name AS "lastName", member.user_id AS "userId", member.is_entered AS "isEntered",
    member.first_name AS "memberFirstName", member.last_name AS "memberLastName", member.email, member.phone, own.size_id AS "sizeId",
    coalesce(size.name, old_size.name) AS "sizeName", member.schedule_id AS "scheduleId", member.half, member.quantity,
    site.name AS "siteName", site.time_zone AS "timeZone", own.state, own.kept_id AS "keptId", own.joined_id AS "joinedId",
    (SELECT id FROM subscriptions WHERE id = own.joined_id AND state = 'joining') AS "unpaidId",
    ((member.price + coalesce(old_site.fee, 0)) * member.quantity)::int AS "priceBefore",
    ((size.price + new_site.fee) * member.quantity)::int AS "priceNow", size.price AS "sizePrice", plan.price_choice AS "priceChoice", own.reminded_on::text AS "remindedOn"
  FROM share_renewals AS own JOIN share_plans AS plan ON plan.id = own.plan_id JOIN vendors AS vendor ON vendor.id = plan.vendor_id
  JOIN subscriptions AS member ON member.id = own.subscription_id JOIN share_plans AS last ON last.id = member.plan_id
  JOIN share_sizes AS old_size ON old_size.id = member.size_id LEFT JOIN share_sizes AS size ON size.id = own.size_id
  JOIN pickup_schedules AS schedule ON schedule.id = member.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  LEFT JOIN share_sites AS old_site ON old_site.plan_id = last.id AND old_site.schedule_id = member.schedule_id
  LEFT JOIN share_sites AS new_site ON new_site.plan_id = plan.id AND new_site.schedule_id = member.schedule_id
  JOIN LATERAL (SELECT coalesce(min(date), plan.first_day) AS first, coalesce(max(date), plan.last_day) AS last
    FROM share_dates WHERE plan_id = plan.id AND state <> 'canceled') AS season ON true`;

export const renewalsById = statement<RenewalRow, [ids: readonly number[]]>(
  `${renewals} WHERE own.id = ANY($1::int[]) ORDER BY own.id`,
);

export const openRenewalsOfUser = statement<RenewalRow, [userId: number]>(
  `${renewals} WHERE member.user_id = $1 AND own.state = 'asked' AND plan.status = 'published' ORDER BY own.id`,
);

export const renewalsOfUser = statement<RenewalRow, [userId: number]>(
  `${renewals} WHERE member.user_id = $1 ORDER BY own.id`,
);

export const renewalsOfPlan = statement<RenewalRow, [planId: number]>(
  `${renewals} WHERE own.plan_id = $1 ORDER BY lower(member.last_name), lower(member.first_name), own.id`,
);

export interface LastMember {
  id: number;
  sizeName: string;
  scheduleId: number;
  half: ShareHalf | null;
  quantity: number;
}

/** Members of a season who didn't leave it, those who joined first before the others. */
export const lastMembers = statement<LastMember, [planId: number]>(`
  SELECT own.id, size.name AS "sizeName", own.schedule_id AS "scheduleId", own.half, own.quantity
  FROM subscriptions AS own JOIN share_sizes AS size ON size.id = own.size_id
  WHERE own.plan_id = $1 AND (own.user_id IS NOT NULL OR own.is_entered) AND own.held_until IS NULL AND NOT own.is_trial
    AND NOT EXISTS (SELECT FROM promises AS box JOIN promise_events AS event ON event.promise_id = box.id AND event.change = 'ended'
      WHERE box.subscription_id = own.id)
  ORDER BY own.id`);

/** Seasons with members who haven't answered. */
export const plansToRenew = statement<{ id: number }>(
  `SELECT DISTINCT plan_id AS id FROM share_renewals WHERE state = 'asked' ORDER BY plan_id`,
);
