/** Lists of a city or state, whose columns staff choose. Free of zod. */

/** What a column of a list can be, as screens call it. */
export const LIST_COLUMNS = {
  name: 'Name',
  id: 'Number or id',
  address: 'Address in one line',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  point: 'Latitude and longitude together',
  season: 'Season',
  seasonStart: 'First day of the season',
  seasonEnd: 'Last day of the season',
  days: 'Days',
  hours: 'Hours',
  opens: 'Opens at',
  closes: 'Closes at',
  description: 'Description',
  website: 'Website',
  phone: 'Phone',
  email: 'Email',
  products: 'Products',
  snap: 'Takes SNAP (yes or no)',
  wic: 'Takes WIC (yes or no)',
  updated: 'Last changed',
} as const;
export type ListColumn = keyof typeof LIST_COLUMNS;
/** '' is a column that isn't read. */
export type ChosenListColumn = ListColumn | '';

export const MAX_LIST_COLUMNS = 500;

const NO_NAME = 'Choose which column has the name.';
const NO_LOCATION =
  'Choose which columns say where a place is: an address, a ZIP code, or latitude and longitude.';

/** @returns what is missing for reading a list by these columns; null for nothing */
export function missingColumns(chosen: readonly ChosenListColumn[], city: string | null): string | null {
  const has = (...columns: ListColumn[]) => columns.every((column) => chosen.includes(column));
  if (!has('name')) return NO_NAME;
  const isPlaced =
    has('address') ||
    has('zip') ||
    has('city') ||
    has('point') ||
    has('latitude', 'longitude') ||
    city !== null;
  return isPlaced ? null : NO_LOCATION;
}

/** How often a list is fetched from its address. */
export const REFRESH_RHYTHMS = ['daily', 'weekly', 'monthly'] as const;
export type RefreshRhythm = (typeof REFRESH_RHYTHMS)[number];
