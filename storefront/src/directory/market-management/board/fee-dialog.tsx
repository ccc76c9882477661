import type { BoardEntry } from '@farmgate/backend/contract/directory/market-board';
import { MAX_FEE_NOTE } from '@farmgate/backend/contract/directory/markets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { sentenceOf } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { changeFee, type FeeFields, refreshBoards } from '../market-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-fees').then((module) => module.MarketFeeRequest),
);

const typed = (amount: number | null | undefined): string => amount?.toFixed(2) ?? '';

export interface FeeDialogProps {
  marketId: number;
  date: string;
  entry: BoardEntry;
  onClose: () => void;
}

/** Asks what someone pays for a day, and whether it is paid; begins with what they paid last. */
export function FeeDialog({ marketId, date, entry, onClose }: FeeDialogProps) {
  const client = useQueryClient();
  const { memberId, name, fee, lastFee } = entry;
  const before: FeeFields | null = fee && { ...fee, amount: typed(fee.amount) };
  const done = (title: string) => {
    void refreshBoards(client, marketId);
    toast({ title, description: name, action: { label: 'Undo', onPress: () => changing.mutate(before) } });
    onClose();
  };
  const changing = useMutation({
    mutationFn: (to: FeeFields | null) => changeFee(marketId, date, memberId, to),
    onError: (error) =>
      toast({
        title: 'Your change wasn’t saved',
        description: sentenceOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      }),
    onSettled: () => refreshBoards(client, marketId),
  });
  const form = useForm({
    schema,
    values: before ?? { amount: typed(lastFee), note: null, isPaid: false },
    send: (_checked, { values }) => changeFee(marketId, date, memberId, values),
    onSent: () => done('Fee saved'),
    failed: 'We couldn’t save this fee. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={`Fee for ${name}`}
      description={`${dayLabel(date)}. Only the market’s managers and ${name} see it.`}
      submitLabel="Save fee"
      closeLabel="Cancel"
      pendingLabel="Saving..."
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          maxLength={12}
          placeholder="25.00"
          readOnly={form.isPending}
          {...form.field('amount')}
        />
        <TextField
          label="Note"
          optional
          placeholder="Two stalls"
          maxLength={MAX_FEE_NOTE}
          readOnly={form.isPending}
          {...form.field('note')}
        />
        <Checkbox
          label="Paid"
          checked={form.values.isPaid}
          onChange={({ currentTarget }) => form.change({ isPaid: currentTarget.checked })}
        />
        {fee && (
          <Button
            look="quiet"
            size="sm"
            className="-ml-3 self-start"
            icon={<Trash2 aria-hidden size={16} />}
            disabled={form.isPending || changing.isPending}
            onClick={() => changing.mutate(null, { onSuccess: () => done('Fee removed') })}
          >
            Remove fee
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
