import type { ListingCategory } from '../../../contract/directory/categories.js';

/** A last sentence of a listing: how and when it is to be had. {days} needs hours that are known. */
const PRODUCE = [
  'Pick up {days}.',
  'Picked to order; text by noon for the same afternoon.',
  "Larger amounts for restaurants and canning, with a day's notice.",
  'At the farm {days}.',
  'We take orders until the evening before.',
  'Usually on the table at market in {city}, too.',
  'First come, first served.',
  'Bring your own bag.',
];
const FROZEN = [
  'Sold frozen from the farm freezer.',
  'Inspected and labeled; bring a cooler.',
  'Pick up {days}, or meet us at market in {city}.',
  'Bulk orders get ten percent off.',
  'Call ahead for cuts that are not listed.',
  'Packed in butcher paper, dated.',
];
const JARS = [
  'Pick up {days}.',
  'Bring the jar back for a quarter.',
  'Made in our licensed kitchen.',
  'A case of twelve can be mixed.',
  'Also at two shops in {city}.',
  'Keeps a year in the cupboard.',
];
const DRY = [
  'Pick up {days}.',
  'Keep it cool and dry.',
  'Larger bags by order.',
  'Price drops at twenty pounds.',
  'Bring your own container if you like.',
];
const COLD = [
  'Kept in the self-serve cooler by the door.',
  'Pick up {days}.',
  'Reserve by text and we will put your name on it.',
  'Standing orders get the first of it.',
  'Made or packed twice a week.',
];
const GREEN = [
  'Pick up {days}.',
  'Cash and carry at the bench.',
  'Ten or more, one dollar off each.',
  'We are happy to talk through where to plant it.',
  'Ask us to hold some; they do not wait long.',
];
const MADE = [
  'Made here in small numbers.',
  'Pick up {days}.',
  'Can be shipped; ask what it costs.',
  'Orders for gifts by the first of December, please.',
  'Each one is a little different.',
];

/** For 'other' goods that are loaded rather than carried. */
export const YARD_TAILS: readonly string[] = [
  'Pick up {days}.',
  'We help to load.',
  'Delivery within ten miles for a small charge.',
  'Ask about quantity prices.',
  'Call before you bring a trailer.',
];
export const YARD_GOODS =
  /compost|castings|bedding|manure|straw|hay|firewood|mulch|bale|wood|hulls|shell|kindling/i;

export const LISTING_TAILS: Record<ListingCategory, readonly string[]> = {
  vegetables: PRODUCE,
  fruits: [...PRODUCE, 'Price drops by the case.', 'Ask for seconds if you are cooking them down.'],
  herbs: PRODUCE.filter((tail) => !tail.includes('seconds') && !tail.includes('canning')),
  dairy: COLD,
  eggs: [
    ...COLD.slice(0, -1),
    'Collected twice a day.',
    'Four dozen limit when the hens are molting.',
    'Clean cartons are welcome back.',
  ],
  honey: JARS.filter((tail) => !/kitchen|cupboard/.test(tail)),
  meat: FROZEN,
  poultry: FROZEN.filter((tail) => !/butcher paper|cuts/.test(tail)),
  seafood: [
    'Order by the evening before.',
    'Pick up {days}, with ice.',
    'Bring a cooler.',
    'Sold out means sold out; call first.',
  ],
  grains: DRY,
  seeds: [
    'Pick up {days}.',
    'Fresh this season.',
    'Store cool, dry and away from mice.',
    'Growing notes come with it.',
  ],
  nuts: [
    'Pick up {days}.',
    'Keep them in the freezer.',
    'Five pounds or more for a dollar less each.',
    'Can be shipped; ask what it costs.',
  ],
  'baked-goods': [
    'Order two days ahead to be sure of one.',
    'Baked for pickup {days}.',
    'Freezes well.',
    'Also at market in {city} when we are there.',
    'Contains wheat; baked where nuts are used.',
  ],
  preserves: JARS,
  beverages: [
    'Pick up {days}.',
    'Best within a week of opening.',
    'Keep it cold.',
    'By the case for less.',
    'Samples at the counter.',
  ],
  flowers: [
    'Pick up {days}.',
    'Order by Thursday for the weekend.',
    'Buckets for events by arrangement.',
    'Standing weekly orders get a stem or two extra.',
    'Tell us your colors.',
  ],
  plants: GREEN,
  'artisan-goods': MADE,
  other: ['Pick up {days}.', 'Reserve by text and we will put your name on it.', 'Ask what else is new.'],
};
