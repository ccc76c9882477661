import type { ListingCategory } from '../../contract/directory/categories.js';

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

export interface Crop {
  id: string;
  name: string;
  category: ListingCategory;
  search: string;
  storage: string;
  /** For how many months after the harvest farms go on selling it out of storage. */
  keepsMonths: number;
  /** States of a region with a harvest that have (nearly) none themselves. */
  notIn: readonly string[];
  /** As `readHarvests` reads them: "May-Jun|Sep-Oct". */
  months: Readonly<Record<GrowingRegion, string>>;
}
