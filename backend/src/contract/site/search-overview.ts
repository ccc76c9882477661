import { z } from 'zod';
import { OptionalZipQuery, SearchQuery } from '../shared/schemas.js';
import { Suggestion } from './suggestions.js';

/** GET /api/search: what a search is about, above the lists of what it finds. */
export const SearchOverviewQuery = z.object({ search: SearchQuery, zipCode: OptionalZipQuery });
export type SearchOverviewQuery = z.infer<typeof SearchOverviewQuery>;

/** A farm, market or vendor. */
export const NamedResult = Suggestion.omit({ value: true }).extend({
  /** From the ZIP code; left out without one. */
  distanceMiles: z.number().optional(),
});
export type NamedResult = z.infer<typeof NamedResult>;
export const MOST_NAMED = 3;

const count = { count: z.number().int(), isMore: z.boolean() };

/** What words such as "u pick" and "open today" ask of places. */
export const SearchAnswer = z.object({
  /** "U-pick farms with strawberries near 33901" */
  text: z.string(),
  /** The words of the search that none of them has; left out where all have them. */
  without: z.string().optional(),
  /** The page that has all of them. */
  path: z.string(),
  /** Null without a ZIP code. */
  count: count.count.nullable(),
  isMore: count.isMore,
  /** The first ones, `MOST_NAMED` at most; none where goods are asked for as well. */
  places: z.array(NamedResult),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const CountedPage = z.object({ ...count, path: z.string() });
export type CountedPage = z.infer<typeof CountedPage>;

export const SearchOverview = z.object({
  /** Whose names have the words, the best first, `MOST_NAMED` at most. None for a food. */
  names: z.array(NamedResult),
  /** They have all words as they were typed; else some were forgiven mistakes, or have no "market". */
  isAsTyped: z.boolean(),
  answer: SearchAnswer.nullable(),
  /** Farmers markets near the ZIP code that have the words; null without one. */
  markets: CountedPage.nullable(),
  /** Products in the marketplace, wherever they come from. */
  shop: CountedPage.nullable(),
});
export type SearchOverview = z.infer<typeof SearchOverview>;
