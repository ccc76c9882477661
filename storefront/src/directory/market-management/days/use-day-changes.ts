import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayTitle } from '../../../shared/market-day';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import {
  changeDay,
  type DayChange,
  managedMarketQuery,
  refreshBoards,
  refreshMarket,
} from '../market-queries';
import { dayUndo } from './day-undo';

const SAID: Record<DayChange['to'], string> = {
  confirm: 'Market day confirmed',
  cancel: 'Market day canceled',
  move: 'Market day changed',
  restore: 'Market day restored',
};

interface Changing {
  day: MarketDayView;
  changes: DayChange[];
  /** It takes back what was said before. */
  isUndo?: boolean;
}

/** Keeps what the server answered about a day. The list is read again where another day comes or goes. */
export function useKeepDay(marketId: number) {
  const client = useQueryClient();
  const { queryKey } = managedMarketQuery(marketId);
  return (changed: MarketDayView, before: MarketDayView) => {
    client.setQueryData<ManagedMarket>(queryKey, (market) => {
      if (!market) return market;
      return { ...market, days: market.days.map((one) => (one.date === changed.date ? changed : one)) };
    });
    if (changed.movedTo || before.movedTo) refreshMarket(client, marketId);
    else void refreshBoards(client, marketId);
  };
}

/** Says something about days, one after the other; the notification takes it back. */
export function useDayChanges(marketId: number) {
  const client = useQueryClient();
  const keep = useKeepDay(marketId);
  const changing = useMutation({
    mutationFn: async ({ day, changes }: Changing) => {
      let changed = day;
      for (const change of changes) changed = await changeDay(marketId, day.date, change);
      return changed;
    },
    onSuccess: (changed, { day, changes, isUndo }) => {
      keep(changed, day);
      sayChanged(changed, isUndo ? 'restore' : (changes.at(-1)?.to ?? 'restore'), isUndo ? null : day);
    },
    onError: (error) => {
      // Someone else may have been faster: the list is read again.
      refreshMarket(client, marketId);
      sayFailed('Your change wasn’t saved', error);
    },
  });
  /** @param before as it was, where that can be brought back */
  const sayChanged = (changed: MarketDayView, to: DayChange['to'], before: MarketDayView | null) => {
    const undo = before && dayUndo(before, to, changed);
    toast({
      title: SAID[to],
      description: `${dayTitle(changed)}. Shoppers see it on the market’s page.`,
      ...(undo && {
        action: {
          label: 'Undo',
          onPress: () => changing.mutate({ day: changed, changes: undo, isUndo: true }),
        },
      }),
    });
  };
  return { changing, sayChanged };
}
