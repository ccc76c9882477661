/** Customers that a farm brings in a file. Nobody gets an email because of it. */
import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { chosenColumns, IMPORT_MODES, Mistakes, previewColumn } from './file-columns.js';

/** What a column of such a file can be. */
export const CUSTOMER_COLUMNS = [
  ...(['name', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['address', 'city', 'state', 'zipCode', 'note'] as const),
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

export const MAX_IMPORTED_CUSTOMERS = 20_000;

/** POST /api/vendor/customers/import, beside the file `file`. Rows that are wrong are left out. */
export const CustomerImportRequest = z.strictObject({
  mode: z.enum(IMPORT_MODES, 'Please choose preview or write.').default('preview'),
  /** What each column is, as the screen shows it; left out for what we remember or guess. */
  columns: chosenColumns(CUSTOMER_COLUMNS).optional(),
});
export type CustomerImportRequest = z.output<typeof CustomerImportRequest>;

export const CustomerImportPreview = z.object({
  /** In the file's order; of the wrong ones the first only, as many as `MAX_SHOWN_MISTAKES`. */
  rows: z.array(
    z.object({
      /** As in the spreadsheet, the first row behind the head being 2. */
      row: z.number(),
      name: z.string(),
      /** create, update (known from a file before), same (nothing changes), or wrong (left out). */
      outcome: z.enum(['create', 'update', 'same', 'wrong']),
      messages: z.array(z.string()),
    }),
  ),
  mistakes: Mistakes,
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  wrong: z.number(),
  /** In the file's order. Nothing is read before one is a name. */
  columns: z.array(previewColumn(CUSTOMER_COLUMNS)),
  /** Whether this business chose the columns of a file with these heads before. */
  isRemembered: z.boolean(),
  /** Whether it has been written. */
  isDone: z.boolean(),
});
export type CustomerImportPreview = z.infer<typeof CustomerImportPreview>;

/** GET /api/vendor/customers/imports: those of the last day that can be undone, the newest first. */
export const CustomerImportView = z.object({
  id: z.number(),
  importedAt: Timestamp,
  created: z.number(),
  updated: z.number(),
});
export const CustomerImportList = z.array(CustomerImportView);
export type CustomerImportView = z.infer<typeof CustomerImportView>;

export const CustomerImportParams = z.object({ id: RowId('There is no such import.') });
export type CustomerImportParams = z.infer<typeof CustomerImportParams>;

/**
 * POST /api/vendor/customers/imports/{id}/undo, DELETE /api/vendor/customers/imported/{id}: how many went,
 * and how many are as they were before.
 */
export const CustomerImportUndone = z.object({ removed: z.number(), restored: z.number() });
export type CustomerImportUndone = z.infer<typeof CustomerImportUndone>;

export const ImportedCustomerParams = z.object({ id: RowId("We couldn't find this customer.") });
export type ImportedCustomerParams = z.infer<typeof ImportedCustomerParams>;
