/**
 * The tables that public pages show. A trigger on each tells every server when a statement has changed it
 * (`tell_change` in migrations/baseline); a test compares the two, and both with what the calls of the pages
 * read.
 */
export const SHOWN_TABLES = [
  'blog_posts',
  'bundle_parts',
  'content_hub_pages',
  'dated_stock',
  'delivery_zones',
  'farm_claims',
  'farm_news',
  'farm_photos',
  'farm_redirects',
  'farms',
  'field_statuses',
  'images',
  'listings',
  'location_pages',
  'market_attendance',
  'market_day_alerts',
  'market_days',
  'market_managers',
  'market_members',
  'pickup_schedules',
  'pickup_sites',
  'pickup_windows',
  'place_records',
  'places',
  'product_variants',
  'products',
  'reviews',
  'settings',
  'state_pages',
  'vendors',
] as const;
export type ShownTable = (typeof SHOWN_TABLES)[number];

/** The channel of PostgreSQL that the triggers tell it on; the payload is the name of the table. */
export const CHANGES_CHANNEL = 'farmgate_changes';

/** The connections that do nothing but listen to it have this name. */
export const LISTENER_NAME = 'farmgate changes';
