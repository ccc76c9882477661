import { z } from 'zod';
import { MAX_ALT_LENGTH } from '../shared/images.js';
import { PAGE_SIZE } from '../shared/limits.js';
import { parseJson } from '../shared/parse-json.js';
import { optionalPhone } from '../shared/phones.js';
import {
  LimitQuery,
  OffsetQuery,
  OptionalZipQuery,
  RadiusQuery,
  RowId,
  SearchQuery,
  Timestamp,
} from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalEmail, optionalText, optionalZip, requiredText } from '../shared/texts.js';
import { LISTING_CATEGORIES, UNITS } from './categories.js';
import { isNothing, tidyPrice } from './prices.js';

const CATEGORY_MESSAGE = `Please choose a category among ${LISTING_CATEGORIES.join(', ')}.`;

/** A category; empty and 'all' are no filter. */
const CategoryQuery = z.preprocess((value) => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return text === '' || text === 'all' ? undefined : text;
}, z.enum(LISTING_CATEGORIES, CATEGORY_MESSAGE).optional());

export const LISTING_SORTS = ['nearest', 'newest'] as const;

/** GET /api/listings. Nearest first with a ZIP code, newest first without. */
export const ListingSearch = z.object({
  limit: LimitQuery(PAGE_SIZE),
  offset: OffsetQuery,
  search: SearchQuery,
  zipCode: OptionalZipQuery,
  category: CategoryQuery,
  radius: RadiusQuery,
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(LISTING_SORTS, 'Please sort by nearest or newest.').optional(),
  ),
  /** The listings of one farm; newest first, without regard to the other filters. */
  farmId: z.preprocess(
    (value) => (value === '' ? undefined : value),
    RowId('The farm could not be found.').optional(),
  ),
});
export type ListingSearch = z.infer<typeof ListingSearch>;

export const ListingParams = z.object({ id: RowId('The listing could not be found.') });
export type ListingParams = z.infer<typeof ListingParams>;

export const ListingView = z.object({
  id: z.number(),
  farmId: z.number().nullable(),
  productName: z.string(),
  description: z.string(),
  /** Text, as the farmer typed it: usually "4.50". */
  price: z.string(),
  unit: z.enum(UNITS),
  category: z.enum(LISTING_CATEGORIES),
  imageUrl: z.string().nullable(),
  /** What the picture shows, in words; null where nobody said. */
  imageAlt: z.string().nullable(),
  isAvailable: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  farmName: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Miles from the searched ZIP code's center; null without one. */
  distanceMiles: z.number().nullable(),
  isDemonstration: z.boolean(),
  /** For a listing by its id: whether visitors see its farm, and so its page. */
  isFarmShown: z.boolean().optional(),
});
export type ListingView = z.infer<typeof ListingView>;

export const ListingList = z.array(ListingView);
export type ListingList = z.infer<typeof ListingList>;

const PRICE_MESSAGE = 'Please enter a price, such as 4.50';

/** A price as text: an amount such as "4.50" or "$4.50" becomes "4.50"; words such as "Ask us" stay. */
const Price = requiredText(40, PRICE_MESSAGE)
  .refine((text) => !isNothing(text), 'Please enter a price above zero, such as 4.50')
  .transform(tidyPrice);

/** As with ids in addresses; PostgreSQL refuses to look for much larger ones. */
const LARGEST_ID = 999_999_999;

/** An id that a form sends as text; empty is null. */
const OptionalFarmId = z
  .union([
    z.number().int().positive().max(LARGEST_ID),
    z.string().regex(/^(?:[1-9]\d{0,8})?$/, 'Please choose one of your farms'),
  ])
  .nullish()
  .transform((id) => (id === null || id === undefined || id === '' ? null : Number(id)));

/** "true" and "false" from a form, or the values themselves. */
const FormFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

/** The fields of a listing as its form holds them. What is left empty is taken from the farm. */
export const ListingFields = z.strictObject({
  productName: requiredText(120, 'Product name is required'),
  description: requiredText(4_000, 'Description is required'),
  price: Price,
  unit: z.enum(UNITS, 'Please choose a unit'),
  category: z.enum(LISTING_CATEGORIES, 'Please choose a category'),
  farmId: OptionalFarmId,
  farmName: optionalText(160),
  zipCode: optionalZip('Please enter a five-digit ZIP code, such as 33901.'),
  email: optionalEmail('Please enter a valid email address'),
  phone: optionalPhone(),
  /** One of our own pictures. Another site's address is taken without an error and not kept. */
  imageUrl: optionalText(500),
  imageAlt: optionalText(MAX_ALT_LENGTH),
  isAvailable: FormFlag.default(true),
});

/**
 * POST /api/listings, as multipart beside the file `image`. At least one contact
 * method is needed, from the form or from the farm: the server looks at both, the form's schema
 * (`ListingForm`) where no farm is chosen.
 */
export const ListingRequest = ListingFields.extend({
  /** Takes the picture away; only when it is edited. */
  removeImage: FormFlag.default(false),
});
export type ListingRequest = z.output<typeof ListingRequest>;
export type ListingFormInput = z.input<typeof ListingFields>;

/** What of a listing is compared with what its form showed. */
export const SeenListing = seenOf(
  ListingView.pick({
    ...{ productName: true, description: true, price: true, unit: true, category: true, farmId: true },
    ...{ farmName: true, zipCode: true, email: true, phone: true, imageUrl: true, imageAlt: true },
    ...{ isAvailable: true },
  }),
);

/** A form has texts only. */
const fromJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
};

/**
 * PUT /api/listings/{id}: the whole form. With `was`, which a multipart form sends as JSON, only the fields
 * that it names are changed, and only while they hold what it says (409 CHANGED_MEANWHILE).
 */
export const ListingUpdate = ListingRequest.extend({ was: z.preprocess(fromJson, SeenListing.optional()) });
export type ListingUpdate = z.output<typeof ListingUpdate>;

export const LISTING_CONTACT_MESSAGE = 'At least one contact method (email or phone) is required';

/** PUT /api/listings/{id}/availability: pauses a listing or offers it again. */
export const AvailabilityRequest = z.strictObject({ isAvailable: z.boolean() });
export type AvailabilityRequest = z.output<typeof AvailabilityRequest>;

/** A listing as its own farmer sees it. */
export const OwnListingView = ListingView.extend({
  /**
   * Why it can or cannot be found: offered, paused by the farmer, hidden because nobody confirmed it, or
   * taken down by staff.
   */
  state: z.enum(['live', 'paused', 'hidden', 'removed']),
  /** Why staff took it down; null where they did not. */
  removedReason: z.string().nullable(),
  confirmedAt: Timestamp,
  /** When it will be hidden unless it is renewed; null for one that is not offered. */
  hidesAt: Timestamp.nullable(),
  /** Whether the farmer has been asked to confirm it. */
  isAsked: z.boolean(),
  /** Times its page was opened in the last 30 days. */
  views: z.number(),
});
export type OwnListingView = z.infer<typeof OwnListingView>;

/** POST /api/listings/keep: what the link in the mail says. */
export const KeepListingRequest = z.strictObject({
  id: z.number().int().positive(),
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link has expired.'),
});
export type KeepListingRequest = z.output<typeof KeepListingRequest>;
