import type { ClosureCalendar, ClosureList } from '@farmgate/backend/contract/marketplace/closures';
import { longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { closureOn } from '../../../shared/business/use-closures';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { MonthGrid } from '../month/month-grid';
import { weeksOf } from '../month/month.rules';
import { Months } from '../month/months';
import { calendarQuery } from './closed-queries';
import { type DayLine, linesOf } from './closed.rules';

/** Where a line's fact is changed; undefined where it is nowhere. */
function placeOf({ windowId, schedule, farmId, path }: DayLine): string | undefined {
  if (windowId !== undefined) return pickupPaths.pickupDay(windowId);
  if (schedule) return paths.pickupSchedule(schedule.siteId, schedule.id);
  if (farmId !== undefined) return paths.editFarm(farmId);
  return path === undefined ? undefined : paths.myMarketDays;
}

function DayMarks({ date, lines }: { date: string; lines: readonly DayLine[] }) {
  const isClosed = lines.some(({ kind }) => kind === 'closed');
  const open = lines.filter(({ kind, isOff }) => kind !== 'farm' && kind !== 'closed' && !isOff);
  const off = lines.filter(({ kind, isOff }) => kind !== 'closed' && isOff);
  return (
    <>
      <span className={clsx('tabular-nums', isClosed && 'line-through')}>{Number(date.slice(8))}</span>
      <span aria-hidden className="mt-auto flex flex-wrap items-center gap-0.5 md:hidden">
        {open.slice(0, 3).map(({ key }) => (
          <span key={key} className="size-1.5 rounded-full bg-leaf" />
        ))}
        {(isClosed || off.length > 0) && <span className="h-1.5 w-3 rounded-full bg-clay" />}
      </span>
      <span aria-hidden className="hidden w-full flex-col gap-0.5 text-xs md:flex">
        {isClosed && <span className="truncate font-semibold text-clay">Closed</span>}
        {open.slice(0, 2).map(({ key, text }) => (
          <span key={key} className="truncate">
            {text}
          </span>
        ))}
        {!isClosed &&
          off.slice(0, 1).map(({ key, text }) => (
            <span key={key} className="truncate text-soft">
              {text}
            </span>
          ))}
      </span>
    </>
  );
}

interface DayProps {
  date: string;
  lines: readonly DayLine[];
  onClose: (() => void) | null;
}

function Day({ date, lines, onClose }: DayProps) {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <h3 className="text-xl">{longDateText(date)}</h3>
      {lines.length === 0 ? (
        <p className="text-soft">Nothing is planned on this day.</p>
      ) : (
        <ul className="flex flex-col">
          {lines.map((line) => {
            const to = placeOf(line);
            return (
              <li
                key={line.key}
                className="flex items-start gap-2 border-t border-line py-2.5 first:border-0"
              >
                <span
                  aria-hidden
                  className={clsx(
                    'mt-2 h-1.5 shrink-0 rounded-full',
                    line.isOff ? 'w-3 bg-clay' : 'mr-1.5 w-1.5 bg-leaf',
                  )}
                />
                <span className="min-w-0 wrap-anywhere">
                  {to ? (
                    <Link to={to} className="link">
                      {line.text}
                    </Link>
                  ) : (
                    line.text
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {onClose && (
        <div>
          <Button look="secondary" size="sm" onClick={onClose}>
            Close this day
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ClosedCalendarProps {
  list: ClosureList;
  /** Null for those who may only look. */
  onClose: ((day: string) => void) | null;
}

const NOTHING: ClosureCalendar = { windows: [], markets: [], farmDates: [], scheduleDates: [] };

/** A month of the farm, its pickups, deliveries and markets, and what there is on one day. */
export function ClosedCalendar({ list: { today, items }, onClose }: ClosedCalendarProps) {
  const [chosen, setChosen] = useState(today);
  const weeks = weeksOf(chosen).flat();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...calendarQuery(weeks[0] ?? chosen, weeks.length),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your calendar." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading your calendar..." />;
  const known = isPlaceholderData ? NOTHING : data;
  const linesAt = (date: string) => linesOf(date, known, items);
  const mayClose = chosen >= today && !closureOn(items, chosen);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-label="Calendar"
        className={clsx('flex min-w-0 flex-col gap-3', isPlaceholderData && 'opacity-60')}
      >
        <Months chosen={chosen} today={today} onChoose={setChosen} />
        <MonthGrid
          sentenceOf={(date) => [longDateText(date), ...linesAt(date).map(({ text }) => text)].join('. ')}
          content={(date) => <DayMarks date={date} lines={linesAt(date)} />}
          chosen={chosen}
          today={today}
          onChoose={setChosen}
        />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft">
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-1.5 rounded-full bg-leaf" />
            Open
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden className="h-1.5 w-3 rounded-full bg-clay" />
            Closed, canceled or not coming
          </span>
        </p>
      </section>
      {isPlaceholderData ? (
        <RowsSkeleton label="Loading your calendar..." />
      ) : (
        <Day
          date={chosen}
          lines={linesAt(chosen)}
          onClose={onClose && mayClose ? () => onClose(chosen) : null}
        />
      )}
    </div>
  );
}
