import type { Crop } from './crop.js';
import { BERRIES_AND_MELONS } from './harvest-seasons-berries.data.js';
import { HERBS_AND_FARMYARD } from './harvest-seasons-farmyard.data.js';
import { COOL_SEASON_CROPS } from './harvest-seasons-greens.data.js';
import { ORCHARD_CROPS } from './harvest-seasons-orchard.data.js';
import { ROOT_AND_STORAGE_CROPS } from './harvest-seasons-roots.data.js';
import { SUMMER_VEGETABLES } from './harvest-seasons-summer.data.js';

/**
 * When farms harvest what, by growing region.
 *
 * Sources, and where to look before a month is changed: the Seasonal Produce Guide of USDA SNAP-Ed; Usual
 * Planting and Harvesting Dates of USDA's National Agricultural Statistics Service (its volumes on vegetables
 * and on fruits and nuts); the harvest and availability calendars of state departments of agriculture (among
 * them Arizona, California, Florida, Georgia, Hawaii, Michigan, New Jersey, New York, North Carolina, Texas
 * and Washington) and of land-grant extension services. Where the states of a region differ, the table has
 * the months in which most of its farms pick.
 *
 * The months are typical, not promises: a late frost, a wet spring, elevation or a tunnel moves a harvest by
 * weeks. They are those of the harvest; what is sold out of storage afterwards follows from `keepsMonths`.
 */
export const CROPS: readonly Crop[] = [
  ...COOL_SEASON_CROPS,
  ...ROOT_AND_STORAGE_CROPS,
  ...SUMMER_VEGETABLES,
  ...BERRIES_AND_MELONS,
  ...ORCHARD_CROPS,
  ...HERBS_AND_FARMYARD,
];
