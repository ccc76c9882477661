import { countOf } from '../../../lib/format/format';

/** @returns "12 of 40 places taken" */
export function takenText(sizes: readonly { taken: number; places: number }[]): string {
  const sum = (of: 'taken' | 'places') => sizes.reduce((total, size) => total + size[of], 0);
  return `${sum('taken')} of ${countOf(sum('places'), 'place')} taken`;
}
