import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { BundlePart } from '../../tables/bundle-part.entity.js';
import { DatedStock } from '../../tables/dated-stock.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { type BoxPartRow, boxesOf, followParts } from '../boxes/boxes.sql.js';
import { datesOf } from '../dated-stock/dated-stock.sql.js';
import { type BoxContents, goodOf } from './box-cells.rules.js';
import { goodsByName, nameOf } from './box-goods.rules.js';
import type { Known } from './import-rows.rules.js';
import { datesKey, type ExportedMore, skuOfId } from './product-csv.js';
import * as sql from './product-files.sql.js';
import type { PlannedProduct } from './product-rows.rules.js';

const AT_ONCE = 1_000;

export async function moreOf(tx: EntityManager, known: Known): Promise<ExportedMore> {
  const ids = known.products.map(({ id }) => id);
  const boxIds = known.products.filter(({ isBundle }) => isBundle).map(({ id }) => id);
  const goodOfPart = goodsOf(known);
  const boxes = new Map<number, BoxContents[]>();
  for (const { bundleId, week, parts } of boxIds.length > 0 ? await fetchRows(tx, boxesOf, [boxIds]) : []) {
    const named = parts.flatMap((part) => {
      const good = goodOfPart(part);
      return good === undefined ? [] : [{ quantity: part.quantity, good }];
    });
    if (named.length > 0) boxes.set(bundleId, [...(boxes.get(bundleId) ?? []), { week, parts: named }]);
  }
  const dates: Map<string, { date: string; inventory: number }[]> = new Map();
  for (const { productId, variantId, date, left } of ids.length > 0
    ? await fetchRows(tx, datesOf, [ids])
    : []) {
    const key = datesKey(productId, variantId);
    dates.set(key, [...(dates.get(key) ?? []), { date, inventory: left }]);
  }
  return { boxes, dates };
}

function goodsOf({ products, options }: Known) {
  const skus = new Map(products.map(({ id, sku }) => [id, sku ?? skuOfId(id)]));
  const names = new Map(options.map(({ id, name }) => [id, name]));
  const sold = new Set(options.map(({ productId }) => productId));
  return ({ productId, variantId }: BoxPartRow): string | undefined => {
    const [sku, name] = [skus.get(productId), variantId === null ? null : names.get(variantId)];
    const isThere = sku !== undefined && name !== undefined && (name !== null || !sold.has(productId));
    return isThere ? goodOf(sku, name) : undefined;
  };
}

type Created = PlannedProduct & { id: number | null };

export async function writeMore(
  tx: EntityManager,
  vendor: OwnVendor,
  known: Known,
  created: readonly Created[],
): Promise<void> {
  const boxes = created.filter(({ contents }) => contents.length > 0);
  const isDated = created.some(
    ({ dates, options }) => [dates, ...options.map((one) => one.dates)].flat().length > 0,
  );
  if (boxes.length === 0 && !isDated) return;
  const options = await fetchRows(tx, sql.knownOptions, [vendor.id]);
  const own = (id: number | null) => options.filter(({ productId }) => productId === id);
  const goods = goodsByName([
    ...known.products.map(({ id, sku, isBundle }) => ({
      id,
      isBundle,
      sku: sku ?? skuOfId(id),
      options: own(id),
    })),
    ...created.map(({ id, sku, contents }) => ({ id, sku, isBundle: contents.length > 0, options: own(id) })),
  ]);
  const parts = boxes.flatMap(({ id: bundleId, contents }) =>
    contents.flatMap(({ week, parts: listed }) =>
      listed.map(({ quantity, good }, position) => ({
        ...{ bundleId: bundleId ?? 0, week, position, quantity },
        ...ofGood(goods.get(nameOf(good))),
      })),
    ),
  );
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await tx.insert(BundlePart, parts.slice(at, at + AT_ONCE));
  await changeRows(tx, followParts, [boxes.map(({ id }) => id ?? 0)]);
  const dated = created.flatMap((product) => datesOfProduct(product, own(product.id)));
  for (let at = 0; at < dated.length; at += AT_ONCE)
    await tx.insert(DatedStock, dated.slice(at, at + AT_ONCE));
}

const ofGood = (part: { productId: number | null; variantId: number | null } | undefined) => ({
  productId: part?.productId ?? 0,
  variantId: part?.variantId ?? null,
});

function datesOfProduct({ id, dates, options }: Created, own: readonly { id: number; name: string }[]) {
  const productId = id ?? 0;
  return [
    ...dates.map((one) => ({ ...one, productId, variantId: null })),
    ...options.flatMap((option) => {
      const variantId = own.find(({ name }) => name === option.name)?.id ?? null;
      return option.dates.map((one) => ({ ...one, productId, variantId }));
    }),
  ];
}
