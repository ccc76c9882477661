import { alertSource, alertWords } from '@farmgate/backend/contract/directory/weather-text';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatMiles } from '../../lib/format/format';
import { dayHours, dayStatus, dayTitle } from '../../shared/market-day';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/navigation/link';
import { PlaceName } from '../parts/place-name';
import type { ShownMarketDay, ShownSaturday } from './shown-location';

function Sellers({ market: { sellers, areSure, more } }: { market: ShownMarketDay }) {
  if (sellers.length === 0) return null;
  return (
    <p className="text-sm">
      {`${areSure ? 'Coming' : 'Usually there'}: ${sellers.join(', ')}`}
      {more > 0 && `, and ${more} more`}
    </p>
  );
}

function Market({ market }: { market: ShownMarketDay }) {
  const isHeld = market.status !== 'cancelled';
  const { weather } = market;
  return (
    <li className="market-row">
      <div>
        <span>
          <PlaceName place={market.place} />{' '}
          {dayStatus(market).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </span>
        <span>{formatMiles(market.place.distanceMiles)}</span>
      </div>
      {isHeld && <p>{dayHours(market) ?? 'Hours not listed'}</p>}
      {isHeld && market.address && <p className="text-sm">At {market.address}</p>}
      {market.reason && <p className="text-sm">{market.reason}</p>}
      {weather && (
        <p className="text-sm">
          “{alertWords(weather)}” {alertSource(weather)}
        </p>
      )}
      {isHeld && <Sellers market={market} />}
    </li>
  );
}

/** The markets near a city on the coming Saturday, with who is there. */
export function SaturdayMarkets({ saturday, zipCode }: { saturday: ShownSaturday; zipCode: string }) {
  const count = saturday.markets.length;
  if (count === 0) return null;
  const more = saturday.total - count;
  return (
    <section aria-labelledby="saturday" className="mb-4 flex flex-col gap-3">
      <h3 id="saturday" className="text-lg">
        Who’s there on {dayTitle(saturday)}
      </h3>
      <ul className="location-part px-4">
        {saturday.markets.map((market) => (
          <Market key={market.place.id} market={market} />
        ))}
      </ul>
      <p className="text-sm">
        <Link to={paths.thisSaturday({ zipCode })} className="link">
          {more > 0 ? `${more} more this Saturday` : 'This Saturday and other days'}
        </Link>
      </p>
    </section>
  );
}
