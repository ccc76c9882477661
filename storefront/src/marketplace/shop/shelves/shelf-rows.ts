import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { ShelvesView } from '@farmgate/backend/contract/marketplace/shelves';
import { type ShortProduct, shortProduct } from '../cards/short-product';

/** The products of one vendor, which its head says the pickup of. */
export interface ShelfRow {
  vendorId: number;
  vendorName: string;
  /** "Pickup Saturday at Chandler Green, order by Thursday" */
  pickup?: string;
  products: ShortProduct[];
}

export interface Shelves extends Pick<ShelvesView, 'state' | 'stateName'> {
  near: ShelfRow[];
  shipped: ShelfRow[];
}

function rowsOf(products: readonly ProductView[], hasPickup: boolean): ShelfRow[] {
  const rows = new Map<number, ShelfRow>();
  for (const product of products) {
    const { vendor, nextPickup } = product;
    const row = rows.get(vendor.id) ?? { vendorId: vendor.id, vendorName: vendor.businessName, products: [] };
    if (hasPickup && nextPickup) row.pickup ??= nextPickup.text;
    row.products.push(shortProduct(product));
    rows.set(vendor.id, row);
  }
  return [...rows.values()];
}

/** @returns an answer of GET /api/shelves as the page shows it: a row for each vendor */
export const shelvesOf = ({ near, shipped, ...state }: ShelvesView): Shelves => ({
  ...state,
  near: rowsOf(near, true),
  shipped: rowsOf(shipped, false),
});
