import { statement } from '../../platform/database/statement.js';
import { datesColumn, mostOfDates } from '../products/dated-stock/dated-stock.sql.js';
import { isPastDate } from '../products/expired.sql.js';
import { productColumns, type ProductRow } from '../products/products.sql.js';
import { variantJson } from '../products/variants/variants.sql.js';
import type { Buyer } from './buyer.js';
import type { ChosenVariant } from './cart.view.js';

export type OwnerColumn = 'user_id' | 'guest_key';
type OwnerId = number | string;

export const ownerOf = (buyer: Buyer): { column: OwnerColumn; value: OwnerId } =>
  buyer.userId === null
    ? { column: 'guest_key', value: buyer.guestKey }
    : { column: 'user_id', value: buyer.userId };

export const byOwner = <Made>(make: (column: OwnerColumn) => Made): Readonly<Record<OwnerColumn, Made>> => ({
  user_id: make('user_id'),
  guest_key: make('guest_key'),
});

const LINE = 'product_id, coalesce(variant_id, 0)';
const stockOf = (line: string) => `(SELECT greatest(
    coalesce((SELECT inventory FROM product_variants WHERE id = ${line}.variant_id AND ended_at IS NULL), sold.inventory),
    ${mostOfDates('sold', `${line}.variant_id`)}) FROM products AS sold WHERE sold.id = ${line}.product_id)`;

export interface CartRow extends ProductRow {
  itemId: number;
  quantity: number;
  addedAt: Date;
  isListed: boolean;
  variant: ChosenVariant | null;
}

/** With the option of a product that got its only one after it was put in the cart: an order takes it. */
const lines = (of: string, more = '') => `
  SELECT item.id AS "itemId", item.quantity, item.added_at AS "addedAt", ${productColumns}, '' AS "keyValue",
    product.is_listed AS "isListed", ${datesColumn}, ${more}
    CASE WHEN variant.id IS NOT NULL THEN ${variantJson('variant')} END AS variant
  FROM ${of} AS item JOIN products AS product ON product.id = item.product_id
  JOIN vendors AS vendor ON vendor.id = product.vendor_id
  LEFT JOIN product_variants AS variant ON variant.product_id = product.id
    AND CASE WHEN item.variant_id IS NULL THEN product.variant_count = 1 AND variant.ended_at IS NULL
      ELSE variant.id = item.variant_id END
  ORDER BY item.added_at, item.id`;

export const cartOf = byOwner((column) =>
  statement<CartRow, [owner: OwnerId]>(lines(`(SELECT * FROM cart_items WHERE ${column} = $1)`)),
);

/** One statement, so that two at once can't pass the bound. Answers the cart, with what may be added. */
export const addToCart = byOwner((column) =>
  statement<
    CartRow & { isAdded: boolean },
    [owner: OwnerId, productId: number, quantity: number, mostLines: number, variantId: number | null]
  >(`
  WITH added AS (
    INSERT INTO cart_items (${column}, product_id, variant_id, quantity)
    SELECT $1, product.id, variant.id, $3 FROM products AS product
    LEFT JOIN product_variants AS variant ON variant.product_id = product.id AND variant.ended_at IS NULL
    WHERE product.id = $2 AND product.is_listed AND NOT ${isPastDate('product')}
      AND (coalesce(variant.inventory, product.inventory) >= $3 OR ${mostOfDates('product', 'variant.id')} >= $3)
      AND (variant.id = $5::int OR $5 IS NULL AND product.variant_count <= 1)
      AND (SELECT count(*) FROM cart_items AS other
        WHERE other.${column} = $1 AND (other.product_id, other.variant_id) IS DISTINCT FROM (product.id, variant.id)) < $4
    ON CONFLICT (${column}, ${LINE}) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity
      WHERE cart_items.quantity + excluded.quantity <= ${stockOf('excluded')}
    RETURNING *),
  unchosen AS (
    DELETE FROM cart_items WHERE ${column} = $1 AND product_id = $2 AND variant_id IS NULL
      AND EXISTS (SELECT 1 FROM added WHERE variant_id IS NOT NULL)
    RETURNING id),
  cart AS (
    SELECT *, true AS is_added FROM added
    UNION ALL
    SELECT *, false FROM cart_items WHERE ${column} = $1
      AND id NOT IN (SELECT id FROM added UNION ALL SELECT id FROM unchosen))
  ${lines('cart', 'item.is_added AS "isAdded",')}`),
);

/** Answers no row where the stock does not have it, or there is no such line. */
export const setQuantity = byOwner((column) =>
  statement<{ id: number }, [owner: OwnerId, itemId: number, quantity: number]>(`
  UPDATE cart_items SET quantity = $3 FROM products
  WHERE cart_items.id = $2 AND cart_items.${column} = $1 AND products.id = product_id
    AND products.is_listed AND NOT ${isPastDate('products')} AND ${stockOf('cart_items')} >= $3
  RETURNING cart_items.id`),
);

/** Never beyond the stock; what does not fit into a full cart stays the guest's. */
export const mergeCarts = statement<
  Record<string, never>,
  [userId: number, guestKey: string, mostLines: number]
>(`
  WITH own AS (SELECT ${LINE} FROM cart_items WHERE user_id = $1),
  added AS (
    SELECT id FROM cart_items WHERE guest_key = $2 AND (${LINE}) NOT IN (TABLE own)
    ORDER BY added_at, id LIMIT greatest(0, $3 - (SELECT count(*) FROM own))),
  gone AS (
    DELETE FROM cart_items
    WHERE guest_key = $2 AND (id IN (SELECT id FROM added) OR (${LINE}) IN (TABLE own))
    RETURNING product_id, variant_id, quantity, added_at)
  INSERT INTO cart_items (user_id, product_id, variant_id, quantity, added_at)
  SELECT $1, product_id, variant_id, greatest(1, least(quantity, ${stockOf('gone')})), added_at
  FROM gone ORDER BY ${LINE}
  ON CONFLICT (user_id, ${LINE}) DO UPDATE SET quantity = greatest(1, least(
    cart_items.quantity + excluded.quantity, ${stockOf('excluded')}))`);

export const forgetOldCarts = statement<Record<string, never>, [days: number]>(`
  DELETE FROM cart_items WHERE guest_key IN (
    SELECT guest_key FROM cart_items WHERE guest_key IN (
      SELECT guest_key FROM cart_items WHERE guest_key IS NOT NULL AND added_at < now() - $1 * interval '1 day')
    GROUP BY guest_key HAVING max(added_at) < now() - $1 * interval '1 day')`);
