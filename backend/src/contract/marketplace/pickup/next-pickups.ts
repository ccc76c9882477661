import { z } from 'zod';
import { LimitQuery, RadiusQuery, Timestamp, ZipQuery, Day } from '../../shared/schemas.js';
import { SITE_KINDS } from './pickup-sites.js';

/** So many coming pickups a vendor's or farm's page shows. */
export const NEXT_PICKUPS = 3;

/** The next pickup of a product that takes orders, as its card says it. */
export const NextPickupView = z.object({
  windowId: z.number(),
  startsAt: Timestamp,
  ordersCloseAt: Timestamp,
  /** "Pickup Saturday at Chandler Green, order by Thursday" */
  text: z.string(),
});
export type NextPickupView = z.infer<typeof NextPickupView>;

const TIMES = {
  windowId: z.number(),
  date: Day,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** An IANA name: all times are clocks there. */
  timeZone: z.string(),
  ordersCloseAt: Timestamp,
  /** "Saturday, November 28, 9 AM to noon" */
  when: z.string(),
  /** "Thursday, November 26, 6 PM" */
  orderBy: z.string(),
};

/** Where and when a vendor hands over. All that is here can be ordered for now. */
export const VendorPickupsView = z.object({
  /** The soonest first. */
  days: z.array(
    z.object({
      ...TIMES,
      siteId: z.number(),
      siteName: z.string(),
      /** Where it is on this date, and why, where it is not as usual. */
      address: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  sites: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(SITE_KINDS),
      name: z.string(),
      /** The market's page. */
      placeId: z.number().nullable(),
      city: z.string(),
      state: z.string(),
      accessNote: z.string().nullable(),
      /** "Saturdays, 9 AM to noon. Order by Thursday, 6 PM." */
      usual: z.array(z.string()),
    }),
  ),
  zones: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** "East side: 12 ZIP codes, Wednesdays, $5" */
      text: z.string(),
      note: z.string().nullable(),
      usual: z.array(z.string()),
    }),
  ),
});
export type VendorPickupsView = z.infer<typeof VendorPickupsView>;

/** GET /api/pickups/near?zipCode=…: the coming pickups within a radius that take orders. */
export const PickupsNearQuery = z.object({
  zipCode: ZipQuery,
  radius: RadiusQuery,
  limit: LimitQuery(6, 20),
});
export type PickupsNearQuery = z.infer<typeof PickupsNearQuery>;

export const PickupNearView = z.object({
  ...TIMES,
  vendorId: z.number(),
  vendorName: z.string(),
  siteName: z.string(),
  city: z.string(),
  state: z.string(),
  distanceMiles: z.number(),
});
export type PickupNearView = z.infer<typeof PickupNearView>;

export const PickupsNearView = z.object({
  /** All days on which a pickup takes orders, and how many vendors are there. */
  days: z.array(z.object({ date: Day, vendors: z.number() })),
  /** The soonest first, as many as the limit. */
  pickups: z.array(PickupNearView),
});
export type PickupsNearView = z.infer<typeof PickupsNearView>;
