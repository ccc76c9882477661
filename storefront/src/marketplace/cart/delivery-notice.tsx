import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { deliveryQuery } from '../queries';
import { type VendorItems, buyable, canReachBuyer, groupByVendor } from './cart-rules';

function VendorCheckouts({ groups }: { groups: readonly VendorItems[] }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {groups.map(({ vendor }) => (
        <LinkButton
          key={vendor.id}
          look="secondary"
          to={paths.checkout({ vendorId: vendor.id })}
          className="wrap-anywhere"
        >
          Check out {vendor.businessName} only
        </LinkButton>
      ))}
    </div>
  );
}

/** Says before the checkout that no single way of delivery serves the whole cart, and what to do about it. */
export function DeliveryNotice({ items }: { items: readonly CartItemView[] }) {
  const { data } = useQuery(deliveryQuery());
  if (!data || canReachBuyer(data)) return null;
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
        <>
          <p className="mt-2 text-sm">Check out one vendor at a time. The rest stays in your cart.</p>
          <VendorCheckouts groups={groups} />
        </>
      ) : (
        <p className="mt-2 text-sm">
          Remove the items that need a different shipping method and order them separately.
        </p>
      )}
    </section>
  );
}
