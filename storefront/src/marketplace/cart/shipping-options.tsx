import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import {
  type CheckoutMethod,
  DISPATCH_TERMS,
  FREE_SHIPPING_ABOVE_CENTS,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import type { Discount } from '@farmgate/backend/contract/marketplace/price-order';
import { FAR_PICKUP_MILES } from '@farmgate/backend/contract/marketplace/reach';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { MapPin, Package, Truck } from 'lucide-react';
import { Card } from '../../ui/card';
import { SentToStates } from '../parts/sent-to-states';
import { type SharedWay, cartTotals, hasOwnPrice, isOpenWay } from './cart-rules';

const whole = (cents: number) => `$${cents / 100}`;

const OPTIONS = [
  { method: 'pickup', icon: MapPin, name: 'Pickup', price: 'Free', note: 'At the farm or its stand' },
  {
    method: 'local_delivery',
    icon: Truck,
    name: 'Local delivery',
    price: whole(LOCAL_DELIVERY_CENTS),
    note: `Within ${LOCAL_DELIVERY_MILES} miles of every vendor in your cart`,
  },
  {
    method: 'shipping',
    icon: Package,
    name: 'Nationwide shipping',
    price: whole(NATIONWIDE_SHIPPING_CENTS),
    note: `Free above ${whole(FREE_SHIPPING_ABOVE_CENTS)}. ${DISPATCH_TERMS}`,
  },
] as const;

type Option = Omit<(typeof OPTIONS)[number], 'price' | 'note'> & { price: string; note: string };

/** Where a vendor of the cart has a price of its own, the option says what this cart costs. */
function ownOption(option: Option, items: readonly CartItemView[], discounts: readonly Discount[]): Option {
  if (!hasOwnPrice(items, option.method)) return option;
  const { shipping } = cartTotals(items, option.method, { discounts });
  const price = shipping === 0 ? 'Free' : dollars(shipping);
  return { ...option, price, note: 'For this cart. Some vendors set their own price.' };
}

/** Why a way of delivery cannot be promised for this cart. */
function whyOut(method: CheckoutMethod, way: SharedWay): string | null {
  if (isOpenWay(way)) return null;
  if (way.way === 'too-far' && method === 'pickup') return `More than ${FAR_PICKUP_MILES} miles away`;
  return way.isPartial ? 'Not available for every item' : 'Not available for this cart';
}

interface ShippingOptionsProps {
  items: readonly CartItemView[];
  ways: Record<CheckoutMethod, SharedWay>;
  discounts: readonly Discount[];
}

/** What the ways of delivery cost, and which of them serve the whole cart. */
export function ShippingOptions({ items, ways, discounts }: ShippingOptionsProps) {
  return (
    <Card className="p-5" role="group" aria-labelledby="shipping-options">
      <h2 id="shipping-options" className="mb-4 text-lg">
        Shipping Options
      </h2>
      <ul className="flex flex-col gap-4">
        {OPTIONS.map((option) => ownOption(option, items, discounts)).map(
          ({ method, icon: Icon, name, price, note }) => (
            <li key={name} className="flex gap-3 text-sm">
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
              <div className="flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-soft">{whyOut(method, ways[method]) ?? note}</p>
              </div>
              {isOpenWay(ways[method]) && <p className="font-semibold tabular-nums">{price}</p>}
            </li>
          ),
        )}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
        <SentToStates />
      </p>
    </Card>
  );
}
