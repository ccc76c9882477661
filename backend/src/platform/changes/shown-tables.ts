/** Each needs the trigger `tell_change` (migrations/baseline); a test compares them. */
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
  'market_maps',
  'market_members',
  'pickup_schedules',
  'pickup_sites',
  'pickup_windows',
  'place_records',
  'place_redirects',
  'places',
  'product_variants',
  'products',
  'reviews',
  'settings',
  'share_dates',
  'share_plans',
  'share_sites',
  'share_sizes',
  'state_pages',
  'vendors',
] as const;
export type ShownTable = (typeof SHOWN_TABLES)[number];

/** The payload is the name of the table. */
export const CHANGES_CHANNEL = 'farmgate_changes';

export const LISTENER_NAME = 'farmgate changes';
