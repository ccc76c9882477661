import type { EntityManager } from 'typeorm';
import type { ShortRowsRequest } from '../../../contract/marketplace/short-rows.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { RefundedLine } from '../../payments/refunds/refund-items.js';
import { lockProductsFor } from '../../tables/locks.sql.js';
import { type GoneLine, isWithinPrice, type Swap } from '../lines/swap.js';
import { takeStock } from '../placing/place-order.sql.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import type { Missing } from './short-rows.rules.js';
import { substitutesOf } from './substitutes.sql.js';

/** @throws VALIDATION_FAILED if not allowed, not the vendor's, not in stock, or worth too much */
export async function withSwaps(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  missing: readonly Missing[],
  lines: readonly RefundedLine[],
): Promise<GoneLine[]> {
  const asked = missing.flatMap(({ swap }) => swap ?? []);
  if (asked.length === 0) return [...lines];
  const found = await fetchRows(tx, substitutesOf, [
    vendorOrder.vendorId,
    asked.map(({ productId }) => productId),
  ]);
  return lines.map((line) => {
    const wanted = missing.find(({ id }) => id === line.id)?.swap;
    if (!wanted) return line;
    if (!vendorOrder.items.find(({ id }) => id === line.id)?.allowSubstitute)
      throw refused(`Your customer wants a refund where ${line.name} runs short.`);
    const { productId, variantId = null, quantity } = wanted;
    const one = found.find((other) => other.productId === productId && other.variantId === variantId);
    if (!one) throw refused('Please choose one of your products that’s in stock.');
    const { price: unitPrice, name, unit, madeToOrder } = one;
    const swap: Swap = { productId, variantId, name, unit, madeToOrder, quantity, unitPrice };
    const sum = asked
      .filter((other) => other.productId === productId && (other.variantId ?? null) === variantId)
      .reduce((all, other) => all + other.quantity, 0);
    if (!madeToOrder && sum > one.inventory) throw refused(`Only ${one.inventory} of ${name} left.`);
    if (!isWithinPrice(swap, line))
      throw refused(`${quantity} × ${name} costs more than what’s missing. Your customer pays no more.`);
    return { ...line, swap };
  });
}

/** Locks what of the products changes with missing units: what goes back in stock, and what comes instead. */
export async function lockFor(
  tx: EntityManager,
  missing: readonly Pick<ShortRowsRequest['items'][number], 'id' | 'restock' | 'swap'>[],
): Promise<void> {
  const back = missing.filter(({ restock }) => restock).map(({ id }) => id);
  const swapped = missing.flatMap(({ swap }) => swap?.productId ?? []);
  if (swapped.length > 0) await fetchRows(tx, lockProductsFor, [back, swapped]);
}

/** The check constraints have the last word. The products are locked, and were read after that. */
export async function takeSwaps(tx: EntityManager, lines: readonly GoneLine[]): Promise<void> {
  const swaps = lines.flatMap(({ swap }) => swap ?? []);
  if (swaps.length === 0) return;
  const sums = new Map<string, Swap>();
  for (const swap of swaps) {
    const key = `${swap.productId} ${swap.variantId}`;
    sums.set(key, { ...swap, quantity: swap.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  const all = [...sums.values()];
  const taken = await fetchRows(tx, takeStock, [
    all.map(({ productId }) => productId),
    all.map(({ variantId }) => variantId),
    all.map(({ quantity }) => quantity),
    all.map(({ unitPrice }) => unitPrice),
    all.map(({ quantity }) => quantity),
  ]);
  if (taken.some(({ left }) => left === null)) throw new DomainError('CHANGED_MEANWHILE');
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);
