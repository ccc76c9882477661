import { dollars } from '../../../../contract/shared/money.js';
import type { Known } from '../import-rows.rules.js';
import type { CsvRow } from '../product-columns.js';
import type { ImportedFields, ImportedOption, PlannedRow } from '../product-rows.rules.js';

/**
 * @param planned what a file of another system would do
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
  const own = withOptions.has(before.id) ? [] : figures(before, product.fields);
  const ofOptions = product.options.flatMap((option) => {
    const one = options.get(option.id ?? 0);
    return one ? figures(one, option).map((text) => `${option.name}: ${text}`) : [`${option.name} is new.`];
  });
  return [...own, ...ofOptions, ...texts(before, product.fields)];
}

type Figures = Pick<ImportedOption, 'price' | 'inventory'>;

const figures = (before: Figures, after: Figures): string[] => [
  ...(before.price === after.price ? [] : [`Price ${dollars(before.price)}, now ${dollars(after.price)}.`]),
  ...(before.inventory === after.inventory ? [] : [`Stock ${before.inventory}, now ${after.inventory}.`]),
];

const TEXTS = {
  ...{ name: 'name', description: 'description', category: 'category', unit: 'unit', tags: 'tags' },
  ...{ isActive: 'switch that shows it', shippingWeight: 'shipping weight' },
} as const;

function texts(before: ImportedFields, after: ImportedFields): string[] {
  const changed = (Object.keys(TEXTS) as (keyof typeof TEXTS)[])
    .filter((field) => String(before[field]) !== String(after[field]))
    .map((field) => TEXTS[field]);
  return changed.length === 0 ? [] : [`Changes its ${changed.join(', ')}.`];
}
