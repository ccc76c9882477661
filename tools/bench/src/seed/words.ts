import type { ListingCategory } from '@farmgate/backend/src/contract/directory/categories';

/**
 * What the seeded listings are called. Three of the words come in exact shares, for the searches to be
 * measured.
 */

/** In one listing of ten. */
export const FREQUENT_WORD = 'tomatoes';
/** In one of a hundred. */
export const MEDIUM_WORD = 'kohlrabi';
/** In one of ten thousand. */
export const RARE_WORD = 'salsify';

/** The category of the three words above. */
export const WORD_CATEGORY: ListingCategory = 'vegetables';

export const PRODUCTS: Partial<Record<ListingCategory, readonly string[]>> = {
  vegetables: [
    'carrots',
    'kale',
    'sweet corn',
    'zucchini',
    'green beans',
    'beets',
    'potatoes',
    'onions',
    'lettuce',
  ],
  fruits: ['apples', 'peaches', 'blueberries', 'strawberries', 'pears', 'plums', 'melons', 'cherries'],
  herbs: ['basil', 'cilantro', 'parsley', 'thyme', 'rosemary'],
  dairy: ['whole milk', 'cheddar', 'yogurt', 'butter', 'goat cheese'],
  eggs: ['chicken eggs', 'duck eggs', 'quail eggs'],
  honey: ['clover honey', 'wildflower honey', 'honeycomb'],
  meat: ['ground beef', 'pork chops', 'lamb shoulder', 'sausages'],
  poultry: ['whole chicken', 'turkey', 'duck'],
  'baked-goods': ['sourdough bread', 'rye bread', 'oat cookies', 'apple pie'],
  preserves: ['strawberry jam', 'dill pickles', 'apple butter', 'salsa'],
  flowers: ['sunflowers', 'dahlias', 'mixed bouquets', 'tulips'],
  plants: ['vegetable starts', 'herb pots', 'berry bushes'],
};

export const QUALITIES = ['Fresh', 'Organic', 'Heirloom', 'Local', 'Hand-picked', 'Early', 'Sweet', 'Family'];

export const FARM_NAMES = [
  ...[
    'Willow',
    'Cedar',
    'Stone',
    'River',
    'Sunny',
    'Maple',
    'Fox',
    'Heron',
    'Meadow',
    'Prairie',
    'Old Mill',
    'Oak',
  ],
  ...[
    'Blue Sky',
    'Quail',
    'Harvest',
    'Clover',
    'Hickory',
    'Juniper',
    'Larkspur',
    'Rolling',
    'Spring',
    'Timber',
  ],
];
export const FARM_ENDINGS = ['Farm', 'Acres', 'Gardens', 'Orchard', 'Ranch', 'Homestead', 'Fields', 'Hollow'];

export const SENTENCES = [
  'Grown without synthetic sprays in the valley where the family has worked since 1952.',
  'Picked in the morning and ready for pick-up in the afternoon.',
  'We rotate our fields and feed the soil with compost from our own barns.',
  'Please call ahead in wet weather, as the lane floods now and then.',
  'Stop by the stand on Saturdays; children may feed the hens.',
  'Available while the season lasts, by the piece or by the bushel.',
  'Our bread rises for a day and is baked in a wood oven.',
  'Bring your own bags and boxes if you can.',
];
