import { hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useNow } from '../../../lib/page/visit';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { DayActions } from './actions/day-actions';
import { DayBadge } from './day-badge';
import { byDate, dateText, dayState, orderByText } from './day-words';
import { RoomMeter } from './room-meter';

function DayCard({ day }: { day: PickupWindowView }) {
  const now = useNow();
  const state = dayState(day, now);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg wrap-anywhere">
              <Link to={pickupPaths.pickupDay(day.id)} className="hover:text-leaf hover:underline">
                {hoursText(day)}
                <span className="sr-only">, {dateText(day.date)}</span>
              </Link>
            </h3>
            <DayBadge state={state} />
          </div>
          <p className="wrap-anywhere">
            {day.placeName}
            {day.address && <span className="text-soft">: {day.address}</span>}
          </p>
          <p className="text-sm text-soft">{orderByText(day, now)}</p>
          {day.reason && <p className="text-sm wrap-anywhere">“{day.reason}”</p>}
        </div>
        <div className="w-full sm:w-48">
          <RoomMeter day={day} />
        </div>
      </div>
      <DayActions day={day} isShort />
    </Card>
  );
}

/** The days one below the other, each with what can be done with it. */
export function DaysList({ days, today }: { days: readonly PickupWindowView[]; today: string }) {
  return (
    <ol className="flex max-w-4xl flex-col gap-8">
      {byDate(days).map(([date, own]) => (
        <li key={date} className="flex flex-col gap-3">
          <h2 className="text-xl">
            {dateText(date)}
            {date === today && <span className="text-base font-normal text-soft"> · Today</span>}
          </h2>
          <ul className="flex flex-col gap-3">
            {own.map((day) => (
              <li key={day.id}>
                <DayCard day={day} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
