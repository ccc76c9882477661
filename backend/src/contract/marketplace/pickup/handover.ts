import { z } from 'zod';
import { Day, Timestamp } from '../../shared/schemas.js';
import { WINDOW_STATUSES } from './pickup-schedules.js';
import { SITE_KINDS } from './pickup-sites.js';

/** Where an order is handed over, as its buyer reads it. */
export const HandoverSiteView = z.object({
  id: z.number(),
  kind: z.enum(SITE_KINDS),
  /** The market's page, of a market. */
  placeId: z.number().nullable(),
  name: z.string(),
  /** Of a farm it is null until its buyer has the order for certain: strangers need no farm's street. */
  address: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  host: z.string().nullable(),
  instructions: z.string().nullable(),
  accessNote: z.string().nullable(),
  /** A photo of the place; of a farm it is null for as long as its address is. */
  imageUrl: z.string().nullable(),
});
export type HandoverSiteView = z.infer<typeof HandoverSiteView>;

/** When it is handed over: moments, to be shown on the clocks of `timeZone`. */
export const HANDOVER_TIMES = {
  date: Day,
  startsAt: Timestamp,
  endsAt: Timestamp,
  timeZone: z.string(),
  /** The last moment for orders: the pickup's own, or earlier for what takes longer. */
  ordersCloseAt: Timestamp,
  /** Where it is on this date, where not at the site as usual, and why it is not as usual. */
  address: z.string().nullable(),
  reason: z.string().nullable(),
};

/** When and where one vendor's part of an order is handed over. */
export const HandoverView = z.object({
  windowId: z.number().nullable(),
  /** Null of a delivery without a day. */
  when: z.object({ ...HANDOVER_TIMES, status: z.enum(WINDOW_STATUSES) }).nullable(),
  site: HandoverSiteView.nullable(),
  zone: z.object({ id: z.number(), name: z.string(), note: z.string().nullable() }).nullable(),
  /** Who comes for it, where that is another person than the buyer. */
  collector: z.string().nullable(),
});
export type HandoverView = z.infer<typeof HandoverView>;
