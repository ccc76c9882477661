import { FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { memo } from 'react';
import { Tags } from '../../ui/tags';
import { seasonTexts } from '../cards/hours';
import type { PlaceCardProps } from '../cards/place-card';
import { PlaceReviews } from '../cards/place-parts';
import { CardFact } from './card-fact';
import { KindCard } from './kind-card';

/** How one gets a share and pays for it. */
const OF_SHARES: readonly Feature[] = ['delivery', 'online_orders', 'snap', 'volunteer'];

/** A CSA: its season, what it says of shares, and what it has not told. */
export const CsaCard = memo(function CsaCard({ place, eager }: PlaceCardProps) {
  const seasons = seasonTexts(place.seasons ?? []);
  const ways = OF_SHARES.filter((feature) => place.features?.includes(feature));
  const facts = (
    <>
      <CardFact name="Season" missing="Not listed">
        {seasons.join(', ')}
      </CardFact>
      <CardFact name="Share price, pickup sites" missing="Not listed. Ask the farm." />
    </>
  );
  return (
    <KindCard place={place} eager={eager} facts={facts}>
      <Tags label="Products" items={place.productTypes} limit={CARD_LIMITS.farmProductTypes} />
      <Tags
        label="Shares"
        items={ways.map((way) => FEATURE_LABELS[way])}
        limit={ways.length}
        tone="outline"
      />
      <PlaceReviews place={place} limit={CARD_LIMITS.farmReviews} />
    </KindCard>
  );
});
