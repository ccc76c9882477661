import type { PlaceCard as Place } from '@farmgate/backend/contract/directory/places';
import type { ReactNode } from 'react';
import { FieldBadges } from '../../shared/field-status/field-badge';
import { SaveButton } from '../../shared/saved/save-button';
import { Card } from '../../ui/card';
import { PlacePicture } from './card-picture';
import { PlaceActions } from './place-actions';
import { OpenSummary } from './place-hours';
import { PlaceDetails, PlaceHeading, PlaceOrigin } from './place-parts';

export interface PlaceCardProps {
  place: Place;
  /** Its picture is above the fold. */
  eager?: boolean | undefined;
}

/** What all cards of places have in common. */
export function PlaceCard({
  place,
  eager,
  badges,
  hasAbout,
  day,
  children,
}: PlaceCardProps & {
  badges?: ReactNode;
  /** What it says about itself is among the children, so that its details need not repeat it. */
  hasAbout?: boolean;
  /** What is known of one day, in the place of how it is open today. */
  day?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="place-card-box">
      <article className="place-card">
        <div className="place-card-picture">
          <PlacePicture place={place} eager={eager} />
        </div>
        <PlaceHeading place={place} hasStatus={day === undefined} />
        <SaveButton itemKey={place.id} name={place.name} className="card-heart" />
        <div className="place-card-words">
          {badges && <div className="badges">{badges}</div>}
          {day ?? <OpenSummary place={place} />}
          <FieldBadges of={place.fieldStatus} />
          <div className="place-card-more">{children}</div>
          <div className="place-card-ways">
            <PlaceDetails place={place} hasAbout={hasAbout} />
            <PlaceActions place={place} />
          </div>
        </div>
        <PlaceOrigin place={place} />
      </article>
    </Card>
  );
}
