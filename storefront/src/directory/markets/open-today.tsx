import { isOpenToday } from '@farmgate/backend/contract/directory/place-card';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useRecentZips } from '../../shared/near/recent-zips';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { MarketScreenCard } from '../cards/market-card';
import { placesQuery } from '../queries';
import { NO_FILTERS, placesAddress } from '../search/filters/place-filters';

/** So many of the nearest are looked at, and so many of those that open today are shown. */
const LOOKED_AT = 50;
const SHOWN = 4;

/** Where none opens today: the nearest one of which it is known when it opens next. */
function NextToOpen({ zipCode, markets }: { zipCode: string; markets: readonly PlaceCard[] }) {
  const next = markets.find(({ openSummary }) => openSummary?.startsWith('Opens '));
  const path = next && placePath(next.id, next.name);
  return (
    <p className="text-soft">
      No market near {zipCode} is open today.
      {next?.openSummary && path && (
        <>
          {' '}
          The nearest one is{' '}
          <Link to={path} className="link">
            {next.name}
          </Link>
          : {next.openSummary.charAt(0).toLowerCase() + next.openSummary.slice(1)}.
        </>
      )}
    </p>
  );
}

/** The markets that open today near the ZIP code that this device searched last; nothing without one. */
export function OpenToday() {
  const [zipCode] = useRecentZips();
  const call = placesAddress('markets', { zipCode: zipCode ?? '', filters: NO_FILTERS, limit: LOOKED_AT });
  const { data } = useQuery({ ...placesQuery(call), enabled: zipCode !== undefined });
  if (zipCode === undefined || !data || data.items.length === 0) return null;
  const open = data.items.filter(isOpenToday).slice(0, SHOWN);
  return (
    <section aria-labelledby="open-today" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="open-today" className="text-xl">
          Open today near {zipCode}
        </h2>
        <LinkButton look="secondary" size="sm" to={paths.farmersMarkets({ zipCode })}>
          See all near {zipCode}
        </LinkButton>
      </div>
      {open.length === 0 ? (
        <NextToOpen zipCode={zipCode} markets={data.items} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {open.map((place) => (
            <li key={place.id}>
              <MarketScreenCard place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
