import { z } from 'zod';
import { ZipQuery } from '../shared/schemas.js';
import { ProductList } from './products.js';

/** So many products of one vendor stand in its row, and so many rows on a shelf. */
export const SHELF_ROW = 4;
export const SHELF_ROWS = 2;

/** GET /api/shelves: what is in stock for somebody at a ZIP code, by how they get it. */
export const ShelvesQuery = z.object({ zipCode: ZipQuery });
export type ShelvesQuery = z.infer<typeof ShelvesQuery>;

/**
 * Products of one vendor follow one another, its newest first. Nothing is on a shelf whose way the vendor
 * does not offer there; whether orders are sent to the state at all is a setting.
 */
export const ShelvesView = z.object({
  /** "FL", "Florida"; null where there is no such ZIP code. */
  state: z.string().nullable(),
  stateName: z.string().nullable(),
  /** Picked up or delivered: of the nearest vendors within 25 miles. */
  near: ProductList,
  /** Sent to the state of the ZIP code: of other vendors, those with the newest products first. */
  shipped: ProductList,
});
export type ShelvesView = z.infer<typeof ShelvesView>;
