import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { RotateCcw, Star } from 'lucide-react';
import { useSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/button';
import { BoughtAgain } from './bought-again';
import { type Share, isBuyers } from './order-rules';
import { useBuyAgain } from './use-buy-again';

/**
 * What a customer can do once they have it: buy the same again, and review each product. A vendor or member
 * of the staff who looks at the order gets none of it.
 */
export function AfterDelivery({ share, order }: { share: Share; order: OrderView }) {
  const { me } = useSession();
  const { outcome, isPending, buyAgain } = useBuyAgain();
  if (!isBuyers(order, me)) return null;
  const kept = share.items.filter(({ quantity, refunded }) => refunded < quantity);
  // A product in two options is reviewed once.
  const reviewed = [...new Map(kept.map((item) => [item.productId, item])).values()];
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          pendingLabel={isPending && 'Adding...'}
          onClick={() => buyAgain(() => share.items)}
        >
          Buy again
        </Button>
        {me &&
          reviewed.map(({ id, productId, name }) => (
            <LinkButton
              key={id}
              size="sm"
              look="secondary"
              to={`${paths.product(productId)}?tab=reviews`}
              aria-label={`Review ${name}`}
              icon={<Star aria-hidden size={16} />}
            >
              {reviewed.length === 1 ? 'Review' : `Review ${name}`}
            </LinkButton>
          ))}
      </div>
      <BoughtAgain outcome={outcome} />
    </div>
  );
}
