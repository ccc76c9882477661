import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** Where “Cancel” could be either answer. */
  closeLabel?: string;
  /** What the button reads while it is under way; false while it is not. */
  pendingLabel: string | false;
  /** It takes something away for good. */
  isDangerous?: boolean;
  /** Why it failed, in a sentence; null when it did not. */
  failure?: string | null;
  onConfirm: () => void;
}

/** Asks once more before something is done. Import it lazily, as every dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, closeLabel = 'Cancel', pendingLabel, ...rest } = props;
  const { isDangerous, failure, onConfirm, ...dialog } = rest;
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
        <Button look={isDangerous ? 'danger' : 'primary'} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog {...dialog} footer={footer}>
      <div className="text-sm">{children}</div>
    </Dialog>
  );
}
