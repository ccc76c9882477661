import { ArtRow } from '../../../ui/art/products/art-row';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { FEATURE_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge';
import { ListingCard } from '../../cards/listing-card';
import { farmListingsQuery } from '../farm-queries';

interface WordsProps {
  id: string;
  heading: string;
  words: readonly string[];
  tone: 'leaf' | 'outline' | 'plain';
}

function Words({ id, heading, words, tone }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="flex max-w-full">
            <Badge tone={tone}>{word}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the farm grows, what one can do there, and what it offers besides. */
export function FarmOffers({ farm }: { farm: FarmView }) {
  const features = farm.features.map((feature) => FEATURE_LABELS[feature]);
  return (
    <>
      <Words id="products" heading="Products" words={farm.productTypes} tone="leaf" />
      <Words id="activities" heading="Activities" words={farm.activities} tone="outline" />
      <Words id="features" heading="Good to know" words={features} tone="plain" />
    </>
  );
}

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
