import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { ShoppingBasket } from 'lucide-react';
import { useSession } from '../../../shared/sign-in/session';
import { Button } from '../../../ui/button';
import { BoughtAgain } from '../bought-again';
import { isBuyers } from '../order-rules';
import { useBuyAgain } from '../use-buy-again';

/** Of an order that was given up before it was paid: whoever only wanted to change it starts from there. */
export function BackInCart({ order }: { order: OrderView }) {
  const { me } = useSession();
  const { outcome, isPending, buyAgain } = useBuyAgain();
  if (!isBuyers(order, me)) return null;
  return (
    <div className="print:hidden">
      <Button
        wide
        icon={<ShoppingBasket aria-hidden size={18} />}
        pendingLabel={isPending && 'Adding...'}
        onClick={() => buyAgain(() => order.fulfilments.flatMap(({ items }) => items))}
      >
        Put Items Back in Cart
      </Button>
      <BoughtAgain outcome={outcome} />
    </div>
  );
}
