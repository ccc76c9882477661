import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { CHECKOUT_METHODS, type CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import { type ShopperPlace, wholeMiles } from '@farmgate/backend/contract/marketplace/reach';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button';
import { useRemoval } from '../parts/cart/use-cart-changes';
import { type VendorItems, buyable, isOpenWay, milesTo, sharedWays, wayText } from './cart-rules';

interface VendorWaysProps {
  vendor: VendorItems['vendor'];
  items: readonly CartItemView[];
  place: ShopperPlace | null;
  /** There is nothing of another farm in the cart. */
  isOnly: boolean;
}

const KINDS = ['open', 'far', 'out'] as const;

function WayIcon({ way }: { way: (typeof KINDS)[number] }) {
  if (way === 'open') return <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-leaf" />;
  if (way === 'far') return <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-clay" />;
  return <X aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />;
}

/** How what is in the cart of one farm gets to the shopper, and what to do where it does not. */
export function VendorWays({ vendor, items, place, isOnly }: VendorWaysProps) {
  const remove = useRemoval();
  const sold = buyable(items);
  if (sold.length === 0) return null;
  const ways = sharedWays(sold, place);
  const isOut = !CHECKOUT_METHODS.some((method) => isOpenWay(ways[method]));
  const kindOf = (method: CheckoutMethod): (typeof KINDS)[number] => {
    if (isOpenWay(ways[method])) return 'open';
    return method === 'pickup' && ways.pickup.way === 'too-far' ? 'far' : 'out';
  };
  // What is possible first.
  const shown = CHECKOUT_METHODS.filter((method) => !isOut || kindOf(method) !== 'far').sort(
    (one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)),
  );
  const removeAll = () => {
    document.getElementById('cart-heading')?.focus();
    for (const item of items) if (item.id > 0) remove(item);
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunk px-3.5 py-3 text-sm">
      {isOut && place && (
        <p className="font-semibold">
          {ways.pickup.way === 'too-far'
            ? `Pickup is ${wholeMiles(milesTo(vendor, place) ?? 0)} away in ${vendor.city}, ${vendor.state}`
            : `This can’t get to ${place.zipCode}`}
        </p>
      )}
      <ul
        className="flex flex-wrap gap-x-5 gap-y-1.5"
        aria-label={`How ${vendor.businessName} gets it to you`}
      >
        {shown.map((method) => (
          <li key={method} className="flex items-start gap-1.5">
            <WayIcon way={kindOf(method)} />
            <span className={kindOf(method) === 'out' ? 'text-soft' : undefined}>
              {wayText(method, ways[method], vendor, place)}
            </span>
          </li>
        ))}
      </ul>
      {(isOut || !isOnly) && (
        <div className="flex flex-wrap gap-2">
          {!isOnly && (
            <LinkButton look="secondary" size="sm" to={paths.checkout({ vendorId: vendor.id })}>
              Check out this farm only
              <span className="sr-only"> {vendor.businessName}</span>
            </LinkButton>
          )}
          <Button look="quiet" size="sm" onClick={removeAll}>
            Remove
            <span className="sr-only"> everything from {vendor.businessName}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
