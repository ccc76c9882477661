import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { useState } from 'react';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import type { VendorOrder } from '../order-rules';
import { useOrderCall } from '../use-order';
import { type CancelWords, cancelWords } from './cancel-words';

export interface CancelDialogProps {
  order: OrderView;
  /** What is canceled of it; null for all that is left. */
  vendorOrder: VendorOrder | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCanceled: () => void;
}

function Effects({ effects }: Pick<CancelWords, 'effects'>) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {effects.map((effect) => (
        <li key={effect} className="wrap-anywhere">
          {effect}
        </li>
      ))}
    </ul>
  );
}

/** Says what canceling does, and does it. */
export function CancelDialog({ order, vendorOrder, open, onOpenChange, onCanceled }: CancelDialogProps) {
  // What it says is what was asked about, also once the order has changed.
  const [words] = useState(() => cancelWords(order, vendorOrder));
  const canceling = useOrderCall<{ vendorId?: number; reason?: string }>('cancel', () => {
    toast({ title: words.done, description: words.effects[0] });
    onOpenChange(false);
    onCanceled();
  });
  const form = useForm<{ reason: string }, OrderView>({
    values: { reason: '' },
    send: ({ reason }) =>
      canceling.mutateAsync({
        ...(vendorOrder && { vendorId: vendorOrder.vendor.id }),
        ...(reason.trim() && { reason }),
      }),
    failed: 'That didn’t work. Please try again.',
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      submitLabel={words.submit}
      submitLook="danger"
      closeLabel={vendorOrder ? 'Keep Items' : 'Keep Order'}
      pendingLabel="Canceling..."
    >
      <div className="flex flex-col gap-5">
        <Effects effects={words.effects} />
        <p className="text-sm text-soft">You can’t undo this.</p>
        {words.readBy && (
          <TextArea
            label="Reason"
            optional
            rows={2}
            maxLength={500}
            help={words.readBy}
            {...form.field('reason')}
          />
        )}
      </div>
    </DialogForm>
  );
}
