import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { boxesLeftText } from '@farmgate/backend/contract/marketplace/box-words';
import { onlyFor } from '@farmgate/backend/contract/marketplace/dated-words';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { LOW_STOCK, MADE_TO_ORDER, stockLabel } from '@farmgate/backend/contract/marketplace/shop';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { formatCount } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/navigation/link';
import { Rating } from '../../../ui/rating';
import { ReachLine } from '../../parts/reach-line';

/** The vendor has a page of its own: its link lies above the one that covers the card. */
export function CardVendor({ product: { vendor } }: { product: ProductView }) {
  return (
    <p className="product-card-vendor">
      <Link to={paths.vendor(vendor.id)} className="hit">
        {vendor.businessName}
      </Link>
    </p>
  );
}

type Stock = Pick<ProductView, 'inventory' | 'madeToOrder' | 'vendor' | 'dates' | 'box'>;

/** "In Stock (42)", "Only 3 left", "Out of Stock", "For Nov 24", "Made to order", "Back on Monday, Dec 7" */
export function StockText({ product, className }: { product: Stock; className?: string }) {
  const { inventory, madeToOrder, vendor, box } = product;
  const isLow = inventory > 0 && inventory <= LOW_STOCK;
  if (vendor.backOn)
    return <span className={clsx('font-semibold', className)}>{backOnText(vendor.backOn)}</span>;
  if (madeToOrder) return <span className={clsx('text-leaf', className)}>{MADE_TO_ORDER}</span>;
  const only = onlyFor(product);
  if (only) return <span className={clsx('font-semibold text-leaf', className)}>{only}</span>;
  return (
    <span
      className={clsx(
        'tabular-nums',
        isLow ? 'font-semibold text-clay' : inventory > 0 ? 'text-leaf' : 'text-soft',
        className,
      )}
    >
      {box && isLow ? boxesLeftText(inventory) : stockLabel(inventory)}
      {inventory > LOW_STOCK && <span className="text-soft">{` (${formatCount(inventory)})`}</span>}
    </span>
  );
}

const NATIONWIDE = ['nationwide_shipping'] as const;
const isNationwide = ({ shippingMethods, vendor }: ProductView) =>
  shippingMethods.includes('nationwide_shipping') && !vendor.shippingStates?.length;

/**
 * How one gets it (a shelf says most of that), what is left of it, and what its buyers say. On phones, a low
 * card has no room for all of that.
 */
export function CardFacts({
  product,
  isOnShelf = false,
  isLow = false,
}: {
  product: ProductView;
  isOnShelf?: boolean;
  isLow?: boolean;
}) {
  const { rating, reviewCount, isOrganic } = product;
  return (
    <ul className="product-card-facts">
      {isLow && isNationwide(product) && (
        <li className="whole-row sm:hidden">
          <ReachLine methods={NATIONWIDE} from={product.vendor} />
        </li>
      )}
      {(!isOnShelf || isNationwide(product)) && (
        <li className={clsx('whole-row', isLow && 'max-sm:hidden')}>
          <ReachLine methods={isOnShelf ? NATIONWIDE : product.shippingMethods} from={product.vendor} />
        </li>
      )}
      <li>
        <StockText product={product} />
      </li>
      {isOrganic && !isOnShelf && (
        <li className={clsx(isLow && 'max-sm:hidden')}>
          <Badge tone="outline" icon={<Icon name="leaf" />}>
            Organic
          </Badge>
        </li>
      )}
      {rating !== null && reviewCount > 0 && !isOnShelf && (
        <li className={clsx(isLow && 'max-sm:hidden')}>
          <Rating rating={rating} count={reviewCount} />
        </li>
      )}
    </ul>
  );
}
