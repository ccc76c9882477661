import { statement } from '../../platform/database/statement.js';

/**
 * What is locked without being read, in the order in which locks are taken: orders, who places them, cart
 * lines, products, codes, pickup windows. The vendor comes last (`lockVendor`). Within a table, ids ascend.
 * Statements that read what they lock are beside the other reads and follow the same order.
 */
type Locked = Record<string, unknown>;

export const lockAddedTo = statement<Locked, [orderId: number]>(
  'SELECT 1 FROM orders WHERE id = (SELECT adds_to_id FROM orders WHERE id = $1) FOR UPDATE',
);

/** In one order for everybody, so that two never wait for each other; the attempt's key first. */
export const lockKeys = statement<Locked, [keys: readonly string[], attempt: string | null]>(`
  SELECT pg_advisory_xact_lock(hashtextextended(key, seed))
  FROM (SELECT $2::text AS key, 0 AS seed WHERE $2 IS NOT NULL
    UNION SELECT key, 6 FROM unnest($1::text[]) AS key ORDER BY seed, key) AS keys`);

export const lockCartLines = statement<Locked, [productId: number]>(
  'SELECT 1 FROM cart_items WHERE product_id = $1 ORDER BY id FOR UPDATE',
);

/**
 * With what is in boxes. Before lines of a cart are written that the same transaction sells: a line's key
 * holds its product, and two such transactions would each wait for the other.
 */
export const lockGoods = statement<Locked, [productIds: readonly number[]]>(`
  SELECT 1 FROM products WHERE id = ANY($1::int[])
    OR id IN (SELECT product_id FROM bundle_parts WHERE bundle_id = ANY($1::int[])) ORDER BY id FOR UPDATE`);

export const lockProducts = statement<Locked, [vendorId: number]>(
  'SELECT 1 FROM products WHERE vendor_id = $1 ORDER BY id FOR UPDATE',
);

export const lockProductsOfOrder = statement<Locked, [orderId: number]>(`
  SELECT 1 FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = $1
    UNION SELECT part.product_id FROM order_item_parts AS part JOIN order_items AS line ON line.id = part.order_item_id
      WHERE line.order_id = $1
    UNION SELECT part.product_id FROM bundle_parts AS part JOIN order_items AS line ON line.product_id = part.bundle_id
      WHERE line.order_id = $1)
  ORDER BY id FOR UPDATE`);

export const lockProductsFor = statement<
  Locked,
  [lineIds: readonly number[], productIds: readonly number[]]
>(`
  SELECT 1 FROM products WHERE id = ANY($2::int[])
    OR id IN (SELECT product_id FROM order_items WHERE id = ANY($1::int[])) ORDER BY id FOR UPDATE`);

export const lockReviewedProduct = statement<Locked, [reviewId: number]>(
  'SELECT 1 FROM products WHERE id = (SELECT product_id FROM reviews WHERE id = $1) FOR UPDATE',
);

export const lockCodesOfOrder = statement<Locked, [orderId: number]>(`
  SELECT 1 FROM discount_codes WHERE id IN (SELECT discount_code_id FROM fulfilments WHERE order_id = $1)
  ORDER BY id FOR UPDATE`);

export const lockComingWindows = statement<Locked, [scheduleIds: readonly number[], now: Date]>(`
  SELECT id FROM pickup_windows WHERE schedule_id = ANY($1::int[]) AND starts_at > $2 ORDER BY id FOR UPDATE`);

export const lockWindowsOfOrder = statement<Locked, [orderId: number]>(`
  SELECT 1 FROM pickup_windows WHERE id IN (SELECT window_id FROM fulfilments WHERE order_id = $1) ORDER BY id FOR UPDATE`);

/** Alone: waits for another call with the same tick of a handover sheet. */
export const lockTick = statement<Locked, [key: string]>(
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))',
);

/** Alone: whoever writes several tax rules at once goes after another. */
export const lockRules = statement<Locked, []>('LOCK TABLE tax_rules IN SHARE ROW EXCLUSIVE MODE');
