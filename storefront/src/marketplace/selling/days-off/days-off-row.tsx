import type { DaysOffList, DaysOffView } from '@farmgate/backend/contract/marketplace/days-off';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { formatDate } from '../../../lib/format/format';
import { DAYS_OFF, daysOffQuery } from '../../../shared/business/days-off';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';

const rangeText = ({ from, to }: DaysOffView) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** Takes days off out of the plan, with a way back. */
function useRemoval(item: DaysOffView) {
  const client = useQueryClient();
  const take = (list: DaysOffList) => client.setQueryData(daysOffQuery().queryKey, list);
  const undo = () => {
    const { from, to, note } = item;
    callJson<DaysOffList>(DAYS_OFF, { method: 'POST', body: { from, to, note } })
      .then(take)
      .catch((error: unknown) =>
        toast({ title: 'Error', description: sentenceOf(error, 'Failed to undo'), variant: 'destructive' }),
      );
  };
  return useMutation({
    mutationFn: () => callJson<DaysOffList>(`${DAYS_OFF}/${item.id}`, { method: 'DELETE' }),
    onSuccess: (list) => {
      take(list);
      toast({
        title: item.isNow ? 'You take orders again' : 'Days off removed',
        description: rangeText(item),
        action: { label: 'Undo', onPress: undo },
      });
    },
    onError: (error) => {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to remove days off'),
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: daysOffQuery().queryKey });
    },
  });
}

/** One time off: when, what shoppers read, and changing or ending it. */
export function DaysOffRow({ item, onEdit }: { item: DaysOffView; onEdit: () => void }) {
  const removal = useRemoval(item);
  const range = rangeText(item);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {range}
          {item.isNow && <Badge tone="sun">Now</Badge>}
        </p>
        {item.note && <p className="text-sm text-soft wrap-anywhere">{item.note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="secondary" aria-label={`Change days off ${range}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={`${item.isNow ? 'End' : 'Remove'} days off ${range}`}
          disabled={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {item.isNow ? 'End now' : 'Remove'}
        </Button>
      </div>
    </Card>
  );
}
