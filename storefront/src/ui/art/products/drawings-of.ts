import { CATEGORY_VARIANTS } from '../drawn';
import { type ArtCategory, type Drawings, fittingDrawings } from './subjects';

/** @returns the category by whose drawings and grounds a record is drawn */
export const artCategory = (category: string): ArtCategory =>
  Object.hasOwn(CATEGORY_VARIANTS, category) ? (category as ArtCategory) : 'other';

const allOf = (category: ArtCategory) =>
  Array.from({ length: CATEGORY_VARIANTS[category] }, (_, index) => `${category}-${index + 1}`);

/**
 * @returns the one drawing of a crop of the harvest calendar: the first that fits its name; no two crops
 * share one
 */
export const cropDrawing = ({ category, name }: { category: string; name: string }): string =>
  drawingsOf(category, name)[0];

/**
 * @param name what the product is called, or '' for a picture of the category: each of its own will do
 * @returns the drawings that a record may get
 */
export function drawingsOf(category: string, name: string): Drawings {
  const known = artCategory(category);
  return name === '' ? (allOf(known) as [string, ...string[]]) : fittingDrawings(known, name);
}
