import { type SubmitEvent, useId, useRef, useState } from 'react';
import { controlClass } from '../../../ui/fields/control-class';
import { Field } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { cancellationText } from './order-words';
import type { MoveDialogProps } from './ship-dialog';
import { useMoving } from './use-moving';

const MISSING = 'Please enter a reason. Your customer will see it.';

/** Asks why an order is canceled, and says what that does. */
export function CancelDialog({ order, open, onOpenChange }: MoveDialogProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const moving = useMoving(order, () => onOpenChange(false));
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { money, stock } = cancellationText(order);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (moving.isPending) return;
    if (note.trim() === '') {
      setError(MISSING);
      field.current?.focus();
      return;
    }
    moving.mutate({ status: 'cancelled', note: note.trim() });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel order #${order.orderNumber}?`}
      description={`We’ll email ${order.customerName}.`}
      submitLabel="Cancel Order"
      submitLook="danger"
      pendingLabel={moving.isPending && 'Canceling...'}
      failure={moving.failure}
      onSubmit={submit}
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
              ref={field}
              rows={3}
              maxLength={500}
              required
              value={note}
              onChange={({ currentTarget }) => {
                setNote(currentTarget.value);
                setError(undefined);
              }}
              {...ids}
              className={`${controlClass} min-h-20 py-2.5`}
            />
          )}
        </Field>
      </div>
    </DialogForm>
  );
}
