import type { CheckoutMethod, PaymentMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { deliveryQuery } from '../../queries';
import type { Checkout } from './use-checkout';

/** @returns what can be paid with: cash is for pickup */
export function offeredPayments(
  delivery: DeliveryView | undefined,
  method: CheckoutMethod,
): PaymentMethod[] | undefined {
  return delivery?.paymentMethods.filter((payment) => payment !== 'cash' || method === 'pickup');
}

/**
 * How the order can reach the address that is in the form, asked anew whenever that changes. As long as
 * nobody has chosen, the first way that is possible is; a payment that is not offered any more gives way to
 * one that is.
 */
export function useDelivery({ form }: Pick<Checkout, 'form'>, vendorId: number | undefined) {
  const { control } = form;
  const [state, zipCode, method, payment] = useWatch({
    control,
    name: ['state', 'zipCode', 'shippingMethod', 'paymentMethod'],
  });
  const hasChosen = useRef(false);
  const zip = readZip(zipCode);
  const { data, error, refetch } = useQuery({
    ...deliveryQuery({
      ...(state && { state }),
      ...(zip && { zipCode: zip }),
      ...(vendorId && { vendorId }),
    }),
    placeholderData: keepPreviousData,
  });
  const offered = offeredPayments(data, method);
  useEffect(() => {
    const chosen = data?.options.find((option) => option.method === method);
    if (hasChosen.current || !chosen?.reason) return;
    const possible = data?.options.find(({ reason }) => reason === null);
    if (possible) form.setValue('shippingMethod', possible.method);
  }, [data, method, form]);
  useEffect(() => {
    const [first] = offered ?? [];
    if (first && !offered?.includes(payment)) form.setValue('paymentMethod', first);
  }, [offered, payment, form]);
  const choose = (wanted: CheckoutMethod) => {
    hasChosen.current = true;
    form.setValue('shippingMethod', wanted, { shouldDirty: true });
    form.clearErrors('shippingMethod');
  };
  return { delivery: data, error, retry: () => void refetch(), offered, method, choose };
}

export type Delivery = ReturnType<typeof useDelivery>;
