import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import type { ChangeDialogProps } from './change-dialog';
import { useShareCall, useShareUndo } from './use-share-call';

/** Says who comes for the items. */
export function ChangeCollector({ share, onClose }: ChangeDialogProps) {
  const before = share.handover?.collector ?? '';
  const undoing = useShareUndo<{ collector: string }>(share, 'collector', {
    done: 'Name changed back',
    failed: 'We couldn’t change the name back.',
  });
  const saving = useShareCall<{ collector: string }>(share, 'collector');
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
      description={`The items from ${share.vendor.businessName}.`}
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
