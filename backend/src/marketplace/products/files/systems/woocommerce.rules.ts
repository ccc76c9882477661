import type { ForeignGoods, ForeignRow, System } from './foreign-goods.js';

const MOST_ATTRIBUTES = 9;
const BACKORDERS = new Set(['1', 'notify']);

/** A variable product is a row with its text, and one for each variation that names it as its parent. */
function read(rows: readonly ForeignRow[]): ForeignGoods[] {
  const typesOf = ({ cells }: ForeignRow) =>
    (cells.get('type') ?? 'simple').split(',').map((one) => one.trim());
  const parents = new Map<string, ForeignRow>();
  for (const one of rows) {
    const [id, sku] = [one.cells.get('id') ?? '', one.cells.get('sku') ?? ''];
    if (!typesOf(one).includes('variable')) continue;
    if (id !== '') parents.set(`id:${id}`, one);
    if (sku !== '') parents.set(sku, one);
  }
  return rows.flatMap((one) => {
    const types = typesOf(one);
    const isVariation = types.includes('variation');
    if (!isVariation && !types.includes('simple')) return [];
    const own = (head: string) => one.cells.get(head) ?? '';
    const parent = isVariation ? parents.get(own('parent')) : undefined;
    const shared = (head: string) => parent?.cells.get(head) || own(head);
    const values = Array.from({ length: MOST_ATTRIBUTES }, (_, at) => own(`attribute${at + 1}values`));
    return {
      ...{ row: one.row, sku: own('sku'), name: shared('name') },
      key: parent ? shared('sku') || shared('name') : own('sku') || own('name'),
      option: isVariation ? values.filter(Boolean).join(' / ') || own('name') : '',
      description: shared('description') || shared('shortdescription'),
      ...{ category: shared('categories'), price: own('regularprice'), tags: shared('tags') },
      ...{ stock: stockOf(own), unit: '', shippingWeight: own('weightlbs') },
      // Those of the product come with each of its variations; what is there twice counts once.
      photos: [parent?.cells.get('images') ?? '', own('images')].join('\n'),
      isActive: shared('published') === '' || shared('published') === '1',
    };
  });
}

/** What isn't counted has no stock of its own, unless it's out of stock. */
function stockOf(own: (head: string) => string): string {
  const stock = own('stock');
  if (stock === '') return own('instock') === '0' ? '0' : '';
  return BACKORDERS.has(own('backordersallowed')) ? '' : stock;
}

export const WOOCOMMERCE: System = {
  name: 'WooCommerce',
  heads: ['type', 'name', 'regularprice', 'visibilityincatalog'],
  saysAll: true,
  read,
};
