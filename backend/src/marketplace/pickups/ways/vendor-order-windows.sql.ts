import type { CapacityUnit, WindowStatus } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { Uncollected } from '../../../contract/marketplace/pickup/uncollected.js';
import { statement } from '../../../platform/database/statement.js';
import { statusOf } from '../../tables/closed-days.sql.js';
import { closesAt, PLACE_CLOCK, windowPlaces } from '../../tables/window-parts.sql.js';

type NoRow = Record<string, never>;

/** Money in cents. */
export interface ZoneOfCart {
  id: number;
  name: string;
  fee: number;
  freeFrom: number | null;
  minimum: number | null;
  note: string | null;
  isHere: boolean;
  hasRounds: boolean;
}

export interface VendorSetup {
  vendorId: number;
  hasPickups: boolean;
  uncollected: Uncollected | null;
  zones: ZoneOfCart[];
}

const running = 'ended_at IS NULL';

export const setupsOf = statement<VendorSetup, [vendorIds: readonly number[], zipCode: string | null]>(`
  SELECT vendor.id AS "vendorId",
    EXISTS (SELECT FROM pickup_sites AS site JOIN pickup_schedules AS schedule ON schedule.site_id = site.id
      WHERE site.vendor_id = vendor.id AND site.closed_at IS NULL AND schedule.${running}) AS "hasPickups",
    (SELECT uncollected FROM vendors WHERE vendors.id = vendor.id) AS uncollected,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', zone.id, 'name', zone.name, 'fee', zone.fee,
        'freeFrom', zone.free_from, 'minimum', zone.minimum, 'note', zone.note,
        'isHere', coalesce($2::text = ANY(zone.zip_codes), false),
        'hasRounds', EXISTS (SELECT FROM pickup_schedules AS round WHERE round.zone_id = zone.id AND round.${running}))
        ORDER BY zone.id), '[]')
      FROM delivery_zones AS zone WHERE zone.vendor_id = vendor.id AND zone.closed_at IS NULL) AS zones
  FROM unnest($1::int[]) AS vendor (id)`);

export interface VendorOrderWindow {
  id: number;
  vendorId: number;
  siteId: number | null;
  zoneId: number | null;
  /** Of the site; null of a delivery round. */
  state: string | null;
  timeZone: string;
  date: string;
  startsAt: Date;
  endsAt: Date;
  ordersOpenAt: Date;
  /** The earlier one of its cutoff and of what the products in the order need. */
  ordersCloseAt: Date;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  taken: number;
  status: WindowStatus;
  address: string | null;
  reason: string | null;
  /** What is handed over then; null for everything. */
  productIds: number[] | null;
}

const columns = `own.id, own.vendor_id AS "vendorId", schedule.site_id AS "siteId", schedule.zone_id AS "zoneId", site.state,
  ${PLACE_CLOCK} AS "timeZone", to_char(own.date, 'YYYY-MM-DD') AS date, own.starts_at AS "startsAt", own.ends_at AS "endsAt",
  own.orders_open_at AS "ordersOpenAt",
  ${closesAt('asked.lead_hours')} AS "ordersCloseAt",
  own.capacity, own.capacity_unit AS "capacityUnit", own.taken, ${statusOf('own')} AS status, own.address, own.reason,
  schedule.product_ids AS "productIds"`;

/** Locks windows in ascending order. Their number is hidden from the planner, so that it keeps its plan. */
export const lockWindows = statement<
  VendorOrderWindow,
  [windowIds: readonly number[], leadHours: readonly number[]]
>(`SELECT ${columns}
  FROM unnest((SELECT $1::int[]), (SELECT $2::int[])) AS asked (id, lead_hours) JOIN pickup_windows AS own ON own.id = asked.id ${windowPlaces}
  ORDER BY own.id FOR UPDATE OF own`);

const coming = (which: string) => `(SELECT ${columns},
      row_number() OVER (PARTITION BY schedule.site_id, schedule.zone_id ORDER BY own.starts_at, own.id) AS nth
    FROM pickup_windows AS own ${windowPlaces}
    WHERE own.vendor_id = asked.id AND own.starts_at > $3 AND own.orders_open_at <= $3 AND ${which})`;

export const comingWindowsOf = statement<
  VendorOrderWindow,
  [
    vendorIds: readonly number[],
    leadHours: readonly number[],
    now: Date,
    mostOfEach: number,
    zoneIds: readonly number[],
  ]
>(`SELECT own.* FROM unnest($1::int[], $2::int[]) AS asked (id, lead_hours) CROSS JOIN LATERAL (
    ${coming('schedule.site_id IS NOT NULL')} UNION ALL ${coming('schedule.zone_id = ANY($5::int[])')}) AS own
  WHERE own.nth <= $4::int ORDER BY own."startsAt", own.id`);

/** The check constraint has the last word: no more is taken than there is room. */
export const takeWindows = statement<NoRow, [windowIds: readonly number[], taken: readonly number[]]>(`
  UPDATE pickup_windows SET taken = pickup_windows.taken + asked.taken
  FROM unnest($1::int[], $2::int[]) AS asked (id, taken) WHERE pickup_windows.id = asked.id`);

/** What vendor orders hold of their windows is given back, once. Locks the windows in ascending order. */
export const giveBackWindows = statement<NoRow, [vendorOrderIds: readonly number[]]>(`
  WITH held AS (SELECT id, window_id, window_taken FROM fulfilments WHERE id = ANY($1::int[]) AND window_taken > 0),
  done AS (UPDATE fulfilments SET window_taken = 0 FROM held WHERE held.id = fulfilments.id),
  back AS (SELECT window_id AS id, sum(window_taken)::int AS taken FROM held GROUP BY window_id),
  locked AS (SELECT pickup_windows.id FROM pickup_windows JOIN back USING (id) ORDER BY pickup_windows.id
    FOR UPDATE OF pickup_windows)
  UPDATE pickup_windows SET taken = greatest(pickup_windows.taken - back.taken, 0)
  FROM back JOIN locked USING (id) WHERE pickup_windows.id = back.id`);
