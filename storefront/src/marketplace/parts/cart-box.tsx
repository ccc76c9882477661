import {
  boxesLeftText,
  contentsOn,
  partsText,
  weekText,
} from '@farmgate/backend/contract/marketplace/box-words';
import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';

interface CartBoxProps {
  item: Pick<CartItemView, 'product' | 'quantity'>;
  day?: string | undefined;
}

/**
 * What is in a box in the cart; nothing for what is no box.
 * @param day of its pickup or delivery, as YYYY-MM-DD; left out for this week
 */
export function CartBox({ item: { product, quantity }, day }: CartBoxProps) {
  const { box } = product;
  if (!box) return null;
  const { parts, week, inventory } = contentsOn(box, day);
  const isShort = day !== undefined && inventory < quantity;
  return (
    <>
      {parts.length > 0 && (
        <span className="block text-sm text-soft wrap-anywhere">
          {week === null ? 'In the box' : `Box of ${weekText(week)}`}: {partsText(parts)}
        </span>
      )}
      {isShort && (
        <span className="block text-sm font-semibold text-danger">
          {inventory === 0 ? 'None left for this day.' : `${boxesLeftText(inventory)} for this day.`}
        </span>
      )}
    </>
  );
}
