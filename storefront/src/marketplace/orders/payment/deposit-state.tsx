import { chargeText, unpaidText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { CreditCard } from 'lucide-react';
import { sentenceOf } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { isAtMost } from '../order-weights';
import { useOrderAddress, useOrderCall } from '../use-order';
import { State } from './state';

type Deposit = NonNullable<OrderView['deposit']>;

/** @returns the vendor of an order with a deposit, which has one */
export const vendorOf = ({ fulfilments }: Pick<OrderView, 'fulfilments'>): string =>
  fulfilments[0]?.vendor.businessName ?? 'the vendor';

/** A deposit is paid: when the balance is, and a button for those who want to pay it now. */
export function DepositState({ order, deposit }: { order: OrderView; deposit: Deposit }) {
  const { me } = useSession();
  const { key } = useOrderAddress();
  const paying = useOrderCall('balance', () =>
    toast({ title: 'Thank you', description: 'We’re charging the balance now.' }),
  );
  const isBuyers = me === null || order.userId === me.id || key !== undefined;
  const balance = amountText(deposit.balance);
  const most = isAtMost(order) ? 'at most ' : '';
  return (
    <div className="flex flex-col gap-3">
      <State icon={<CreditCard aria-hidden size={18} />} title={`Deposit paid: ${amountText(deposit.now)}`}>
        {chargeText(deposit, most + balance, order.paymentMethod)} {unpaidText(deposit, vendorOf(order))}
      </State>
      {paying.error && (
        <FormFailure>{sentenceOf(paying.error, 'That didn’t work. Please try again.')}</FormFailure>
      )}
      {deposit.balanceOn !== null && !most && isBuyers && (
        <Button
          look="secondary"
          wide
          className="print:hidden"
          pendingLabel={paying.isPending && 'One moment...'}
          onClick={() => paying.mutate()}
        >
          Pay the balance now
        </Button>
      )}
    </div>
  );
}
