import {
  type CheckoutMethod,
  FREE_SHIPPING_FROM_CENTS,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { FAR_PICKUP_MILES } from '@farmgate/backend/contract/marketplace/reach';
import { MapPin, Package, Truck } from 'lucide-react';
import { Card } from '../../ui/card';
import { SentToStates } from '../parts/sent-to-states';
import { type SharedWay, isOpenWay } from './cart-rules';

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
    note: `All 50 states; free from ${whole(FREE_SHIPPING_FROM_CENTS)}. Ships within 1-2 business days`,
  },
] as const;

/** Why a way of delivery cannot be promised for this cart. */
function whyOut(method: CheckoutMethod, way: SharedWay): string | null {
  if (isOpenWay(way)) return null;
  if (way.way === 'too-far' && method === 'pickup') return `More than ${FAR_PICKUP_MILES} miles away`;
  return way.isPartial ? 'Not possible for part of this cart' : 'Not possible for this cart';
}

/** What the ways of delivery cost, and which of them serve the whole cart. */
export function ShippingOptions({ ways }: { ways: Record<CheckoutMethod, SharedWay> }) {
  return (
    <Card className="p-5" role="group" aria-labelledby="shipping-options">
      <h2 id="shipping-options" className="mb-4 text-lg">
        Shipping Options
      </h2>
      <ul className="flex flex-col gap-4">
        {OPTIONS.map(({ method, icon: Icon, name, price, note }) => (
          <li key={name} className="flex gap-3 text-sm">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
            <div className="flex-1">
              <p className="font-semibold">{name}</p>
              <p className="text-soft">{whyOut(method, ways[method]) ?? note}</p>
            </div>
            {isOpenWay(ways[method]) && <p className="font-semibold tabular-nums">{price}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
        <SentToStates />
      </p>
    </Card>
  );
}
