import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { FEATURE_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ReactNode } from 'react';
import { countOf, formatMiles } from '../../lib/format/format';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import { PlaceName } from '../parts/place-name';
import type { ShownFacts, ShownMarket } from './shown-location';

/** @returns a number such that Monday comes first and Sunday last */
const fromMonday = (day: number) => (day + 6) % 7;

function Market({ market }: { market: ShownMarket }) {
  const when = [market.hours, market.season].filter((text) => text !== null).join(' · ');
  return (
    <li className="market-row">
      <div>
        <span>
          <PlaceName place={market} />
        </span>
        <span>{formatMiles(market.distanceMiles)}</span>
      </div>
      <p>{[market.city, when || 'Hours not listed'].filter(Boolean).join(' · ')}</p>
      {market.payments.length > 0 && (
        <p className="badges market-payments">
          {market.payments.map((feature) => (
            <span key={feature}>{FEATURE_LABELS[feature]}</span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Which market is open on which day of the week. */
export function MarketWeek({
  facts,
  city,
  zipCode,
  children,
}: {
  facts: ShownFacts;
  city: string;
  zipCode: string;
  /** What comes before the days. */
  children: ReactNode;
}) {
  const days = facts.marketsByDay.toSorted((a, b) => fromMonday(a.day) - fromMonday(b.day));
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="market-days" className="flex flex-col gap-4">
      <h2 id="market-days" className="text-xl">
        {`The market week around ${city}`}
      </h2>
      <Fold summary={days.length === 1 ? 'Show the market day' : `Show ${days.length} market days`}>
        {children}
        <div className="gap-4 sm:columns-2 lg:columns-3">
          {days.map(({ day, total, markets }) => (
            <section key={day} aria-labelledby={`markets-${day}`} className="location-part">
              <h3 id={`markets-${day}`} className="market-day">
                {WEEKDAYS[day]}
                <span>{countOf(total, 'market')}</span>
              </h3>
              <ul className="px-4">
                {markets.map((market) => (
                  <Market key={market.id} market={market} />
                ))}
                {total > markets.length && (
                  <li className="border-t border-line py-3 text-sm">
                    <Link to={paths.farmersMarkets({ zipCode })} className="link">
                      {total - markets.length} more
                      <span className="sr-only"> markets on {WEEKDAYS[day]}</span>
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
      </Fold>
      {facts.marketsWithoutDays > 0 && (
        <p className="text-sm text-soft">
          {facts.marketsWithoutDays === 1
            ? 'One more market has not said on which days it opens.'
            : `${facts.marketsWithoutDays} more markets haven’t listed their days.`}
        </p>
      )}
    </section>
  );
}
