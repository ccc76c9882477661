import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { PlaceCard, type PlaceCardProps } from '../cards/place-card';

/**
 * A place among others of its kind.
 * @param facts what matters of that kind
 */
export function KindCard({
  place,
  eager,
  facts,
  children,
}: PlaceCardProps & { facts: ReactNode; children: ReactNode }) {
  const isOrganic = place.organicCertified || place.organicOptions;
  return (
    <PlaceCard place={place} eager={eager} badges={isOrganic && <Badge tone="sun">Organic</Badge>}>
      <dl className="flex flex-col gap-1 text-sm">{facts}</dl>
      {place.description && <p className="place-card-about">{place.description}</p>}
      {children}
    </PlaceCard>
  );
}
