import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Order } from './order.entity.js';

/** Locks an order, before anything that belongs to it. @throws ORDER_NOT_FOUND */
export async function lockOrder(tx: EntityManager, id: number): Promise<Order> {
  const order = await tx.getRepository(Order).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}
