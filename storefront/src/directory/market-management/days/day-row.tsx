import { dayHours, dayTitle } from '../../../shared/market-day';
import { Link } from '../../../ui/navigation/link';
import { DayStatus } from '../../market-days/day-status';
import { WeatherNote } from '../../market-days/weather-note';
import { DayActions, type DayActionsProps } from './day-actions';

/** A day of a market with what its manager can say about it. */
export function DayRow(props: DayActionsProps) {
  const { day } = props;
  const isCancelled = day.status === 'cancelled';
  return (
    <li className="flex flex-col gap-3 py-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`?day=${day.date}#board`}
            className={isCancelled ? 'link font-semibold line-through' : 'link font-semibold'}
          >
            {dayTitle(day)}
          </Link>
          {!isCancelled && <span className="tabular-nums">{dayHours(day) ?? 'Hours not listed'}</span>}
          <DayStatus status={day.status} weather={day.weather} movedTo={day.movedTo} />
        </p>
        {day.address && <p className="text-sm wrap-anywhere">At {day.address}</p>}
        {day.reason && <p className="text-sm text-soft wrap-anywhere">{day.reason}</p>}
        <WeatherNote weather={day.weather} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <DayActions {...props} />
      </div>
    </li>
  );
}
