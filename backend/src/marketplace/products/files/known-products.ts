import type { EntityManager } from 'typeorm';
import { depositDay } from '../../../contract/marketplace/deposits/deposit.js';
import { withTypedWeights } from '../../../contract/marketplace/weight/by-weight.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import type { Known } from './import-rows.rules.js';
import * as sql from './product-files.sql.js';

/** The options after the products: once these are locked, nothing else changes them. */
export async function knownOf(
  tx: EntityManager,
  { id }: OwnVendor,
  products: typeof sql.knownProducts,
): Promise<Known> {
  return {
    today: depositDay(new Date()),
    products: await fetchRows(tx, products, [id]),
    options: (await fetchRows(tx, sql.knownOptions, [id])).map(({ byWeight, ...option }) => ({
      ...option,
      weight: byWeight && withTypedWeights(byWeight),
    })),
  };
}
