import type { ListingCategory } from '../../contract/directory/categories.js';

const MILES_PER_DEGREE = 69;
/** Cells of half a degree, and those that a small circle is cut into. The search columns have both. */
const CELLS_PER_DEGREE = 2;
const SMALL_CELLS_PER_DEGREE = 8;
/** Of frequent words, a circle so large holds a page in a dense place. */
const SMALL_MILES = 4;

export interface Circle {
  latitude: number;
  longitude: number;
  radiusMiles: number;
}

/** A tsquery: `'#eggs' & ('@52,-164' | …)`. @returns null when neither narrows the search */
export const placeAndCategoryTerms = (
  category: ListingCategory | undefined,
  around: Circle | null,
): string | null => joined(category, around && gridTerms(around));

/** A circle in miles, and the tsquery of its cells and the category. */
export interface CircleToSearch {
  radiusMiles: number;
  terms: string | null;
}

/** Of what is near a point: what a full small circle has is nearer than all outside of it. */
export interface CirclesToSearch {
  /** Null where the whole one is small. */
  small: CircleToSearch | null;
  whole: CircleToSearch;
}

/** For listings, farms and places, whose search columns have cells of both sizes. */
export function circlesToSearch(category: ListingCategory | undefined, circle: Circle): CirclesToSearch {
  const whole = { radiusMiles: circle.radiusMiles, terms: placeAndCategoryTerms(category, circle) };
  if (circle.radiusMiles <= 2 * SMALL_MILES) return { small: null, whole };
  const cells = gridCells({ ...circle, radiusMiles: SMALL_MILES }, SMALL_CELLS_PER_DEGREE);
  return { small: { radiusMiles: SMALL_MILES, terms: joined(category, marked('*', cells)) }, whole };
}

/** @returns the words by which a search column marks the cells of a circle: `'@52,-164' | '@52,-163'` */
export const gridTerms = (circle: Circle): string => marked('@', gridCells(circle, CELLS_PER_DEGREE));

function joined(category: ListingCategory | undefined, cells: string | null): string | null {
  const terms: string[] = [];
  if (category) terms.push(`'#${category}'`);
  if (cells !== null) terms.push(`(${cells})`);
  return terms.length > 0 ? terms.join(' & ') : null;
}

const marked = (mark: string, cells: readonly string[]) =>
  cells.map((cell) => `'${mark}${cell}'`).join(' | ');

/** @returns cells as "row,column", as `place_search` and the trigger of the listings name them */
export function gridCells({ latitude, longitude, radiusMiles }: Circle, perDegree: number): string[] {
  const north = radiusMiles / MILES_PER_DEGREE;
  const widest = Math.min(89, Math.abs(latitude) + north);
  const east = radiusMiles / (MILES_PER_DEGREE * Math.cos((widest * Math.PI) / 180));
  const rows = range(latitude - north, latitude + north, perDegree);
  const columns = range(longitude - east, longitude + east, perDegree);
  return rows.flatMap((row) => columns.map((column) => `${row},${column}`));
}

function range(from: number, to: number, perDegree: number): number[] {
  const first = Math.floor(from * perDegree);
  const last = Math.floor(to * perDegree);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
