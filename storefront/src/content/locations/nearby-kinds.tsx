import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { formatMiles } from '../../lib/format/format';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import { PlaceName } from '../parts/place-name';
import type { ShownFacts, ShownPlace } from './shown-location';

interface Group {
  id: string;
  title: string;
  /** What it is, for those who do not know the word. */
  text: string;
  /** How many there are, of which `places` are the nearest. */
  count: number;
  places: readonly ShownPlace[];
  guide: { slug: string; name: string };
}

function groupsOf({ numbers, csas, uPicks, stands, organic, snapMarkets }: ShownFacts): Group[] {
  return [
    {
      id: 'csas',
      title: 'CSA shares',
      text: 'Pay a farm for the season, and get a box of its harvest each week.',
      count: numbers.csas,
      places: csas,
      guide: { slug: 'csa-programs', name: 'How CSA shares work' },
    },
    {
      id: 'u-picks',
      title: 'U-pick farms',
      text: 'Pick your own, and pay by the pound or the basket.',
      count: numbers.uPicks,
      places: uPicks,
      guide: { slug: 'u-pick-farms', name: 'Before you go picking' },
    },
    {
      id: 'stands',
      title: 'Farm stands',
      text: 'Buy where it’s grown, often on the honor system.',
      count: numbers.stands,
      places: stands,
      guide: { slug: 'farm-stands', name: 'Buying at a stand' },
    },
    {
      id: 'snap',
      title: 'Markets that take SNAP',
      text: 'Pay with an EBT card at the market’s information booth.',
      count: numbers.snapMarkets,
      places: snapMarkets,
      guide: { slug: 'snap-at-farmers-markets', name: 'SNAP and WIC at the market' },
    },
    {
      id: 'organic',
      title: 'Organic food',
      text: 'Certified farms, and others that sell some organic food.',
      count: numbers.organic,
      places: organic,
      guide: { slug: 'organic-food', name: 'What organic means' },
    },
  ].filter(({ count, places }) => count > 0 && places.length > 0);
}

function Places({ group, hasGuide }: { group: Group; hasGuide: boolean }) {
  return (
    <section aria-labelledby={`kind-${group.id}`} className="location-part flex flex-col gap-3 p-5">
      <div className="location-part-head">
        <h3 id={`kind-${group.id}`} className="text-lg">
          {group.title}
        </h3>
        <span>{group.count}</span>
      </div>
      <p className="text-sm text-soft">{group.text}</p>
      <ul className="place-rows">
        {group.places.map((place) => (
          <li key={place.id}>
            <span>
              <b>
                <PlaceName place={place} />
              </b>
              {place.city && `, ${place.city}`}
            </span>
            <span>{formatMiles(place.distanceMiles)}</span>
          </li>
        ))}
      </ul>
      {hasGuide && (
        <Link to={paths.guide(group.guide.slug)} className="link self-start text-sm">
          {group.guide.name}
        </Link>
      )}
    </section>
  );
}

/** What there is besides market days: shares, picking, stands, where SNAP is taken, what is organic. */
export function NearbyKinds({
  facts,
  city,
  guides,
}: {
  facts: ShownFacts;
  city: string;
  /** The guides that there are. */
  guides: readonly { slug: string }[];
}) {
  const groups = groupsOf(facts);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className="flex flex-col gap-4">
      <h2 id="kinds" className="text-xl">
        Ways to buy from farms near {city}
      </h2>
      <Fold summary={groups.length === 1 ? 'Show one way' : `Show ${groups.length} ways`}>
        <div className="gap-4 sm:columns-2 lg:columns-3">
          {groups.map((group) => (
            <Places
              key={group.id}
              group={group}
              hasGuide={guides.some(({ slug }) => slug === group.guide.slug)}
            />
          ))}
        </div>
      </Fold>
    </section>
  );
}

/** @returns the search for what farms near a ZIP code grow */
export const growingSearch = (productType: string, zipCode: string): string =>
  withQuery(paths.browse(), { search: productType, zipCode, tab: 'farms' });
