import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import type { SoldPartRow } from '../../products/boxes/boxes.sql.js';
import type { LockedLine } from '../placing/place-order.sql.js';

export type LineWithParts = LockedLine & { parts: readonly SoldPartRow[] };

type Stocked = Pick<SoldPartRow, 'quantity' | 'inventory' | 'madeToOrder' | 'isMissing'>;

export const boxesFrom = (parts: readonly Stocked[]): number =>
  parts.length === 0
    ? 0
    : Math.min(
        ...parts.map(({ quantity, inventory, madeToOrder, isMissing }) => {
          if (isMissing) return 0;
          return madeToOrder ? MAX_QUANTITY : Math.floor(inventory / quantity);
        }),
      );

export interface Good {
  productId: number;
  variantId: number | null;
  name: string;
  quantity: number;
  /** What of it is taken of what there is on any day: all but what is of a date. */
  counted: number;
  /** Cents, as its line or the box was read. */
  unitPrice: number;
  inventory: number;
  madeToOrder: boolean;
  lowStockAt: number | null;
  isPart: boolean;
  itemIds: number[];
}

type SoldLine = Pick<
  LineWithParts,
  | 'itemId'
  | 'productId'
  | 'variantId'
  | 'productName'
  | 'quantity'
  | 'unitPrice'
  | 'inventory'
  | 'madeToOrder'
  | 'lowStockAt'
  | 'parts'
> & { datedStockId?: number | null };

export function goodsOf(lines: readonly SoldLine[]): Good[] {
  const goods = new Map<string, Good>();
  const add = (good: Good) => {
    const key = `${good.productId} ${good.variantId ?? ''}`;
    const there = goods.get(key);
    if (!there) return void goods.set(key, good);
    there.quantity += good.quantity;
    there.counted += good.counted;
    there.itemIds.push(...good.itemIds);
    // A part was read after everything was locked; a line of an option may be older.
    if (good.isPart) Object.assign(there, { isPart: true, inventory: good.inventory });
  };
  for (const { itemId, productName: name, parts: _parts, datedStockId, ...line } of lines) {
    const counted = datedStockId == null ? line.quantity : 0;
    add({ ...pick(line), counted, name, isPart: false, itemIds: [itemId] });
  }
  for (const { itemId, quantity, lowStockAt, parts } of lines)
    for (const part of parts)
      add({
        ...{ productId: part.productId, variantId: part.variantId, name: part.name },
        ...{ quantity: part.quantity * quantity, counted: part.quantity * quantity, unitPrice: part.price },
        ...{ inventory: part.inventory, madeToOrder: part.madeToOrder, lowStockAt },
        ...{ isPart: true, itemIds: [itemId] },
      });
  return [...goods.values()];
}

const pick = ({
  productId,
  variantId,
  quantity,
  unitPrice,
  inventory,
  madeToOrder,
  lowStockAt,
}: Omit<SoldLine, 'itemId' | 'productName' | 'parts'>) => ({
  ...{ productId, variantId, quantity, unitPrice },
  ...{ inventory, madeToOrder, lowStockAt },
});

/** @returns what of it there is too little of for all lines together: each of these alone would do */
export const shortGoods = (goods: readonly Good[]): Good[] =>
  goods.filter(
    ({ isPart, madeToOrder, counted, inventory }) => isPart && !madeToOrder && counted > inventory,
  );
