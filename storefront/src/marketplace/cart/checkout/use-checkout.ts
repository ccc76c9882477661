import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { amountOf } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { usePublicConfig } from '../../../lib/page/public-config';
import { toast } from '../../../ui/dialogs/toast';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { refreshCart } from '../../parts/cart/use-cart';
import { cartTax, cartTotals } from '../cart-rules';
import type { Discounts } from '../terms/use-discounts';
import { forgetWaiting, keepWaiting } from './confirm/waiting-checkout';
import { deliveryTo } from './delivery-to';
import type { CheckoutRequest } from './form/checkout-check';
import { type CheckoutValues, parseDraft } from './form/checkout-values';
import { writeSubstitutes } from './form/kept-substitutes';
import { attemptFor } from './order/order-attempt';
import { FAILURE, codeOf, isRefusal, sendAttempt, useGoToOrder } from './order/place-order';
import { useKnownFields } from './use-known-fields';
import { forgetKept } from './ways/kept-ways';
import type { SentWays } from './ways/ways-rules';

const DRAFT_KEY = 'farmgate-checkout';

const check = lazyCheck<CheckoutValues, CheckoutRequest>(() =>
  import('./form/checkout-check').then((module) => module.checkoutResolver),
);

function readDraft(): CheckoutValues {
  try {
    return parseDraft(sessionStorage.getItem(DRAFT_KEY));
  } catch {
    return parseDraft(null);
  }
}

function writeDraft({ agreeToTerms: _agreeToTerms, ...draft }: CheckoutValues): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

export interface CheckoutOptions {
  /** What is bought. */
  items: readonly CartItemView[];
  /** One vendor's part of the cart alone. */
  vendorId: number | undefined;
  discounts: Pick<Discounts, 'applied' | 'forgetUsed' | 'askAgain'>;
  /** How each vendor's part goes; null where the whole order goes one way. */
  ways: RefObject<SentWays | null>;
  /** Lines that may be swapped for something similar. */
  substitutes: readonly number[];
  onPlaced: () => void;
}

/**
 * The checkout's form and its way to the server. What was typed stays until the order is there, also over
 * reloads.
 */
export function useCheckout({ items, vendorId, discounts, ways, substitutes, onPlaced }: CheckoutOptions) {
  const client = useQueryClient();
  const goToOrder = useGoToOrder();
  const [initial] = useState(readDraft);
  /** What was shown when the button was pressed. */
  const shown = useRef(items);
  const [before, setBefore] = useState<readonly CartItemView[] | null>(null);
  const { taxMode } = usePublicConfig();
  const shownTax = (method: CheckoutMethod) => {
    const { queryKey } = deliveryTo(form.getValues(), vendorId);
    return cartTax(items, method, client.getQueryData<DeliveryView>(queryKey)?.taxes, taxMode);
  };
  const call = useCallForm<CheckoutValues, CheckoutRequest, OrderView>({
    check,
    defaultValues: initial,
    send: (request) => {
      shown.current = items;
      setBefore(null);
      const { applied } = discounts;
      const terms = ways.current?.terms ?? { tax: shownTax(request.shippingMethod) };
      const { total } = cartTotals(items, request.shippingMethod, { ...terms, discounts: applied });
      const swapped = substitutes.filter((id) => items.some((item) => item.id === id));
      const body = {
        ...request,
        total: amountOf(total),
        ...(vendorId && { vendorId }),
        ...(ways.current && { shares: ways.current.shares }),
        ...(swapped.length > 0 && { substitutes: swapped }),
        ...(applied.length > 0 && { discountCodes: [...new Set(applied.map(({ code }) => code))] }),
      };
      return sendAttempt(attemptFor(sessionStorage, body));
    },
    onSent: (order) => {
      try {
        sessionStorage.removeItem(DRAFT_KEY);
      } catch {
        // There was none then.
      }
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
      toast({
        title: FAILURE,
        description: sentenceOf(error, 'Farmgate didn’t respond.'),
        variant: 'destructive',
      });
    },
  });
  const { form } = call;
  useKnownFields(form);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [form],
  );
  return { ...call, before };
}

export type Checkout = ReturnType<typeof useCheckout>;
