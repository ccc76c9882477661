import { ShoppingBasket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { amountText } from '../../parts/amount-text';
import type { VendorOrder } from '../order-rules';
import { State } from '../payment/state';
import { TimeLeft } from '../payment/time-left';
import { takeLeaving } from '../use-order';
import { useDropAddition, usePayAddition, useSettleAddition } from './use-addition';

interface AddingStateProps {
  adding: NonNullable<VendorOrder['adding']>;
  onReload: () => void;
}

/** What its buyer is adding to an order: until when it is held, a way to pay it, and one to drop it. */
export function AddingState({ adding: { orderId, items, total, heldUntil }, onReload }: AddingStateProps) {
  const paying = usePayAddition();
  const dropping = useDropAddition();
  const { mutate: settle } = useSettleAddition();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    if (takeLeaving()) settle(orderId);
  }, [orderId, settle]);
  const isPending = paying.isPending || dropping.isPending;
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3.5 print:hidden">
      <State icon={<ShoppingBasket aria-hidden size={18} />} title="You’re adding to this order">
        {items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')} for {amountText(total)}. It’s
        yours once you pay. We’re holding it for another <TimeLeft until={heldUntil} onOver={onReload} />.
      </State>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isPending}
          pendingLabel={paying.isPending && 'One moment...'}
          onClick={() => paying.mutate(orderId)}
        >
          Pay {amountText(total)}
        </Button>
        <Button
          look="secondary"
          disabled={isPending}
          pendingLabel={dropping.isPending && 'One moment...'}
          onClick={() => dropping.mutate(orderId)}
        >
          Don’t Add
        </Button>
      </div>
    </div>
  );
}
