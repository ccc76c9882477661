import type { ChosenColumn, FileColumn } from '../../../../contract/marketplace/product-files.js';
import { guessColumns } from '../../../../platform/csv/column-words.rules.js';
import type { ForeignGoods, ForeignRow, System } from './foreign-goods.js';

/** Heads that people give their columns, as `plainHead` has them; those in front count first. */
const WORDS: Readonly<Record<FileColumn, readonly string[]>> = {
  name: ['name', 'productname', 'itemname', 'product', 'item', 'title', 'produce', 'crop', 'productitem'],
  option: [
    'option',
    'variant',
    'variation',
    'optionname',
    'variantname',
    'variationname',
    'size',
    'packsize',
  ],
  price: ['price', 'retailprice', 'unitprice', 'saleprice', 'sellingprice', 'priceperunit', 'rate'],
  unit: ['unit', 'units', 'uom', 'unitofmeasure', 'soldby', 'saleunit', 'unittype', 'measure', 'per'],
  stock: [
    ...['stock', 'inventory', 'instock', 'qty', 'quantity', 'onhand', 'available', 'availability'],
    ...['qtyavailable', 'quantityavailable', 'quantityonhand', 'stockquantity', 'howmany', 'count'],
  ],
  category: ['category', 'categories', 'producttype', 'type', 'department', 'section', 'group'],
  description: ['description', 'productdescription', 'details', 'about', 'longdescription', 'notes'],
  sku: ['sku', 'itemnumber', 'itemno', 'productcode', 'itemcode', 'code', 'productid', 'itemid', 'plu', 'id'],
  tags: ['tags', 'tag', 'labels', 'keywords'],
  photos: [
    ...['photos', 'photo', 'photourl', 'images', 'image', 'imageurl', 'imageurls', 'imagesrc', 'imagelink'],
    ...['pictures', 'picture', 'pictureurl'],
  ],
};
/** A head that has such a word in it counts where no other one does: "Price (per lb)". */
const PARTS: Partial<Record<FileColumn, string>> = {
  ...{ price: 'price', stock: 'quantity', category: 'category', description: 'description' },
  ...{ name: 'product', sku: 'sku', photos: 'image' },
};

/** @param heads as `plainHead` has them @returns what each column is probably; '' where nothing says */
export const guessProductColumns = (heads: readonly string[]): ChosenColumn[] =>
  guessColumns(heads, { words: WORDS, parts: PARTS });

/** Without one of these, nobody knows which product a row is about. */
export const isReadable = (columns: readonly ChosenColumn[]): boolean =>
  columns.includes('name') || columns.includes('sku');

/** Rows of one name that tell their options are one product; any other row is a product of its own. */
function read(rows: readonly ForeignRow[]): ForeignGoods[] {
  return rows.map(({ row, cells }) => {
    const own = (column: FileColumn) => cells.get(column) ?? '';
    const [name, sku, option] = [own('name'), own('sku'), own('option')];
    return {
      ...{ row, sku, name, option, key: option === '' ? sku || name : name || sku },
      ...{ description: own('description'), category: own('category'), price: own('price') },
      ...{ stock: own('stock'), unit: own('unit'), tags: own('tags'), isActive: true },
      ...{ shippingWeight: '', photos: own('photos') },
    };
  });
}

/** A file whose columns somebody chose. Its rows have their cells by what their columns are. */
export const CHOSEN: System = { name: '', heads: [], saysAll: false, read };
