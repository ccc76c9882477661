import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { CheckoutForm as CheckoutRequest } from '@farmgate/backend/contract/marketplace/checkout-request';
import type { DeliveryView, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { amountOf } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import { usePublicConfig } from '../../../lib/page/public-config';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { type KeptForm, useKeptForm } from '../../../ui/forms/use-kept-form';
import { refreshCart } from '../../parts/cart/use-cart';
import { cartTax, cartTotals } from '../cart-rules';
import type { Discounts } from '../terms/use-discounts';
import { forgetWaiting, keepWaiting } from './confirm/waiting-checkout';
import { deliveryTo } from './delivery-to';
import { type CheckoutValues, EMPTY_CHECKOUT, asAsked, fitDraft } from './form/checkout-values';
import { writeSubstitutes } from './form/kept-substitutes';
import { attemptFor } from './order/order-attempt';
import { FAILURE, codeOf, isRefusal, sendAttempt, useGoToOrder } from './order/place-order';
import { useKnownFields } from './use-known-fields';
import { forgetKept } from './ways/kept-ways';
import type { SentWays } from './ways/ways-rules';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/checkout-request').then((module) => module.CheckoutForm),
);

/** How each vendor's part goes, as it is known when the button is pressed. */
export interface Going {
  /** Null where the whole order goes one way. */
  ways: SentWays | null;
  /** @returns whether all is known and chosen that is not in the form */
  press: () => boolean;
}

export interface CheckoutOptions {
  /** What is bought. */
  items: readonly CartItemView[];
  /** One vendor's part of the cart alone. */
  vendorId: number | undefined;
  discounts: Pick<Discounts, 'applied' | 'forgetUsed' | 'askAgain'>;
  going: RefObject<Going | null>;
  /** Lines that may be swapped for something similar. */
  substitutes: readonly number[];
  onPlaced: () => void;
}

/**
 * The checkout's form and its way to the server. What was typed stays until the order is there, also over
 * reloads.
 */
export function useCheckout({ items, vendorId, discounts, going, substitutes, onPlaced }: CheckoutOptions) {
  const client = useQueryClient();
  const goToOrder = useGoToOrder();
  /** What was shown when the button was pressed. */
  const shown = useRef(items);
  const [before, setBefore] = useState<readonly CartItemView[] | null>(null);
  const { taxMode } = usePublicConfig();
  const shownTax = (method: CheckoutMethod) => {
    const { queryKey } = deliveryTo(form.getValues(), vendorId);
    return cartTax(items, method, client.getQueryData<DeliveryView>(queryKey)?.taxes, taxMode);
  };
  const form: KeptForm<CheckoutValues> = useKeptForm<
    CheckoutValues,
    OrderView,
    never,
    z.output<typeof CheckoutRequest>
  >({
    schema,
    request: asAsked,
    values: EMPTY_CHECKOUT,
    draft: {
      ...{ name: 'farmgate-checkout', userId: null, without: ['agreeToTerms'] },
      ...{ isAtOnce: true, fit: fitDraft },
    },
    mayPress: () => going.current?.press() ?? false,
    send: (request) => {
      shown.current = items;
      setBefore(null);
      const { applied } = discounts;
      const ways = going.current?.ways;
      const terms = ways?.terms ?? { tax: shownTax(request.shippingMethod) };
      const { total } = cartTotals(items, request.shippingMethod, { ...terms, discounts: applied });
      const swapped = substitutes.filter((id) => items.some((item) => item.id === id));
      const body = {
        ...request,
        total: amountOf(total),
        ...(vendorId && { vendorId }),
        ...(ways && { shares: ways.shares }),
        ...(swapped.length > 0 && { substitutes: swapped }),
        ...(applied.length > 0 && { discountCodes: [...new Set(applied.map(({ code }) => code))] }),
      };
      return sendAttempt(attemptFor(sessionStorage, body));
    },
    onSent: (order) => {
      forgetKept();
      forgetWaiting(() => localStorage);
      writeSubstitutes(() => sessionStorage, []);
      discounts.forgetUsed();
      onPlaced();
      goToOrder(order);
    },
    onFailed: (error) => {
      setBefore(shown.current);
      if (isRefusal(error)) void refreshCart(client);
      discounts.askAgain();
      if (codeOf(error) === 'CONFIRM_EMAIL_FIRST') {
        const path = paths.checkout(vendorId ? { vendorId } : {});
        keepWaiting(
          () => sessionStorage,
          () => localStorage,
          path,
          Date.now(),
        );
        return;
      }
      sayFailed(FAILURE, error, 'Farmgate didn’t respond.');
    },
  });
  useKnownFields(form);
  return { form, before };
}
