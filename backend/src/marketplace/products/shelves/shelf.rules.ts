import type { ShelfRow } from './shelves.sql.js';

/**
 * @param rows products, in the order in which their vendors come
 * @returns the ids of the first vendors' products, those of each together
 */
export function byVendor(rows: readonly ShelfRow[], vendors: number, each: number): number[] {
  const byId = new Map<number, number[]>();
  for (const { id, vendorId } of rows) {
    const own = byId.get(vendorId);
    if (own) own.push(id);
    else if (byId.size < vendors) byId.set(vendorId, [id]);
  }
  return [...byId.values()].flatMap((ids) => ids.slice(0, each));
}
