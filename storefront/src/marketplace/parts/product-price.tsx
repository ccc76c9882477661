import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice, hasOptions, perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { formatUnit, priceUnitLabel } from '../../lib/format/format';

/** @returns a product's price in whole cents */
export const priceInCents = ({ price }: Pick<ProductView, 'price'>): number => Math.round(price * 100);

/**
 * "$4.50 per bunch", "$14.00" of an option, "From $6.50" where there is a choice of them, "$6.50/lb" by
 * weight, the amount in the one color that is for prices.
 */
export function ProductPrice({
  product,
  className = 'text-sm',
  amountClass = 'font-bold',
  isChosen = false,
  isOnPage = false,
}: {
  product: Pick<ProductView, 'price' | 'unit' | 'variantCount' | 'pricePer'>;
  className?: string;
  amountClass?: string;
  /** The price is of the option that was chosen. */
  isChosen?: boolean;
  /** It stands on the product's own page, with the unit's whole label. */
  isOnPage?: boolean;
}) {
  return (
    <p className={`tabular-nums ${className}`}>
      {hasChoice(product) && !isChosen && <span className="text-soft">From </span>}
      <span className={`text-clay lining-nums ${amountClass}`}>{dollars(priceInCents(product))}</span>
      {perText(product)}
      {!isChosen && !hasOptions(product) && (
        <span className="text-soft">{` ${(isOnPage ? priceUnitLabel : formatUnit)(product.unit)}`}</span>
      )}
    </p>
  );
}
