import type { EntityManager } from 'typeorm';
import type { Unit } from '../../../contract/directory/categories.js';
import type { PricedOrder, PricedShare } from '../../../contract/marketplace/price-order.js';
import { execute, fetchRows } from '../../../platform/database/statement.js';
import type { LineTax } from '../../tax/tax-lines.js';
import { commissionOf, type LineOfVendor, rateOf } from './commission.rules.js';
import * as sql from './place-order.sql.js';

/** A line that is sold; money in cents. */
export interface SaleLine extends LineOfVendor, LineTax {
  productName: string;
  unit: Unit;
}

/**
 * Writes each vendor's share of an order with its lines, two statements whatever is in it.
 * @param codes that were used, one of each vendor at most
 * @returns the shares' ids
 */
export async function writeShares(
  tx: EntityManager,
  orderId: number,
  { shares }: Pick<PricedOrder<SaleLine>, 'shares'>,
  codes: readonly { id: number; vendorId: number; code: string }[],
): Promise<number[]> {
  const column = <Key extends keyof PricedShare>(key: Key) => shares.map((share) => share[key]);
  const codeOf = ({ vendorId }: PricedShare) => codes.find((code) => code.vendorId === vendorId);
  const written = await fetchRows(tx, sql.insertShares, [
    orderId,
    column('vendorId'),
    column('subtotal'),
    column('discount'),
    column('tax'),
    column('shipping'),
    column('total'),
    shares.map(rateOf),
    shares.map(commissionOf),
    shares.map((share) => codeOf(share)?.id ?? null),
    shares.map((share) => codeOf(share)?.code ?? null),
  ]);
  const shareIdOf = new Map(written.map(({ id, vendorId }) => [vendorId, id]));
  const lines = shares.flatMap((share) => share.lines);
  await execute(tx, sql.insertLines, [
    orderId,
    lines.map(({ vendorId }) => shareIdOf.get(vendorId)),
    lines.map(({ productId }) => productId),
    lines.map(({ vendorId }) => vendorId),
    lines.map(({ productName }) => productName),
    lines.map(({ unit }) => unit),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitPrice }) => unitPrice),
    lines.map(({ discount }) => discount),
    lines.map(({ tax }) => tax),
    lines.map(({ taxBasisPoints }) => taxBasisPoints),
    lines.map(({ taxState }) => taxState),
    lines.map(({ taxClass }) => taxClass),
  ]);
  return written.map(({ id }) => id);
}
