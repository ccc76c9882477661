import type {
  MemberAccountView,
  SharePaymentView,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { amountText } from '../amount-text';
import { creditFor } from './box-words';

export interface CreditButtonProps {
  payment: SharePaymentView;
  account: MemberAccountView;
  /** Where credit is used and taken back. */
  address: string;
  /** Where the member's share is read from. */
  base: string;
}

/** Uses farm credit on an open payment, or takes that back. */
export function CreditButton({ payment, account, address, base }: CreditButtonProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (method: 'POST' | 'DELETE') =>
      callJson<SubscriptionView>(address, { method, ...(method === 'POST' && { body: {} }) }),
    onSuccess: (answer, method) => {
      client.setQueryData([base], answer);
      toast({ title: method === 'POST' ? 'Farm credit used' : 'Farm credit is back' });
      setTimeout(() => document.getElementById('payments')?.focus());
    },
    onError: (error) => {
      toast({
        title: 'We couldn’t change this payment.',
        description: sentenceOf(error, 'Check your connection and try again.'),
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: [base] });
    },
  });
  const credit = creditFor(payment, account);
  if (payment.received?.by === 'credit' && payment.received.canUndo)
    return (
      <Button
        size="sm"
        look="quiet"
        aria-label={`Undo, ${amountText(payment.amount)} with farm credit`}
        pendingLabel={isPending && 'Undoing...'}
        onClick={() => mutate('DELETE')}
      >
        Undo
      </Button>
    );
  if (credit === 0) return null;
  return (
    <Button size="sm" look="secondary" pendingLabel={isPending && 'Saving...'} onClick={() => mutate('POST')}>
      Use {amountText(credit)} credit
    </Button>
  );
}
