import type { ListingCategory } from '../../contract/directory/categories.js';

type MonthName =
  | 'Jan'
  | 'Feb'
  | 'Mar'
  | 'Apr'
  | 'May'
  | 'Jun'
  | 'Jul'
  | 'Aug'
  | 'Sep'
  | 'Oct'
  | 'Nov'
  | 'Dec';
type Span = MonthName | `${MonthName}-${MonthName}`;

/**
 * Months in which a crop is harvested: 'Jun-Sep', 'Nov-May' (over the turn of the year), 'May-Jun, Sep-Oct',
 * 'Jan-Dec'; '' where it is not grown to be sold. Read by `readHarvests`, which checks what stands behind a
 * comma.
 */
export type Months = '' | Span | `${Span}, ${string}`;

/** States whose harvests fall into the same months. */
export const GROWING_REGIONS = [
  'north-atlantic',
  'mid-atlantic',
  'mid-south',
  'southeast',
  'florida',
  'gulf',
  'upper-midwest',
  'lower-midwest',
  'northern-plains',
  'mountain-north',
  'mountain-south',
  'desert-southwest',
  'california',
  'pacific-northwest',
  'alaska',
  'hawaii',
] as const;
export type GrowingRegion = (typeof GROWING_REGIONS)[number];

/** Something that farms sell, and when they harvest it. */
export interface Crop {
  id: string;
  name: string;
  category: ListingCategory;
  /** What to search listings by. */
  search: string;
  /** How to keep it at home, in one sentence. */
  storage: string;
  /** For how many months after the harvest farms go on selling it out of storage; not at all when absent. */
  keepsMonths?: number;
  /** States of a region with a harvest that have (nearly) none themselves. */
  notIn?: readonly string[];
  months: Record<GrowingRegion, Months>;
}
