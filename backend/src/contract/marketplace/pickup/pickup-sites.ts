/** Where a vendor hands orders over. Free of zod. */
export const SITE_KINDS = ['farm', 'market', 'drop_point'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** What one vendor can set up. */
export const MAX_SITES = 30;
export const MAX_SCHEDULES_OF_SITE = 12;
export const MAX_SCHEDULE_DATES = 120;
export const MAX_SCHEDULE_PRODUCTS = 500;

/** How many ticks of a handover sheet one call sends. */
export const MAX_TICKS = 200;
