import type { EntityManager } from 'typeorm';
import { CHECKOUT_METHODS } from '../../contract/marketplace/checkout.js';
import type { DeliveryView } from '../../contract/marketplace/orders.js';
import type { CartPickupsView } from '../../contract/marketplace/pickup/cart-pickups.js';
import { taxingState } from '../../contract/marketplace/tax.js';
import { rateOf, ratesIn, type TaxableLine, taxClassOf, taxMode } from './tax-lines.js';

/** @param destination two letters; undefined if not said @returns null while the flat rate holds */
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

/** @param states of the pickup sites @returns null while the flat rate holds */
export async function siteTaxes(
  tx: EntityManager,
  lines: readonly (TaxableLine & { productId: number })[],
  states: readonly string[],
  now: Date,
): Promise<CartPickupsView['taxes']> {
  if ((await taxMode(tx)) === 'flat') return null;
  const rates = await ratesIn(tx, states, now);
  return [...new Set(states)].sort().map((state) => ({
    state,
    rates: lines.map((line) => ({
      productId: line.productId,
      basisPoints: rateOf(rates, state, taxClassOf(line)),
    })),
  }));
}
