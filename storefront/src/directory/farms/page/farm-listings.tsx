import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { useQuery } from '@tanstack/react-query';
import { ArtRow } from '../../../ui/art/products/art-row';
import { ListingCard } from '../../cards/listing-card';
import { farmListingsQuery } from '../farm-queries';

/** What the farm has for sale now. */
export function FarmListings({ farm }: { farm: FarmView }) {
  const { data } = useQuery(farmListingsQuery(String(farm.id)));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="listings" className="flex flex-col gap-4">
      <h2 id="listings" className="text-xl">
        For sale now
      </h2>
      <ul aria-labelledby="listings" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <ArtRow items={data.items}>
          {data.items.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} from="farm" />
            </li>
          ))}
        </ArtRow>
      </ul>
    </section>
  );
}
