import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockAddedTo, lockCodesOfOrder, lockProductsOfOrder, lockWindowsOfOrder } from './locks.sql.js';
import { Order } from './order.entity.js';

/** Locks an order, before anything that belongs to it. @throws ORDER_NOT_FOUND */
export async function lockOrder(tx: EntityManager, id: number): Promise<Order> {
  const order = await tx.getRepository(Order).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}

/**
 * Locks an order that is being paid, and before it the one that it adds to.
 * @returns null where it is no more: it is part of the other one by now
 */
export async function lockPaidOrder(tx: EntityManager, id: number): Promise<Order | null> {
  await fetchRows(tx, lockAddedTo, [id]);
  return tx.getRepository(Order).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Locks what shares of an order give back when several are canceled: its products, codes and windows. One
 * share after the other would lock its own without regard to those of the next. The order is locked already.
 */
export async function lockBelongings(tx: EntityManager, orderId: number): Promise<void> {
  await fetchRows(tx, lockProductsOfOrder, [orderId]);
  await fetchRows(tx, lockCodesOfOrder, [orderId]);
  await fetchRows(tx, lockWindowsOfOrder, [orderId]);
}
