import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { fileFields, Mistakes, previewColumn, RowNumbers } from './file-columns.js';
import { PRODUCT_CATEGORIES } from './shop.js';

/** What becomes of a stock that the file changed, and sales since: both count, or the file alone. */
export const SOLD_SINCE = ['keep', 'set'] as const;
export type SoldSince = (typeof SOLD_SINCE)[number];

/** What a column of a file that we don't know can be. */
export const FILE_COLUMNS = [
  ...(['name', 'option', 'price', 'unit', 'stock'] as const),
  ...(['category', 'description', 'sku', 'tags', 'photos'] as const),
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];
/** Left out where nothing is chosen. */
export type ChosenColumn = FileColumn | '';

/**
 * POST /api/vendor/products/import, beside the file `file`: products, looked at first and then taken whole or
 * not at all.
 */
export const ImportRequest = z.strictObject({
  ...fileFields(FILE_COLUMNS),
  /** Without it, a file that asks about some stock isn't written. */
  soldSince: z.enum(SOLD_SINCE, 'Please choose keep or set.').optional(),
  /** What `soldSince` of the answer said: where more was sold by now, `set` asks once more. */
  soldSinceKey: z.string().max(64, 'Please use at most 64 characters.').optional(),
  /** Of products in another system's file whose category isn't known. */
  category: z.enum(PRODUCT_CATEGORIES, 'Please choose a category').optional(),
  /** Numbers of rows that aren't imported, as in "3,7". */
  leftOut: RowNumbers.optional(),
});
export type ImportRequest = z.output<typeof ImportRequest>;

export const ImportRow = z.object({
  /** As in the spreadsheet, the first row behind the head being 2. */
  row: z.number(),
  name: z.string(),
  /** create, update (its sku is known), same (nothing changes), wrong, or left-out, as it was asked for. */
  outcome: z.enum(['create', 'update', 'same', 'wrong', 'left-out']),
  messages: z.array(z.string()),
  /** Where the stock changed since the file was written, and the file has another one. */
  stock: z
    .object({
      /** When the file was written. */
      then: z.number(),
      now: z.number(),
      file: z.number(),
      /** What is now, with what the file adds or takes. */
      kept: z.number(),
    })
    .optional(),
});
export const ImportPreview = z.object({
  /** In the file's order; of the wrong ones the first only, as many as `MAX_SHOWN_MISTAKES`. */
  rows: z.array(ImportRow),
  mistakes: Mistakes,
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  wrong: z.number(),
  leftOut: z.number(),
  /** Whose file it is: Shopify, Square, WooCommerce, or Open Food Network; null for our own columns. */
  system: z.string().nullable(),
  /** Of a file that we don't know, in its order. Nothing is read before one is the name or the SKU. */
  columns: z.array(previewColumn(FILE_COLUMNS)).optional(),
  /** Whether this business chose the columns of a file with these heads before. */
  isRemembered: z.boolean().optional(),
  /** How many products of another system's file have no category that we know. */
  withoutCategory: z.number(),
  /** How many photos will be fetched from their addresses after the import. */
  photos: z.number(),
  /** Columns of the file that mean nothing here. */
  unknownColumns: z.array(z.string()),
  /** How many rows have a `stock` to choose, and what says which these are. */
  soldSince: z.object({ rows: z.number(), key: z.string() }).optional(),
  /** Whether it has been written. */
  isDone: z.boolean(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export type PreviewColumn = NonNullable<ImportPreview['columns']>[number];

/** A row of a products file, with what is wrong in it. */
export type ImportRow = z.infer<typeof ImportRow>;
export type StockSince = NonNullable<ImportRow['stock']>;

export const UNDO_HOURS = 24;

/** GET /api/vendor/products/imports: those of the last day that can be undone, the newest first. */
export const ProductImportView = z.object({
  id: z.number(),
  importedAt: Timestamp,
  /** Until then it can be undone. */
  undoUntil: Timestamp,
  created: z.number(),
  updated: z.number(),
  photos: z.object({
    /** How many are still to be fetched. */
    coming: z.number(),
    added: z.number(),
    failed: z.number(),
    /** The first of those that couldn't be had: of which product, from where, and why as a sentence. */
    failures: z.array(z.object({ product: z.string(), address: z.string(), why: z.string() })),
  }),
});
export const ProductImportList = z.array(ProductImportView);
export type ProductImportView = z.infer<typeof ProductImportView>;

export const ProductImportParams = z.object({ id: RowId('There is no such import.') });
export type ProductImportParams = z.infer<typeof ProductImportParams>;

/** Why undoing an import leaves a product as it is. */
export const KEPT_REASONS = ['ordered', 'changed', 'deleted', 'in-box'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/**
 * GET /api/vendor/products/imports/{id}: what undoing it would do. POST …/undo: what it did.
 */
export const ImportUndo = z.object({
  /** Names of products that the import added and that go again. */
  removed: z.array(z.string()),
  /** Names of products that are again as they were before it. */
  restored: z.array(z.string()),
  /** Those that stay as they are, since something came after the import. */
  kept: z.array(z.object({ name: z.string(), reason: z.enum(KEPT_REASONS) })),
  isDone: z.boolean(),
});
export type ImportUndo = z.infer<typeof ImportUndo>;
