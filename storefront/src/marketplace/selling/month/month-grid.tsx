import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { instead } from '../../../ui/events';
import { dayByKey, monthText, weeksOf } from './month.rules';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
interface MonthGridProps {
  /** Everything of a day in words: its number is all that screen readers would hear else. */
  sentenceOf: (date: string) => string;
  /** What its field shows below the number. */
  content: (date: string) => ReactNode;
  /** The day that is looked at; the one that the arrow keys lead on from. */
  chosen: string;
  today: string;
  onChoose: (date: string) => void;
}

/** A month, each day with what is said of it. */
export function MonthGrid({ sentenceOf, content, chosen, today, onChoose }: MonthGridProps) {
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
                    aria-label={sentenceOf(date)}
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
                    {content(date)}
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
