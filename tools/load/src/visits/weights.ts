import { post } from './farmers.js';
import { buy, look } from './shoppers.js';
import { work } from './staff.js';
import { ship } from './vendors.js';
import type { Visit } from './visit.js';
import { browse, land, places } from './visitors.js';

/** One way in which somebody uses the product. */
export interface Journey {
  name: string;
  /** So many of a hundred visits. */
  weight: number;
  /** Why so many. */
  because: string;
  run: (visit: Visit) => Promise<void>;
}

/**
 * Who comes. Sites of this kind are read by a hundred for each who writes; those who write are counted up
 * here, since they cost and break more.
 */
export const JOURNEYS: readonly Journey[] = [
  { name: 'lands on a page', weight: 30, because: 'search engines send most people, to one page', run: land },
  { name: 'browses produce', weight: 25, because: 'what the product is for', run: browse },
  { name: 'looks for markets', weight: 15, because: 'the other search, over places', run: places },
  { name: 'looks around in the shop', weight: 12, because: 'several look for each who buys', run: look },
  {
    name: 'buys',
    weight: 10,
    because: 'far more than in life, so that stock and money are put to the test',
    run: buy,
  },
  { name: 'posts a harvest', weight: 4, because: 'a farmer posts a few times a week', run: post },
  {
    name: 'ships orders',
    weight: 3,
    because: 'vendors work off what shoppers buy, several at a visit',
    run: ship,
  },
  { name: 'works as staff', weight: 1, because: 'a handful of people', run: work },
];
