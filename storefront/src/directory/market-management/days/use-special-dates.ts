import { exceptionText, type HoursException } from '@farmgate/backend/contract/directory/hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { addDate, refreshMarket, removeDate } from '../market-queries';

/** Adds and removes dates of a market; the notification takes it back. */
export function useSpecialDates(marketId: number) {
  const client = useQueryClient();
  const year = useNow().getFullYear();
  const changing = useMutation({
    mutationFn: ({ date, to }: { date: HoursException; to: 'add' | 'remove' }) =>
      to === 'add' ? addDate(marketId, date) : removeDate(marketId, date),
    onSuccess: (_done, { date, to }) => said(date, to),
    onError: (error) => sayFailed('Your change wasn’t saved', error),
    onSettled: () => refreshMarket(client, marketId),
  });
  const textOf = (date: HoursException) => exceptionText(date, year, formatTime);
  const said = (date: HoursException, to: 'add' | 'remove') => {
    refreshMarket(client, marketId);
    toast({
      title: to === 'add' ? 'Date added' : 'Date removed',
      description: `${textOf(date)}. Shoppers see it on the market’s page.`,
      action: {
        label: 'Undo',
        onPress: () => changing.mutate({ date, to: to === 'add' ? 'remove' : 'add' }),
      },
    });
  };
  return { changing, said, textOf };
}
