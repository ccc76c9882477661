/** What people search; how often, and how often in vain, is counted by day. Free of zod. */
export const SEARCH_KINDS = ['markets', 'farms', 'listings', 'products'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
