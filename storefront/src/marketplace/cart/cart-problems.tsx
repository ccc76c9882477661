import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { useQuantity, useRemoval } from '../parts/cart/use-cart-changes';
import { productPath } from '../parts/option-address';
import { lineKey, lineName, problemText } from './cart-rules';

/** @returns the words behind a name; whole sentences stay as they are */
const problemInLine = (item: CartItemView) =>
  item.problem === 'away' || item.problem === 'incomplete'
    ? problemText(item)
    : problemText(item)?.toLowerCase();

/**
 * What cannot be bought as it stands, with one press that puts it right: taken out, or down to what is left.
 */
export function CartProblems({ items }: { items: readonly CartItemView[] }) {
  const changeQuantity = useQuantity();
  const remove = useRemoval();
  const wrong = items.filter(({ problem }) => problem !== null);
  const settled = wrong.filter(({ problem }) => problem !== 'no-option');
  if (wrong.length === 0) return null;
  const settle = () =>
    settled.forEach((item) => {
      if (item.problem === 'too-many') changeQuantity(item, mostOf(item.product));
      else remove(item);
    });
  return (
    <div role="alert" className="rounded-control border border-danger px-3.5 py-3 text-sm">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        Not in your total until you update it:
      </p>
      <ul className="mt-1.5 mb-2.5 flex flex-col gap-0.5 pl-6.5">
        {wrong.map((item) => (
          <li key={lineKey(item)} className="wrap-anywhere">
            {lineName(item)}: {problemInLine(item)}
            {item.problem === 'no-option' && (
              <>
                .{' '}
                <Link to={productPath(item.product.id)} className="link font-semibold">
                  Choose an option<span className="sr-only"> of {item.product.name}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <Button size="sm" look="secondary" wide onClick={settle}>
          {settled.some(({ problem }) => problem === 'too-many')
            ? 'Update to what’s available'
            : 'Remove from the cart'}
        </Button>
      )}
    </div>
  );
}
