import { WEEK, WEEKDAYS } from '@farmgate/backend/contract/directory/hours';

/** How many markets open on each day of the week, as bars with their numbers. */
export function MarketDays({ state, perDay }: { state: string; perDay: readonly number[] }) {
  const most = Math.max(...perDay, 0);
  if (most === 0) return null;
  return (
    <section aria-labelledby="market-days" className="flex flex-col gap-4">
      <h2 id="market-days" className="text-xl">
        Market days in {state}
      </h2>
      <ul className="grid grid-cols-7 items-end gap-1.5 sm:gap-3">
        {WEEK.map((day) => {
          const count = perDay[day] ?? 0;
          return (
            <li key={day} className="flex flex-col items-center gap-1.5">
              <span className="text-sm font-semibold tabular-nums">
                {count}
                <span className="sr-only"> {count === 1 ? 'market' : 'markets'} on</span>
              </span>
              <span className="flex h-28 w-full max-w-16 items-end" aria-hidden>
                <span
                  className="w-full rounded-t-sm bg-leaf"
                  style={{ height: `${Math.max((count / most) * 100, 2)}%` }}
                />
              </span>
              <span className="text-xs text-soft">
                <span aria-hidden>{WEEKDAYS[day].slice(0, 3)}</span>
                <span className="sr-only">{WEEKDAYS[day]}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
