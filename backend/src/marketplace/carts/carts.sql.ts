import { statement } from '../../platform/database/statement.js';
import type { Buyer } from './buyer.js';

/** The column that a buyer's cart is found by. */
export type OwnerColumn = 'user_id' | 'guest_key';
type OwnerId = number | string;

/** What a buyer's cart is found by: a column, and its value. */
export const ownerOf = (buyer: Buyer): { column: OwnerColumn; value: OwnerId } =>
  buyer.userId === null
    ? { column: 'guest_key', value: buyer.guestKey }
    : { column: 'user_id', value: buyer.userId };

/** @returns a statement for people's carts, and one for guests' */
export const byOwner = <Made>(make: (column: OwnerColumn) => Made): Readonly<Record<OwnerColumn, Made>> => ({
  user_id: make('user_id'),
  guest_key: make('guest_key'),
});

const CONSTRAINTS = { user_id: 'uq_cart_items_user', guest_key: 'uq_cart_items_guest' } as const;

/**
 * Puts a product in, or more of it, as long as the stock has it; one statement, so that two at once cannot
 * pass the bound together. Answers no row where it may not.
 */
export const addToCart = byOwner((column) =>
  statement<{ id: number }, [owner: OwnerId, productId: number, quantity: number, mostLines: number]>(`
  INSERT INTO cart_items (${column}, product_id, quantity)
  SELECT $1, id, $3 FROM products
  WHERE id = $2 AND is_listed AND inventory >= $3
    AND (SELECT count(*) FROM cart_items WHERE ${column} = $1 AND product_id <> $2) < $4
  ON CONFLICT ON CONSTRAINT ${CONSTRAINTS[column]} DO UPDATE SET quantity = cart_items.quantity + excluded.quantity
    WHERE cart_items.quantity + excluded.quantity <= (SELECT inventory FROM products WHERE id = excluded.product_id)
  RETURNING id`),
);

/** Answers no row where the stock does not have it, or there is no such line. */
export const setQuantity = byOwner((column) =>
  statement<{ id: number }, [owner: OwnerId, itemId: number, quantity: number]>(`
  UPDATE cart_items SET quantity = $3 FROM products
  WHERE cart_items.id = $2 AND cart_items.${column} = $1 AND products.id = product_id
    AND products.is_listed AND products.inventory >= $3
  RETURNING cart_items.id`),
);

/**
 * Moves a guest's lines into a person's cart, never beyond the stock. What does not fit into a full cart
 * stays the guest's.
 */
export const mergeCarts = statement<
  Record<string, never>,
  [userId: number, guestKey: string, mostLines: number]
>(`
  WITH own AS (SELECT product_id FROM cart_items WHERE user_id = $1),
  added AS (
    SELECT id FROM cart_items WHERE guest_key = $2 AND product_id NOT IN (SELECT product_id FROM own)
    ORDER BY added_at, id LIMIT greatest(0, $3 - (SELECT count(*) FROM own))),
  gone AS (
    DELETE FROM cart_items
    WHERE guest_key = $2 AND (id IN (SELECT id FROM added) OR product_id IN (SELECT product_id FROM own))
    RETURNING product_id, quantity, added_at)
  INSERT INTO cart_items (user_id, product_id, quantity, added_at)
  SELECT $1, product_id, greatest(1, least(quantity, inventory)), added_at
  FROM gone JOIN products ON products.id = product_id
  ORDER BY product_id
  ON CONFLICT ON CONSTRAINT uq_cart_items_user DO UPDATE SET quantity = greatest(1, least(
    cart_items.quantity + excluded.quantity, (SELECT inventory FROM products WHERE id = excluded.product_id)))`);

/** The carts of guests who have put nothing in for so many days. */
export const forgetOldCarts = statement<Record<string, never>, [days: number]>(`
  DELETE FROM cart_items WHERE guest_key IN (
    SELECT guest_key FROM cart_items WHERE guest_key IN (
      SELECT guest_key FROM cart_items WHERE guest_key IS NOT NULL AND added_at < now() - $1 * interval '1 day')
    GROUP BY guest_key HAVING max(added_at) < now() - $1 * interval '1 day')`);
