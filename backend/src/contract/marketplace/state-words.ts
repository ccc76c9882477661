import { STATE_NAMES } from '../shared/states.js';
import { type CheckoutStates, SELLABLE_STATES, STATE_REQUIRED } from './checkout-states.js';

/** What is said of the states that orders can be sent to. Free of zod. */

/** @returns why an order cannot be sent to a state, or null when it can */
export function whyNotTo(state: string, { open, closed }: CheckoutStates): string | null {
  if (open.includes(state)) return null;
  return closed.includes(state)
    ? `We no longer send orders to ${stateName(state)}. Please choose another address, or pickup.`
    : STATE_REQUIRED;
}

/** @returns why an order cannot be sent to its state; null when it can, or is picked up */
export const whyNotSentTo = (
  { shippingMethod, state }: { shippingMethod: string; state: string },
  states: CheckoutStates,
): string | null => (shippingMethod === 'pickup' ? null : whyNotTo(state, states));

/** @returns what a state is called in a sentence */
export const stateName = (code: string): string =>
  code === 'DC' ? 'Washington, DC' : (STATE_NAMES[code] ?? code);

/** @returns "New York", "Florida and New York", "California, Florida, New York and Texas" */
export function stateNames(codes: readonly string[]): string {
  const isAll = SELLABLE_STATES.every((code) => codes.includes(code));
  if (isAll) return 'all 50 states and Washington, DC';
  const names = codes.map(stateName).sort();
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
