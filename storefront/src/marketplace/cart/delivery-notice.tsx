import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { ShopperPlace } from '@farmgate/backend/contract/marketplace/reach';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { deliveryQuery } from '../queries';
import { buyable, canReachBuyer, groupByVendor } from './cart-rules';
import { pickupsTo } from './checkout/delivery-to';

/** Says before the checkout that no single way of delivery serves the whole cart, and what to do about it. */
export function DeliveryNotice({
  items,
  place,
}: {
  items: readonly CartItemView[];
  place: ShopperPlace | null;
}) {
  const { data } = useQuery(deliveryQuery(place ? { zipCode: place.zipCode } : {}));
  const isOneWay = !data || canReachBuyer(data);
  const { data: pickups } = useQuery({
    ...pickupsTo({ state: '', zipCode: place?.zipCode ?? '' }, undefined),
    enabled: !isOneWay,
  });
  // Where each vendor has its own way, the checkout asks for it.
  if (isOneWay || !pickups || pickups.vendors.length > 0) return null;
  const groups = groupByVendor(buyable(items));
  if (groups.length === 0) return null;
  return (
    <section className="rounded-card border border-edge bg-moss p-4 sm:p-5" aria-labelledby="delivery-notice">
      <h2 id="delivery-notice" className="flex items-start gap-2.5 font-sans text-base font-semibold">
        <Truck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
        Your items can’t all be delivered the same way
      </h2>
      <ul className="mt-2 list-disc pl-5 text-sm text-soft">
        {data.options.map(({ method, reason }) => reason && <li key={method}>{reason}</li>)}
      </ul>
      {groups.length > 1 ? (
        <p className="mt-2 text-sm">Buy one farm at a time. The rest stays in your cart.</p>
      ) : (
        <p className="mt-2 text-sm">
          Remove the items that need a different shipping method and order them separately.
        </p>
      )}
    </section>
  );
}
