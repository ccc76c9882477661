import type { EntityManager } from 'typeorm';
import {
  type RefundItem as Worth,
  refundItems,
  type SoldLine,
} from '../../../contract/marketplace/refund-parts.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { RefundItem } from '../../tables/refund-item.entity.js';
import { firstGoodsOf } from './lowered-line.rules.js';
import * as sql from './refund-items.sql.js';

export interface RefundedLine extends Worth {
  id: number;
  name: string;
  unitPrice: number;
  restocked: number;
}

/** The order is locked. @throws VALIDATION_FAILED for another vendor order's lines, and for too many */
export async function findLines(
  tx: EntityManager,
  vendorOrderId: number,
  asked: readonly { id: number; quantity: number }[],
): Promise<RefundedLine[]> {
  if (asked.length === 0) return [];
  const lines = await tx.getRepository(OrderItem).findBy({ vendorOrderId });
  const wanted = asked.map(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw refused('Please choose items from this order.');
    const open = line.quantity - line.refunded;
    if (quantity > open) throw refused(tooMany(open, line.productName));
    return { id, quantity };
  });
  return refundedLines(lines, wanted, () => 0);
}

/** The order is locked. @param restocked how many of which line are back; left out for all */
export async function openLines(
  tx: EntityManager,
  vendorOrderId: number,
  restocked?: ReadonlyMap<number, number>,
): Promise<RefundedLine[]> {
  const lines = await tx.getRepository(OrderItem).find({ where: { vendorOrderId }, order: { id: 'ASC' } });
  const open = lines
    .map(({ id, quantity, refunded }) => ({ id, quantity: quantity - refunded }))
    .filter(({ quantity }) => quantity > 0);
  return refundedLines(lines, open, ({ id, quantity }) => (restocked ? (restocked.get(id) ?? 0) : quantity));
}

function refundedLines(
  lines: readonly OrderItem[],
  asked: readonly { id: number; quantity: number }[],
  restockedOf: (asked: { id: number; quantity: number }) => number,
): RefundedLine[] {
  return refundItems(lines.map(soldLine), asked).map((item) => {
    const { id, quantity } = { id: item.line.id, quantity: item.quantity };
    const { productName = '', unitPrice = 0 } = lines.find((line) => line.id === id) ?? {};
    return { ...item, id, name: productName, unitPrice, restocked: restockedOf({ id, quantity }) };
  });
}

export async function soldLines(tx: EntityManager, vendorOrderId: number): Promise<SoldLine[]> {
  const lines = await tx.getRepository(OrderItem).find({ where: { vendorOrderId }, order: { id: 'ASC' } });
  return lines.map(soldLine);
}

function soldLine(line: OrderItem): SoldLine {
  const { id, quantity, refunded, totalPrice, discount, taxBasisPoints } = line;
  return {
    ...{ id, quantity, refunded, totalPrice, discount, taxBasisPoints },
    firstGoods: firstGoodsOf(line),
  };
}

/** Puts lines back in stock, before any money is booked: products are locked before vendors. */
export async function restock(tx: EntityManager, lines: readonly RefundedLine[]): Promise<RefundedLine[]> {
  if (lines.length === 0) return [];
  const back = await fetchRows(tx, sql.putBack, columnsOf(lines));
  return lines.map((line) => ({ ...line, restocked: back.find(({ id }) => id === line.id)?.quantity ?? 0 }));
}

/** The order is locked already. */
export async function noteLines(
  tx: EntityManager,
  refundId: number,
  lines: readonly RefundedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await changeRows(tx, sql.addRefunded, columnsOf(lines));
  const rows = lines.map(({ id, quantity, restocked }) => ({
    ...{ refundId, orderItemId: id },
    ...{ quantity, restocked },
  }));
  await tx.getRepository(RefundItem).insert(rows);
}

/** The order is locked already. */
export async function noteWithoutRefund(tx: EntityManager, lines: readonly RefundedLine[]): Promise<void> {
  await changeRows(tx, sql.addRefunded, columnsOf(lines));
}

const columnsOf = (lines: readonly RefundedLine[]): [number[], number[]] => [
  lines.map(({ id }) => id),
  lines.map(({ quantity }) => quantity),
];

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);

const tooMany = (open: number, name: string) =>
  open > 0 ? `At most ${open} of ${name} can still be refunded.` : `${name} was refunded already.`;
