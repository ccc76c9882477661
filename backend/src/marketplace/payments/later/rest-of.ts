import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { paymentsOf, takenOf } from '../order-payments.js';
import { toCollect } from './collecting.sql.js';

/** @returns what is to be taken of an order that is weighed, in cents; negative where more was taken */
export async function restOf(tx: EntityManager, orderId: number): Promise<number> {
  const [{ due } = { due: 0 }] = await fetchRows(tx, toCollect, [orderId]);
  return due - takenOf(await paymentsOf(tx, orderId));
}
