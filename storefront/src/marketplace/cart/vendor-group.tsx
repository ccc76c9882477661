import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { type ShopperPlace, wholeMiles } from '@farmgate/backend/contract/marketplace/reach';
import { termsSentences } from '@farmgate/backend/contract/marketplace/seller-terms';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Store } from 'lucide-react';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CartLine } from './cart-line';
import {
  type VendorItems,
  buyable,
  isAtMost,
  isOpenWay,
  lineKey,
  milesTo,
  sharedWays,
  subtotalCents,
} from './cart-rules';
import { VendorWays } from './vendor-ways';

interface VendorGroupProps {
  vendor: VendorItems['vendor'];
  items: readonly CartItemView[];
  isUpdating: (itemId: number) => boolean;
  /** Where the shopper is; null while that is not known. */
  place: ShopperPlace | null;
  /** There is nothing of another farm in the cart. */
  isOnly: boolean;
}

/** What the vendor asks for, where that is not the standard, for ways in which this can be had. */
function OwnTerms({
  vendor: { terms, businessName },
  items,
  place,
}: Pick<VendorGroupProps, 'vendor' | 'items' | 'place'>) {
  if (!terms) return null;
  const ways = sharedWays(buyable(items), place);
  const sentences = termsSentences(terms, (method) => isOpenWay(ways[method]));
  if (sentences.length === 0) return null;
  return (
    <ul
      aria-label={`Prices of ${businessName}`}
      className="-mt-1 mb-3 flex flex-wrap gap-x-4 text-sm text-soft"
    >
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What the cart holds of one vendor. */
export function VendorGroup({ vendor, items, isUpdating, place, isOnly }: VendorGroupProps) {
  const miles = milesTo(vendor, place);
  const heading = `vendor-${vendor.id}`;
  return (
    <Card className="p-4 sm:p-5" role="group" aria-labelledby={heading}>
      <div className="flex items-start gap-3 pb-4">
        <span className="mt-0.5 text-leaf">
          <Store aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="text-lg leading-snug wrap-anywhere">
            <Link to={paths.vendor(vendor.id)} className="hover:text-leaf hover:underline">
              {vendor.businessName}
            </Link>
          </h2>
          <p className="text-sm text-soft">
            {vendor.city}, {vendor.state}
            {miles !== null && ` · ${wholeMiles(miles)}`}
          </p>
        </div>
        <p className="text-right text-sm tabular-nums">
          <span className="block text-xs text-soft">Subtotal</span>
          <span className="font-semibold">
            {isAtMost(items) && 'at most '}
            {dollars(subtotalCents(items))}
          </span>
        </p>
      </div>
      <OwnTerms vendor={vendor} items={items} place={place} />
      <VendorWays vendor={vendor} items={items} place={place} isOnly={isOnly} />
      <ul className="mt-4 flex flex-col">
        {items.map((item) => (
          <CartLine key={lineKey(item)} item={item} isUpdating={isUpdating(item.id)} />
        ))}
      </ul>
    </Card>
  );
}
