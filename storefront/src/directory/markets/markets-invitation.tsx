import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/navigation/link';
import { marketCitiesQuery, marketStatesQuery } from './market-places-query';
import { OpenToday } from './open-today';

interface Counted {
  name: string;
  count: number;
  to: string;
}

/** Names with their counts, in columns. */
function Places({ id, title, places }: { id: string; title: string; places: readonly Counted[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="columns-[9.5rem] gap-x-8 sm:columns-[12rem]">
        {places.map(({ name, count, to }) => (
          <li key={to} className="break-inside-avoid">
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1.5 text-sm hover:text-leaf"
            >
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-soft tabular-nums">
                {count}
                <span className="sr-only">{count === 1 ? ' market' : ' markets'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before anything was searched: what is open today near the last search, large cities, and all states. */
export function MarketsInvitation() {
  const { data: states = [] } = useQuery(marketStatesQuery());
  const cities = useQuery(marketCitiesQuery()).data?.items ?? [];
  return (
    <div className="flex flex-col gap-10 pb-8">
      <p className="max-w-2xl">
        <b>Enter a ZIP code to find the farmers markets around it.</b>{' '}
        <span className="text-soft">
          You will see when they are open, what they sell, and whether they take SNAP or WIC.
        </span>
      </p>
      <OpenToday />
      <Places
        id="market-cities"
        title="Markets near large cities"
        places={cities.map(({ city, stateCode, zipCode, marketCount }) => ({
          name: `${city}, ${stateCode}`,
          count: marketCount,
          to: paths.farmersMarkets({ zipCode }),
        }))}
      />
      <Places
        id="market-states"
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
