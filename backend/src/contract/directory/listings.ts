import { z } from 'zod';
import {
  LimitQuery,
  OffsetQuery,
  OptionalZipQuery,
  RadiusQuery,
  RowId,
  SearchQuery,
  Timestamp,
} from '../shared/schemas.js';
import { PAGE_SIZE } from '../shared/limits.js';
import { LISTING_CATEGORIES, UNITS } from './categories.js';

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
});
export type ListingView = z.infer<typeof ListingView>;

export const ListingList = z.array(ListingView);
export type ListingList = z.infer<typeof ListingList>;
