import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { RotateCcw } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { BoughtAgain } from './bought-again';
import { type VendorOrder, isBuyers } from './order-rules';
import { useBuyAgain } from './use-buy-again';

/** Few orders have something to review, and a form is heavy. */
const ReviewInPlace = lazy(() =>
  import('./review-in-place').then((module) => ({ default: module.ReviewInPlace })),
);

interface AfterDeliveryProps {
  vendorOrder: VendorOrder;
  order: OrderView;
}

/** Once its buyer has it: the stars, under what they are about; nothing of what was reviewed before. */
export function ReviewOf({
  item,
  order,
  vendorOrder,
}: AfterDeliveryProps & { item: VendorOrder['items'][number] }) {
  const { me } = useSession();
  const { toReview = [] } = order;
  const { productId } = item;
  const open = toReview.find((one) => one.productId === productId);
  const isFirstOfIts = vendorOrder.items.find((one) => one.productId === productId)?.id === item.id;
  if (!me || !isBuyers(order, me) || !open || !isFirstOfIts || vendorOrder.status !== 'delivered')
    return null;
  return (
    <Suspense fallback={null}>
      <ReviewInPlace product={open} isFirst={toReview[0] === open} />
    </Suspense>
  );
}

/** The same once more. A vendor or member of the staff who looks at the order gets none of it. */
export function AfterDelivery({ vendorOrder, order }: AfterDeliveryProps) {
  const { me } = useSession();
  const { outcome, isPending, buyAgain } = useBuyAgain();
  if (!isBuyers(order, me)) return null;
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        icon={<RotateCcw aria-hidden size={16} />}
        pendingLabel={isPending && 'Adding...'}
        onClick={() => buyAgain(() => vendorOrder.items)}
      >
        Buy again
      </Button>
      <BoughtAgain outcome={outcome} />
    </div>
  );
}
