import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { countOf } from '../../lib/format/format';
import { EmptyArt } from '../../ui/art/empty-art';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import type { ShownLocation } from './shown-location';
import { LocationFarmCard } from './location-farm-card';

function Cards({ farms }: { farms: ShownLocation['farmsDataParsed'] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {farms.map((farm) => (
        <li key={farm.id}>
          <LocationFarmCard farm={farm} />
        </li>
      ))}
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

/** The nearest farms and markets as cards, with the way to all of them. */
export function LocationFarms({ page }: { page: ShownLocation }) {
  const { farmsDataParsed: farms, city, zipCode, farmCount, marketCount } = page;
  if (farms.length === 0) return <NoFarms />;
  return (
    <section aria-labelledby="farms" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="farms" className="text-xl">
          Local farms and markets near {city}
        </h2>
        <p className="flex flex-wrap gap-2">
          {(farmCount > 0 || marketCount === 0) && (
            <Badge>{countOf(farmCount, 'Farm Found', 'Farms Found')}</Badge>
          )}
          {marketCount > 0 && <Badge>{countOf(marketCount, 'Farmers Market')}</Badge>}
        </p>
      </div>
      <Cards farms={farms} />
      <div className="flex flex-wrap gap-3">
        <LinkButton look="secondary" to={withQuery(paths.browse(), { zipCode, tab: 'farms' })}>
          All farms on the map
        </LinkButton>
        <LinkButton look="secondary" to={paths.farmersMarkets({ zipCode })}>
          All farmers markets
        </LinkButton>
      </div>
    </section>
  );
}
