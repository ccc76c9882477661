/** Customers that a farm brings in a file. Nobody gets an email because of it. */
import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { fileFields, filePreview } from './file-columns.js';

/** What a column of such a file can be. */
export const CUSTOMER_COLUMNS = [
  ...(['name', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['address', 'city', 'state', 'zipCode', 'note'] as const),
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

export const MAX_IMPORTED_CUSTOMERS = 20_000;

/** POST /api/vendor/customers/import, beside the file `file`. Rows that are wrong are left out. */
export const CustomerImportRequest = z.strictObject(fileFields(CUSTOMER_COLUMNS));
export type CustomerImportRequest = z.output<typeof CustomerImportRequest>;

/** A row of `update` is of somebody known from a file before. */
export const CustomerImportPreview = filePreview(CUSTOMER_COLUMNS, [
  'create',
  'update',
  'same',
  'wrong',
]).extend({
  updated: z.number(),
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
