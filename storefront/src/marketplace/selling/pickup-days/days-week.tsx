import { hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { clsx } from 'clsx';
import { dayLabel } from '../../../lib/format/day-label';
import { useNow } from '../../../lib/page/visit';
import { Link } from '../../../ui/navigation/link';
import { DayBadge } from './day-badge';
import { dayState, orderByText } from './day-words';
import { RoomMeter } from './room-meter';

function DayCell({ day }: { day: PickupWindowView }) {
  const now = useNow();
  const state = dayState(day, now);
  return (
    <Link
      to={pickupPaths.pickupDay(day.id)}
      className={clsx(
        'flex flex-col gap-1.5 rounded-control border border-line p-3 text-sm hover:border-leaf',
        state === 'canceled' || state === 'over' ? 'border-dashed bg-paper' : 'bg-card',
      )}
    >
      <span className="font-semibold">{hoursText(day)}</span>
      <span className="wrap-anywhere">{day.placeName}</span>
      <RoomMeter day={day} />
      <span className="text-xs text-soft">{orderByText(day, now)}</span>
      <span>
        <DayBadge state={state} />
      </span>
    </Link>
  );
}

/** Seven days side by side, from a day on. */
export function DaysWeek({
  days,
  from,
  today,
}: {
  days: readonly PickupWindowView[];
  from: string;
  today: string;
}) {
  const dates = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
  return (
    <ol className="grid grid-cols-1 gap-3 md:grid-cols-7 md:gap-2">
      {dates.map((date) => {
        const own = days.filter((day) => day.date === date);
        return (
          <li
            key={date}
            className={clsx(
              'flex min-w-0 flex-col gap-2 rounded-card bg-sunk p-2 md:min-h-64',
              own.length === 0 && 'max-md:hidden',
            )}
          >
            <h2 className={clsx('px-1 text-sm font-semibold', date === today && 'text-leaf')}>
              {dayLabel(date, 3)}
              {date === today && <span className="block text-xs">Today</span>}
            </h2>
            {own.map((day) => (
              <DayCell key={day.id} day={day} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
