import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { FEATURE_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { memo } from 'react';
import { Badge } from '../../ui/badge';
import { PlaceCard, type PlaceCardProps } from './place-card';
import { PlaceReviews, TagList } from './place-parts';

/** How many features a card shows; its details have all of them. */
const FEATURES_SHOWN = 4;

/** A farmers market among the results of the home page. */
export const MarketCard = memo(function MarketCard({ place, eager }: PlaceCardProps) {
  return (
    <PlaceCard place={place} eager={eager}>
      <TagList label="Products" items={place.productTypes} limit={CARD_LIMITS.marketProductTypes} />
    </PlaceCard>
  );
});

/** A farmers market on its own screen: with its state, description, features and reviews. */
export const MarketScreenCard = memo(function MarketScreenCard({ place, eager }: PlaceCardProps) {
  const isOpen = place.businessStatus === 'OPERATIONAL';
  const features = place.features.map((feature) => FEATURE_LABELS[feature]);
  const badges = (
    <>
      <Badge tone={isOpen ? 'outline' : 'clay'}>{isOpen ? 'Open' : 'Closed'}</Badge>
      {(place.organicOptions || place.organicCertified) && <Badge>Organic Options Available</Badge>}
    </>
  );
  return (
    <PlaceCard place={place} eager={eager} badges={badges}>
      {place.description && (
        <p className="line-clamp-2 text-sm text-soft wrap-anywhere">{place.description}</p>
      )}
      <TagList label="Products" items={place.productTypes} limit={CARD_LIMITS.marketProductTypes} />
      <TagList label="Features" items={features} limit={FEATURES_SHOWN} tone="outline" />
      <PlaceReviews place={place} limit={CARD_LIMITS.marketScreenReviews} />
    </PlaceCard>
  );
});
