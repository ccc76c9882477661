import type { EntityManager } from 'typeorm';
import { CHECKOUT_METHODS } from '../../contract/marketplace/checkout.js';
import type { DeliveryView } from '../../contract/marketplace/orders.js';
import { taxingState } from '../../contract/marketplace/tax.js';
import { rateOf, ratesIn, type TaxableLine, taxClassOf, taxMode } from './tax-lines.js';

/**
 * @param destination two letters; undefined while nobody said where to
 * @returns what the checkout adds up with: the rates of each way, or null while the flat rate holds
 */
export async function cartTaxes(
  tx: EntityManager,
  lines: readonly (TaxableLine & { productId: number })[],
  destination: string | undefined,
  now: Date,
): Promise<DeliveryView['taxes']> {
  if ((await taxMode(tx)) === 'flat') return null;
  const states = lines.map(({ vendorState }) => vendorState);
  const rates = await ratesIn(tx, destination === undefined ? states : [...states, destination], now);
  return CHECKOUT_METHODS.map((method) => ({
    method,
    rates:
      method !== 'pickup' && destination === undefined
        ? null
        : lines.map((line) => ({
            productId: line.productId,
            basisPoints: rateOf(
              rates,
              taxingState(method, destination ?? '', line.vendorState),
              taxClassOf(line),
            ),
          })),
  }));
}
