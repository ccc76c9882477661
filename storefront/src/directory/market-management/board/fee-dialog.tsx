import type { BoardEntry } from '@farmgate/backend/contract/directory/market-board';
import type { MarketFeeView } from '@farmgate/backend/contract/directory/market-fees';
import { MAX_FEE_NOTE } from '@farmgate/backend/contract/directory/markets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { Button } from '../../../ui/button';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { feeText } from '../../market-days/fee-text';
import { changeFee, type FeeFields, refreshBoards } from '../market-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-fees').then((module) => module.MarketFeeRequest),
);

const typed = (amount: number | null | undefined): string => amount?.toFixed(2) ?? '';

const isChanged = (first: MarketFeeView | null, now: MarketFeeView | null): boolean =>
  first?.amount !== now?.amount || first?.note !== now?.note || first?.isPaid !== now?.isPaid;

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
  const [first] = useState(fee);
  const whose = { id: marketId, date, memberId };
  const before: FeeFields | null = fee && { ...fee, amount: typed(fee.amount) };
  const done = (title: string, saved: MarketFeeView | null) => {
    void refreshBoards(client, marketId);
    const undo = () => changing.mutate({ to: before, was: saved });
    toast({ title, description: name, action: { label: 'Undo', onPress: undo } });
    onClose();
  };
  const changing = useMutation({
    mutationFn: ({ to, was }: { to: FeeFields | null; was: MarketFeeView | null }) =>
      changeFee(whose, to, was),
    onError: (error) => sayFailed('Your change wasn’t saved', error),
    onSettled: () => refreshBoards(client, marketId),
  });
  const form = useForm({
    schema,
    values: before ?? { amount: typed(lastFee), note: null, isPaid: false },
    request: (values) => ({ ...values, was: fee }),
    send: (_checked, { values }) => changeFee(whose, values, fee),
    onSent: (saved) => done('Fee saved', saved),
    onFailed: () => void refreshBoards(client, marketId),
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
        {isChanged(first, fee) && (
          <p role="status" className="text-sm">
            {fee ? `Another manager changed this to ${feeText(fee)}.` : 'Another manager removed this fee.'}
          </p>
        )}
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
            onClick={() =>
              changing.mutate({ to: null, was: fee }, { onSuccess: () => done('Fee removed', null) })
            }
          >
            Remove fee
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
