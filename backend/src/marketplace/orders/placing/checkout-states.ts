import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '../../../contract/marketplace/checkout-request.js';
import {
  CHECKOUT_STATES_KEY,
  type CheckoutStates,
  checkoutStatesOf,
} from '../../../contract/marketplace/checkout-states.js';
import { whyNotSentTo } from '../../../contract/marketplace/state-words.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { readSetting } from '../../../platform/settings/live-settings.js';

export const checkoutStates = async (tx: EntityManager): Promise<CheckoutStates> =>
  checkoutStatesOf(await readSetting(tx, CHECKOUT_STATES_KEY));

/** @throws VALIDATION_FAILED for an order to a state that is not open */
export async function refuseClosedState(tx: EntityManager, request: OrderRequest): Promise<void> {
  if (request.shippingMethod === 'pickup') return;
  const message = whyNotSentTo(request, await checkoutStates(tx));
  if (message !== null) throw new DomainError('VALIDATION_FAILED', [{ path: 'state', message }]);
}
