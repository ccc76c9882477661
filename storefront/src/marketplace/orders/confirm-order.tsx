import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { MailCheck } from 'lucide-react';
import { sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { TimeLeft } from './payment/time-left';
import { useOrderAddress, useOrderCall } from './use-order';

interface ConfirmOrderProps {
  order: OrderView;
  until: string;
  onReload: () => void;
}

/**
 * A cash order that waits for its buyer: the button for whoever came by the link in the email, and the way to
 * that link.
 */
export function ConfirmOrder({ order, until, onReload }: ConfirmOrderProps) {
  const { key } = useOrderAddress();
  const confirming = useOrderCall<{ key: string }>('confirm', () =>
    toast({ title: 'Thank you! Your order is confirmed.' }),
  );
  const names = order.fulfilments.length === 1 ? 'the vendor' : 'the vendors';
  return (
    <div className="flex flex-col gap-3 rounded-control border-2 border-sun bg-card p-4">
      <div className="flex items-start gap-2.5 text-sm">
        <MailCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold">Please confirm your order</p>
          <p className="text-soft wrap-anywhere">
            {key === undefined
              ? `We emailed a link to ${order.email}. Open it to send your order to ${names}.`
              : `Then we send it to ${names}.`}{' '}
            We’re holding your products for another <TimeLeft until={until} onOver={onReload} />.
          </p>
        </div>
      </div>
      {confirming.error && (
        <FormFailure>{sentenceOf(confirming.error, 'That didn’t work. Please try again.')}</FormFailure>
      )}
      {key !== undefined && (
        <Button
          size="lg"
          wide
          className="print:hidden"
          pendingLabel={confirming.isPending && 'Confirming...'}
          onClick={() => confirming.mutate({ key })}
        >
          Confirm My Order
        </Button>
      )}
    </div>
  );
}
