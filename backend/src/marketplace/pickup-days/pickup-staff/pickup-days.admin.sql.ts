import { z } from 'zod';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminPickupSchedule, AdminPickupWindow } from '../../../contract/marketplace/admin/pickups.admin.js';
import { SCHEDULE_KINDS, WINDOW_STATUSES } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  custom,
  flag,
  idIs,
  fromDay,
  oneOf,
  since,
  toDay,
  typedText,
  until,
} from '../../../platform/admin/filters.sql.js';
import { isClosedDay } from '../../tables/closed-days.sql.js';
import { PLACE_CLOCK, PLACE_NAME, placesOf } from '../../tables/window-parts.sql.js';

const id = z.coerce.number().int().min(0).max(2_147_483_647);
const word = typedText(60);
const days = (dates: string) => `ARRAY(SELECT day::text FROM unnest(${dates}) AS day)`;

export const pickupScheduleResource = {
  name: 'pickup-schedules',
  table: 'pickup_schedules',
  row: AdminPickupSchedule,
  joins: `${placesOf('t')} JOIN vendors AS vendor ON vendor.id = coalesce(site.vendor_id, zone.vendor_id)`,
  columns: {
    id: 't.id',
    vendorId: 'vendor.id',
    vendorName: 'vendor.business_name',
    siteId: 't.site_id',
    zoneId: 't.zone_id',
    placeName: PLACE_NAME,
    timeZone: PLACE_CLOCK,
    kind: 't.kind',
    weekdays: 't.weekdays',
    repeats: 't.repeats',
    dates: days('t.dates'),
    opens: 't.opens',
    closes: 't.closes',
    firstDay: 't.first_day::text',
    lastDay: 't.last_day::text',
    opensDaysBefore: 't.opens_days_before',
    cutoffHours: 't.cutoff_hours',
    cutoffWeekday: 't.cutoff_weekday',
    cutoffTime: 't.cutoff_time',
    capacity: 't.capacity',
    capacityUnit: 't.capacity_unit',
    productCount: 'cardinality(t.product_ids)',
    exceptionCount: 'jsonb_array_length(t.exceptions)',
    nextAt: `(SELECT min(own.starts_at) FROM pickup_windows AS own
      WHERE own.schedule_id = t.id AND own.starts_at > now() AND own.status <> 'canceled')`,
    endedAt: 't.ended_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    vendorId: custom(id, (vendor, bind) => {
      const own = (table: string) => `(SELECT id FROM ${table} WHERE vendor_id = ${bind(vendor)}::int)`;
      return `(t.site_id IN ${own('pickup_sites')} OR t.zone_id IN ${own('delivery_zones')})`;
    }),
    siteId: idIs('t.site_id'),
    zoneId: idIs('t.zone_id'),
    kind: oneOf('t.kind', [...SCHEDULE_KINDS]),
    isRunning: flag('t.ended_at IS NULL'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const ofPlace = (key: 'site_id' | 'zone_id') =>
  custom(
    id,
    (place, bind) => `t.schedule_id IN (SELECT id FROM pickup_schedules WHERE ${key} = ${bind(place)}::int)`,
  );

export const pickupWindowResource = {
  name: 'pickup-windows',
  table: 'pickup_windows',
  row: AdminPickupWindow,
  joins: `JOIN pickup_schedules AS rule ON rule.id = t.schedule_id ${placesOf('rule')}
    JOIN vendors AS vendor ON vendor.id = t.vendor_id`,
  columns: {
    id: 't.id',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    scheduleId: 't.schedule_id',
    siteId: 'rule.site_id',
    zoneId: 'rule.zone_id',
    placeName: PLACE_NAME,
    state: 'coalesce(site.state, vendor.state)',
    timeZone: PLACE_CLOCK,
    date: 't.date::text',
    startsAt: 't.starts_at',
    endsAt: 't.ends_at',
    ordersOpenAt: 't.orders_open_at',
    ordersCloseAt: 't.orders_close_at',
    capacity: 't.capacity',
    capacityUnit: 't.capacity_unit',
    taken: 't.taken',
    orderCount: `(SELECT count(*) FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
      WHERE vendor_order.window_id = t.id AND vendor_order.status <> 'cancelled' AND orders.adds_to_id IS NULL)::int`,
    status: 't.status',
    isDayOff: `(t.status = 'open' AND t.ends_at > now() AND ${isClosedDay('t')})`,
    isOwn: 't.is_own',
    address: 't.address',
    reason: 't.reason',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'startsAt', 'ordersCloseAt'],
  defaultSort: ['startsAt', 'ASC'],
  filters: {
    vendorId: idIs('t.vendor_id'),
    scheduleId: idIs('t.schedule_id'),
    siteId: ofPlace('site_id'),
    zoneId: ofPlace('zone_id'),
    state: custom(
      word,
      (code, bind) => `t.schedule_id IN (
        SELECT rule.id FROM pickup_schedules AS rule JOIN pickup_sites AS site ON site.id = rule.site_id
        WHERE site.state = ${bind(code)}
        UNION ALL
        SELECT rule.id FROM pickup_schedules AS rule JOIN delivery_zones AS zone ON zone.id = rule.zone_id
        JOIN vendors AS vendor ON vendor.id = zone.vendor_id WHERE vendor.state = ${bind(code)})`,
    ),
    status: oneOf('t.status', [...WINDOW_STATUSES]),
    isFull: flag('coalesce(t.taken >= t.capacity, false)'),
    hasOrders: flag('t.taken > 0'),
    dateSince: fromDay('t.date'),
    dateUntil: toDay('t.date'),
  },
  actions: { close: { body: ReasonBody }, reopen: { body: ReasonBody }, cancel: { body: ReasonBody } },
} satisfies AdminResource;
