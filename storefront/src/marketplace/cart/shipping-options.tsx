import {
  FREE_SHIPPING_FROM_CENTS,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { MapPin, Package, Truck } from 'lucide-react';
import { Card } from '../../ui/card';

const whole = (cents: number) => `$${cents / 100}`;

const OPTIONS = [
  { icon: MapPin, name: 'Pickup', price: 'Free', note: 'At the farm or its stand' },
  {
    icon: Truck,
    name: 'Local delivery',
    price: whole(LOCAL_DELIVERY_CENTS),
    note: `Within ${LOCAL_DELIVERY_MILES} miles of every vendor in your cart`,
  },
  {
    icon: Package,
    name: 'Nationwide shipping',
    price: whole(NATIONWIDE_SHIPPING_CENTS),
    note: `All 50 states; free from ${whole(FREE_SHIPPING_FROM_CENTS)}. Ships within 1-2 business days`,
  },
];

/** What the ways of delivery cost; which of them is possible turns out at the checkout. */
export function ShippingOptions() {
  return (
    <Card className="p-5" role="group" aria-labelledby="shipping-options">
      <h2 id="shipping-options" className="mb-4 text-lg">
        Shipping Options
      </h2>
      <ul className="flex flex-col gap-4">
        {OPTIONS.map(({ icon: Icon, name, price, note }) => (
          <li key={name} className="flex gap-3 text-sm">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
            <div className="flex-1">
              <p className="font-semibold">{name}</p>
              <p className="text-soft">{note}</p>
            </div>
            <p className="font-semibold tabular-nums">{price}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
