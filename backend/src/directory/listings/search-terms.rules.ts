import type { ListingCategory } from '../../contract/directory/categories.js';

const MILES_PER_DEGREE = 69;
const CELLS_PER_DEGREE = 2;

/** A tsquery: `'#eggs' & ('@52,-164' | …)`. @returns null when neither narrows the search */
export function placeAndCategoryTerms(
  category: ListingCategory | undefined,
  around: { latitude: number; longitude: number; radiusMiles: number } | null,
): string | null {
  const terms: string[] = [];
  if (category) terms.push(`'#${category}'`);
  if (around) terms.push(`(${gridTerms(around)})`);
  return terms.length > 0 ? terms.join(' & ') : null;
}

/** @returns the words by which a search column marks the cells of a circle: `'@52,-164' | '@52,-163'` */
export const gridTerms = (circle: Parameters<typeof gridCells>[0]): string =>
  gridCells(circle)
    .map((cell) => `'@${cell}'`)
    .join(' | ');

/** Half-degree cells as "row,column", as the trigger of the listings table names them. */
export function gridCells(circle: { latitude: number; longitude: number; radiusMiles: number }): string[] {
  const { latitude, longitude, radiusMiles } = circle;
  const north = radiusMiles / MILES_PER_DEGREE;
  const widest = Math.min(89, Math.abs(latitude) + north);
  const east = radiusMiles / (MILES_PER_DEGREE * Math.cos((widest * Math.PI) / 180));
  const rows = range(latitude - north, latitude + north);
  const columns = range(longitude - east, longitude + east);
  return rows.flatMap((row) => columns.map((column) => `${row},${column}`));
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from * CELLS_PER_DEGREE);
  const last = Math.floor(to * CELLS_PER_DEGREE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
