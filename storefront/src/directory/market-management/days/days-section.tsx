import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { useFocusBack } from '../use-focus-back';
import { DayRow } from './day-row';
import { SeveralDays } from './several-days';
import { SpecialDates } from './special-dates';
import type { DayDesk } from './use-day-desk';

/** So many days are shown at first. */
const FIRST = 4;

/** The coming days of a market, to be confirmed, canceled and moved. */
export function DaysSection({ market, desk }: { market: ManagedMarket; desk: DayDesk }) {
  const { id, days, daysUntil } = market;
  const [isWhole, setWhole] = useState(false);
  const keepFocus = useFocusBack(desk.isPending, 'days');
  const next = days.find(({ status }) => status === 'scheduled');
  return (
    <section aria-labelledby="days" className="flex scroll-mt-24 flex-col gap-3" onClickCapture={keepFocus}>
      <div className="flex flex-col gap-1">
        <h2 id="days" tabIndex={-1} className="text-xl">
          Next market days
        </h2>
        <p className="max-w-measure text-sm text-soft">
          They come from the market’s hours. Say what’s different about a single day here.
        </p>
      </div>
      {days.length === 0 ? (
        <p className="rounded-card bg-sunk p-4">
          No market days in the next eight weeks. Check the market’s hours.
        </p>
      ) : (
        <ul aria-labelledby="days" className="divide-y divide-line border-y border-line">
          {days.slice(0, isWhole ? days.length : FIRST).map((day) => (
            <DayRow key={day.date} day={day} isNext={day === next} {...desk.actionsOf(day)} />
          ))}
        </ul>
      )}
      {!isWhole && days.length > FIRST && (
        <Button look="quiet" className="button-flush self-start" onClick={() => setWhole(true)}>
          Show all {days.length} market days
        </Button>
      )}
      <SeveralDays marketId={id} days={days} daysUntil={daysUntil} />
      <SpecialDates market={market} />
    </section>
  );
}
