import { z } from 'zod';
import { RepeatView } from '../../directory/repeat-schemas.js';
import { Day, Timestamp } from '../../shared/schemas.js';
import { CAPACITY_UNITS, SCHEDULE_KINDS, WINDOW_STATUSES } from '../pickup/pickup-schedules.js';
import { SITE_KINDS } from '../pickup/pickup-sites.js';

/** Where a vendor hands over, as staff see it in lists. */
export const AdminPickupSiteRow = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  kind: z.enum(SITE_KINDS),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  timeZone: z.string(),
  scheduleCount: z.number(),
  /** Of the next pickup that is not canceled. */
  nextAt: Timestamp.nullable(),
  /** Since when its vendor does not use it. */
  closedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export const AdminPickupSite = AdminPickupSiteRow.extend({
  /** The market's place. */
  placeId: z.number().nullable(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  host: z.string().nullable(),
  instructions: z.string().nullable(),
  accessNote: z.string().nullable(),
  updatedAt: Timestamp,
});
export type AdminPickupSite = z.infer<typeof AdminPickupSite>;

/** The ZIP codes that a vendor delivers to, as staff see them in lists. Money is dollars with two places. */
export const AdminDeliveryZoneRow = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  name: z.string(),
  state: z.string(),
  zipCount: z.number(),
  fee: z.number(),
  freeFrom: z.number().nullable(),
  minimum: z.number().nullable(),
  timeZone: z.string(),
  scheduleCount: z.number(),
  nextAt: Timestamp.nullable(),
  closedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export const AdminDeliveryZone = AdminDeliveryZoneRow.extend({
  zipCodes: z.array(z.string()),
  note: z.string().nullable(),
  updatedAt: Timestamp,
});
export type AdminDeliveryZone = z.infer<typeof AdminDeliveryZone>;

/** The rule by which pickup days are made, as staff see it. It is of a site or of a zone. */
export const AdminPickupSchedule = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  siteId: z.number().nullable(),
  zoneId: z.number().nullable(),
  placeName: z.string(),
  timeZone: z.string(),
  kind: z.enum(SCHEDULE_KINDS),
  weekdays: z.array(z.number()),
  repeats: RepeatView.nullable(),
  dates: z.array(Day),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  opensDaysBefore: z.number(),
  cutoffHours: z.number().nullable(),
  cutoffWeekday: z.number().nullable(),
  cutoffTime: z.string().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS),
  /** Null: everything that the vendor lets people pick up. */
  productCount: z.number().nullable(),
  exceptionCount: z.number(),
  nextAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminPickupSchedule = z.infer<typeof AdminPickupSchedule>;

/** One dated pickup or delivery, as staff see it. */
export const AdminPickupWindow = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  scheduleId: z.number(),
  siteId: z.number().nullable(),
  zoneId: z.number().nullable(),
  placeName: z.string(),
  state: z.string(),
  timeZone: z.string(),
  date: Day,
  startsAt: Timestamp,
  endsAt: Timestamp,
  ordersOpenAt: Timestamp,
  ordersCloseAt: Timestamp,
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS),
  taken: z.number(),
  /** Orders that are not canceled. */
  orderCount: z.number(),
  status: z.enum(WINDOW_STATUSES),
  /** Days off or a closed date keep it from taking orders, though it is open. */
  isDayOff: z.boolean(),
  /** Someone changed it by hand, so its schedule leaves it as it is. */
  isOwn: z.boolean(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminPickupWindow = z.infer<typeof AdminPickupWindow>;
