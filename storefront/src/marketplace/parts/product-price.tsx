import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { formatUnit } from '../../lib/format/format';

/** @returns a product's price in whole cents */
export const priceInCents = ({ price }: Pick<ProductView, 'price'>): number => Math.round(price * 100);

/** "$4.50 per bunch", the amount in the one color that is for prices. */
export function ProductPrice({
  product,
  className = 'text-sm',
  amountClass = 'font-bold',
}: {
  product: Pick<ProductView, 'price' | 'unit'>;
  className?: string;
  amountClass?: string;
}) {
  return (
    <p className={`tabular-nums ${className}`}>
      <span className={`text-clay lining-nums ${amountClass}`}>{dollars(priceInCents(product))}</span>{' '}
      <span className="text-soft">{formatUnit(product.unit)}</span>
    </p>
  );
}
