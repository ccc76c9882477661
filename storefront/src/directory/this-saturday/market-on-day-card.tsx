import type { MarketOnDay } from '@farmgate/backend/contract/directory/market-days-near';
import { FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import { directionsAddress } from '../../lib/format/directions-address';
import { formatMiles } from '../../lib/format/format';
import { FieldBadges } from '../../shared/field-status/field-badge';
import { dayHours } from '../../shared/market-day';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/navigation/link';
import { Tags } from '../../ui/tags';
import { DayStatus } from '../market-days/day-status';
import { LineUpList } from '../market-days/line-up-list';
import { WeatherNote } from '../market-days/weather-note';

const PAYMENTS: readonly Feature[] = ['snap', 'wic', 'wic_fmnp', 'senior_fmnp', 'snap_match'];

function Facts({ of: { place, day } }: { of: MarketOnDay }) {
  const isHeld = day.status !== 'cancelled';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link to={placePath(place.id, place.name) ?? ''} className="hover:text-leaf hover:underline">
            {place.name}
          </Link>
        </h2>
        <DayStatus status={day.status} weather={day.weather} />
      </div>
      {isHeld && <p className="font-semibold tabular-nums">{dayHours(day) ?? 'Hours not listed'}</p>}
      {day.reason && <p className="text-sm wrap-anywhere">{day.reason}</p>}
      <FieldBadges of={place.fieldStatus} />
      <WeatherNote weather={day.weather} />
      <p className="text-sm text-soft wrap-anywhere">
        {formatMiles(place.distanceMiles)} · {day.address ?? place.address}
      </p>
      {day.status === 'scheduled' && (
        <p className="text-sm text-soft">Usual hours. Not confirmed for this day.</p>
      )}
    </div>
  );
}

/** A market on a day: from when to when, whether that is sure, and who is there. */
export function MarketOnDayCard({ of }: { of: MarketOnDay }) {
  const { place, day, lineUp, lineUpTotal } = of;
  const payments = PAYMENTS.filter((feature) => place.features?.includes(feature));
  const more = lineUpTotal - lineUp.length;
  const path = placePath(place.id, place.name) ?? '';
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <Facts of={of} />
      <Tags
        label="Takes"
        items={payments.map((feature) => FEATURE_LABELS[feature])}
        limit={payments.length}
      />
      {day.status !== 'cancelled' && lineUp.length > 0 && <LineUpList entries={lineUp} heading="h3" />}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to={path} className="link inline-flex min-h-9 items-center">
          {more > 0 ? `See all ${lineUpTotal} who sell here` : 'See the market'}
        </Link>
        <a
          href={directionsAddress(place.name, place.movedTo ?? place.address)}
          aria-label={`Directions to ${place.name}`}
          rel="noopener"
          className="link inline-flex min-h-9 items-center gap-1.5 print:hidden"
        >
          <Icon name="map-pinned" />
          Directions
        </a>
      </div>
    </Card>
  );
}
