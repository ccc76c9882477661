import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { PlacePicture } from './card-picture';
import { PlaceActions } from './place-actions';
import { OpenSummary } from './place-hours';
import { PlaceDetails, PlaceHeading, PlaceSource } from './place-parts';

export interface PlaceCardProps {
  place: PlaceView;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
}

/** What all cards of places have in common. Its picture stands beside the words where its column is wide enough, else above. */
export function PlaceCard({
  place,
  eager,
  badges,
  children,
}: PlaceCardProps & { badges?: ReactNode; children: ReactNode }) {
  return (
    <div className="@container h-full">
      <Card className="h-full transition-shadow">
        <article className="flex h-full flex-col gap-4 p-4 @xl:grid @xl:grid-cols-[12rem_minmax(0,1fr)] @xl:gap-5 @xl:p-5">
          <div className="rounded-control">
            <PlacePicture place={place} eager={eager} />
          </div>
          <div className="flex flex-1 flex-col gap-3">
            <PlaceHeading place={place} />
            {badges && <div className="flex flex-wrap gap-1.5">{badges}</div>}
            <OpenSummary place={place} />
            {children}
            <div className="mt-auto flex flex-col gap-3">
              <div className="flex flex-col">
                <PlaceDetails place={place} />
                <PlaceActions place={place} />
              </div>
              <PlaceSource place={place} />
            </div>
          </div>
        </article>
      </Card>
    </div>
  );
}
