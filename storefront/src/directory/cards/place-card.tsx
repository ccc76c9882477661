import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { NOT_ON_MAP_CARD } from '../../ui/map/map-card';
import { PlacePicture } from './card-picture';
import { PlaceActions } from './place-actions';
import { OpenSummary } from './place-hours';
import { PlaceDetails, PlaceHeading, PlaceSource } from './place-parts';

export interface PlaceCardProps {
  place: PlaceView;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
}

/**
 * On phones a small picture beside the name; in wider columns the picture above the words, in the widest at their left. The row of
 * the words takes what is left, so that the actions of cards side by side stand on one line.
 */
export const PLACE_CARD_GRID = clsx(
  'grid h-full grid-cols-[minmax(4.5rem,30%)_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4 gap-y-3 p-4',
  'sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr_auto] sm:gap-y-4',
  '@xl:grid-cols-[13rem_minmax(0,1fr)] @xl:grid-rows-[auto_1fr_auto] @xl:gap-x-5 @xl:gap-y-3 @xl:p-5',
  'print:flex print:flex-col print:gap-2 print:p-3',
);

/** What all cards of places have in common. */
export function PlaceCard({
  place,
  eager,
  badges,
  status,
  children,
}: PlaceCardProps & { badges?: ReactNode; status?: ReactNode; children: ReactNode }) {
  return (
    <div className="@container h-full">
      <Card className="h-full">
        <article className={PLACE_CARD_GRID}>
          <div className="self-start rounded-control @xl:row-span-2 print:hidden">
            <PlacePicture place={place} eager={eager} />
          </div>
          <PlaceHeading place={place} />
          <div className="col-span-2 flex min-w-0 flex-col gap-3 sm:col-span-1">
            {badges && <div className="flex flex-wrap gap-1.5">{badges}</div>}
            <OpenSummary place={place} />
            <div className={clsx('flex flex-col gap-3 empty:hidden', NOT_ON_MAP_CARD)}>{children}</div>
            <div className="mt-auto flex flex-col">
              <PlaceDetails place={place} />
              <PlaceActions place={place} />
            </div>
          </div>
          <div className={clsx('col-span-full', NOT_ON_MAP_CARD)}>
            <PlaceSource place={place} status={status} />
          </div>
        </article>
      </Card>
    </div>
  );
}
