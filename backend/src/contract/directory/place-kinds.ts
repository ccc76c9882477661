/** Kinds, features and states of the places in the directory. Free of zod. */

export const PLACE_KINDS = [
  'farmers_market',
  'on_farm_market',
  'csa',
  'food_hub',
  'agritourism',
  'farm_stand',
  'u_pick',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const PLACE_KIND_LABELS: Record<PlaceKind, string> = {
  farmers_market: 'Farmers market',
  on_farm_market: 'On-farm market',
  csa: 'CSA',
  food_hub: 'Food hub',
  agritourism: 'Farm visits',
  farm_stand: 'Farm stand',
  u_pick: 'U-pick',
};

/**
 * The kinds that GET /api/farmers-markets lists unless it is asked for others; GET /api/local-farms lists the
 * rest.
 */
export const MARKET_KINDS = ['farmers_market'] as const satisfies readonly PlaceKind[];
export const FARM_KINDS: readonly PlaceKind[] = PLACE_KINDS.filter((kind) => kind !== 'farmers_market');

/** What a place offers beside its products, in the order in which cards show it. */
export const FEATURES = [
  'snap',
  'wic',
  'wic_fmnp',
  'senior_fmnp',
  'snap_match',
  'cards',
  'mobile_pay',
  'checks',
  'cash',
  'barter',
  'volunteer',
  'indoor',
  'outdoor',
  'accessible',
  'parking',
  'restrooms',
  'pets',
  'online_orders',
  'delivery',
] as const;
export type Feature = (typeof FEATURES)[number];

export const FEATURE_LABELS: Record<Feature, string> = {
  snap: 'SNAP',
  wic: 'WIC',
  wic_fmnp: 'WIC farmers market checks',
  senior_fmnp: 'Senior coupons',
  snap_match: 'SNAP matching',
  cards: 'Cards',
  mobile_pay: 'Mobile pay',
  checks: 'Checks',
  cash: 'Cash',
  barter: 'Barter',
  volunteer: 'Volunteer work for food',
  indoor: 'Indoor',
  outdoor: 'Outdoor',
  accessible: 'Wheelchair accessible',
  parking: 'Parking',
  restrooms: 'Restrooms',
  pets: 'Dogs welcome',
  online_orders: 'Order online',
  delivery: 'Delivery',
};

export const BUSINESS_STATUSES = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/** What a farm card calls a business status; a value that is not known is shown raw. */
export function businessStatusLabel(status: string): string {
  if (status === 'OPERATIONAL') return 'Open';
  if (status === 'CLOSED_TEMPORARILY') return 'Temporarily Closed';
  if (status === 'CLOSED_PERMANENTLY') return 'Permanently Closed';
  return status;
}

/** The credit of the directories that places are imported from. */
export const USDA_ATTRIBUTION = 'USDA Agricultural Marketing Service, Local Food Directories';
