import type { DataSource, EntityManager } from 'typeorm';
import { type StoredByWeight, withWeights } from '../../../contract/marketplace/weight/by-weight.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { ownerOf } from '../../carts/carts.sql.js';
import * as sql from './place-order.sql.js';

type Owner = ReturnType<typeof ownerOf>;

export async function readLines(
  db: EntityManager | DataSource,
  { column, value }: Owner,
  onlyVendorId: number | null,
): Promise<sql.LockedLine[]> {
  return (await fetchRows(db, sql.readLines[column], [value, onlyVendorId])).map(withAllWeights);
}

/** @returns the same, and what is in boxes, locked in ascending order of the products */
export async function lockLines(
  tx: EntityManager,
  { column, value }: Owner,
  onlyVendorId: number | null,
): Promise<(sql.LockedLine & { isPart: boolean })[]> {
  return (await fetchRows(tx, sql.lockLines[column], [value, onlyVendorId])).map(withAllWeights);
}

/** Of options from before weights were kept as they are shown, there are grams alone. */
const withAllWeights = <Line extends { byWeight: StoredByWeight | null }>({ byWeight, ...line }: Line) => ({
  ...line,
  byWeight: byWeight && withWeights(byWeight),
});
