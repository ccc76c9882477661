import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayHours, dayTitle } from '../../../shared/market-day';
import { Button } from '../../../ui/button';
import { DayStatus } from '../../market-days/day-status';
import { WeatherNote } from '../../market-days/weather-note';
import type { DayChange } from '../market-queries';

const RESTORE: Record<MarketDayView['status'], string | null> = {
  scheduled: null,
  confirmed: 'Unconfirm',
  cancelled: 'Restore',
  moved: 'Move back',
};

export interface DayRowProps {
  day: MarketDayView;
  /** It is the one to say something about first. */
  isNext: boolean;
  /** What is being sent about it. */
  pending: DayChange['to'] | null;
  onChange: (to: 'confirm' | 'restore') => void;
  onAsk: (about: 'cancel' | 'move') => void;
}

/** A day of a market with what its manager can say about it. */
export function DayRow({ day, isNext, pending, onChange, onAsk }: DayRowProps) {
  const isCancelled = day.status === 'cancelled';
  // A day that was confirmed before an alert is confirmed again.
  const isUnsure = day.weather ? !day.weather.isAnswered : false;
  const isToConfirm = day.status === 'scheduled' || (isUnsure && !isCancelled);
  const restore = RESTORE[day.status];
  const of = <span className="sr-only"> {dayTitle(day)}</span>;
  return (
    <li className="flex flex-col gap-3 py-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isCancelled ? 'font-semibold line-through' : 'font-semibold'}>
            {dayTitle(day)}
          </span>
          {!isCancelled && <span className="tabular-nums">{dayHours(day) ?? 'Hours not listed'}</span>}
          <DayStatus status={day.status} weather={day.weather} />
        </p>
        {day.address && <p className="text-sm wrap-anywhere">At {day.address}</p>}
        {day.reason && <p className="text-sm text-soft wrap-anywhere">{day.reason}</p>}
        <WeatherNote weather={day.weather} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {isToConfirm && (
          <Button
            size="sm"
            look={isNext ? 'primary' : 'secondary'}
            disabled={pending !== null}
            pendingLabel={pending === 'confirm' && 'Confirming...'}
            onClick={() => onChange('confirm')}
          >
            Confirm{of}
          </Button>
        )}
        {restore && (
          <Button
            size="sm"
            look={isCancelled ? 'primary' : 'secondary'}
            disabled={pending !== null}
            pendingLabel={pending === 'restore' && 'Saving...'}
            onClick={() => onChange('restore')}
          >
            {restore}
            {of}
          </Button>
        )}
        {!isCancelled && (
          <>
            <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => onAsk('move')}>
              {day.status === 'moved' ? 'Change' : 'Move'}
              {of}
            </Button>
            <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => onAsk('cancel')}>
              Cancel{of}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
