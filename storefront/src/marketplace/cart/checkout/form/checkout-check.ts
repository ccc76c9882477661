import '@farmgate/backend/contract/site/no-eval';
import { CheckoutForm } from '@farmgate/backend/contract/marketplace/orders';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { CheckoutValues } from './checkout-values';

export type CheckoutRequest = z.output<typeof CheckoutForm>;

/** The form begins with what nobody has chosen or agreed to yet, which is no request. */
export const checkoutResolver = zodResolver(CheckoutForm) as unknown as Resolver<
  CheckoutValues,
  unknown,
  CheckoutRequest
>;
