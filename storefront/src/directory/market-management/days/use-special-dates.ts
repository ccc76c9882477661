import { exceptionText, type HoursException } from '@farmgate/backend/contract/directory/hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { formatTime } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
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
    onError: (error) =>
      toast({
        title: 'Your change wasn’t saved',
        description:
          issuesOf(error)[0]?.message ?? sentenceOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      }),
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
