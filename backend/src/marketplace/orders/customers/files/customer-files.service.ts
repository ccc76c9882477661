import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { lockAccount } from '../../../../accounts/users/lock-account.js';
import {
  type CustomerColumn,
  type CustomerImportPreview,
  type CustomerImportRequest,
  type CustomerImportUndone,
  type CustomerImportView,
  MAX_IMPORTED_CUSTOMERS,
} from '../../../../contract/marketplace/customer-files.js';
import { UNDO_HOURS } from '../../../../contract/marketplace/product-files.js';
import { MAX_SHOWN_MISTAKES } from '../../../../contract/marketplace/shop.js';
import { HOUR_MS } from '../../../../contract/shared/calendar/durations.js';
import { plainHead } from '../../../../platform/csv/column-words.rules.js';
import { changeRows, fetchRows } from '../../../../platform/database/statement.js';
import type { FormWithFile } from '../../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { CustomerImport } from '../../../tables/customer-import.entity.js';
import { ImportedCustomer } from '../../../tables/imported-customer.entity.js';
import type { OwnVendor } from '../../../vendors/current-vendor.js';
import { type CsvFile, readCsvFile, refused, shownColumns } from '../../../vendors/files/csv-file.js';
import { mistakesOf } from '../../../vendors/files/mistakes.rules.js';
import { columnsOf, rememberColumns } from '../../../vendors/files/remembered-columns.js';
import * as sql from './customer-files.sql.js';
import {
  guessCustomerColumns,
  isReadable,
  type PlannedCustomer,
  type PlannedRow,
  planCustomers,
} from './customer-rows.rules.js';

const UNDO_MS = UNDO_HOURS * HOUR_MS;

/** The farm's alone: an imported customer makes no account, reveals none, and gets no email. */
@Injectable()
export class CustomerFiles {
  constructor(private readonly db: DataSource) {}

  /** Rows that are wrong are left out. @throws VALIDATION_FAILED for what is no such file */
  async import(
    vendor: OwnVendor,
    { fields, file }: FormWithFile<CustomerImportRequest>,
  ): Promise<CustomerImportPreview> {
    if (!file) throw refused('Please choose a file.');
    const read = await readCsvFile(file);
    const key = `customers ${read.key}`;
    const remembered = await columnsOf<CustomerColumn>(this.db.manager, vendor, key);
    const columns = fields.columns ?? remembered ?? guessCustomerColumns(read.heads.map(plainHead));
    const told = { columns: shownColumns(read, columns), isRemembered: remembered !== null };
    if (fields.mode === 'preview')
      return { ...previewOf(await plan(this.db.manager, vendor, read, columns)), ...told, isDone: false };
    return this.db.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const rows = await plan(tx, vendor, read, columns);
      await write(tx, vendor, rows);
      if (isReadable(columns)) await rememberColumns(tx, vendor, key, told.columns);
      return { ...previewOf(rows), ...told, isDone: isReadable(columns) };
    });
  }

  async imports(vendor: OwnVendor): Promise<CustomerImportView[]> {
    const after = new Date(Date.now() - UNDO_MS);
    const imports = await fetchRows(this.db, sql.undoableCustomerImports, [vendor.id, after]);
    return imports.map(({ importedAt, ...rest }) => ({ ...rest, importedAt: importedAt.toISOString() }));
  }

  /** Those that no later file wrote over. @throws IMPORT_NOT_FOUND */
  undo(vendor: OwnVendor, id: number): Promise<CustomerImportUndone> {
    return this.db.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const createdAt = MoreThan(new Date(Date.now() - UNDO_MS));
      const found = await tx.findOneBy(CustomerImport, { id, vendorId: vendor.id, createdAt });
      if (!found) throw new DomainError('IMPORT_NOT_FOUND');
      const own = await tx.findBy(ImportedCustomer, { importId: id });
      const still = found.customers.filter((one) => own.some((now) => now.id === one.id));
      const back = still.flatMap(({ id: own, before }) => (before ? [{ id: own, ...before }] : []));
      const gone = still.filter(({ before }) => before === null);
      if (back.length > 0) await changeRows(tx, sql.restoreCustomers, [vendor.id, JSON.stringify(back)]);
      if (gone.length > 0) await tx.delete(ImportedCustomer, { id: In(gone.map((one) => one.id)) });
      await tx.delete(CustomerImport, { id });
      return { removed: gone.length, restored: back.length };
    });
  }

  /** @throws CUSTOMER_NOT_FOUND */
  async remove(vendor: OwnVendor, id: number): Promise<CustomerImportUndone> {
    const { affected } = await this.db.manager.delete(ImportedCustomer, { id, vendorId: vendor.id });
    if (!affected) throw new DomainError('CUSTOMER_NOT_FOUND');
    return { removed: 1, restored: 0 };
  }

  async cleanUp(): Promise<void> {
    await this.db.manager.delete(CustomerImport, { createdAt: LessThan(new Date(Date.now() - UNDO_MS)) });
  }
}

async function plan(
  tx: EntityManager,
  { id }: OwnVendor,
  file: CsvFile,
  columns: readonly (CustomerColumn | '')[],
): Promise<PlannedRow[]> {
  if (!isReadable(columns)) return [];
  const known = await fetchRows(tx, sql.knownCustomers, [id]);
  const rows = planCustomers(file, columns, new Map(known.map((one) => [one.key, one])));
  if (known.length + countOf(rows, 'create') > MAX_IMPORTED_CUSTOMERS)
    throw refused(
      `You can keep up to ${MAX_IMPORTED_CUSTOMERS.toLocaleString('en-US')} customers from files.`,
    );
  return rows;
}

/** A fixed number of statements, however many rows. */
async function write(tx: EntityManager, vendor: OwnVendor, rows: readonly PlannedRow[]): Promise<void> {
  const planned = rows.flatMap(({ customer }) => customer ?? []);
  if (planned.length === 0) return;
  const isNew = ({ id }: PlannedCustomer) => id === null;
  const [fresh, changed] = [planned.filter(isNew), planned.filter((one) => !isNew(one))];
  const before = await tx.findBy(ImportedCustomer, {
    id: In(changed.flatMap(({ id }) => id ?? [])),
    vendorId: vendor.id,
  });
  const { id: importId } = await tx.save(CustomerImport, { vendorId: vendor.id, customers: [] });
  const ids = await fetchRows(tx, sql.insertCustomers, [vendor.id, importId, JSON.stringify(fresh)]);
  await changeRows(tx, sql.updateCustomers, [vendor.id, importId, JSON.stringify(changed)]);
  const customers = [
    ...ids.map(({ id }) => ({ id, before: null })),
    ...before.map(({ id, name, email, phone, address, note, importId: last }) => ({
      ...{ id, before: { name, email, phone, address, note, importId: last } },
    })),
  ];
  await tx.update(CustomerImport, { id: importId }, { customers });
}

const countOf = (rows: readonly PlannedRow[], outcome: PlannedRow['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

function previewOf(
  rows: readonly PlannedRow[],
): Omit<CustomerImportPreview, 'columns' | 'isRemembered' | 'isDone'> {
  let mistakes = 0;
  const shown = rows.filter(({ outcome }) => outcome !== 'wrong' || ++mistakes <= MAX_SHOWN_MISTAKES);
  return {
    rows: shown.map(({ customer: _customer, ...row }) => row),
    mistakes: mistakesOf(rows),
    ...{ created: countOf(rows, 'create'), updated: countOf(rows, 'update') },
    ...{ unchanged: countOf(rows, 'same'), wrong: countOf(rows, 'wrong') },
  };
}
