import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useNow } from '../../lib/page/visit';
import { FarmCardOffers } from '../cards/farm-card';
import type { PlaceCardProps } from '../cards/place-card';
import { CardFact } from './card-fact';
import { KindCard } from './kind-card';
import { cropsNamed, pickingCalendarQuery } from './picked-crops';

/** The crops that a farm names, those first that are usually picked in its state this month. */
function Crops({ place }: Pick<PlaceCardProps, 'place'>) {
  const month = houseMonth(useNow());
  const { data } = useQuery({ ...pickingCalendarQuery(place.state), enabled: place.state !== undefined });
  const named = cropsNamed(place, data?.crops ?? []);
  const isNow = (crop: (typeof named)[number]) => crop.months.includes(month);
  const names = (crops: typeof named) => crops.map(({ name }) => name).join(', ');
  const now = named.filter(isNow);
  const later = named.filter((crop) => !isNow(crop));
  return (
    <>
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
    </>
  );
}

/** A u-pick farm: whether it is open, and which crops it names. */
export const UPickCard = memo(function UPickCard({ place, eager }: PlaceCardProps) {
  return (
    <KindCard place={place} eager={eager} facts={<Crops place={place} />}>
      <FarmCardOffers place={place} />
    </KindCard>
  );
});
