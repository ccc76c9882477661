import { controlClass } from '../../../ui/fields/control-class';
import { Field } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { useForm } from '../../../ui/forms/use-form';
import { cancellationText } from './order-words';
import type { MoveDialogProps } from './ship-dialog';
import { useMoving } from './use-moving';

const MISSING = 'Please enter a reason. Your customer will see it.';

/** Asks why an order is canceled, and says what that does. */
export function CancelDialog({ order, open, onOpenChange }: MoveDialogProps) {
  const moving = useMoving(order, () => onOpenChange(false));
  const form = useForm<{ note: string }, unknown>({
    values: { note: '' },
    check: ({ note }) => at('note', note.trim() === '' ? MISSING : null),
    send: ({ note }) => moving.mutateAsync({ status: 'cancelled', note: note.trim() }),
  });
  const { error, ...note } = form.field('note');
  const { money, stock } = cancellationText(order);
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel order #${order.orderNumber}?`}
      description={`We’ll email ${order.customerName}.`}
      submitLabel="Cancel Order"
      submitLook="danger"
      pendingLabel="Canceling..."
      failure={moving.failure}
    >
      <div className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          <li>{money}</li>
          <li>{stock}</li>
        </ul>
        <p className="text-sm text-soft">You can’t undo this.</p>
        <Field label="Reason" help="Your customer will see it on the order page." error={error}>
          {(ids) => (
            <textarea
              {...note}
              rows={3}
              maxLength={500}
              required
              {...ids}
              className={`${controlClass} min-h-20 py-2.5`}
            />
          )}
        </Field>
      </div>
    </DialogForm>
  );
}
