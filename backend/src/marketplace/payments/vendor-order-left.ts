import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import type { Left } from './refunds/refund-parts.rules.js';
import * as sql from './vendor-order-left.sql.js';

/** @returns by the vendor order's id, whether it was paid or not */
export async function leftOf(tx: EntityManager, orderId: number): Promise<Map<number, Left>> {
  return byVendorOrder(await fetchRows(tx, sql.left, [orderId]));
}

export const byVendorOrder = (rows: readonly (Left & { id: number })[]): Map<number, Left> =>
  new Map(rows.map(({ id, goods, tax, shipping, commission }) => [id, { goods, tax, shipping, commission }]));

export async function isAllBack(tx: EntityManager, orderId: number): Promise<boolean> {
  return (await fetchRows(tx, sql.unreturnedVendorOrder, [orderId])).length === 0;
}
