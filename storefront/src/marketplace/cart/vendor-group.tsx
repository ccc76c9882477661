import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Store } from 'lucide-react';
import { Link } from '../../ui/navigation/link';
import { Card } from '../../ui/card';
import { CartLine } from './cart-line';
import { type VendorItems, subtotalCents } from './cart-rules';

interface VendorGroupProps {
  vendor: VendorItems['vendor'];
  items: readonly CartItemView[];
  isUpdating: (itemId: number) => boolean;
}

/** What the cart holds of one vendor. */
export function VendorGroup({ vendor, items, isUpdating }: VendorGroupProps) {
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
          </p>
        </div>
        <p className="text-right text-sm tabular-nums">
          <span className="block text-xs text-soft">Subtotal</span>
          <span className="font-semibold">{dollars(subtotalCents(items))}</span>
        </p>
      </div>
      <ul className="flex flex-col">
        {items.map((item) => (
          <CartLine key={item.product.id} item={item} isUpdating={isUpdating(item.id)} />
        ))}
      </ul>
    </Card>
  );
}
