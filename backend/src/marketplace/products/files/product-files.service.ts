import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import type {
  FileColumn,
  ImportPreview,
  ImportRequest,
  ImportRow,
  SoldSince,
} from '../../../contract/marketplace/product-files.js';
import { MAX_SHOWN_MISTAKES } from '../../../contract/marketplace/shop.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { FormWithFile } from '../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { taxMode } from '../../tax/tax-lines.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { readCsvFile } from '../../vendors/files/csv-file.js';
import { mistakesOf } from '../../vendors/files/mistakes.rules.js';
import { columnsOf, rememberColumns } from '../../vendors/files/remembered-columns.js';
import { hasPickups } from '../../vendors/vendors.sql.js';
import { makeRoom } from '../own/own-products.service.js';
import { refuseUnknownParts } from './box-goods.rules.js';
import { isOfNew, type Known, planRows } from './import-rows.rules.js';
import { knownOf } from './known-products.js';
import type { LeftOutRow } from './left-out.rules.js';
import { withMostPrice } from './option-columns.js';
import { ImportPhotos } from './photos/import-photos.service.js';
import { withPhotos } from './photos/photo-cells.rules.js';
import { writeProductsCsv } from './product-csv.js';
import * as sql from './product-files.sql.js';
import { recordImport } from './product-imports.service.js';
import type { PlannedProduct, PlannedRow } from './product-rows.rules.js';
import { moreOf, writeMore } from './products-more.js';
import { type CsvTable, tableOf } from './read-products.js';
import { withChanges } from './what-changes.rules.js';

const ROWS_AT_ONCE = 50;

@Injectable()
export class ProductFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: ImportPhotos,
  ) {}

  async export(vendor: OwnVendor): Promise<string> {
    const known = await knownOf(this.dataSource.manager, vendor, sql.knownProducts);
    const { products, options } = known;
    const more = await moreOf(this.dataSource.manager, known);
    const [pickups] = await fetchRows(this.dataSource, hasPickups, [vendor.id]);
    const taxClass = (await taxMode(this.dataSource.manager)) === 'rules';
    return writeProductsCsv(products, options, { taxClass, pickups: pickups?.isSetUp ?? false }, more);
  }

  /** All or nothing. @throws VALIDATION_FAILED for what is no products file, TOO_MANY_PRODUCTS */
  async import(vendor: OwnVendor, { fields, file }: FormWithFile<ImportRequest>): Promise<ImportPreview> {
    if (!file)
      throw new DomainError('VALIDATION_FAILED', [{ path: 'file', message: 'Please choose a file.' }]);
    const read = await readCsvFile(file);
    const remembered = await columnsOf<FileColumn>(this.dataSource.manager, vendor, read.key);
    const columns = fields.columns ?? remembered;
    const table = tableOf(read, { columns, fallback: fields.category ?? null, leftOut: fields.leftOut });
    const told = { isRemembered: table.columns && remembered !== null };
    if (fields.mode === 'preview') {
      const { manager } = this.dataSource;
      const known = await knownOf(manager, vendor, sql.knownProducts);
      const rows = await this.plan(manager, vendor, known, table, fields.soldSince);
      return preview(table, rows, known, { ...told, soldSince: soldSinceOf(rows), isDone: false });
    }
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const known = await knownOf(tx, vendor, sql.lockKnownProducts);
      const rows = await this.plan(tx, vendor, known, table, fields.soldSince);
      const soldSince = soldSinceOf(rows);
      const isRight = table.isRead && rows.every(({ outcome }) => outcome !== 'wrong');
      const isReady = isRight && isAnswered(soldSince, fields);
      if (isReady) await this.write(tx, vendor, known, rows);
      if (isReady && table.columns) await rememberColumns(tx, vendor, read.key, table.columns);
      return preview(table, rows, known, { ...told, soldSince, isDone: isReady });
    });
  }

  private async plan(
    tx: EntityManager,
    vendor: OwnVendor,
    known: Known,
    table: CsvTable,
    soldSince?: SoldSince,
  ): Promise<PlannedRow[]> {
    const rows = await plan(table, known, soldSince);
    const hasPhotos = table.rows.some(({ cells }) => cells.photos);
    return hasPhotos ? withPhotos(rows, table.rows, await this.photos.withOwn(tx, vendor)) : rows;
  }

  private async write(
    tx: EntityManager,
    vendor: OwnVendor,
    known: Known,
    rows: readonly PlannedRow[],
  ): Promise<void> {
    const written = await write(tx, vendor, known, rows);
    const ids = written.flatMap(({ id }) => id ?? []);
    const importId = await recordImport(tx, vendor, known, ids);
    if (importId !== null) await this.photos.order(tx, importId, written);
  }
}

/** Lets other work have its turn between the rows. */
async function plan({ rows, isOurs }: CsvTable, known: Known, soldSince?: SoldSince): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = [];
  for (const row of planRows(rows, known, soldSince, isOurs)) {
    planned.push(row);
    if (planned.length % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return withChanges(
    refuseUnknownParts(planned, known).sort((a, b) => a.row - b.row),
    rows,
    known,
  );
}

function soldSinceOf(rows: readonly PlannedRow[]): ImportPreview['soldSince'] {
  const asked = rows.flatMap(({ row, stock }) => (stock ? [[row, stock.now]] : []));
  if (asked.length === 0) return undefined;
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  return { rows: asked.length, key };
}

/** Keeping what was sold is right whatever was; setting counts for what the farm has seen. */
function isAnswered(asked: ImportPreview['soldSince'], { soldSince, soldSinceKey }: ImportRequest): boolean {
  if (!asked || soldSince === 'keep') return true;
  return soldSince === 'set' && (soldSinceKey ?? asked.key) === asked.key;
}

/** A fixed number of statements, however many rows. @returns what it wrote @throws TOO_MANY_PRODUCTS */
async function write(
  tx: EntityManager,
  vendor: OwnVendor,
  known: Known,
  rows: readonly PlannedRow[],
): Promise<PlannedProduct[]> {
  const of = (outcome: PlannedProduct['outcome']) =>
    rows.flatMap(({ product }) => (product?.outcome === outcome ? [product] : []));
  const [fresh, updated] = [of('create'), of('update')];
  await makeRoom(tx, vendor, fresh.length);
  const ids = fresh.length > 0 ? await fetchRows(tx, sql.nextProductIds, [fresh.length]) : [];
  const created = fresh.map((product, at) => ({ ...product, id: ids[at]?.id ?? null }));
  const json = (products: readonly PlannedProduct[]) =>
    JSON.stringify(
      products.map(({ id, fields, contents }) => ({ ...fields, id, isBundle: contents.length > 0 })),
    );
  if (updated.length > 0) await changeRows(tx, sql.updateAll, [vendor.id, json(updated)]);
  if (created.length > 0) await changeRows(tx, sql.insertAll, [vendor.id, json(created)]);
  const options = [...created, ...updated].flatMap(({ id, options }) =>
    options.map(({ dates: _dates, ...option }) => ({ ...withMostPrice(option), productId: id })),
  );
  const [added, changed] = [options.filter(({ id }) => id === null), options.filter(({ id }) => id !== null)];
  if (changed.length > 0) await changeRows(tx, sql.updateOptions, [JSON.stringify(changed)]);
  if (added.length > 0) await changeRows(tx, sql.insertOptions, [JSON.stringify(added)]);
  await writeMore(tx, vendor, known, created);
  return [...created, ...updated];
}

function withLeftOut(rows: readonly ImportRow[], leftOut: readonly LeftOutRow[]): ImportRow[] {
  const left = leftOut.map((one) => ({ ...one, outcome: 'left-out' as const, messages: [] }));
  return [...rows, ...left].sort((a, b) => a.row - b.row);
}

function preview(
  table: CsvTable,
  rows: readonly PlannedRow[],
  known: Known,
  rest: Pick<ImportPreview, 'soldSince' | 'isDone' | 'isRemembered'>,
): ImportPreview {
  const count = (outcome: PlannedProduct['outcome']) =>
    rows.filter(({ product }) => product?.outcome === outcome).length;
  let mistakes = 0;
  const shown = rows.filter(({ outcome }) => outcome !== 'wrong' || ++mistakes <= MAX_SHOWN_MISTAKES);
  return {
    rows: withLeftOut(
      shown.map(({ row, name, outcome, messages, stock }) => ({ row, name, outcome, messages, stock })),
      table.leftOut,
    ),
    mistakes: mistakesOf(rows),
    created: count('create'),
    updated: count('update'),
    unchanged: count('same'),
    wrong: rows.filter(({ outcome }) => outcome === 'wrong').length,
    leftOut: table.leftOut.length,
    photos: rows.reduce((sum, { product }) => sum + (product?.photos?.length ?? 0), 0),
    ...{ unknownColumns: table.unknownColumns, system: table.system, columns: table.columns },
    // A product that is there keeps its own.
    withoutCategory: table.withoutCategory.filter(isOfNew(known)).length,
    ...rest,
  };
}
