import { z } from 'zod';
import { PAGE_SIZE } from '../shared/limits.js';
import { Day, LimitQuery, OffsetQuery, RadiusQuery, SearchQuery, ZipQuery } from '../shared/schemas.js';
import { SavedCard } from './favorites.js';

/**
 * So many of the nearest listings, of the nearest products, and of the nearest farms and markets are put in
 * order together. Where one of them has more, the list ends where it ends: nothing nearer is left out.
 */
export const NEAREST_OF_EACH = 50;

export const NEAR_TYPES = ['listing', 'product', 'farm', 'market'] as const;
export type NearType = (typeof NEAR_TYPES)[number];

const SEARCH_MESSAGE = 'Please say what you are looking for, such as eggs.';

/**
 * GET /api/search/near: who has it near a ZIP code. Listings, products of the marketplace, farms and farmers
 * markets in one list. Those within the same distance (5, 10, 15, 20, 25, 50, 75 miles) stand together; the
 * ones that were confirmed or changed lately (30 days, 90 days, a year) come first, then those in stock
 * before places, whose stock is not known, and these before what is sold out or closed for the season; then
 * the nearest. What only mentions the food comes after everything that is called so.
 */
export const SearchNear = z.object({
  search: SearchQuery.refine((text) => text !== undefined, SEARCH_MESSAGE).transform((text) => text ?? ''),
  zipCode: ZipQuery,
  radius: RadiusQuery,
  limit: LimitQuery(PAGE_SIZE),
  offset: OffsetQuery,
});
export type SearchNear = z.infer<typeof SearchNear>;

/** Something near a ZIP code that has what was searched for. */
export const NearResult = SavedCard.omit({ group: true }).extend({
  /** What it is. A market is a farmers market; everything else of the directory is a farm. */
  type: z.enum(NEAR_TYPES),
  /** Of a listing the center of its ZIP code, of a product its vendor's; null where that is not known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The position is the center of a ZIP code. */
  isApproximate: z.boolean(),
  distanceMiles: z.number(),
  /** When a listing or product was last changed, or a place confirmed. */
  freshOn: Day.nullable(),
  /** Whether it can be had now; not known of places, unless they are closed for the season. */
  stock: z.enum(['in-stock', 'unknown', 'none']),
  /** It is not called so, and no place that names it: it only mentions it, such as what is made with eggs. */
  isMention: z.boolean(),
  /** The product types that a farm or market names. */
  sells: z.array(z.string()),
  /** Where a farm's business sells online; left out where it has nothing in stock there. */
  shopPath: z.string().optional(),
  /** A farm's business has a CSA share with a place to take. */
  sellsShares: z.boolean().optional(),
});
export type NearResult = z.infer<typeof NearResult>;

export const NearResultList = z.array(NearResult);
export type NearResultList = z.infer<typeof NearResultList>;
