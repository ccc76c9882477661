import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button';
import { Dialog, type DialogProps } from '../dialogs/dialog';
import { Form } from './form';
import type { FormState } from './use-form';

export interface DialogFormProps extends Omit<DialogProps, 'footer'> {
  of: FormState;
  submitLabel: string;
  /** Where it takes something away: 'danger'. */
  submitLook?: 'primary' | 'danger';
  /** What the other button says, where 'Cancel' could mean what the dialog is about. */
  closeLabel?: string;
  /** What the button reads while the form is under way. */
  pendingLabel: string;
  /** In the place of what the form says of its sending. */
  failure?: string | null;
}

/** A dialog that asks for something: its fields, Cancel, and the button that sends them. */
export function DialogForm(props: DialogFormProps) {
  const {
    of,
    submitLabel,
    submitLook = 'primary',
    closeLabel = 'Cancel',
    pendingLabel,
    failure = of.failure,
    children,
    ...dialog
  } = props;
  const id = useId();
  const { isPending } = of;
  // Beside the buttons, where the person looks: a notification is out of reach here.
  const footer = (
    <div className="flex flex-col gap-3">
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-sm text-danger">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {failure}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button look="secondary" disabled={isPending} onClick={() => dialog.onOpenChange(false)}>
          {closeLabel}
        </Button>
        <Button type="submit" look={submitLook} form={id} pendingLabel={isPending && pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog {...dialog} footer={footer}>
      <Form of={of} id={id} className="pt-2">
        {children}
      </Form>
    </Dialog>
  );
}
