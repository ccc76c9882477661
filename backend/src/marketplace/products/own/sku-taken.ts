import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import * as sql from './own-products.sql.js';

/** What a SKU is known by: "ch-1" and "CH-1" are one. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** @throws SKU_TAKEN where another product of the vendor has it, in letters of either case */
export async function refuseTakenSku(
  tx: EntityManager,
  vendorId: number,
  sku: string | null | undefined,
  before: { id: number; sku: string | null } | null = null,
): Promise<void> {
  if (sku == null || (before?.sku != null && skuKey(before.sku) === skuKey(sku))) return;
  const taken = await fetchRows(tx, sql.productsWithSku, [vendorId, sku]);
  if (taken.some(({ id }) => id !== before?.id)) throw new DomainError('SKU_TAKEN');
}
