import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { Form } from '../../../../ui/forms/form';
import { CART } from '../../../queries';
import { cartTotals } from '../../cart-rules';
import { useDiscounts } from '../../terms/use-discounts';
import { CheckoutFailure } from '../checkout-failure';
import { CheckoutSummary, PlaceOrder } from '../checkout-summary';
import { depositPart } from '../deposit-part';
import { codeOf } from '../order/place-order';
import { roundedPart } from '../rounded-part';
import { type Going, useCheckout } from '../use-checkout';
import { useCheckoutTax } from '../use-checkout-tax';
import { useDelivery } from '../use-delivery';
import { usePickups, useWays } from '../ways/use-ways';
import { weighedPart } from '../weighed-words';
import { PaymentMethodSection, ShippingMethodSection } from './choice-sections';
import { ClosingSection } from './closing-section';
import { readSubstitutes, writeSubstitutes } from './kept-substitutes';
import { AddressSection, ContactSection, PickupSection } from './person-sections';
import { SubstitutesSection } from './substitutes-section';

const FarPickup = lazy(() => import('../far-pickup').then((module) => ({ default: module.FarPickup })));

const WaysSections = lazy(() =>
  import('../ways/ways-sections').then((module) => ({ default: module.WaysSections })),
);

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
  const going = useRef<Going>(null);
  const [substitutes, setSubstitutes] = useState(() => readSubstitutes(() => sessionStorage));
  const { form, before } = useCheckout({ items, vendorId, discounts, going, substitutes, onPlaced });
  const { error } = form;
  const pickups = usePickups(form, items, vendorId);
  const { isByVendor } = pickups;
  const delivery = useDelivery(form, vendorId, isByVendor);
  const { method } = delivery;
  const ways = useWays({ form, pickups, delivery, items });
  useEffect(() => {
    const press = () => {
      if (!pickups.pickups) pickups.retry();
      const isChosen = pickups.pickups !== undefined && (!isByVendor || ways.press());
      if (!isChosen) void form.trigger();
      return isChosen;
    };
    going.current = { ways: isByVendor ? ways : null, press };
  });
  const { tax: wholeTax, taxWords } = useCheckoutTax(items, delivery);
  const tax = { tax: isByVendor ? ways.terms.tax : wholeTax, taxWords };
  const byVendor = isByVendor ? ways : null;
  const terms = { tax: tax.tax, ...byVendor?.terms, discounts: discounts.applied };
  const priced = cartTotals(items, method || 'pickup', terms);
  // Perhaps a state was closed, a vendor no longer ships there, or another tax holds.
  const isElsewhere = STALE.includes(codeOf(error) ?? '');
  useEffect(() => {
    if (isElsewhere) void client.invalidateQueries({ predicate: isAboutDelivery });
  }, [isElsewhere, client]);
  // A press before the days and ways are there would order what nobody has seen.
  const isLoading = (!pickups.pickups && !pickups.error) || (!delivery.delivery && !delivery.error);
  const summary = {
    ...{ items, method, ...tax, ways: byVendor, discounts },
    pendingLabel: ((form.isPending || isPlaced) && 'Processing...') || (isLoading && 'Loading...'),
    failure: error && <CheckoutFailure {...{ error, before, items }} email={form.getValues('email')} />,
  };
  return (
    <Form
      of={form}
      method="post"
      aria-label="Checkout"
      className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        {isByVendor ? (
          <Suspense fallback={null}>
            <WaysSections items={items} ways={ways} discounts={discounts.applied} />
          </Suspense>
        ) : (
          <ShippingMethodSection
            form={form}
            delivery={delivery}
            pickups={pickups}
            priceOf={(way) => cartTotals(items, way, { discounts: discounts.applied }).shipping}
          />
        )}
        {!isByVendor && delivery.farPickups.length > 0 && (
          <Suspense fallback={null}>
            <FarPickup delivery={delivery} />
          </Suspense>
        )}
        <ContactSection form={form} />
        {method === 'pickup' ? (
          <PickupSection form={form} />
        ) : (
          <AddressSection form={form} states={delivery.states} />
        )}
        <PaymentMethodSection
          {...{ form, delivery }}
          weighed={weighedPart(items, tax.tax, priced.total)}
          lastDay={byVendor?.lastDay ?? null}
          rounded={
            tax.tax === 'unknown' ? null : roundedPart(priced.shares, delivery.delivery?.cashRoundings)
          }
          deposit={depositPart(items, priced)}
        />
        <SubstitutesSection
          items={items}
          chosen={substitutes}
          onChange={(chosen) => {
            setSubstitutes(chosen);
            writeSubstitutes(() => sessionStorage, chosen);
          }}
        />
        <ClosingSection form={form} />
      </div>
      <div className="flex flex-col gap-4 max-md:contents md:sticky md:top-24">
        <CheckoutSummary {...summary} />
        <PlaceOrder {...summary} />
      </div>
    </Form>
  );
}

/** What an order is refused with where what is known of its delivery may be old. */
const STALE = [
  'DELIVERY_NOT_POSSIBLE',
  'VALIDATION_FAILED',
  'TOTAL_CHANGED',
  'CART_CHANGED',
  'ORDER_BELOW_MINIMUM',
  'WINDOW_FULL',
  'WINDOW_CLOSED',
];

const isAboutDelivery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  [`${CART}/delivery`, `${CART}/pickups`].some((path) => String(queryKey[0]).startsWith(path));
