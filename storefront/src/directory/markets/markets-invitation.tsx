import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/navigation/link';
import { CountedPlaces } from '../finder/counted-places';
import { marketCitiesQuery, marketStatesQuery } from './market-places-query';
import { OpenToday } from './open-today';

const NOUN = ['market', 'markets'] as const;

/** Before anything was searched: what is open today near the last search, large cities, and all states. */
export function MarketsInvitation() {
  const { data: states = [] } = useQuery(marketStatesQuery());
  const cities = useQuery(marketCitiesQuery()).data?.items ?? [];
  return (
    <div className="flex flex-col gap-10 pb-8">
      <p className="max-w-2xl">
        <b>Enter a ZIP code to find farmers markets nearby.</b>{' '}
        <span className="text-soft">
          You’ll see when they’re open, what they sell, and whether they take SNAP or WIC.
        </span>{' '}
        <Link to={paths.thisSaturday()} className="link">
          Markets this Saturday
        </Link>
      </p>
      <OpenToday />
      <CountedPlaces
        id="market-cities"
        noun={NOUN}
        title="Markets near large cities"
        places={cities.map(({ city, stateCode, zipCode, marketCount }) => ({
          name: `${city}, ${stateCode}`,
          count: marketCount,
          to: paths.farmersMarkets({ zipCode }),
        }))}
      />
      <CountedPlaces
        id="market-states"
        noun={NOUN}
        title="Markets by state"
        places={states.map(({ state, slug, marketCount }) => ({
          name: state,
          count: marketCount,
          to: paths.location(slug),
        }))}
      />
    </div>
  );
}
