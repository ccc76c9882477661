import { z } from 'zod';
import { seenOf } from '../shared/seen.js';
import { MAX_LOW_STOCK_AT } from './shop.js';

const MESSAGE = `Please enter a whole number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString('en-US')}`;

/** GET and PUT /api/vendor/low-stock: from how few on the vendor is told of a product; null for never. */
export const LowStockView = z.object({ lowStockAt: z.number().nullable() });
export type LowStockView = z.infer<typeof LowStockView>;

/** What its form had shown. */
export const SeenLowStock = seenOf(LowStockView);

/**
 * PUT /api/vendor/low-stock: with `was`, only what it names is changed, and
 * only while it is what it says (409 CHANGED_MEANWHILE).
 */
export const LowStockRequest = z.strictObject({
  lowStockAt: z.number(MESSAGE).int(MESSAGE).min(0, MESSAGE).max(MAX_LOW_STOCK_AT, MESSAGE).nullable(),
  was: SeenLowStock.optional(),
});
export type LowStockRequest = z.output<typeof LowStockRequest>;
