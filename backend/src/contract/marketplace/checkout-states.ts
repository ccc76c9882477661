import { CHECKOUT_STATES } from './checkout.js';

/**
 * The states that orders can be sent to: the specification's, or what staff have set. Free of zod.
 */

/** Under which name staff's choice is kept. */
export const CHECKOUT_STATES_KEY = 'checkout-states';

/** What staff can open: the 50 states and the District of Columbia, by name. Codes alone; pages share it. */
export const SELLABLE_STATES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

export interface CheckoutStates {
  /** Two letters each, as the form lists them. */
  open: readonly string[];
  /** Were open before: someone may still have a page that offers them. */
  closed: readonly string[];
}

/** @returns the states of an installation, by the setting as it is kept; the specification's without one */
export function checkoutStatesOf(setting: unknown): CheckoutStates {
  const { states = CHECKOUT_STATES, closed = [] } =
    (setting as { states?: readonly string[]; closed?: readonly string[] } | null | undefined) ?? {};
  return { open: states, closed };
}

/** @returns the setting that opens some states; a state that is left out counts as closed */
export function withStates(before: CheckoutStates, states: readonly string[]) {
  const known = [...before.open, ...before.closed];
  const isOf = (list: readonly string[]) => SELLABLE_STATES.filter((code) => list.includes(code));
  return { states: isOf(states), closed: isOf(known).filter((code) => !states.includes(code)) };
}

export const STATE_REQUIRED = 'State is required';
