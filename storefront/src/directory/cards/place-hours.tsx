import { businessStatusLabel } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { useNow } from '../../lib/page/visit';
import { Badge } from '../../ui/badge';
import { type WeekRow, cardRows, weekdayAt } from './hours';

/** The one fact that matters: when it opens or closes next; else the season; else that it is not known. */
export function OpenSummary({ place }: { place: PlaceCard }) {
  const { openingHours, openSummary, businessStatus } = place;
  const isOpenNow = typeof openingHours === 'object' && openingHours.openNow;
  const text =
    openSummary ??
    (typeof openingHours === 'string' ? openingHours : openingHours && (isOpenNow ? 'Open' : 'Closed now'));
  if (businessStatus !== undefined) {
    return (
      <p className="place-card-open">
        <Badge tone="clay">{businessStatusLabel(businessStatus)}</Badge>
      </p>
    );
  }
  return (
    <p className="place-card-open">
      {text ? <b>{text}</b> : <span className="text-soft">Hours not listed</span>}
      {isOpenNow && <Badge>Open Now</Badge>}
      {text && place.hoursFrom && <span className="text-soft">Hours from {place.hoursFrom}</span>}
    </p>
  );
}

/** Seven days, today in bold. */
export function WeekTable({ rows }: { rows: readonly WeekRow[] }) {
  return (
    <table aria-label="Opening hours" className="week">
      <tbody>
        {rows.map(({ day, hours, isToday }, index) => (
          <tr key={index} aria-current={isToday ? 'date' : undefined}>
            {day && (
              <th>
                {day}
                {isToday && <span> · today</span>}
              </th>
            )}
            {day ? <td>{hours}</td> : <td colSpan={2}>{hours}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place's week, where its hours are known day by day. */
export function PlaceWeek({ place }: { place: PlaceCard }) {
  const today = weekdayAt(useNow(), place.timeZone);
  if (typeof place.openingHours !== 'object') return null;
  return <WeekTable rows={cardRows(place.openingHours.week, today)} />;
}
