import type { MarketOnDay } from '@farmgate/backend/contract/directory/market-days-near';
import { FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import { dayHours } from '../../shared/market-day';
import { Fold } from '../../ui/fold';
import { Link } from '../../ui/navigation/link';
import { Tags } from '../../ui/tags';
import { PlaceCard } from '../cards/place-card';
import { DayStatus } from '../market-days/day-status';
import { LineUpList } from '../market-days/line-up-list';
import { WeatherNote } from '../market-days/weather-note';

const PAYMENTS: readonly Feature[] = ['snap', 'wic', 'wic_fmnp', 'senior_fmnp', 'snap_match'];

/** When it is held, whether that is sure, and what else was said about the day. */
function Day({ day }: Pick<MarketOnDay, 'day'>) {
  const isHeld = day.status !== 'cancelled';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isHeld && <p className="font-semibold tabular-nums">{dayHours(day) ?? 'Hours not listed'}</p>}
        <DayStatus status={day.status} weather={day.weather} movedTo={day.movedTo} />
      </div>
      {day.reason && <p className="text-sm wrap-anywhere">{day.reason}</p>}
      {isHeld && day.address && <p className="text-sm wrap-anywhere">At {day.address}</p>}
      <WeatherNote weather={day.weather} />
      {day.status === 'scheduled' && (
        <p className="text-sm text-soft">Usual hours. Not confirmed for this day.</p>
      )}
    </div>
  );
}

/** A market on a day: its hours then, whether that is sure, and who is there. */
export function MarketOnDayCard({ of }: { of: MarketOnDay }) {
  const { place, day, lineUp, lineUpTotal } = of;
  const payments = PAYMENTS.filter((feature) => place.features?.includes(feature));
  const more = lineUpTotal - lineUp.length;
  return (
    <PlaceCard place={place} day={<Day day={day} />}>
      <Tags
        label="Takes"
        items={payments.map((feature) => FEATURE_LABELS[feature])}
        limit={payments.length}
      />
      {day.status !== 'cancelled' && lineUp.length > 0 && (
        <Fold summary={`Who’s there (${lineUpTotal})`}>
          <LineUpList entries={lineUp} heading="h4" />
        </Fold>
      )}
      {more > 0 && (
        <Link
          to={placePath(place.id, place.name) ?? ''}
          className="link inline-flex min-h-9 items-center self-start"
        >
          {`See all ${lineUpTotal} who sell here`}
        </Link>
      )}
    </PlaceCard>
  );
}
