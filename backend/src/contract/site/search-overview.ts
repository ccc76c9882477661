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

export const SearchOverview = z.object({
  /** Whose names have the words, the best first, `MOST_NAMED` at most. None for a food. */
  names: z.array(NamedResult),
  /** They have all words as they were typed; else some were forgiven mistakes, or have no "market". */
  isAsTyped: z.boolean(),
});
export type SearchOverview = z.infer<typeof SearchOverview>;
