import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { ART_VERSION } from '../drawn';
import { GROUND_CLASS, type Ground } from '../palette';
import { RowDrawings, useDrawingInRow } from '../row-drawings';
import { ordinal, pick } from '../seeded';
import { type DrawnPlace, isMotif, placeDrawing, placeDrawings, placeKey } from './place-drawings';

const GROUNDS: readonly [Ground, ...Ground[]] = ['oat', 'blush', 'mist', 'butter', 'moss'];

interface PlaceArtProps {
  place: DrawnPlace;
  /** True for pictures above the fold, which must not wait. */
  eager?: boolean | undefined;
}

/** A drawn 4:3 picture of what a place sells; of its kind where nobody knows. Decorative. */
export function PlaceArt({ place, eager }: PlaceArtProps) {
  const inRow = useDrawingInRow(placeKey(place));
  const drawing = inRow ?? placeDrawing(place);
  const number = ordinal(place.id);
  return (
    <div
      className={clsx('art', GROUND_CLASS[pick(GROUNDS, number * 2 + Math.floor(number / GROUNDS.length))])}
      aria-hidden="true"
    >
      <img
        className={isMotif(drawing) ? 'art-motif art-motif-middle' : 'art-fill'}
        src={`/art/${drawing}.svg?v=${ART_VERSION}`}
        alt=""
        loading={eager ? undefined : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </div>
  );
}

/** Around the cards of a list of places: no two in a row get the same drawing. */
export function PlaceRow({
  places,
  children,
}: {
  places: readonly (DrawnPlace & { imageUrl?: string | null | undefined })[];
  children: ReactNode;
}) {
  const drawings = useMemo(() => placeDrawings(places.filter(({ imageUrl }) => !imageUrl)), [places]);
  return <RowDrawings value={drawings}>{children}</RowDrawings>;
}
