import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { countOf } from '../../lib/format/format';
import { StateMap } from '../../ui/art/state-map/state-map';
import { Link } from '../../ui/navigation/link';
import type { ShownState } from '../shown';

type City = ShownState['cities'][number];

const countText = ({ farmCount, marketCount }: City) =>
  [farmCount > 0 && countOf(farmCount, 'farm'), marketCount > 0 && countOf(marketCount, 'market')]
    .filter(Boolean)
    .join(', ') || 'None listed yet';

/** The state's cities on its map, and as a list by name with what there is around each. */
export function StateCities({ page: { cities, state, stateCode } }: { page: ShownState }) {
  if (cities.length === 0) return null;
  const dots = cities.map((city) => ({
    name: city.city,
    to: paths.location(city.slug),
    latitude: city.latitude,
    longitude: city.longitude,
    count: city.farmCount + city.marketCount,
  }));
  return (
    <section aria-labelledby="cities" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="cities" className="text-xl">
          Cities in {state}
        </h2>
        <p className="text-sm text-soft">Counts cover 25 miles around each city, so nearby cities overlap.</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <StateMap state={stateCode} cities={dots} />
        <ul className="grid grid-cols-1 content-start gap-x-6 min-[24rem]:grid-cols-2">
          {cities
            .toSorted((a, b) => a.city.localeCompare(b.city))
            .map((city) => (
              <li key={city.slug} className="border-b border-line">
                <Link
                  to={paths.location(city.slug)}
                  className="group flex min-h-14 flex-col justify-center py-2 leading-snug"
                >
                  <span className="font-semibold text-leaf group-hover:underline wrap-anywhere">
                    {city.city}
                  </span>
                  <span className="text-sm text-soft tabular-nums">{countText(city)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
