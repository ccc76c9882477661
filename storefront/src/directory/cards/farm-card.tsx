import { businessStatusLabel } from '@farmgate/backend/contract/directory/place-kinds';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { memo } from 'react';
import { Badge } from '../../ui/badge';
import { Tags } from '../../ui/tags';
import { PlaceCard, type PlaceCardProps } from './place-card';
import { InBusiness, PlaceReviews } from './place-parts';

/** A farm, stand, CSA or u-pick among results. */
export const FarmCard = memo(function FarmCard({ place, eager }: PlaceCardProps) {
  const isInBusiness = place.businessStatus === undefined;
  const status = businessStatusLabel(place.businessStatus ?? 'OPERATIONAL');
  const badges = (
    <>
      <Badge>Local Farm</Badge>
      {place.organicCertified && <Badge tone="sun">Organic</Badge>}
      {!isInBusiness && <Badge tone="clay">{status}</Badge>}
    </>
  );
  return (
    <PlaceCard
      place={place}
      eager={eager}
      badges={badges}
      status={isInBusiness && <InBusiness label={status} />}
    >
      <Tags label="Products" items={place.productTypes} limit={CARD_LIMITS.farmProductTypes} />
      <Tags
        label="Activities"
        items={place.farmActivities}
        limit={CARD_LIMITS.farmActivities}
        tone="outline"
      />
      <PlaceReviews place={place} limit={CARD_LIMITS.farmReviews} />
    </PlaceCard>
  );
});
