import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { managedMarketQuery } from '../market-queries';
import { useFocusBack } from '../use-focus-back';
import { DayRow } from './day-row';
import { useDayChanges, useKeepDay } from './use-day-changes';

const CancelDayDialog = lazy(() =>
  import('./cancel-day-dialog').then((module) => ({ default: module.CancelDayDialog })),
);
const MoveDayDialog = lazy(() =>
  import('./move-day-dialog').then((module) => ({ default: module.MoveDayDialog })),
);

/** So many days are shown at first. */
const FIRST = 6;

interface Asked {
  about: 'cancel' | 'move';
  day: MarketDayView;
}

/** The coming days of a market, to be confirmed, canceled and moved. */
export function DaysSection({ market: { id, days } }: { market: ManagedMarket }) {
  const client = useQueryClient();
  const { changing, sayChanged } = useDayChanges(id);
  const keep = useKeepDay(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isWhole, setWhole] = useState(false);
  const keepFocus = useFocusBack(changing.isPending, 'days');
  const sent = changing.isPending ? changing.variables : null;
  const next = days.find(({ status }) => status === 'scheduled');
  // As it is by now: another manager may have said something since.
  const day = asked && (days.find(({ date }) => date === asked.day.date) ?? asked.day);
  const dialog = day && {
    ...{ marketId: id, day },
    onFailed: () => void client.invalidateQueries({ queryKey: managedMarketQuery(id).queryKey }),
    onClose: () => setAsked(null),
    onDone: (changed: MarketDayView) => {
      keep(changed);
      setAsked(null);
      sayChanged(changed, asked.about, day);
    },
  };
  return (
    <section aria-labelledby="days" className="flex flex-col gap-3" onClickCapture={keepFocus}>
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
            <DayRow
              key={day.date}
              day={day}
              isNext={day === next}
              pending={sent?.day.date === day.date ? (sent.changes.at(-1)?.to ?? null) : null}
              onChange={(to) => changing.mutate({ day, changes: [{ to }] })}
              onAsk={(about) => setAsked({ about, day })}
            />
          ))}
        </ul>
      )}
      {!isWhole && days.length > FIRST && (
        <Button look="quiet" className="-ml-4 self-start" onClick={() => setWhole(true)}>
          Show all {days.length} market days
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog && asked.about === 'cancel' && <CancelDayDialog {...dialog} />}
        {dialog && asked.about === 'move' && <MoveDayDialog {...dialog} />}
      </Suspense>
    </section>
  );
}
