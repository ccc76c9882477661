import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { leftText, takenText } from './day-words';

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
        <meter
          aria-hidden
          min={0}
          max={Math.max(day.capacity, 1)}
          value={day.taken}
          className="h-1.5 w-full overflow-hidden rounded-full border-0 bg-sunk [&::-moz-meter-bar]:bg-leaf [&::-webkit-meter-bar]:h-1.5 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-inner-element]:block [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-leaf print:hidden"
        />
      )}
    </div>
  );
}
