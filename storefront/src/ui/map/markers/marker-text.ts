import type { MapPoint } from '../map-types';

const NOUNS = { market: 'markets', farm: 'farms', listing: 'listings', zip: 'ZIP codes' } as const;

/** What a marker of one point is called: its name, and what a person sees of it on the map. */
export function pointName({ label, distanceMiles, isApproximate }: MapPoint): string {
  const parts = [label];
  if (typeof distanceMiles === 'number') {
    const miles = distanceMiles.toFixed(1);
    parts.push(`${miles} ${miles === '1.0' ? 'mile' : 'miles'} away`);
  }
  if (isApproximate) parts.push('approximate location');
  return parts.join(', ');
}

/** What a marker of several points is called: how many of what, and what a press does. */
export function groupName(points: readonly MapPoint[], isFannedOut: boolean): string {
  const [first, ...others] = points;
  const isOneKind = first !== undefined && others.every(({ kind }) => kind === first.kind);
  const noun = isOneKind ? NOUNS[first.kind] : 'results';
  return isFannedOut
    ? `${points.length} ${noun} at the same location, show all`
    : `${points.length} ${noun}, zoom in`;
}
