import type { DatedStockDays } from '@farmgate/backend/contract/marketplace/dated-stock';
import { longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { instead } from '../../../ui/events';
import { dayByKey, monthText, takenOf, weeksOf } from './calendar.rules';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** So many products are named in a day's field. */
const MOST_NAMED = 3;

interface MonthGridProps {
  days: DatedStockDays;
  /** The day that is looked at; the one that the arrow keys lead on from. */
  chosen: string;
  today: string;
  onChoose: (date: string) => void;
}

/** What is said of a day: "Tuesday, November 24. Turkey 42 of 60. Pickup or delivery at The stand" */
function sentenceOf(date: string, { items, handovers }: DatedStockDays): string {
  const own = items.filter((item) => item.date === date);
  const places = handovers.find((one) => one.date === date)?.places ?? [];
  return [
    longDateText(date),
    ...own.map((item) => `${item.productName} ${takenOf(item)}`),
    ...(places.length > 0 ? [`Pickup or delivery: ${places.join(', ')}`] : []),
  ].join('. ');
}

function DayContent({ date, days }: { date: string; days: DatedStockDays }) {
  const own = days.items.filter((item) => item.date === date);
  const isHandover = days.handovers.some((one) => one.date === date);
  return (
    <>
      <span className="flex w-full items-center justify-between gap-1">
        <span className="tabular-nums">{Number(date.slice(8))}</span>
        {isHandover && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-leaf" />}
      </span>
      {own.length > 0 && (
        <span aria-hidden className="mt-auto text-xs font-semibold tabular-nums md:hidden">
          {own.reduce((sum, { taken }) => sum + taken, 0)}/{own.reduce((sum, one) => sum + one.inventory, 0)}
        </span>
      )}
      <span aria-hidden className="hidden w-full flex-col gap-0.5 text-xs md:flex">
        {own.slice(0, MOST_NAMED).map((item) => (
          <span key={`${item.productId}-${item.variantId}`} className="truncate">
            <span className="font-semibold tabular-nums">
              {item.taken}/{item.inventory}
            </span>{' '}
            {item.productName}
          </span>
        ))}
        {own.length > MOST_NAMED && <span className="text-soft">{own.length - MOST_NAMED} more</span>}
      </span>
    </>
  );
}

/** A month, each day with what is promised of it. */
export function MonthGrid({ days, chosen, today, onChoose }: MonthGridProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const month = chosen.slice(0, 7);
  const press = instead((event: KeyboardEvent): boolean => {
    const next = dayByKey(chosen, event.key);
    if (next === null) return false;
    onChoose(next);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
    return true;
  });
  return (
    <table
      role="grid"
      aria-label={monthText(chosen)}
      className="w-full table-fixed border-separate border-spacing-0.5 md:border-spacing-1"
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1 text-center text-xs font-semibold text-soft">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={press}>
        {weeksOf(chosen).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const isChosen = date === chosen;
              return (
                <td key={date} role="gridcell" aria-selected={isChosen} className="p-0 align-top">
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={isChosen ? 0 : -1}
                    aria-label={sentenceOf(date, days)}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onChoose(date)}
                    className={clsx(
                      'flex h-14 w-full flex-col items-start gap-0.5 rounded-control border p-1.5 text-left text-sm md:h-26 md:p-2',
                      isChosen
                        ? 'border-leaf bg-moss shadow-[inset_0_0_0_1px_var(--color-leaf)]'
                        : 'border-line bg-card hover:border-leaf',
                      !date.startsWith(month) && !isChosen && 'border-dashed bg-paper',
                      (date < today || !date.startsWith(month)) && 'text-soft',
                      date === today && 'font-bold text-leaf',
                    )}
                  >
                    <DayContent date={date} days={days} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
