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

/** Locks the one that it adds to first. @returns null where it is part of that one by now */
export async function lockPaidOrder(tx: EntityManager, id: number): Promise<Order | null> {
  await fetchRows(tx, lockAddedTo, [id]);
  return tx.getRepository(Order).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** One vendor order after the other would lock without regard to the next. The order is locked already. */
export async function lockBelongings(tx: EntityManager, orderId: number): Promise<void> {
  await fetchRows(tx, lockProductsOfOrder, [orderId]);
  await fetchRows(tx, lockCodesOfOrder, [orderId]);
  await fetchRows(tx, lockWindowsOfOrder, [orderId]);
}
