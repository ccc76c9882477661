import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { LOW_STOCK } from '@farmgate/backend/contract/marketplace/shop';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { quantityText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../../ui/navigation/link';
import { useWaitingOrders } from './use-waiting-orders';
import { heldIn, heldText } from './waiting-words';

interface HeldForYouProps {
  /** With the stock of the option. */
  product: Pick<ProductView, 'id' | 'inventory'>;
  option: Pick<VariantView, 'id' | 'weight'> | null;
}

/** That little is left since oneself has the rest: in an order that isn't paid yet. */
export function HeldForYou({ product: { id, inventory }, option }: HeldForYouProps) {
  const { orders } = useWaitingOrders();
  if (inventory > LOW_STOCK) return null;
  return orders.map((order) => {
    const held = heldIn(order, id, option?.id);
    if (held === 0) return null;
    const amount = option?.weight?.inSteps ? quantityText(option.weight, held) : String(held);
    return (
      <p key={order.id} className="text-sm text-soft">
        {heldText(order, amount, inventory)}{' '}
        <Link to={paths.order(order.id)} className="link">
          See the order
        </Link>
      </p>
    );
  });
}
