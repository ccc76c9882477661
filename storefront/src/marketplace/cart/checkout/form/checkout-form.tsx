import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { Suspense, lazy, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CART } from '../../../queries';
import { cartTotals } from '../../cart-rules';
import { useDiscounts } from '../../terms/use-discounts';
import { CheckoutFailure } from '../checkout-failure';
import { CheckoutSummary, FoldedSummary } from '../checkout-summary';
import { PaymentMethodSection, ShippingMethodSection } from './choice-sections';
import { ClosingSection } from './closing-section';
import { AddressSection, ContactSection, PickupSection } from './person-sections';
import { codeOf } from '../order/place-order';
import { useCheckout } from '../use-checkout';
import { useCheckoutTax } from '../use-checkout-tax';
import { useDelivery } from '../use-delivery';

const FarPickup = lazy(() => import('../far-pickup').then((module) => ({ default: module.FarPickup })));

export interface CheckoutFormProps {
  /** What is bought: the cart, or one vendor's part of it. */
  items: readonly CartItemView[];
  vendorId: number | undefined;
  /** The order is there; its page is on its way. */
  isPlaced: boolean;
  onPlaced: () => void;
}

/** Everything that an order needs, and what it costs beside it. */
export function CheckoutForm({ items, vendorId, isPlaced, onPlaced }: CheckoutFormProps) {
  const client = useQueryClient();
  const discounts = useDiscounts(items);
  const checkout = useCheckout({ items, vendorId, discounts, onPlaced });
  const { form, errorOf, submit, isPending, error, before } = checkout;
  const delivery = useDelivery(checkout, vendorId);
  const { method } = delivery;
  const tax = useCheckoutTax(items, delivery);
  // Perhaps a state was closed, a vendor no longer ships there, or another tax holds.
  const isElsewhere = STALE.includes(codeOf(error) ?? '');
  useEffect(() => {
    if (isElsewhere) void client.invalidateQueries({ predicate: isAboutDelivery });
  }, [isElsewhere, client]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label="Checkout"
      className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <FoldedSummary items={items} method={method} {...tax} discounts={discounts} />
        <ContactSection form={form} errorOf={errorOf} />
        {method === 'pickup' ? (
          <PickupSection form={form} />
        ) : (
          <AddressSection form={form} errorOf={errorOf} states={delivery.states} />
        )}
        <ShippingMethodSection
          form={form}
          errorOf={errorOf}
          delivery={delivery}
          priceOf={(way) => cartTotals(items, way, { discounts: discounts.applied }).shipping}
        />
        {delivery.farPickups.length > 0 && (
          <Suspense fallback={null}>
            <FarPickup delivery={delivery} />
          </Suspense>
        )}
        <PaymentMethodSection form={form} errorOf={errorOf} delivery={delivery} />
        <ClosingSection form={form} errorOf={errorOf} />
      </div>
      <div className="md:sticky md:top-24">
        <CheckoutSummary
          items={items}
          method={method}
          {...tax}
          discounts={discounts}
          isPending={isPending || isPlaced}
          failure={error && <CheckoutFailure error={error} before={before} items={items} />}
        />
      </div>
    </form>
  );
}

/** What an order is refused with where what is known of its delivery may be old. */
const STALE = ['DELIVERY_NOT_POSSIBLE', 'VALIDATION_FAILED', 'TOTAL_CHANGED', 'CART_CHANGED'];

const isAboutDelivery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith(`${CART}/delivery`);
