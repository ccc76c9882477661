import type { SellerMarket } from '@farmgate/backend/contract/marketplace/farm-shops';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { directionsAddress } from '../../lib/format/directions-address';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/navigation/link';
import { dayHours, dayTitle } from '../market-day';

function NextDay({ day, market }: { day: NonNullable<SellerMarket['nextDay']>; market: string }) {
  const hours = dayHours(day);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="tabular-nums">
          {dayTitle(day)}
          {hours && `, ${hours}`}
        </span>
        {day.status === 'moved' && <Badge tone="sun">Moved</Badge>}
        {day.presence === 'coming' && <Badge>Coming</Badge>}
        {day.presence === 'usual' && <span className="text-soft">Usually there</span>}
        {day.presence === 'sold_out' && <Badge tone="clay">Sold out</Badge>}
      </p>
      {day.movedTo && (
        <p className="text-sm">
          At {day.movedTo}.{' '}
          <a
            href={directionsAddress(market, day.movedTo)}
            aria-label={`Directions to ${day.movedTo}`}
            rel="noopener"
            className="link hit print:hidden"
          >
            Directions
          </a>
        </p>
      )}
    </>
  );
}

/** The markets where a farm or a vendor sells, the soonest first. */
export function SellerMarkets({ markets }: { markets: readonly SellerMarket[] }) {
  if (markets.length === 0) return null;
  return (
    <section aria-labelledby="seller-markets" className="flex flex-col gap-3">
      <h2 id="seller-markets" className="text-xl">
        You’ll find them at
      </h2>
      <ul className="max-w-measure divide-y divide-line">
        {markets.map(({ placeId, name, city, state, stall, nextDay }) => (
          <li key={placeId} className="flex flex-col gap-0.5 py-2.5 wrap-anywhere">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Link to={paths.place(placeId, name)} className="link font-semibold">
                {name}
              </Link>
              <span className="text-sm text-soft">
                {[city && state && `${city}, ${state}`, stall && `Stall ${stall}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            {nextDay ? (
              <NextDay day={nextDay} market={name} />
            ) : (
              <p className="text-sm text-soft">No market day known in the coming weeks</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
