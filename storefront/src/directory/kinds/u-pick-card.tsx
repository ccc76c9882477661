import { CARD_LIMITS } from '@farmgate/backend/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useNow } from '../../lib/page/visit';
import { Badge } from '../../ui/badge';
import { Tags } from '../../ui/tags';
import { PlaceCard, type PlaceCardProps } from '../cards/place-card';
import { InBusiness, PlaceReviews } from '../cards/place-parts';
import { CardFact } from './card-fact';
import { cropsNamed, pickingCalendarQuery } from './picked-crops';

/** The crops that a farm names, those first that are usually picked in its state this month. */
function Crops({ place }: Pick<PlaceCardProps, 'place'>) {
  const month = useNow().getUTCMonth() + 1;
  const { data } = useQuery({ ...pickingCalendarQuery(place.state), enabled: place.state !== undefined });
  const named = cropsNamed(place, data?.crops ?? []);
  const isNow = (crop: (typeof named)[number]) => crop.months.includes(month);
  const names = (crops: typeof named) => crops.map(({ name }) => name).join(', ');
  const now = named.filter(isNow);
  const later = named.filter((crop) => !isNow(crop));
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {now.length > 0 && (
        <CardFact name="Usually picked now" missing="">
          {names(now)}
        </CardFact>
      )}
      {(later.length > 0 || now.length === 0) && (
        <CardFact name={now.length > 0 ? 'Other months' : 'Crops'} missing="Not listed. Call before you go.">
          {names(later)}
        </CardFact>
      )}
    </dl>
  );
}

/** A u-pick farm: whether it is open, and which crops it names. */
export const UPickCard = memo(function UPickCard({ place, eager }: PlaceCardProps) {
  const isOrganic = place.organicCertified || place.organicOptions;
  return (
    <PlaceCard
      place={place}
      eager={eager}
      badges={isOrganic && <Badge tone="sun">Organic</Badge>}
      status={<InBusiness place={place} />}
    >
      <Crops place={place} />
      {place.description && <p className="place-card-about">{place.description}</p>}
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
