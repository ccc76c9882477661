import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { type DayChange, refreshMarket } from '../market-queries';
import type { DayActionsProps } from './day-actions';
import { useDayChanges, useKeepDay } from './use-day-changes';

const CancelDayDialog = lazy(() =>
  import('./cancel-day-dialog').then((module) => ({ default: module.CancelDayDialog })),
);
const MoveDayDialog = lazy(() =>
  import('./move-day-dialog').then((module) => ({ default: module.MoveDayDialog })),
);

interface Asked {
  about: 'cancel' | 'move';
  day: MarketDayView;
}

export interface DayDesk {
  isPending: boolean;
  /** For the actions of a day. */
  actionsOf: (day: MarketDayView) => Omit<DayActionsProps, 'day' | 'isNext'>;
  dialogs: ReactNode;
}

/** What a manager says about the days of a market, and the dialogs that ask for more. */
export function useDayDesk(marketId: number, days: readonly MarketDayView[]): DayDesk {
  const client = useQueryClient();
  const { changing, sayChanged } = useDayChanges(marketId);
  const keep = useKeepDay(marketId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = changing.isPending ? changing.variables : null;
  // As it is by now: another manager may have said something since.
  const day = asked && (days.find(({ date }) => date === asked.day.date) ?? asked.day);
  const dialog = day && {
    ...{ marketId, day },
    onFailed: () => refreshMarket(client, marketId),
    onClose: () => setAsked(null),
    onDone: (changed: MarketDayView) => {
      keep(changed, day);
      setAsked(null);
      sayChanged(changed, asked.about, day);
    },
  };
  const pendingOf = ({ date }: MarketDayView): DayChange['to'] | null =>
    sent?.day.date === date ? (sent.changes.at(-1)?.to ?? null) : null;
  return {
    isPending: changing.isPending,
    actionsOf: (one) => ({
      pending: pendingOf(one),
      onChange: (to) => changing.mutate({ day: one, changes: [{ to }] }),
      onAsk: (about) => setAsked({ about, day: one }),
    }),
    dialogs: (
      <Suspense fallback={null}>
        {dialog && asked.about === 'cancel' && <CancelDayDialog {...dialog} />}
        {dialog && asked.about === 'move' && <MoveDayDialog {...dialog} />}
      </Suspense>
    ),
  };
}
