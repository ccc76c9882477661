import type { WindowStatus } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { SiteKind } from '../../../contract/marketplace/pickup/pickup-sites.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { closesAt, PLACE_CLOCK, windowPlaces } from '../../tables/window-parts.sql.js';

export interface Handover {
  vendorOrderId: number;
  window: {
    id: number;
    date: string;
    startsAt: string;
    endsAt: string;
    ordersCloseAt: string;
    timeZone: string;
    status: WindowStatus;
    address: string | null;
    reason: string | null;
  } | null;
  site: {
    id: number;
    kind: SiteKind;
    placeId: number | null;
    name: string;
    address: string;
    city: string;
    state: string;
    zipCode: string;
    latitude: number;
    longitude: number;
    host: string | null;
    instructions: string | null;
    accessNote: string | null;
    imageUrl: string | null;
  } | null;
  zone: { id: number; name: string; note: string | null } | null;
}

const longestLead = `(SELECT coalesce(max(product.lead_hours), 0) FROM order_items AS line
  JOIN products AS product ON product.id = line.product_id
  WHERE line.fulfilment_id = vendor_order.id AND line.refunded < line.quantity)`;

export const cutoffsFor = statement<
  { windowId: number; ordersCloseAt: Date },
  [vendorOrderId: number, windowIds: readonly number[]]
>(`
  SELECT own.id AS "windowId", ${closesAt(longestLead)} AS "ordersCloseAt"
  FROM fulfilments AS vendor_order JOIN pickup_windows AS own ON own.id = ANY($2::int[]) ${windowPlaces}
  WHERE vendor_order.id = $1`);

const handovers = (which: string) => `
  SELECT vendor_order.id AS "vendorOrderId",
    CASE WHEN own.id IS NOT NULL THEN jsonb_build_object('id', own.id, 'date', to_char(own.date, 'YYYY-MM-DD'),
      'startsAt', ${utcText('own.starts_at')}, 'endsAt', ${utcText('own.ends_at')}, 'ordersCloseAt', ${utcText(`coalesce(vendor_order.orders_close_at, ${closesAt(longestLead)})`)},
      'timeZone', ${PLACE_CLOCK}, 'status', own.status, 'address', own.address,
      'reason', own.reason) END AS window,
    CASE WHEN site.id IS NOT NULL THEN jsonb_build_object('id', site.id, 'kind', site.kind, 'placeId', site.place_id,
      'name', site.name, 'address', site.address, 'city', site.city, 'state', site.state, 'zipCode', site.zip_code,
      'latitude', site.latitude, 'longitude', site.longitude, 'host', site.host, 'instructions', site.instructions,
      'accessNote', site.access_note, 'imageUrl', site.image_url) END AS site,
    CASE WHEN zone.id IS NOT NULL THEN jsonb_build_object('id', zone.id, 'name', zone.name, 'note', zone.note) END AS zone
  FROM fulfilments AS vendor_order
  LEFT JOIN pickup_windows AS own ON own.id = vendor_order.window_id
  LEFT JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  LEFT JOIN pickup_sites AS site ON site.id = schedule.site_id
  LEFT JOIN delivery_zones AS zone ON zone.id = vendor_order.zone_id
  WHERE ${which} AND (vendor_order.window_id IS NOT NULL OR vendor_order.zone_id IS NOT NULL)`;

export const handoversOf = statement<Handover, [vendorOrderIds: readonly number[]]>(
  handovers('vendor_order.id = ANY($1::int[])'),
);

/** SQL: a vendor order's `Handover` as JSON; null where no day, site or zone was chosen. @param id SQL */
export const handoverJson = (id: string): string =>
  `(SELECT to_jsonb(handover) FROM (${handovers(`vendor_order.id = ${id}`)}) AS handover)`;
