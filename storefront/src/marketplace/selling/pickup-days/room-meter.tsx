import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { leftText } from './day-words';

/** How much of a day's room is taken, and what is left. */
export function RoomMeter({ day }: { day: PickupWindowView }) {
  const left = leftText(day);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span>{takenText(day)}</span>
        {left && day.status !== 'canceled' && <span className="font-semibold">{left}</span>}
      </p>
      {day.capacity !== null && (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line print:hidden">
          <div
            className="h-full rounded-full bg-leaf"
            style={{ width: `${Math.min(100, (day.taken / Math.max(day.capacity, 1)) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
