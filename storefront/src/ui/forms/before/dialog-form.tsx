import { CircleAlert } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../button';
import { Dialog, type DialogProps } from '../../dialogs/dialog';

export interface DialogFormProps extends Omit<DialogProps, 'footer'> {
  /** Ties the buttons to the form; unique on the page. */
  id: string;
  submitLabel: string;
  /** Where it takes something away: 'danger'. */
  submitLook?: 'primary' | 'danger';
  /** What the other button says, where 'Cancel' could mean what the dialog is about. */
  closeLabel?: string;
  /** What the button reads while the form is under way; false while it is not. */
  pendingLabel: string | false;
  /**
   * Why sending failed, in a sentence: beside the buttons, where the person looks, since a notification is
   * out of reach here.
   */
  failure: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A dialog that asks for something: its fields, Cancel, and the button that sends them. */
export function DialogForm(props: DialogFormProps) {
  const {
    id,
    submitLabel,
    submitLook = 'primary',
    closeLabel = 'Cancel',
    pendingLabel,
    failure,
    onSubmit,
    children,
    ...dialog
  } = props;
  const footer = (
    <div className="flex flex-col gap-3">
      {failure && (
        <p role="alert" className="flex items-start gap-2 text-sm text-danger">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {failure}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button look="secondary" disabled={pendingLabel !== false} onClick={() => dialog.onOpenChange(false)}>
          {closeLabel}
        </Button>
        <Button type="submit" look={submitLook} form={id} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog {...dialog} footer={footer}>
      <form id={id} noValidate onSubmit={onSubmit} className="pt-2">
        {children}
      </form>
    </Dialog>
  );
}
