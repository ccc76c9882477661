/** Where a vendor hands orders over. Free of zod. */
export const SITE_KINDS = ['farm', 'market', 'drop_point'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];
