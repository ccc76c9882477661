import type { CheckoutMethod, PaymentMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../lib/page/public-config';
import type { FormPart } from '../../../ui/forms/use-form';
import { keepInPlace } from '../../../ui/keep-in-place';
import { deliveryTo } from './delivery-to';
import type { CheckoutValues } from './form/checkout-values';

/** @returns what can be paid with: cash is for pickup */
export function offeredPayments(
  delivery: DeliveryView | undefined,
  method: CheckoutMethod | '',
): PaymentMethod[] | undefined {
  return delivery?.paymentMethods.filter((payment) => payment !== 'cash' || method === 'pickup');
}

/**
 * @returns the way to choose for somebody who has not: the one at hand where it is possible, else the first
 * that is; none where there is none, and never a pickup so far away that it has to be asked about
 */
export function presetMethod(
  { options, farPickups }: Pick<DeliveryView, 'options' | 'farPickups'>,
  current: CheckoutMethod | '',
): CheckoutMethod | '' {
  const isOpen = (wanted: CheckoutMethod | '') =>
    options.some(({ method, reason }) => method === wanted && reason === null) &&
    !(wanted === 'pickup' && farPickups.length > 0);
  if (isOpen(current)) return current;
  return options.find(({ method }) => isOpen(method))?.method ?? '';
}

/** @returns what tells one question about far pickups from another */
const questionOf = (farPickups: DeliveryView['farPickups']) =>
  farPickups.map(({ vendorId, miles }) => `${vendorId}:${miles}`).join();

/** The states that orders can be sent to; a state in the form that was closed is no choice any longer. */
function useOpenStates(
  setValue: FormPart<CheckoutValues>['setValue'],
  state: string,
  data: DeliveryView | undefined,
) {
  const { checkoutStates } = usePublicConfig();
  // The list has to be right before a state is judged by it.
  const isClosed = state !== '' && data !== undefined && !data.states.includes(state);
  useEffect(() => {
    if (isClosed) setValue('state', '');
  }, [isClosed, setValue]);
  return data?.states ?? checkoutStates;
}

/**
 * How the order can reach the address that is in the form, asked anew whenever that changes. As long as
 * nobody has chosen, the first way that is possible is; a payment that is not offered any more gives way to
 * one that is. Whoever chooses a pickup that is far away is asked once whether they mean it.
 * @param isByVendor each vendor has its own way, which is chosen elsewhere
 */
export function useDelivery(
  { control, setValue, clearErrors }: FormPart<CheckoutValues>,
  vendorId: number | undefined,
  isByVendor = false,
) {
  const [state, zipCode, method, payment] = useWatch({
    control,
    name: ['state', 'zipCode', 'shippingMethod', 'paymentMethod'],
  });
  const [hasChosen, setHasChosen] = useState(false);
  const [accepted, setAccepted] = useState<string | null>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deliveryTo({ state, zipCode }, vendorId),
    placeholderData: keepPreviousData,
  });
  const states = useOpenStates(setValue, state, data);
  const offered = offeredPayments(data, method);
  useEffect(() => {
    if (hasChosen || isByVendor || !data) return;
    const preset = presetMethod(data, method);
    if (preset !== method) setValue('shippingMethod', preset);
  }, [data, method, setValue, hasChosen, isByVendor]);
  useEffect(() => {
    const [first] = offered ?? [];
    if (first && !offered?.includes(payment)) setValue('paymentMethod', first);
  }, [offered, payment, setValue]);
  const farPickups = data?.farPickups ?? [];
  const isAsking =
    hasChosen && method === 'pickup' && farPickups.length > 0 && accepted !== questionOf(farPickups);
  const choose = (wanted: CheckoutMethod) => {
    setHasChosen(true);
    // The address above comes and goes with it.
    keepInPlace(document.activeElement);
    setValue('shippingMethod', wanted, { shouldDirty: true });
    clearErrors('shippingMethod');
  };
  return {
    delivery: data,
    state,
    /** It is still that of the address before. */
    isOld: isPlaceholderData,
    error,
    retry: () => void refetch(),
    offered,
    states,
    method,
    choose,
    farPickups,
    isAsking,
    acceptFar: () => setAccepted(questionOf(farPickups)),
    /** Back to what would be chosen for somebody who did not. */
    declineFar: () => {
      setHasChosen(false);
      if (data) setValue('shippingMethod', presetMethod(data, ''));
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
