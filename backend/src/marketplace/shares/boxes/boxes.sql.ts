import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import type { CapacityUnit, WindowStatus } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { BoxState, HeldFor, ShareDateState } from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';
import { statusOf } from '../../tables/closed-days.sql.js';
import { endsOfBox, homeOfBox } from './box-home.sql.js';

/** A box with where and when it is picked up. Money in cents. */
export interface BoxRow {
  id: number;
  subscriptionId: number;
  dateId: number;
  date: string;
  dateState: ShareDateState;
  isDayCanceled: boolean;
  toDateId: number | null;
  /** The id of the date where it is once what was done with it is taken back; null where that is canceled. */
  backTo: number | null;
  state: BoxState;
  heldFor: HeldFor | null;
  shiftedTo: number | null;
  movedWithOrder: boolean;
  shiftedDay: string | null;
  ownSite: boolean;
  /** Its own, where that isn't its member's anymore. */
  sizeId: number | null;
  /** Of its size; the room of one. */
  crates: number;
  /** What its site costs a box, frozen once the share is published. */
  siteFee: number;
  value: number;
  tax: number;
  orderId: number | null;
  /** Of the order that it became. */
  orderStatus: OrderStatus | null;
  windowId: number;
  windowTaken: number;
  scheduleId: number;
  siteName: string;
  siteState: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** Of a moved one the earlier of both days; of one held on a canceled day of where it goes back to. */
  changeUntil: Date;
  /** The same of the end of its pickup. */
  overAt: Date;
  updatedAt: Date;
}

const boxes = `
  SELECT box.id, box.subscription_id AS "subscriptionId", box.date_id AS "dateId", own_day.date::text AS date,
    own_day.state AS "dateState", own_day.state = 'canceled' AS "isDayCanceled", own_day.to_date_id AS "toDateId", box.state, box.held_for AS "heldFor",
    box.shifted_to AS "shiftedTo", box.moved_with_order AS "movedWithOrder",
    coalesce(new_day.date, nullif(own.date, own_day.date))::text AS "shiftedDay", box.own_site AS "ownSite", box.size_id AS "sizeId",
    size.crates, coalesce(site_of_share.fee, 0) AS "siteFee", box.value, box.tax,
    box.order_id AS "orderId", vendor_order.status AS "orderStatus", box.window_id AS "windowId",
    box.window_taken AS "windowTaken", own.schedule_id AS "scheduleId", site.name AS "siteName",
    site.state AS "siteState", own.starts_at AS "startsAt", own.ends_at AS "endsAt", site.time_zone AS "timeZone",
    ${endsOfBox({ box: 'box', window: 'own' })}, box.updated_at AS "updatedAt"
  FROM promises AS box
  JOIN subscriptions AS member ON member.id = box.subscription_id
  JOIN share_sizes AS size ON size.id = coalesce(box.size_id, member.size_id)
  JOIN share_dates AS own_day ON own_day.id = box.date_id
  LEFT JOIN share_dates AS new_day ON new_day.id = box.shifted_to
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN pickup_windows AS own ON own.id = coalesce(vendor_order.window_id, box.window_id)
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  LEFT JOIN share_sites AS site_of_share ON site_of_share.plan_id = own_day.plan_id
    AND site_of_share.schedule_id = own.schedule_id
  ${homeOfBox({ box: 'box', day: 'own_day', window: 'own' })}`;

export const boxesOf = statement<BoxRow, [subscriptionId: number]>(
  `${boxes} WHERE box.subscription_id = $1 ORDER BY own.starts_at, box.id`,
);

/** In ascending order; their subscription is locked. */
export const lockBoxes = statement<{ id: number }, [subscriptionId: number]>(
  'SELECT id FROM promises WHERE subscription_id = $1 ORDER BY id FOR UPDATE',
);

/** The same of several. */
export const lockPromises = statement<{ id: number }, [subscriptionIds: readonly number[]]>(
  'SELECT id FROM promises WHERE subscription_id = ANY($1::int[]) ORDER BY subscription_id, id FOR UPDATE',
);

export interface SiteWindow {
  id: number;
  scheduleId: number;
  date: string;
  status: WindowStatus;
  ordersCloseAt: Date;
  startsAt: Date;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  taken: number;
  siteName: string;
  siteState: string;
}

/** Locks windows in ascending order: those by id, and those of a schedule on the days. */
export const lockSiteWindows = statement<
  SiteWindow,
  [ids: readonly number[], scheduleId: number | null, days: readonly string[]]
>(`
  SELECT own.id, own.schedule_id AS "scheduleId", own.date::text AS date, ${statusOf('own')} AS status,
    own.orders_close_at AS "ordersCloseAt", own.starts_at AS "startsAt", own.capacity,
    own.capacity_unit AS "capacityUnit", own.taken, site.name AS "siteName", site.state AS "siteState"
  FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.id = ANY($1::int[]) OR own.schedule_id = $2::int AND own.date = ANY($3::date[])
  ORDER BY own.id FOR UPDATE OF own`);

/** Credit for short crops that were undone after a moment. */
export const undoneOfCrops = statement<{ cents: number }, [promiseId: number, after: Date]>(`
  SELECT coalesce(sum(part.cents), 0)::int AS cents
  FROM short_crop_parts AS part JOIN short_crops AS crop ON crop.id = part.crop_id
  WHERE part.promise_id = $1 AND crop.undone_at > $2`);

/** A move of a box to another day after an entry for it was written; not the one that wrote it. */
export const movedSince = statement<{ id: number }, [entryId: number]>(`
  SELECT event.id FROM member_entries AS entry JOIN promise_events AS event ON event.promise_id = entry.promise_id
    AND event.created_at > entry.created_at AND event.change IN ('moved', 'moved back', 'day canceled, moved')
  WHERE entry.id = $1 LIMIT 1`);
