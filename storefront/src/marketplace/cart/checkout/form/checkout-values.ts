import type { AddressView } from '@farmgate/backend/contract/accounts/addresses';
import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@farmgate/backend/contract/marketplace/checkout';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';

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
  /** Empty while no way is chosen, and none that is possible could be. */
  shippingMethod: CheckoutMethod | '';
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

/** @returns what was typed before, but for choices that there are none of */
export const fitDraft = (draft: CheckoutValues): CheckoutValues => ({
  ...draft,
  shippingMethod: isOneOf(CHECKOUT_METHODS, draft.shippingMethod)
    ? draft.shippingMethod
    : EMPTY_CHECKOUT.shippingMethod,
  paymentMethod: isOneOf(PAYMENT_METHODS, draft.paymentMethod)
    ? draft.paymentMethod
    : EMPTY_CHECKOUT.paymentMethod,
});

/**
 * @returns what is checked and sent: an order that is picked up goes without an address, also where one was
 * typed before
 */
export const asAsked = (values: CheckoutValues): CheckoutValues =>
  values.shippingMethod === 'pickup' ? { ...values, address: '', city: '', state: '', zipCode: '' } : values;

type Typed = Partial<Pick<CheckoutValues, (typeof TYPED)[number]>>;

/** The fields that belong together: a street is nothing without its city. */
const PLACE = ['address', 'city', 'state', 'zipCode'] as const;

/** Leaves out what is not known, and a state that cannot be chosen. */
function known(fields: Partial<Record<keyof Typed, string | null>>, states: readonly string[]): Typed {
  const state = isOneOf(states, fields.state) ? fields.state : null;
  return Object.fromEntries(Object.entries({ ...fields, state }).filter(([, value]) => value));
}

/** @param states that orders can be sent to @returns what an account knows of the checkout's fields */
export const fromAccount = (me: MeView, states: readonly string[]): Typed => {
  const { email, phone, firstName, lastName, address, city, state, zipCode } = me;
  return known({ email, phone, firstName, lastName, address, city, state, zipCode }, states);
};

/** @returns the fields as they were in an order before */
export const fromOrder = (order: OrderView, states: readonly string[]): Typed => {
  const { email, phone, firstName, lastName } = order;
  const {
    shippingAddress: address,
    shippingCity: city,
    shippingState: state,
    shippingZipCode: zipCode,
  } = order;
  return known({ email, phone, firstName, lastName, address, city, state, zipCode }, states);
};

/** @returns the fields of a saved address */
export const fromAddress = (
  { id: _id, createdAt: _createdAt, ...fields }: AddressView,
  states: readonly string[],
): Typed => known(fields, states);

/** @returns the fields that a ZIP code tells */
export const fromZip = (
  { zipCode, state }: Pick<CheckoutValues, 'zipCode' | 'state'>,
  states: readonly string[],
): Typed => known({ zipCode, state }, states);

/**
 * @param sources what is known, the best first
 * @returns what to write into a form's fields: only into those that are empty, and an address from one source
 */
export function fillIn(values: CheckoutValues, sources: readonly Typed[]): Typed {
  const hasPlace = PLACE.some((name) => values[name] !== '');
  const place = hasPlace ? undefined : sources.find((source) => PLACE.some((name) => source[name]));
  const filled: Typed = {};
  for (const name of TYPED) {
    const isPlace = isOneOf(PLACE, name);
    const source = isPlace ? place : sources.find((one) => one[name]);
    if (values[name] === '' && source?.[name]) filled[name] = source[name];
  }
  return filled;
}
