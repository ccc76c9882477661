import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { memo } from 'react';
import { Badge } from '../../ui/badge';
import { Tags } from '../../ui/tags';
import { PlaceCard, type PlaceCardProps } from './place-card';
import { PlaceReviews } from './place-parts';

/** What a farm sells and offers to do, and what people say of it. */
export function FarmCardOffers({ place }: Pick<PlaceCardProps, 'place'>) {
  return (
    <>
      <Tags label="Products" items={place.productTypes} limit={CARD_LIMITS.farmProductTypes} />
      <Tags
        label="Activities"
        items={place.farmActivities}
        limit={CARD_LIMITS.farmActivities}
        tone="outline"
      />
      <PlaceReviews place={place} limit={CARD_LIMITS.farmReviews} />
    </>
  );
}

/** A farm, stand, CSA or u-pick among results. */
export const FarmCard = memo(function FarmCard({ place, eager }: PlaceCardProps) {
  const badges = (
    <>
      <Badge>Local Farm</Badge>
      {place.sellsOnline && <Badge>Shop online</Badge>}
      {place.sellsShares && <Badge>CSA shares</Badge>}
      {place.organicCertified && <Badge tone="sun">Organic</Badge>}
    </>
  );
  return (
    <PlaceCard place={place} eager={eager} badges={badges}>
      <FarmCardOffers place={place} />
    </PlaceCard>
  );
});
