/** Written by tools/art/make-art.mjs; do not edit. */

/** Changes whenever a picture does, so that pictures can be cached for good. */
export const ART_VERSION = '8fd91c12';

/** How many still lifes there are of each listing category. */
export const CATEGORY_VARIANTS = {
  fruits: 5,
  herbs: 3,
  vegetables: 4,
  'baked-goods': 3,
  dairy: 3,
  eggs: 3,
  meat: 3,
  poultry: 3,
  seafood: 3,
  grains: 3,
  honey: 3,
  nuts: 3,
  seeds: 3,
  beverages: 3,
  preserves: 3,
  'artisan-goods': 3,
  flowers: 3,
  other: 3,
  plants: 3,
} as const;

/** How many motifs there are of each kind of place. */
export const PLACE_VARIANTS = {
  agritourism: 3,
  csa: 3,
  farm_stand: 2,
  farmers_market: 6,
  food_hub: 2,
  on_farm_market: 3,
  u_pick: 3,
} as const;
