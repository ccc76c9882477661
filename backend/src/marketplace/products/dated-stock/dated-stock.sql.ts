import type { DatedLeftView } from '../../../contract/marketplace/dated-stock.js';
import { FIRST_TODAY, givenDay, startOf, todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { takesOrders } from '../../pickups/next/open-windows.sql.js';
import { isClosedDay } from '../../tables/closed-days.sql.js';
import { closesAt, windowPlaces } from '../../tables/window-parts.sql.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

export const isUncounted = (line: string): string =>
  `(${line}.made_to_order OR ${line}.dated_stock_id IS NOT NULL) AS made_to_order`;

export interface DatedLeft {
  id: number;
  productId: number;
  variantId: number | null;
  date: string;
  left: number;
}

/** The dates that some products have a stock for, without those that are over. Orders lock them first. */
export const datesOf = statement<DatedLeft, [productIds: readonly number[]]>(`
  SELECT id, product_id AS "productId", variant_id AS "variantId", to_char(date, 'YYYY-MM-DD') AS date,
    inventory - taken AS left
  FROM dated_stock WHERE product_id = ANY($1::int[]) AND date >= ${FIRST_TODAY} ORDER BY date, id`);

const open = (product: string): string => `dated_stock AS dated
  WHERE dated.product_id = ${product}.id AND dated.date >= ${FIRST_TODAY} AND dated.taken < dated.inventory
    AND (dated.variant_id IS NULL AND ${product}.variant_count = 0
      OR EXISTS (SELECT FROM product_variants WHERE id = dated.variant_id AND ended_at IS NULL))
    AND EXISTS (SELECT FROM pickup_windows AS own ${windowPlaces}
      WHERE own.vendor_id = ${product}.vendor_id AND own.date = dated.date AND ${takesOrders('own')}
        AND (schedule.product_ids IS NULL OR ${product}.id = ANY(schedule.product_ids))
        AND ${closesAt(`${product}.lead_hours`)} > now())`;

const views = (product: string) => `(
  SELECT jsonb_agg(jsonb_build_object('date', to_char(dated.date, 'YYYY-MM-DD'), 'left', dated.inventory - dated.taken)
    || CASE WHEN dated.variant_id IS NULL THEN '{}' ELSE jsonb_build_object('variantId', dated.variant_id) END
    ORDER BY dated.date, dated.variant_id) FROM ${open(product)})`;

export const datesColumn = `${views('product')} AS dates`;

/** Whether it has a stock for any date that isn't over, which costs much less than to see which are open. */
export const hasDates = (product: string): string =>
  `EXISTS (SELECT FROM dated_stock WHERE product_id = ${product}.id AND date >= ${FIRST_TODAY})`;

export const hasComingDates = (product: string): string => `EXISTS (SELECT FROM dated_stock AS dated
  WHERE dated.product_id = ${product}.id AND dated.date > ${todayIn(zoneOfVendor(`${product}.vendor_id`))} AND dated.taken < dated.inventory)`;

export const openDatesOf = statement<
  { productId: number; dates: DatedLeftView[] },
  [productIds: readonly number[]]
>(`
  SELECT id AS "productId", dates FROM (
    SELECT product.id, ${datesColumn} FROM products AS product WHERE product.id = ANY($1::int[]) OFFSET 0) AS found
  WHERE dates IS NOT NULL`);

export const mostOfDates = (product: string, variant: string): string =>
  `coalesce((SELECT max(dated.inventory - dated.taken) FROM ${open(product)}
    AND dated.variant_id IS NOT DISTINCT FROM ${variant}), 0)`;

/** Products are locked and what is there was checked; the constraints have the last word. */
export const moveToDate = statement<Record<string, never>, [vendorOrderId: number, date: string]>(`
  WITH lines AS (
    SELECT line.id, line.product_id, line.variant_id, line.made_to_order, target.id AS to_id,
      (line.quantity - line.restocked) * CASE WHEN line.dated_stock_id IS NULL THEN 1 WHEN target.id IS NULL THEN -1 ELSE 0 END AS back
    FROM order_items AS line LEFT JOIN dated_stock AS target ON target.product_id = line.product_id
      AND target.variant_id IS NOT DISTINCT FROM line.variant_id AND target.date = ${givenDay('$2')}
    WHERE line.fulfilment_id = $1 AND line.refunded < line.quantity AND line.dated_stock_id IS DISTINCT FROM target.id),
  counted AS (SELECT lines.* FROM lines JOIN products ON products.id = lines.product_id
    WHERE back <> 0 AND NOT lines.made_to_order AND NOT products.made_to_order),
  stocked AS (UPDATE products SET inventory = least(inventory + own.back, 100000)
    FROM (SELECT product_id, sum(back)::int AS back FROM counted WHERE variant_id IS NULL GROUP BY 1) AS own
    WHERE products.id = own.product_id AND products.variant_count = 0),
  variants AS (UPDATE product_variants SET inventory = least(inventory + own.back, 100000)
    FROM (SELECT variant_id, sum(back)::int AS back FROM counted WHERE variant_id IS NOT NULL GROUP BY 1) AS own
    WHERE product_variants.id = own.variant_id)
  UPDATE order_items SET dated_stock_id = lines.to_id FROM lines WHERE lines.id = order_items.id`);

const FROM = givenDay('$2');

/** Locks some of a vendor's products in ascending order; what another has, or was deleted, is no row. */
export const lockProductsToDate = statement<
  { id: number; name: string; isBundle: boolean },
  [vendorId: number, productIds: readonly number[]]
>(`
  SELECT id, name, is_bundle AS "isBundle" FROM products WHERE vendor_id = $1 AND id = ANY($2::int[]) AND deleted_at IS NULL
  ORDER BY id FOR UPDATE`);

export interface DatedRow {
  productId: number;
  productName: string;
  variantId: number | null;
  date: string;
  inventory: number;
  taken: number;
  isSold: boolean;
}

export const stockOfDays = statement<DatedRow, [vendorId: number, from: string, days: number]>(`
  SELECT dated.product_id AS "productId", product.name || coalesce(', ' || variant.name, '') AS "productName",
    dated.variant_id AS "variantId", to_char(dated.date, 'YYYY-MM-DD') AS date, dated.inventory, dated.taken,
    product.deleted_at IS NULL AND variant.ended_at IS NULL
      AND (variant.id IS NOT NULL OR product.variant_count = 0) AS "isSold"
  FROM products AS product JOIN dated_stock AS dated ON dated.product_id = product.id
  LEFT JOIN product_variants AS variant ON variant.id = dated.variant_id
  WHERE product.vendor_id = $1 AND dated.date >= ${FROM} AND dated.date < ${FROM} + $3::int
    AND (product.deleted_at IS NULL OR dated.taken > 0)
  ORDER BY dated.date, product.name, product.id, variant.position, dated.id`);

export const windowDays = statement<
  { date: string; places: string[] },
  [vendorId: number, from: string, days: number]
>(`
  SELECT to_char(own.date, 'YYYY-MM-DD') AS date, array_agg(DISTINCT coalesce(site.name, zone.name)) AS places
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.vendor_id = $1 AND own.date >= ${FROM} AND own.date < ${FROM} + $3::int AND own.status <> 'canceled'
    AND (own.taken > 0 OR NOT ${isClosedDay('own')}) AND own.starts_at >= ${startOf(`${FROM} - 1`, UTC)} AND own.starts_at < ${startOf(`${FROM} + $3::int + 1`, UTC)}
  GROUP BY own.date ORDER BY own.date`);
