import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { countOf } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useNearPlace } from '../../shared/near/near-zip';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { unitsIn } from '../parts/cart/cart-changes';
import { type Cart, useCart } from '../parts/cart/use-cart';
import { WaitingNotice } from '../parts/waiting/waiting-notice';
import { buyable, farthestOf, groupByVendor, sharedWays } from './cart-rules';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { CartZip } from './cart-zip';
import { DeliveryNotice } from './delivery-notice';
import { EmptyCart } from './empty-cart';
import { ShippingOptions } from './shipping-options';
import { useDiscounts } from './terms/use-discounts';
import { VendorGroup } from './vendor-group';

function Content({ cart }: { cart: Cart }) {
  const { items, error, retry, isUpdating } = cart;
  if (!items) {
    return error ? (
      <CouldNotLoad title="We couldn’t load your cart." error={error} onRetry={retry} />
    ) : (
      <CartSkeleton />
    );
  }
  if (items.length === 0) return <EmptyCart heading="h2" />;
  return <Filled items={items} isUpdating={isUpdating} />;
}

function Filled({ items, isUpdating }: { items: readonly CartItemView[] } & Pick<Cart, 'isUpdating'>) {
  const place = useNearPlace();
  const discounts = useDiscounts(items);
  const groups = groupByVendor(items);
  const ways = sharedWays(buyable(items), place);
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex flex-col gap-5">
        <CartZip />
        <DeliveryNotice items={items} place={place} />
        {groups.map(({ vendor, items: own }) => (
          <VendorGroup
            key={vendor.id}
            vendor={vendor}
            items={own}
            isUpdating={isUpdating}
            place={place}
            isOnly={groups.length === 1}
          />
        ))}
      </div>
      <div className="flex flex-col gap-5 md:sticky md:top-24">
        <CartSummary
          items={items}
          ways={ways}
          miles={farthestOf(buyable(items), place)}
          discounts={discounts}
        />
        <ShippingOptions items={items} ways={ways} discounts={discounts.applied} />
      </div>
    </div>
  );
}

/** What somebody is about to buy. The server knows nobody's cart: its page is the same for all. */
export function CartPage() {
  const cart = useCart();
  const units = cart.items ? unitsIn(cart.items) : 0;
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Shopping Cart" noindex />
      <div className="mb-6 flex flex-wrap items-baseline gap-x-3 md:mb-8">
        <h1 id="cart-heading" tabIndex={-1} className="text-2xl md:text-3xl">
          Shopping Cart
        </h1>
        {units > 0 && <p className="text-soft">{countOf(units, 'item')}</p>}
      </div>
      <WaitingNotice className="mb-5" />
      <Content cart={cart} />
    </div>
  );
}
