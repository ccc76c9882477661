import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice, hasOptions, perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatUnit, priceUnitLabel } from '../../lib/format/format';

/** @returns a product's price in whole cents */
export const priceInCents = ({ price }: Pick<ProductView, 'price'>): number => Math.round(price * 100);

/**
 * "$4.50 per bunch", "$14.00" of an option, "From $6.50" where there is a choice of them, "$6.50/lb" by
 * weight, the amount in the one color that is for prices.
 */
export function ProductPrice({
  product,
  className,
  amountClass,
  isChosen = false,
  isOnPage = false,
  children,
}: {
  product: Pick<ProductView, 'price' | 'unit' | 'variantCount' | 'pricePer'>;
  className?: string;
  amountClass?: string;
  /** The price is of the option that was chosen. */
  isChosen?: boolean;
  /** It stands on the product's own page, with the unit's whole label. */
  isOnPage?: boolean;
  /** What stands behind it. */
  children?: ReactNode;
}) {
  const per = perText(product);
  return (
    <p className={clsx('price', className)}>
      {hasChoice(product) && !isChosen && 'From '}
      <b className={amountClass}>{dollars(priceInCents(product))}</b>
      {per && <span>{per}</span>}
      {!isChosen && !hasOptions(product) && ` ${(isOnPage ? priceUnitLabel : formatUnit)(product.unit)}`}
      {children}
    </p>
  );
}
