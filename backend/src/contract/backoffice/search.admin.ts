import { z } from 'zod';

/** The back office's one search. */

/** What is searched, in the order of the answer; each is a resource of the back office. */
export const SEARCH_KINDS = [
  'users',
  'farms',
  'places',
  'vendors',
  'products',
  'orders',
  'messages',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** So many of each kind. */
export const SEARCH_RESULTS = 5;
export const MIN_SEARCH_LENGTH = 2;
const MESSAGE = `Please type at least ${MIN_SEARCH_LENGTH} characters.`;

/** GET /api/admin/search?q= */
export const StaffSearchQuery = z.object({
  q: z
    .string(MESSAGE)
    .trim()
    .min(MIN_SEARCH_LENGTH, MESSAGE)
    .max(100, 'Please search for fewer words.')
    .transform((text) => text.replaceAll('\0', '')),
});
export type StaffSearchQuery = z.output<typeof StaffSearchQuery>;

export const StaffSearchResult = z.object({
  id: z.number(),
  title: z.string(),
  /** What tells it from others of the same name. */
  detail: z.string(),
});
export type StaffSearchResult = z.infer<typeof StaffSearchResult>;

/** The kinds of which something was found, and which the reader may list. */
export const StaffSearchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  results: z.array(StaffSearchResult),
  /** There are more than are shown. */
  isMore: z.boolean(),
});
export type StaffSearchGroup = z.infer<typeof StaffSearchGroup>;
export const StaffSearchView = z.array(StaffSearchGroup);
export type StaffSearchView = z.infer<typeof StaffSearchView>;
