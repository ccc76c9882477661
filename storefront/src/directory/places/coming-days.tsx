import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { wholeAddress } from '@farmgate/backend/contract/directory/moved-address';
import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CalendarPlus } from 'lucide-react';
import { directionsAddress } from '../../lib/format/directions-address';
import { dayHours, dayTitle } from '../../shared/market-day';
import { DayStatus } from '../market-days/day-status';
import { LineUpList } from '../market-days/line-up-list';
import { WeatherNote } from '../market-days/weather-note';

/** So many days are listed; the calendar has all of them. */
const MOST = 4;

function DayRow({ day, place }: { day: MarketDayView; place: PlacePage }) {
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={day.status === 'cancelled' ? 'font-semibold line-through' : 'font-semibold'}>
          {dayTitle(day)}
        </span>
        {day.status !== 'cancelled' && (
          <span className="tabular-nums">{dayHours(day) ?? 'Hours not listed'}</span>
        )}
        <DayStatus status={day.status} weather={day.weather} movedTo={day.movedTo} />
      </p>
      {day.address && (
        <p className="text-sm wrap-anywhere">
          At {day.address}
          {day.status === 'moved' && (
            <>
              {'. '}
              <a
                href={directionsAddress(place.name, wholeAddress(day.address, place))}
                aria-label={`Directions to ${day.address}`}
                rel="noopener"
                className="link hit print:hidden"
              >
                Directions
              </a>
            </>
          )}
        </p>
      )}
      {day.reason && <p className="text-sm text-soft wrap-anywhere">{day.reason}</p>}
      <WeatherNote weather={day.weather} />
    </li>
  );
}

/** The next days of a market, and who is there on the first that is held. */
export function ComingDays({ place }: { place: PlacePage }) {
  const { id, days, lineUp, isManaged } = place;
  if (days.length === 0) return null;
  const next = days.find(({ date }) => date === lineUp?.date);
  return (
    <section aria-labelledby="days" className="flex flex-col gap-4">
      <h2 id="days" className="text-xl">
        Next market days
      </h2>
      <ul className="max-w-measure divide-y divide-line">
        {days.slice(0, MOST).map((day) => (
          <DayRow key={day.date} day={day} place={place} />
        ))}
      </ul>
      <a
        href={paths.placeCalendar(id.replace('place-', ''))}
        className="link inline-flex items-center gap-1.5 self-start"
      >
        <CalendarPlus aria-hidden size={18} />
        Add to calendar
      </a>
      {!isManaged && (
        <p className="max-w-measure text-sm text-soft">
          These dates come from the market’s usual hours. Call before you drive far.
        </p>
      )}
      {next && lineUp && (
        <div className="flex max-w-measure flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
          <h3 className="text-lg">Who’s there on {dayTitle(next)}</h3>
          <LineUpList entries={lineUp.entries} heading="h4" map={place.stallMap} />
        </div>
      )}
    </section>
  );
}
