import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import {
  CHECKOUT_METHODS,
  CHECKOUT_STATES,
  type CheckoutMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@farmgate/backend/contract/marketplace/checkout';

/** What the checkout's form holds. */
export interface CheckoutValues {
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  shippingMethod: CheckoutMethod;
  paymentMethod: PaymentMethod;
  specialInstructions: string;
  agreeToTerms: boolean;
}

export const EMPTY_CHECKOUT: CheckoutValues = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  shippingMethod: 'shipping',
  paymentMethod: 'credit_card',
  specialInstructions: '',
  agreeToTerms: false,
};

const TYPED = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address',
  'city',
  'state',
  'zipCode',
  'specialInstructions',
] as const satisfies (keyof CheckoutValues)[];

const isOneOf = <Value extends string>(all: readonly Value[], value: unknown): value is Value =>
  all.some((one) => one === value);

/**
 * @returns what of a stored text is a checkout that was being filled in; the agreement is given anew every
 * time
 */
export function parseDraft(text: string | null): CheckoutValues {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text.
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY_CHECKOUT;
  const given = stored as Partial<Record<keyof CheckoutValues, unknown>>;
  const draft = { ...EMPTY_CHECKOUT };
  for (const name of TYPED) {
    const value = given[name];
    if (typeof value === 'string') draft[name] = value;
  }
  if (isOneOf(CHECKOUT_METHODS, given.shippingMethod)) draft.shippingMethod = given.shippingMethod;
  if (isOneOf(PAYMENT_METHODS, given.paymentMethod)) draft.paymentMethod = given.paymentMethod;
  return draft;
}

/** @returns what an account knows of the checkout's fields; a state that cannot be chosen is left open */
export function fromAccount(me: MeView): Partial<Pick<CheckoutValues, (typeof TYPED)[number]>> {
  const { email, phone, firstName, lastName, address, city, state, zipCode } = me;
  const known = { email, phone, firstName, lastName, address, city, zipCode, state };
  if (!isOneOf(CHECKOUT_STATES, state)) known.state = null;
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}
