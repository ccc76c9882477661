import type { ForeignGoods, ForeignRow, System } from './foreign-goods.js';

/** What Square calls the only variation of an item. */
const ONLY = 'regular';
const CURRENT = 'currentquantity';

/** One column for each place of the shop: "Current Quantity Farm stand". */
function stockOf({ cells }: ForeignRow): string {
  const counts = [...cells].flatMap(([head, text]) =>
    head.startsWith(CURRENT) && text !== '' ? [text] : [],
  );
  return counts.length === 0 ? '' : String(counts.reduce((sum, text) => sum + Number(text), 0));
}

/** A row is a variation. Archived items stay, switched off. */
function read(rows: readonly ForeignRow[]): ForeignGoods[] {
  return rows.flatMap((one) => {
    const own = (head: string) => one.cells.get(head) ?? '';
    const name = own('customerfacingname') || own('itemname');
    const variation = own('variationname');
    const [unit = ''] = own('unitandprecision').split(',');
    return {
      ...{ row: one.row, key: own('referencehandle') || own('itemname'), sku: own('sku'), name },
      ...{ option: variation.toLowerCase() === ONLY ? '' : variation, description: own('description') },
      category: own('categories') || own('category') || own('reportingcategory'),
      ...{ price: own('price'), stock: stockOf(one), unit: unit.trim(), tags: '' },
      ...{ isActive: own('archived').toUpperCase() !== 'Y', shippingWeight: own('weightlb'), photos: '' },
    };
  });
}

export const SQUARE: System = {
  name: 'Square',
  heads: ['itemname', 'variationname', 'price'],
  saysAll: true,
  read,
};
