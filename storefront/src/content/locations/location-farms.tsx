import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { countOf } from '../../lib/format/format';
import { EmptyArt } from '../../ui/art/empty-art';
import { PlaceRow } from '../../ui/art/place/place-art';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { DemonstrationNote } from '../../ui/demonstration-note';
import { EmptyState } from '../../ui/states/empty-state';
import { LocationFarmCard } from './location-farm-card';
import { type ShownLocation, isMarket } from './shown-location';

function Cards({ farms }: { farms: ShownLocation['farmsDataParsed'] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <PlaceRow places={farms}>
        {farms.map((farm) => (
          <li key={farm.id}>
            <LocationFarmCard farm={farm} />
          </li>
        ))}
      </PlaceRow>
    </ul>
  );
}

function NoFarms() {
  return (
    <div className="rounded-card border border-line bg-card">
      <EmptyState
        picture={<EmptyArt scene="nothing-near" />}
        heading="h2"
        title="No Farms Listed Yet"
        hint="We don’t know of any farms or markets near here yet. If you do, tell us."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.marketplace()}>Browse Online Marketplace</LinkButton>
            <LinkButton look="secondary" to={paths.contact}>
              Suggest a Local Farm
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  badge: string;
  /** What the badge counts. */
  around: string;
  farms: ShownLocation['farmsDataParsed'];
  to: string;
  all: string;
}

/** The nearest of one kind as cards, how many there are, and the way to all of them. */
function Group({ id, title, badge, around, farms, to, all }: GroupProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-soft">{around}</p>
        </div>
        <Badge>{badge}</Badge>
      </div>
      {farms.length > 0 && <Cards farms={farms} />}
      <div>
        <LinkButton look="secondary" to={to}>
          {all}
        </LinkButton>
      </div>
    </section>
  );
}

/** The nearest farms as cards, and the nearest markets after them. */
export function LocationFarms({ page }: { page: ShownLocation }) {
  const { farmsDataParsed, city, zipCode, farmCount, marketCount, facts } = page;
  const around = `Within ${facts.radiusMiles} miles of the city’s center, nearest first.`;
  if (farmsDataParsed.length === 0) return <NoFarms />;
  const farms = farmsDataParsed.filter((place) => !isMarket(place));
  return (
    <>
      <DemonstrationNote of={farmsDataParsed} />
      {(farmCount > 0 || marketCount === 0) && (
        <Group
          id="farms"
          title={`Local farms near ${city}`}
          badge={countOf(farmCount, 'Farm Found', 'Farms Found')}
          around={around}
          farms={farms}
          to={withQuery(paths.browse(), { zipCode, tab: 'farms' })}
          all="All farms on the map"
        />
      )}
      {marketCount > 0 && (
        <Group
          id="markets"
          title={`Farmers markets near ${city}`}
          badge={countOf(marketCount, 'Farmers Market')}
          around={around}
          farms={farmsDataParsed.filter(isMarket)}
          to={paths.farmersMarkets({ zipCode })}
          all="All farmers markets"
        />
      )}
    </>
  );
}
