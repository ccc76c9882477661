import {
  CLOSED_FOR_SEASON,
  exceptionText,
  type HoursException,
  hoursFrom,
} from '@farmgate/backend/contract/directory/hours';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { Clock } from 'lucide-react';
import { formatTime } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { Badge } from '../../ui/badge';
import { weekRows, weekdayAt } from '../cards/hours';
import { WeekTable } from '../cards/place-hours';
import { seasonNotes } from './season-notes';

/** What is known of when a farm or another place is open. */
export interface KnownOpening extends Pick<
  PlaceView,
  'openingHours' | 'openSummary' | 'hoursConfirmed' | 'timeZone' | 'seasons' | 'businessStatus'
> {
  /** Dates with other hours that are not over. */
  exceptions: readonly HoursException[];
  /** The day of the rest of the record. */
  confirmedOn: string | null;
  /** What there is to say about the hours in words; farms have none. */
  hoursNote?: string | null;
}

/** When it opens or closes next, in one line; nothing of a business that is closed, as its heading says. */
export function OpenLine({ opening }: { opening: KnownOpening }) {
  const { openingHours, openSummary } = opening;
  const isOpenNow = typeof openingHours === 'object' && openingHours?.openNow === true;
  if (opening.businessStatus !== 'OPERATIONAL') return null;
  const year = hoursFrom(opening.hoursConfirmed, opening.confirmedOn);
  const text = openSummary ?? (typeof openingHours === 'string' ? openingHours : null);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Clock aria-hidden size={18} className="shrink-0 text-leaf" />
      {text ? (
        <span className="max-w-[calc(100%-1.625rem)] font-semibold wrap-anywhere">{text}</span>
      ) : (
        <span className="text-soft">Hours not listed</span>
      )}
      {isOpenNow && <Badge>Open Now</Badge>}
      {text && year !== null && <span className="text-soft">Hours from {year}</span>}
    </p>
  );
}

/** Dates with other hours, the soonest first. */
function SpecialDates({ exceptions }: Pick<KnownOpening, 'exceptions'>) {
  const year = useNow().getUTCFullYear();
  if (exceptions.length === 0) return null;
  return (
    <div className="flex max-w-measure flex-col gap-1.5 rounded-card bg-sunk px-4 py-3 sm:min-w-96 sm:self-start">
      <h3 className="text-sm font-semibold">Special dates</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {exceptions.map((exception) => (
          <li key={exception.from} className="wrap-anywhere tabular-nums">
            {exceptionText(exception, year, formatTime)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The week with today marked, and every season with its own hours. */
export function OpeningSection({ opening }: { opening: KnownOpening }) {
  const now = useNow();
  // In the season in which it is closed, today is a day like any other.
  const isClosedForSeason = opening.openSummary?.startsWith(CLOSED_FOR_SEASON) ?? false;
  const today = isClosedForSeason ? '' : weekdayAt(now, opening.timeZone);
  const week = typeof opening.openingHours === 'object' && opening.openingHours;
  const notes = seasonNotes(opening.seasons);
  const isOneYear = notes.length === 1 && notes[0]?.when === 'All year';
  return (
    <section aria-labelledby="hours" className="flex flex-col gap-4">
      <h2 id="hours" className="text-xl">
        Hours
      </h2>
      <OpenLine opening={opening} />
      <SpecialDates exceptions={opening.exceptions} />
      {week && <WeekTable rows={weekRows(week.weekdayText, today)} />}
      {isOneYear && <p className="text-sm text-soft">Open all year.</p>}
      {notes.length > 0 && !isOneYear && (
        <dl className="flex flex-col gap-3 text-sm">
          {notes.map(({ when, hours }, index) => (
            <div key={index} className="flex flex-col gap-0.5">
              <dt className="font-semibold">{when}</dt>
              {hours.length > 0 ? (
                hours.map((line) => (
                  <dd key={line} className="text-soft tabular-nums">
                    {line}
                  </dd>
                ))
              ) : (
                <dd className="text-soft">Hours not listed</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {opening.hoursNote && (
        <p className="max-w-measure text-sm wrap-anywhere">
          <span className="font-semibold">Note:</span> {opening.hoursNote}
        </p>
      )}
    </section>
  );
}
