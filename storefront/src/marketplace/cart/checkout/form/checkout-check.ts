import '@farmgate/backend/contract/site/no-eval';
import { CheckoutForm } from '@farmgate/backend/contract/marketplace/checkout-request';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type CheckoutValues, asAsked } from './checkout-values';

export type CheckoutRequest = z.output<typeof CheckoutForm>;

/** The form begins with what nobody has chosen or agreed to yet, which is no request. */
const check = zodResolver(CheckoutForm) as unknown as Resolver<CheckoutValues, unknown, CheckoutRequest>;

export const checkoutResolver: typeof check = (values, context, options) =>
  check(asAsked(values), context, options);
