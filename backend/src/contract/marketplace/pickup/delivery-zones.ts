import { z } from 'zod';
import { cents } from '../../shared/amounts.js';
import { RowId, ZipQuery } from '../../shared/schemas.js';
import { seenOf } from '../../shared/seen.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { MAX_DELIVERY_CENTS, MAX_FREE_FROM_CENTS, MAX_MINIMUM_CENTS } from '../terms-limits.js';
import { PickupScheduleView, PickupSiteView } from './pickups.js';
import { MAX_ZIP_RADIUS_MILES, MAX_ZIP_TEXT, readZipText, whyNotZipText } from './zip-text.js';

const ZIP_TEXT_MESSAGE = `Please use at most ${MAX_ZIP_TEXT.toLocaleString('en-US')} characters.`;
const ZipText = z
  .string('Please enter at least one ZIP code, such as 33901.')
  .max(MAX_ZIP_TEXT, ZIP_TEXT_MESSAGE)
  .superRefine((text, context) => {
    const message = whyNotZipText(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => readZipText(text).zipCodes);

const optionalCents = (most: number) =>
  z.preprocess((value) => (value === '' ? null : value), cents(100, most).nullable().default(null));

/** A ZIP code with its center. */
export const ZipPlaceView = z.object({
  zipCode: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type ZipPlaceView = z.infer<typeof ZipPlaceView>;

/** A zone as its vendor sees it, in dollars. */
export const DeliveryZoneView = z.object({
  id: z.number(),
  name: z.string(),
  /** Ascending. */
  zipCodes: z.array(ZipPlaceView),
  fee: z.number(),
  freeFrom: z.number().nullable(),
  minimum: z.number().nullable(),
  note: z.string().nullable(),
  timeZone: z.string(),
  schedules: z.array(PickupScheduleView),
});
export type DeliveryZoneView = z.infer<typeof DeliveryZoneView>;

/** What of a zone is compared with what its form showed, in dollars. */
export const SeenZone = seenOf(
  DeliveryZoneView.pick({ name: true, fee: true, freeFrom: true, minimum: true, note: true }).extend({
    zipCodes: z.array(z.string()),
  }),
);

/**
 * Where a vendor brings orders to, and what it asks for that, in dollars. A change with `was` writes only the
 * fields that it names, and only while they are what it says (409 CHANGED_MEANWHILE).
 */
export const DeliveryZoneRequest = z.strictObject({
  name: requiredText(80, 'Please name the zone, such as “North side.”'),
  /** Typed or pasted, with anything between them. */
  zipCodes: ZipText,
  fee: cents(0, MAX_DELIVERY_CENTS),
  /** Free from so much of the vendor's products up; null where it never is. */
  freeFrom: optionalCents(MAX_FREE_FROM_CENTS),
  /** The least that products of an order come to; null for any. */
  minimum: optionalCents(MAX_MINIMUM_CENTS),
  /** What buyers should know. */
  note: optionalText(300),
  was: SeenZone.optional(),
});
export type DeliveryZoneRequest = z.output<typeof DeliveryZoneRequest>;

/** GET /api/vendor/delivery-zones: all that are in use, the oldest first. */
export const DeliveryZonesView = z.array(DeliveryZoneView);
export type DeliveryZonesView = z.infer<typeof DeliveryZonesView>;

/** What a schedule is of, after a change of it. */
export const SchedulePlaceAnswer = z.union([PickupSiteView, DeliveryZoneView]);

const MILES_MESSAGE = `Please give miles from 1 to ${MAX_ZIP_RADIUS_MILES}.`;
/** GET /api/vendor/delivery-zones/zip-codes?zipCode=…&miles=… */
export const ZipCodesQuery = z.object({
  zipCode: ZipQuery,
  miles: z
    .string(MILES_MESSAGE)
    .regex(/^\d{1,2}$/, MILES_MESSAGE)
    .transform(Number)
    .refine((miles) => miles >= 1 && miles <= MAX_ZIP_RADIUS_MILES, MILES_MESSAGE),
});
export type ZipCodesQuery = z.infer<typeof ZipCodesQuery>;

/** The nearest first, at most as many as a zone can have. */
export const ZipCodesView = z.object({
  zipCodes: z.array(ZipPlaceView),
  /** How many there are. */
  total: z.number(),
});
export type ZipCodesView = z.infer<typeof ZipCodesView>;

/** POST /api/vendor/delivery-zones/zip-codes: where the ZIP codes of a text are, so that a map shows them. */
export const ZipTextRequest = z.strictObject({
  text: z.string('Please enter ZIP codes.').max(MAX_ZIP_TEXT, ZIP_TEXT_MESSAGE),
});
export type ZipTextRequest = z.output<typeof ZipTextRequest>;
export const ZipTextView = z.object({
  /** Ascending, at most as many as a zone can have. */
  zipCodes: z.array(ZipPlaceView),
  /** What is wrong with the text, in a sentence; null for nothing. */
  problem: z.string().nullable(),
});
export type ZipTextView = z.infer<typeof ZipTextView>;

export const DeliveryZoneParams = z.object({ id: RowId("We couldn't find this delivery zone.") });
export type DeliveryZoneParams = z.infer<typeof DeliveryZoneParams>;
