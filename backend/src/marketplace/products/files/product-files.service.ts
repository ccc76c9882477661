import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import type { ImportPreview, ImportRequest } from '../../../contract/marketplace/products.js';
import { MAX_SHOWN_MISTAKES } from '../../../contract/marketplace/shop.js';
import { execute, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { FormWithFile } from '../../../platform/http/multipart.js';
import { taxMode } from '../../tax/tax-lines.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { type ImportedFields, type KnownProduct, type PlannedRow, planRows } from './import-rows.rules.js';
import { hasPickups } from '../../vendors/vendors.sql.js';
import { makeRoom } from '../own/own-products.service.js';
import { type CsvTable, readProductsCsv, writeProductsCsv } from './product-csv.js';
import * as sql from './product-files.sql.js';

const ROWS_AT_ONCE = 50;

/** A vendor's products as a spreadsheet: out, looked at, and in. */
@Injectable()
export class ProductFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns CSV with all of one's own products */
  async export(vendor: OwnVendor): Promise<string> {
    const products = await fetchRows(this.dataSource, sql.knownProducts, [vendor.id]);
    const [pickups] = await fetchRows(this.dataSource, hasPickups, [vendor.id]);
    const taxClass = (await taxMode(this.dataSource.manager)) === 'rules';
    return writeProductsCsv(products, { taxClass, pickups: pickups?.isSetUp ?? false });
  }

  /**
   * Says row by row what a file would do; with the mode 'write' it is done, all of it or (where a row is
   * wrong) nothing.
   * @throws VALIDATION_FAILED for what is no products file, TOO_MANY_PRODUCTS
   */
  async import(vendor: OwnVendor, { fields, file }: FormWithFile<ImportRequest>): Promise<ImportPreview> {
    if (!file)
      throw new DomainError('VALIDATION_FAILED', [{ path: 'file', message: 'Please choose a file.' }]);
    const table = await readProductsCsv(file);
    if (fields.mode === 'preview') {
      const known = await fetchRows(this.dataSource, sql.knownProducts, [vendor.id]);
      return preview(table, await plan(table, known), false);
    }
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const rows = await plan(table, await fetchRows(tx, sql.lockKnownProducts, [vendor.id]));
      const isRight = rows.every(({ outcome }) => outcome !== 'wrong');
      if (isRight) await write(tx, vendor, rows);
      return preview(table, rows, isRight);
    });
  }
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
  if (updated.length > 0) await execute(tx, sql.updateAll, [vendor.id, JSON.stringify(updated)]);
  if (created.length > 0) await execute(tx, sql.insertAll, [vendor.id, JSON.stringify(created)]);
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
