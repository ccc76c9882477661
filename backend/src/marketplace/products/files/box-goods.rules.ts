import { goodOf } from './box-cells.rules.js';
import type { Known } from './import-rows.rules.js';
import { skuOfId } from './product-csv.js';
import { type PlannedRow, wrongRow } from './product-rows.rules.js';

interface Good {
  id: number | null;
  sku: string;
  isBundle: boolean;
  options: readonly { id: number | null; name: string }[];
}
interface Part {
  productId: number | null;
  variantId: number | null;
}

export function goodsByName(goods: readonly Good[]): Map<string, Part> {
  const named = goods
    .filter(({ sku, isBundle }) => sku !== '' && !isBundle)
    .flatMap(({ id, sku, options }): [string, Part][] =>
      options.length === 0
        ? [[nameOf(goodOf(sku, null)), { productId: id, variantId: null }]]
        : options.map((one) => [nameOf(goodOf(sku, one.name)), { productId: id, variantId: one.id }]),
    );
  return new Map(named);
}

export const nameOf = (good: string): string => good.toLowerCase();

export function refuseUnknownParts(rows: readonly PlannedRow[], known: Known): PlannedRow[] {
  const isBox = ({ product }: PlannedRow) => (product?.contents.length ?? 0) > 0;
  if (!rows.some(isBox)) return [...rows];
  const goods = goodsByName([...knownGoods(known, rows), ...newGoods(rows)]);
  return rows.map((row) => {
    const parts = row.product?.contents.flatMap((one) => one.parts) ?? [];
    const missing = parts.find(({ good }) => !goods.has(nameOf(good)));
    return missing ? wrongRow(row, `box: ${missingText(missing.good)}`) : row;
  });
}

const missingText = (good: string) =>
  `There is no ${good} that can be in a box. Please enter the SKU of a product, and behind it the name of its option, if it has some, as in “2 x EGGS | Dozen.”`;

function knownGoods({ products, options }: Known, rows: readonly PlannedRow[]): Good[] {
  const added = (id: number) => rows.find(({ product }) => product?.id === id)?.product?.options ?? [];
  return products.map(({ id, sku, isBundle }) => ({
    ...{ id, isBundle, sku: sku ?? skuOfId(id) },
    options: [...options.filter(({ productId }) => productId === id), ...added(id)],
  }));
}

const newGoods = (rows: readonly PlannedRow[]): Good[] =>
  rows.flatMap(({ product }) =>
    product?.outcome === 'create'
      ? [{ id: null, sku: product.sku, isBundle: product.contents.length > 0, options: product.options }]
      : [],
  );
