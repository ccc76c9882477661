import type { ForeignGoods, ForeignRow, System } from './foreign-goods.js';

/** "500 g", "1 bunch", "2 lb": a row is a variant, and a unit is a part of what it is. */
function sizeOf(own: (head: string) => string): string {
  const kind = own('unittype') || own('variantunitname');
  return [own('units'), kind].filter(Boolean).join(' ');
}

/** Rows of one name and producer are one product. With a single row, its size stands in the name. */
function read(rows: readonly ForeignRow[]): ForeignGoods[] {
  const keyOf = ({ cells }: ForeignRow) => `${cells.get('producer') ?? ''} ${cells.get('name') ?? ''}`.trim();
  const counts = new Map<string, number>();
  for (const one of rows) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return rows.map((one) => {
    const own = (head: string) => one.cells.get(head) ?? '';
    const isOne = counts.get(keyOf(one)) === 1;
    const isUnit = own('units') === '' || own('units') === '1';
    const size = own('displayname') || sizeOf(own);
    return {
      ...{ row: one.row, key: keyOf(one), sku: own('sku') },
      name: isOne && !isUnit ? `${own('name')} (${size})` : own('name'),
      ...{
        option: isOne ? '' : size,
        unit: isOne && isUnit ? own('unittype') || own('variantunitname') : '',
      },
      ...{ description: own('description'), category: own('category'), price: own('price'), tags: '' },
      ...{ stock: own('ondemand') === '1' ? '' : own('onhand') || '0', isActive: true },
      ...{ shippingWeight: '', photos: '' },
    };
  });
}

export const OPEN_FOOD_NETWORK: System = {
  name: 'Open Food Network',
  heads: ['producer', 'name', 'price', 'units', 'unittype'],
  saysAll: true,
  read,
};
