import type { Unit } from '../../../contract/directory/categories.js';
import type { ShippingMethod } from '../../../contract/marketplace/shop.js';

/** A cart line, locked, with everything that selling it needs; money in cents. */
export interface LockedLine {
  itemId: number;
  quantity: number;
  productId: number;
  productName: string;
  unit: Unit;
  unitPrice: number;
  inventory: number;
  isListed: boolean;
  productMethods: ShippingMethod[];
  vendorId: number;
  vendorName: string;
  vendorState: string;
  vendorMethods: ShippingMethod[];
  vendorLatitude: number;
  vendorLongitude: number;
  commissionRate: string;
}

const cartLines = (owner: 'user_id' | 'guest_key') => `
  SELECT item.id AS "itemId", item.quantity, product.id AS "productId", product.name AS "productName", product.unit,
    product.price AS "unitPrice", product.inventory, product.is_listed AS "isListed",
    product.shipping_methods AS "productMethods", vendor.id AS "vendorId", vendor.business_name AS "vendorName",
    vendor.state AS "vendorState", vendor.shipping_methods AS "vendorMethods", vendor.latitude AS "vendorLatitude",
    vendor.longitude AS "vendorLongitude", vendor.commission_rate AS "commissionRate"
  FROM cart_items AS item
  JOIN products AS product ON product.id = item.product_id
  JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE item.${owner} = $1 AND ($2::int IS NULL OR vendor.id = $2)
  ORDER BY product.id`;

/** $1 whose cart, $2 one vendor or null. */
export const readLines = cartLines;
/** The same, with the lines and the products locked in ascending order of the products. */
export const lockLines = (owner: 'user_id' | 'guest_key') =>
  `${cartLines(owner)} FOR UPDATE OF item, product`;

/** $1 products, $2 quantities. The check constraint has the last word: the stock never goes below zero. */
export const takeStock = `
  UPDATE products SET inventory = inventory - taken.quantity, sold_count = sold_count + taken.quantity
  FROM unnest($1::int[], $2::int[]) AS taken (id, quantity) WHERE products.id = taken.id`;

/** Lines come back to the stock, each unit once. Locks products in ascending order; the order is locked already. */
const giveBack = (which: string) => `
  WITH lines AS (SELECT id, product_id, quantity - restocked AS quantity FROM order_items WHERE ${which} AND restocked < quantity),
  done AS (UPDATE order_items SET restocked = order_items.quantity FROM lines WHERE lines.id = order_items.id),
  back AS (SELECT product_id AS id, sum(quantity)::int AS quantity FROM lines GROUP BY product_id),
  locked AS (SELECT products.id FROM products JOIN back USING (id) ORDER BY products.id FOR UPDATE OF products)
  UPDATE products SET inventory = least(inventory + back.quantity, 100000), sold_count = greatest(sold_count - back.quantity, 0)
  FROM back JOIN locked USING (id) WHERE products.id = back.id`;
/** The stock of the cancelled shares. $1 fulfilments. */
export const giveBackStock = giveBack('fulfilment_id = ANY($1::int[])');
/** The stock of some lines of a share. $1 lines, $2 fulfilment. */
export const giveBackLines = giveBack('id = ANY($1::int[]) AND fulfilment_id = $2');

/** All products of an order, in ascending order. $1 order. */
export const lockProductsOfOrder = `
  SELECT 1 FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = $1) ORDER BY id FOR UPDATE`;

/** $1 order, then columns of the shares. Answers ids by vendor. */
export const insertShares = `
  INSERT INTO fulfilments (order_id, vendor_id, subtotal, tax, shipping, total, commission_rate, commission)
  SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::int[])
  RETURNING id, vendor_id AS "vendorId"`;

/** $1 order, then columns of the lines. */
export const insertLines = `
  INSERT INTO order_items (order_id, fulfilment_id, product_id, vendor_id, product_name, unit, quantity, unit_price, total_price)
  SELECT $1, *, quantity * unit_price
  FROM unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::int[], $8::int[])
    AS line (fulfilment_id, product_id, vendor_id, product_name, unit, quantity, unit_price)`;

/** $1 fulfilments, $2 status, $3 actor, $4 note. */
export const insertEvents = `
  INSERT INTO fulfilment_events (fulfilment_id, status, actor, note)
  SELECT id, $2, $3, $4 FROM unnest($1::int[]) AS id`;
