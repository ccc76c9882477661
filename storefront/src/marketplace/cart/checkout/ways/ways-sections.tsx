import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { Discount } from '@farmgate/backend/contract/marketplace/price-order';
import { CalendarCheck } from 'lucide-react';
import { groupByVendor } from '../../cart-rules';
import { Step } from '../form/checkout-section';
import type { Ways } from './use-ways';
import { VendorWaySection } from './vendor-way-section';
import { isAllShipped, waysSentence } from './ways-words';

interface WaysSectionsProps {
  items: readonly CartItemView[];
  ways: Ways;
  discounts: readonly Discount[];
}

/** How each vendor's part reaches its buyer: all of it in a sentence, then vendor by vendor. */
export function WaysSections({ items, ways, discounts }: WaysSectionsProps) {
  const groups = groupByVendor(items);
  return (
    <section aria-labelledby="shipping-method" className="flex flex-col gap-5">
      <div className="-mb-2">
        <Step step={1} />
        <h2 id="shipping-method" className="text-lg">
          Shipping Method
        </h2>
      </div>
      <p
        role="status"
        className="flex items-start gap-2.5 rounded-control bg-moss px-4 py-3 text-sm wrap-anywhere max-md:sr-only"
      >
        <CalendarCheck aria-hidden size={20} className="shrink-0 text-leaf" />
        <span className="min-w-0">
          {isAllShipped(ways.ways) ? (
            <strong className="font-semibold">Everything is shipped.</strong>
          ) : (
            <>
              <VisibleLabel /> {waysSentence(ways.vendors, ways.ways, items, new Date())}
            </>
          )}
        </span>
      </p>
      {groups.map((group) => {
        const vendor = ways.vendors.find(({ vendorId }) => vendorId === group.vendor.id);
        const way = ways.ways.get(group.vendor.id);
        if (!vendor || !way) return null;
        return (
          <VendorWaySection key={vendor.vendorId} {...{ vendor, way, ways, items, discounts }} own={group} />
        );
      })}
    </section>
  );
}

const VisibleLabel = () => <span className="font-semibold">Pickup or delivery.</span>;
