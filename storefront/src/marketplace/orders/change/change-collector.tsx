import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import type { ChangeDialogProps } from './change-dialog';
import { useVendorOrderCall, useVendorOrderUndo } from './use-vendor-order-call';

/** Says who comes for the items. */
export function ChangeCollector({ vendorOrder, onClose }: ChangeDialogProps) {
  const before = vendorOrder.handover?.collector ?? '';
  const undoing = useVendorOrderUndo<{ collector: string }>(vendorOrder, 'collector', {
    done: 'Name changed back',
    failed: 'We couldn’t change the name back.',
  });
  const saving = useVendorOrderCall<{ collector: string }>(vendorOrder, 'collector');
  const form = useForm<{ collector: string }, OrderView>({
    values: { collector: before },
    send: (values) => saving.mutateAsync(values),
    onSent: (_order, { values }) => {
      const name = values.collector.trim();
      toast({
        title: name ? `${name} picks it up` : 'You pick it up',
        action: { label: 'Undo', onPress: () => undoing.mutate({ collector: before }) },
      });
      onClose();
    },
    failed: 'We couldn’t save the name. Please try again.',
  });
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who’s picking it up?"
      description={`The items from ${vendorOrder.vendor.businessName}.`}
      submitLabel="Save Name"
      pendingLabel="Saving..."
    >
      <TextField
        label="Name"
        optional
        maxLength={80}
        autoComplete="off"
        help="They’ll need your order number. Leave blank if it’s you."
        {...form.field('collector')}
      />
    </DialogForm>
  );
}
