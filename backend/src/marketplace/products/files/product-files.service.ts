import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import type { ImportPreview, ImportRequest } from '../../../contract/marketplace/products.js';
import { MAX_SHOWN_MISTAKES } from '../../../contract/marketplace/shop.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { FormWithFile } from '../../../platform/http/multipart.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { type ImportedFields, type KnownProduct, type PlannedRow, planRows } from './import-rows.rules.js';
import { makeRoom } from '../own/own-products.service.js';
import { type CsvTable, readProductsCsv, writeProductsCsv } from './product-csv.js';

const ROWS_AT_ONCE = 50;

const known = (lock: string) => `
  SELECT id, sku, name, description, category, unit, price, inventory, shipping_weight AS "shippingWeight",
    shipping_methods AS "shippingMethods", is_organic AS "isOrganic", harvest_date::text AS "harvestDate",
    expiration_date::text AS "expirationDate", tags, is_active AS "isActive"
  FROM products WHERE vendor_id = $1 AND deleted_at IS NULL ORDER BY id ${lock}`;

// Row by row as JSON, one parameter for all.
const given = `jsonb_to_recordset($2::jsonb) AS given (id int, sku text, name text, description text, category text, unit text, price int,
  inventory int, "shippingWeight" float8, "shippingMethods" text[], "isOrganic" boolean, "harvestDate" date, "expirationDate" date,
  tags text[], "isActive" boolean)`;
const columns = `sku, name, description, category, unit, price, inventory, shipping_weight, shipping_methods, is_organic, harvest_date,
  expiration_date, tags, is_active`;
const values = `given.sku, given.name, given.description, given.category, given.unit, given.price, given.inventory,
  given."shippingWeight", given."shippingMethods", given."isOrganic", given."harvestDate", given."expirationDate", given.tags,
  given."isActive"`;

const insertAll = `INSERT INTO products (vendor_id, ${columns}) SELECT $1, ${values} FROM ${given}`;
const updateAll = `UPDATE products SET (${columns}, updated_at) = ROW(${values}, now())
  FROM ${given} WHERE products.id = given.id AND products.vendor_id = $1 AND products.deleted_at IS NULL`;

/** A vendor's products as a spreadsheet: out, looked at, and in. */
@Injectable()
export class ProductFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns CSV with all of one's own products */
  async export(vendor: OwnVendor): Promise<string> {
    return writeProductsCsv(await readKnown(this.dataSource.manager, vendor));
  }

  /**
   * Says row by row what a file would do; with the mode 'write' it is done, all of it or (where a row is wrong) nothing.
   * @throws VALIDATION_FAILED for what is no products file, TOO_MANY_PRODUCTS
   */
  async import(vendor: OwnVendor, { fields, file }: FormWithFile<ImportRequest>): Promise<ImportPreview> {
    if (!file)
      throw new DomainError('VALIDATION_FAILED', [{ path: 'file', message: 'Please choose a file.' }]);
    const table = await readProductsCsv(file);
    if (fields.mode === 'preview') {
      return preview(table, await plan(table, await readKnown(this.dataSource.manager, vendor)), false);
    }
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const rows = await plan(table, await readKnown(tx, vendor, 'FOR UPDATE'));
      const isRight = rows.every(({ outcome }) => outcome !== 'wrong');
      if (isRight) await write(tx, vendor, rows);
      return preview(table, rows, isRight);
    });
  }
}

function readKnown(
  tx: EntityManager,
  { id }: OwnVendor,
  lock: 'FOR UPDATE' | '' = '',
): Promise<KnownProduct[]> {
  return tx.query<KnownProduct[]>(known(lock), [id]);
}

/** Lets other work have its turn between the rows. */
async function plan({ rows }: CsvTable, known: readonly KnownProduct[]): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = [];
  for (const row of planRows(rows, known)) {
    planned.push(row);
    if (planned.length % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return planned;
}

/** Two statements, however many rows. @throws TOO_MANY_PRODUCTS */
async function write(tx: EntityManager, vendor: OwnVendor, rows: readonly PlannedRow[]): Promise<void> {
  const of = (outcome: PlannedRow['outcome']): (ImportedFields & { id: number | null })[] =>
    rows.flatMap((row) => (row.outcome === outcome && row.fields ? [{ ...row.fields, id: row.id }] : []));
  const [created, updated] = [of('create'), of('update')];
  await makeRoom(tx, vendor, created.length);
  if (updated.length > 0) await tx.query(updateAll, [vendor.id, JSON.stringify(updated)]);
  if (created.length > 0) await tx.query(insertAll, [vendor.id, JSON.stringify(created)]);
}

function preview(table: CsvTable, rows: readonly PlannedRow[], isDone: boolean): ImportPreview {
  const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  let mistakes = 0;
  const shown = rows.filter(({ outcome }) => outcome !== 'wrong' || ++mistakes <= MAX_SHOWN_MISTAKES);
  return {
    rows: shown.map(({ row, name, outcome, messages }) => ({ row, name, outcome, messages })),
    created: count('create'),
    updated: count('update'),
    unchanged: count('same'),
    wrong: count('wrong'),
    unknownColumns: table.unknownColumns,
    isDone,
  };
}
