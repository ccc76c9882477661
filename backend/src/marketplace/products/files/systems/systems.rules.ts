import { convert } from 'html-to-text';
import { MADE_TO_ORDER, type ProductCategory } from '../../../../contract/marketplace/shop.js';
import { cutText } from '../../../../contract/shared/cut-text.js';
import { type LeftOutRow, nameOfRow } from '../left-out.rules.js';
import type { CsvRow } from '../product-columns.js';
import { unitOfWords } from '../unit-words.rules.js';
import { categoryOfWords } from './category-of-words.rules.js';
import type { ForeignGoods, ForeignRow, System } from './foreign-goods.js';
import { priceOfWords, stockOfWords } from './loose-cells.rules.js';
import { OPEN_FOOD_NETWORK } from './open-food-network.rules.js';
import { SHOPIFY, SHOPIFY_BEFORE } from './shopify.rules.js';
import { SQUARE } from './square.rules.js';
import { WOOCOMMERCE } from './woocommerce.rules.js';

const SYSTEMS: readonly System[] = [SHOPIFY, SHOPIFY_BEFORE, SQUARE, WOOCOMMERCE, OPEN_FOOD_NETWORK];

/** @param heads as `plainHead` has them @returns whose file that is; null for our own and for unknown ones */
export const systemOf = (heads: readonly string[]): System | null =>
  SYSTEMS.find((system) => system.heads.every((head) => heads.includes(head))) ?? null;

const MOST_DESCRIPTION = 4_000;
const MOST_NAME = 120;
const MOST_SKU = 60;
const MOST_TAG = 40;
const MOST_TAGS = 15;

/** What a file's rows mean in our columns, and what its reader has to know. */
export interface Translated {
  rows: CsvRow[];
  /** The first rows of products that say no category that we know. */
  withoutCategory: CsvRow[];
  leftOut: LeftOutRow[];
}

export interface Answers {
  /** The category of goods that say none; null leaves them wrong until it's chosen. */
  fallback: ProductCategory | null;
  leftOut: ReadonlySet<number>;
}

export function translate(
  system: System,
  records: readonly ForeignRow[],
  { fallback, leftOut }: Answers,
): Translated {
  const groups = new Map<string, [ForeignGoods, ...ForeignGoods[]]>();
  const read = system.read(records);
  for (const one of read.filter(({ row }) => !leftOut.has(row))) {
    const others = groups.get(one.key);
    if (others) others.push(one);
    else groups.set(one.key, [one]);
  }
  const withoutCategory: CsvRow[] = [];
  const rows = [...groups.values()].flatMap((goods) => {
    const [first] = goods;
    const own = categoryOfWords(first.category, first.name);
    const made = rowsOf(goods, { own, isSaid: own !== null && first.category !== '', fallback }, system);
    if (own === null) withoutCategory.push(...made.slice(0, 1));
    return made;
  });
  const left = read
    .filter(({ row }) => leftOut.has(row))
    .map((one) => ({ row: one.row, name: nameOfRow(one) }));
  return { rows: rows.sort((a, b) => a.row - b.row), withoutCategory, leftOut: left };
}

interface Category {
  own: ProductCategory | null;
  isSaid: boolean;
  fallback: ProductCategory | null;
}

type Goods = readonly [ForeignGoods, ...ForeignGoods[]];

/**
 * The product is told in its first row. Its SKU is that of its only variant, or what joins its variants.
 * Where the columns were chosen, it is the SKU that all its rows have.
 */
function rowsOf(goods: Goods, category: Category, { saysAll }: System): CsvRow[] {
  const [first] = goods;
  const hasOptions = goods.length > 1 || first.option !== '';
  const isShared = !hasOptions || (!saysAll && goods.every((one) => one.sku === first.sku));
  const sku = cutText((isShared && first.sku) || first.key, MOST_SKU);
  const isCounted = goods.every(({ stock }) => stock !== '');
  // Where the columns were chosen, a blank cell may be an oversight: what is counted counts.
  const isSkipped = !saysAll && goods.some(({ stock }) => stock !== '');
  const isToOrder = !isCounted && !isSkipped;
  const toOrder = { inventory: MADE_TO_ORDER.toLowerCase() };
  const said = sharedOf(goods, category, saysAll);
  return goods.map((one, at) => {
    const { price } = priceOfWords(one.price);
    const { stock, note } = stockOfWords(one.stock);
    const cells: CsvRow['cells'] = {
      ...{
        sku,
        ...(said.name !== '' && { name: cutText(said.name, MOST_NAME) }),
        ...(price !== '' && { price }),
      },
      ...(hasOptions && { option: one.option || (one.sku === '' ? first.name : one.sku) }),
      ...(at === 0 && said.cells),
      ...(hasOptions && one.shippingWeight !== '' && { optionShippingWeight: one.shippingWeight }),
      ...(!isToOrder ? stock !== '' && { inventory: stock } : saysAll && toOrder),
    };
    const notes = [
      ...(at === 0 && said.cells.description === undefined ? [NO_DESCRIPTION] : []),
      ...(at === 0 && isToOrder ? [NOT_COUNTED] : []),
      ...(!isToOrder && note ? [note] : []),
    ];
    return { row: one.row, cells, ifNew: { ...(at === 0 && said.ifNew), ...(isToOrder && toOrder) }, notes };
  });
}

/** What the rows of a product have alike. What the file doesn't say counts for a new product alone. */
function sharedOf(goods: Goods, { own, isSaid, fallback }: Category, saysAll: boolean) {
  const [first] = goods;
  const hasOptions = goods.length > 1 || first.option !== '';
  const description = cutText(textOf(first.description), MOST_DESCRIPTION);
  const unitSaid = first.unit || priceOfWords(first.price).unit;
  const { unit, word } = unitOfWords(unitSaid || 'each');
  const category = own ?? fallback ?? '';
  const tags = tagsOf(first.tags);
  const photos = [...new Set(goods.map((one) => one.photos))].join('\n').trim();
  const cells: CsvRow['cells'] = {
    ...(description !== '' && { description }),
    ...(isSaid && { category }),
    ...(unitSaid !== '' && { unit }),
    ...((saysAll || tags !== '') && { tags }),
    ...(!hasOptions && first.shippingWeight !== '' && { shippingWeight: first.shippingWeight }),
    ...(photos !== '' && { photos }),
    ...(saysAll && { isActive: goods.some(({ isActive }) => isActive) ? 'yes' : 'no' }),
  };
  const ifNew = { description: cutText(first.name, MOST_DESCRIPTION), category, unit };
  return { name: withWord(first.name, word), cells, ifNew };
}

const NO_DESCRIPTION = 'The file doesn’t describe it, so its name stands there until you write more.';
const NOT_COUNTED = 'Its stock isn’t counted in the file, so it’s made to order.';

/** @returns the name with the word of a unit that we don't have: "Tomatoes (pint)" */
const withWord = (name: string, word: string | null): string =>
  word === null || name === '' || name.toLowerCase().includes(word) ? name : `${name} (${word})`;

const HTML = /<[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;
const AS_WRITTEN = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false },
}));

/** HTML as text, with its paragraphs, without addresses of links and pictures. Other text as it is. */
const textOf = (html: string): string =>
  HTML.test(html)
    ? convert(html, {
        wordwrap: false,
        selectors: [
          { selector: 'a', options: { ignoreHref: true } },
          { selector: 'img', format: 'skip' },
          ...AS_WRITTEN,
        ],
      }).trim()
    : html.trim();

const tagsOf = (text: string): string =>
  [
    ...new Set(
      text
        .split(/[;,]/)
        .map((tag) => cutText(tag.trim(), MOST_TAG))
        .filter(Boolean),
    ),
  ]
    .slice(0, MOST_TAGS)
    .join('; ');
