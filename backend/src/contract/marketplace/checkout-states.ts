import { STATE_NAMES } from '../shared/states.js';
import { CHECKOUT_STATES } from './checkout.js';

/**
 * The states that orders can be sent to: the specification's, or what staff have set. Free of zod.
 */

/** Under which name staff's choice is kept. */
export const CHECKOUT_STATES_KEY = 'checkout-states';

const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** What staff can open: the 50 states and the District of Columbia, by name. */
export const SELLABLE_STATES: readonly string[] = Object.keys(STATE_NAMES)
  .filter((code) => !TERRITORIES.includes(code))
  .sort((one, other) => ((STATE_NAMES[one] ?? one) < (STATE_NAMES[other] ?? other) ? -1 : 1));

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

/** @returns why an order cannot be sent to a state, or null when it can */
export function whyNotTo(state: string, { open, closed }: CheckoutStates): string | null {
  if (open.includes(state)) return null;
  return closed.includes(state)
    ? `We no longer send orders to ${stateName(state)}. Please choose another address, or pickup.`
    : STATE_REQUIRED;
}

const stateName = (code: string) => (code === 'DC' ? 'Washington, DC' : (STATE_NAMES[code] ?? code));

/** @returns "New York", "Florida and New York", "California, Florida, New York and Texas" */
export function stateNames(codes: readonly string[]): string {
  const isAll = SELLABLE_STATES.every((code) => codes.includes(code));
  if (isAll) return 'all 50 states and Washington, DC';
  const names = codes.map(stateName).sort();
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
