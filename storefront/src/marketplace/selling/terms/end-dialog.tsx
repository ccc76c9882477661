import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { failureSentence } from '../sending';
import { useSendCode } from './use-codes';

interface EndDialogProps {
  code: DiscountCodeView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks whether a code is to end before its last day. */
export function EndDialog({ code, open, onOpenChange }: EndDialogProps) {
  const send = useSendCode();
  const ending = useMutation({
    mutationFn: () => send('POST', `/${code.id}/end`),
    onSuccess: () => {
      toast({ title: 'Code ended' });
      onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`End ${code.code} now?`}
      confirmLabel="End code"
      pendingLabel={ending.isPending && 'Ending...'}
      failure={ending.error && failureSentence(ending.error)}
      onConfirm={() => ending.mutate()}
    >
      <p>No new order gets this discount. Orders that have it keep it. You can use the code again later.</p>
    </ConfirmDialog>
  );
}
