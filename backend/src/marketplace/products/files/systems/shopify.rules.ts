import { type ForeignGoods, type ForeignRow, poundsOfGrams, type System } from './foreign-goods.js';

/** Of goods without options. */
const NO_OPTION = 'Default Title';
const OPTIONS = ['1', '2', '3'] as const;

interface Heads {
  handle: string;
  description: string;
  sku: string;
  price: string;
  stock: string;
  tracker: string;
  grams: string;
  category: string;
  published: string;
  photo: string;
  variantPhoto: string;
}

const NOW: Heads = {
  ...{ handle: 'urlhandle', description: 'description', sku: 'sku', price: 'price' },
  ...{ stock: 'inventoryquantity', tracker: 'inventorytracker', grams: 'weightvaluegrams' },
  ...{ category: 'productcategory', published: 'publishedononlinestore' },
  ...{ photo: 'productimageurl', variantPhoto: 'variantimageurl' },
};
const BEFORE: Heads = {
  ...{ handle: 'handle', description: 'bodyhtml', sku: 'variantsku', price: 'variantprice' },
  ...{ stock: 'variantinventoryqty', tracker: 'variantinventorytracker', grams: 'variantgrams' },
  ...{ category: 'productcategory', published: 'published' },
  ...{ photo: 'imagesrc', variantPhoto: 'variantimage' },
};

/** A row is a variant, or one more picture, which has no price. Its first row tells of the product. */
const reader =
  (heads: Heads) =>
  (rows: readonly ForeignRow[]): ForeignGoods[] => {
    const firsts = new Map<string, ForeignRow>();
    const photosOf = photosByHandle(rows, heads);
    return rows.flatMap((one) => {
      const key = one.cells.get(heads.handle) ?? '';
      const first = firsts.get(key) ?? one;
      firsts.set(key, first);
      const own = (head: string) => one.cells.get(head) ?? '';
      const shared = (head: string) => first.cells.get(head) ?? '';
      if (own(heads.price) === '') return [];
      const options = OPTIONS.map((at) => own(`option${at}value`)).filter((text) => text !== '');
      const status = shared('status').toLowerCase();
      return {
        ...{ row: one.row, key, sku: own(heads.sku), name: shared('title') },
        option: options.join(' / ') === NO_OPTION ? '' : options.join(' / '),
        description: shared(heads.description),
        category: [shared('type'), shared(heads.category)].filter(Boolean).join(' > '),
        ...{ price: own(heads.price), unit: '', tags: shared('tags') },
        stock: one.cells.has(heads.tracker) && own(heads.tracker) === '' ? '' : own(heads.stock),
        isActive: shared(heads.published).toLowerCase() !== 'false' && (status === '' || status === 'active'),
        ...{ shippingWeight: poundsOfGrams(own(heads.grams)), photos: photosOf.get(key)?.join('\n') ?? '' },
      };
    });
  };

/** Those of the product in all of its rows, then those of its variants. */
function photosByHandle(rows: readonly ForeignRow[], { handle, ...heads }: Heads): Map<string, string[]> {
  const photos = new Map<string, string[]>();
  for (const head of [heads.photo, heads.variantPhoto])
    for (const { cells } of rows) {
      const [key, address] = [cells.get(handle) ?? '', cells.get(head) ?? ''];
      if (address !== '') photos.set(key, [...(photos.get(key) ?? []), address]);
    }
  return photos;
}

export const SHOPIFY: System = {
  name: 'Shopify',
  heads: ['title', 'urlhandle', 'option1value', 'price'],
  saysAll: true,
  read: reader(NOW),
};
export const SHOPIFY_BEFORE: System = {
  name: 'Shopify',
  heads: ['handle', 'title', 'option1value', 'variantprice'],
  saysAll: true,
  read: reader(BEFORE),
};
