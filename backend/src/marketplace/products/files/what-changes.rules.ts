import { isDeepStrictEqual } from 'node:util';
import { MADE_TO_ORDER } from '../../../contract/marketplace/shop.js';
import { dollars } from '../../../contract/shared/money.js';
import type { Known } from './import-rows.rules.js';
import type { CsvRow } from './product-columns.js';
import type { ImportedFields, ImportedOption, PlannedRow } from './product-rows.rules.js';

/**
 * @param planned what a file would do
 * @param rows what was made of its rows
 * @returns the same, with what was made of cells of something new, and what changes of what is known
 */
export function withChanges(
  planned: readonly PlannedRow[],
  rows: readonly CsvRow[],
  known: Known,
): PlannedRow[] {
  const notes = new Map(rows.map(({ row, notes: own }) => [row, own ?? []]));
  const before: Before = {
    products: new Map(known.products.map((one) => [one.id, one])),
    options: new Map(known.options.map((one) => [one.id, one])),
    withOptions: new Set(known.options.map(({ productId }) => productId)),
  };
  return planned.map((row) => {
    if (row.outcome === 'wrong') return row;
    const said = row.outcome === 'create' ? (notes.get(row.row) ?? []) : [];
    return { ...row, messages: [...said, ...row.messages, ...changesOf(row, before)] };
  });
}

interface Before {
  products: ReadonlyMap<number, Known['products'][number]>;
  options: ReadonlyMap<number, Known['options'][number]>;
  withOptions: ReadonlySet<number>;
}

function changesOf({ product }: PlannedRow, { products, options, withOptions }: Before): string[] {
  const before = product?.outcome === 'update' ? products.get(product.id ?? 0) : undefined;
  if (!product || !before) return [];
  const { fields, isStockAsked } = product;
  const own = withOptions.has(before.id)
    ? []
    : [...priceOf(before, fields), ...(isStockAsked || before.isBundle ? [] : stockOf(before, fields))];
  const ofOptions = product.options.flatMap((option) => {
    const one = options.get(option.id ?? 0);
    if (!one) return [`${option.name} is new.`];
    const stocks = [
      { ...one, madeToOrder: before.madeToOrder },
      { ...option, madeToOrder: fields.madeToOrder },
    ] as const;
    const changes = [
      ...priceOf(one, option),
      ...(isStockAsked ? [] : stockOf(...stocks)),
      ...textsOf<OptionTexts>(OPTION_TEXTS, one, option),
    ];
    return changes.map((text) => `${option.name}: ${text}`);
  });
  return [...own, ...ofOptions, ...textsOf<ImportedFields>(TEXTS, before, fields)];
}

type OptionTexts = Pick<ImportedOption, keyof typeof OPTION_TEXTS>;
type Price = Pick<ImportedOption, 'price'>;
type Stock = Pick<ImportedFields, 'inventory' | 'madeToOrder'>;

const priceOf = (before: Price, after: Price): string[] =>
  before.price === after.price ? [] : [`Price ${dollars(before.price)}, now ${dollars(after.price)}.`];

function stockOf(before: Stock, after: Stock): string[] {
  const [was, is] = [before, after].map(({ inventory, madeToOrder }) =>
    madeToOrder ? MADE_TO_ORDER.toLowerCase() : String(inventory),
  );
  return was === is ? [] : [`Stock ${was}, now ${is}.`];
}

const TEXTS = {
  ...{ name: 'name', description: 'description', category: 'category', unit: 'unit', tags: 'tags' },
  ...{ isActive: 'switch that shows it', shippingWeight: 'shipping weight', taxClass: 'tax class' },
  ...{ shippingMethods: 'shipping methods', isOrganic: 'organic mark', harvestDate: 'harvest date' },
  ...{ expirationDate: 'expiration date', crates: 'crates', leadHours: 'hours ahead', deposit: 'deposit' },
} as const;
const OPTION_TEXTS = {
  ...{ name: 'name', shippingWeight: 'shipping weight', isOrganic: 'organic mark' },
  ...{ deposit: 'deposit', weight: 'weights' },
} as const;

function textsOf<Fields extends object>(
  texts: Readonly<Partial<Record<keyof Fields, string>>>,
  before: Fields,
  after: Pick<Fields, keyof Fields>,
): string[] {
  const changed = (Object.keys(texts) as (keyof Fields)[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => texts[field]);
  return changed.length === 0 ? [] : [`Changes its ${changed.join(', ')}.`];
}
