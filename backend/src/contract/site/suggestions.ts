import { z } from 'zod';
import { OptionalZipQuery, SearchQuery } from '../shared/schemas.js';

/** What is suggested while somebody types, in the order in which equally good ones come. */
export const SUGGESTION_KINDS = [
  'food',
  'category',
  'product',
  'city',
  'zip',
  'farm',
  'market',
  'vendor',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Nobody reads more of them than this. */
export const MOST_SUGGESTIONS = 8;

/** GET /api/suggestions: what begins like `q`, or has a word that does. */
export const SuggestionsQuery = z.object({
  q: SearchQuery,
  /** What is near it comes first. */
  zipCode: OptionalZipQuery,
  /**
   * `places`: cities and ZIP codes alone, for where a ZIP code is asked for. `products`: what the marketplace
   * has, and cities, which lead to the products near them.
   */
  of: z
    .enum(['all', 'places', 'products'], 'Please ask for suggestions of all, places or products.')
    .default('all'),
});
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>;

export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** "Fort Myers, FL" */
  label: z.string(),
  /** The line below it, such as "Farmers market in Ithaca, NY". */
  detail: z.string(),
  /** The page that it leads to. */
  path: z.string(),
  /** What the field has once it is chosen there: the words of a food or product, or a city’s ZIP code. */
  value: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** `MOST_SUGGESTIONS` at most, those of a kind beside each other, the best kind first. */
export const Suggestions = z.array(Suggestion);
