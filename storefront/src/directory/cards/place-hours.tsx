import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useNow } from '../../lib/page/visit';
import { Badge } from '../../ui/badge';
import { type WeekRow, weekRows, weekdayAt } from './hours';

/** The one fact that matters: when it opens or closes next; else the season; else that it is not known. */
export function OpenSummary({ place }: { place: PlaceView }) {
  const { openingHours, openSummary } = place;
  const isOpenNow = typeof openingHours === 'object' && openingHours?.openNow === true;
  const text =
    openSummary ??
    (typeof openingHours === 'string' ? openingHours : openingHours && (isOpenNow ? 'Open' : 'Closed now'));
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Clock aria-hidden size={16} className="shrink-0 text-soft" />
      {text ? (
        <span className="min-w-0 font-semibold">{text}</span>
      ) : (
        <span className="text-soft">Hours not listed</span>
      )}
      {isOpenNow && <Badge>Open Now</Badge>}
    </p>
  );
}

/** Seven days, today in bold. */
export function WeekTable({ rows }: { rows: readonly WeekRow[] }) {
  return (
    <table className="w-full max-w-sm text-sm">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {rows.map(({ day, hours, isToday }, index) => (
          <tr
            key={index}
            aria-current={isToday ? 'date' : undefined}
            className={clsx('align-top', isToday && 'bg-moss font-semibold')}
          >
            {day && (
              <th scope="row" className="rounded-l-sm px-2 py-1 text-left [font-weight:inherit]">
                {day}
                {isToday && <span className="text-xs font-medium text-leaf"> · today</span>}
              </th>
            )}
            <td colSpan={day ? 1 : 2} className="rounded-r-sm px-2 py-1 text-right tabular-nums">
              {hours}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place's week, where its hours are known day by day. */
export function PlaceWeek({ place }: { place: PlaceView }) {
  const today = weekdayAt(useNow(), place.timeZone);
  if (typeof place.openingHours !== 'object' || !place.openingHours) return null;
  return <WeekTable rows={weekRows(place.openingHours.weekdayText, today)} />;
}
