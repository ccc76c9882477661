import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { RotateCcw, Star } from 'lucide-react';
import { useArriveAt } from '../../lib/page/use-arrive-at';
import { useSession } from '../../shared/sign-in/session';
import { Button, LinkButton } from '../../ui/button';
import { BoughtAgain } from './bought-again';
import { type VendorOrder, TO_REVIEW, isBuyers, reviewPath } from './order-rules';
import { useBuyAgain } from './use-buy-again';

/** @returns what of a share its buyer has and did not review yet */
const toReviewOf = ({ items }: VendorOrder, { toReview = [] }: Pick<OrderView, 'toReview'>) =>
  toReview.filter((one) => items.some(({ productId }) => productId === one.productId));

function ToReview({ products, id }: { products: ReturnType<typeof toReviewOf>; id: string | undefined }) {
  const ref = useArriveAt<HTMLDivElement>(TO_REVIEW);
  return (
    <div ref={id ? ref : undefined} id={id} className="flex flex-wrap gap-2">
      {products.map(({ productId, name }) => (
        <LinkButton
          key={productId}
          size="sm"
          look="secondary"
          to={reviewPath(productId)}
          aria-label={`Review ${name}`}
          icon={<Star aria-hidden size={16} />}
        >
          {products.length === 1 ? 'Review' : `Review ${name}`}
        </LinkButton>
      ))}
    </div>
  );
}

/**
 * What a customer can do once they have it: buy the same again, and review each product. A vendor or member
 * of the staff who looks at the order gets none of it.
 */
export function AfterDelivery({ vendorOrder, order }: { vendorOrder: VendorOrder; order: OrderView }) {
  const { me } = useSession();
  const { outcome, isPending, buyAgain } = useBuyAgain();
  if (!isBuyers(order, me)) return null;
  const open = toReviewOf(vendorOrder, order);
  const isFirst = order.fulfilments.find((one) => toReviewOf(one, order).length > 0)?.id === vendorOrder.id;
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          pendingLabel={isPending && 'Adding...'}
          onClick={() => buyAgain(() => vendorOrder.items)}
        >
          Buy again
        </Button>
        {me && open.length > 0 && <ToReview products={open} id={isFirst ? TO_REVIEW : undefined} />}
      </div>
      <BoughtAgain outcome={outcome} />
    </div>
  );
}
