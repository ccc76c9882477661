import { FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { memo } from 'react';
import { Badge } from '../../ui/badge';
import { Tags } from '../../ui/tags';
import { PlaceCard, type PlaceCardProps } from './place-card';
import { PlaceReviews } from './place-parts';

/** How many features a card shows; its details have all of them. */
const FEATURES_SHOWN = 4;
/** What a phone's card has room for: the ways to pay that people have to know of before they come. */
const PAYMENT_FEATURES: ReadonlySet<Feature> = new Set([
  'snap',
  'wic',
  'wic_fmnp',
  'senior_fmnp',
  'snap_match',
]);

/** A farmers market among the results of the home page. */
export const MarketCard = memo(function MarketCard({ place, eager }: PlaceCardProps) {
  return (
    <PlaceCard place={place} eager={eager}>
      <Tags label="Products" items={place.productTypes} limit={CARD_LIMITS.marketProductTypes} />
    </PlaceCard>
  );
});

/** On phones one quiet line of the ways to pay; on wider screens badges. */
function Features({ features = [] }: { features: readonly Feature[] | undefined }) {
  const labels = features.map((feature) => FEATURE_LABELS[feature]);
  const payments = features
    .filter((feature) => PAYMENT_FEATURES.has(feature))
    .map((feature) => FEATURE_LABELS[feature]);
  return (
    <>
      <Tags
        label="Features"
        items={labels}
        limit={FEATURES_SHOWN}
        tone="outline"
        className="max-sm:hidden!"
      />
      {payments.length > 0 && <p className="place-card-takes">{`Takes ${payments.join(', ')}`}</p>}
    </>
  );
}

/** A farmers market on its own screen: with its state, description, features and reviews. */
export const MarketScreenCard = memo(function MarketScreenCard({ place, eager }: PlaceCardProps) {
  const isInBusiness = place.businessStatus === undefined;
  const isOrganic = place.organicOptions || place.organicCertified;
  const badges = (isOrganic || !isInBusiness) && (
    <>
      {!isInBusiness && <Badge tone="clay">Closed</Badge>}
      {isOrganic && <Badge>Organic Options Available</Badge>}
    </>
  );
  return (
    <PlaceCard place={place} eager={eager} badges={badges} hasAbout>
      {place.description && (
        <p className="place-card-about" data-text="">
          {place.description}
        </p>
      )}
      <Tags label="Products" items={place.productTypes} limit={CARD_LIMITS.marketProductTypes} />
      <Features features={place.features} />
      <PlaceReviews place={place} limit={CARD_LIMITS.marketScreenReviews} />
    </PlaceCard>
  );
});
