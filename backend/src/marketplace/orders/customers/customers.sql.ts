import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import type { CustomerSort } from '../../../contract/marketplace/customers.js';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

export interface CustomerRow {
  /** Of their first order; null of those who are only in a file of the vendor's. */
  id: number | null;
  name: string;
  email: string;
  phone: string;
  orders: number;
  /** Cents; float8, as sums outgrow an integer. */
  spent: number;
  firstOrderOn: string | null;
  lastOrderOn: string | null;
  bought: string | null;
  /** What the vendor's files say of them. */
  imported: { id: number; address: string; note: string }[];
  vendorOrderIds: number[];
  total: number;
}

/** A leading 1 of 11 digits is the country. */
const digits = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '\\D', '', 'g'), '^1(\\d{10})$', '\\1')`;
const sumOf = (amount: string, table: string) =>
  `(SELECT coalesce(sum(${amount}), 0) FROM ${table} WHERE fulfilment_id = vendor_order.id)`;
const latest = (column: string) =>
  `coalesce((array_agg(${column} ORDER BY order_id DESC NULLS LAST) FILTER (WHERE ${column} <> ''))[1], '')`;
const day = (moment: string) => `${dayOf(moment, 'vendor.zone')}::text`;

/**
 * People are told apart by their account, else by email, else by phone. Who left none of them is one person
 * an order. An order without an account whose email is that of an account's order is that account's. So are
 * those whom the vendor brought in a file: by email, else by phone, never by an account that didn't order.
 * @param q null for all; its digits find phones
 * @param orderId of anyone, who alone is wanted; null for all
 */
export const customersOf = statement<
  CustomerRow,
  [
    vendorId: number,
    q: string | null,
    sort: CustomerSort,
    limit: number | null,
    offset: number,
    orderId: number | null,
  ]
>(`
  WITH vendor AS (SELECT ${zoneOfVendor('$1')} AS zone),
  part AS (SELECT vendor_order.id, vendor_order.order_id, NULL::int AS imported_id, orders.user_id, orders.email, orders.phone, orders.created_at,
      trim(orders.first_name || ' ' || orders.last_name) AS name,
      vendor_order.status <> 'cancelled' OR vendor_order.kept > 0 AS counts,
      CASE WHEN vendor_order.status = 'cancelled' THEN vendor_order.kept
        ELSE vendor_order.total - ${sumOf('amount', 'refunds')} - ${sumOf('goods + tax + shipping', 'dispute_parts')} END AS spent
    FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
    WHERE vendor_order.vendor_id = $1 AND orders.payment_status NOT IN ('held', 'abandoned')
    UNION ALL SELECT NULL, NULL, own.id, NULL, own.email, own.phone, NULL, own.name, false, 0 FROM imported_customers AS own WHERE own.vendor_id = $1),
  account AS (SELECT lower(email) AS email, min(user_id) AS user_id FROM part
    WHERE user_id IS NOT NULL AND email <> '' GROUP BY lower(email)),
  keyed AS (SELECT part.*, CASE WHEN coalesce(part.user_id, account.user_id) IS NOT NULL THEN 'account ' || coalesce(part.user_id, account.user_id)
      WHEN part.email <> '' THEN 'email ' || lower(part.email)
      WHEN ${digits('part.phone')} <> '' THEN 'phone ' || ${digits('part.phone')}
      WHEN part.order_id IS NULL THEN 'imported ' || part.imported_id ELSE 'order ' || part.order_id END AS key
    FROM part LEFT JOIN account ON account.email = lower(part.email)),
  customer AS (SELECT min(order_id) AS id, (array_agg(name ORDER BY order_id DESC NULLS LAST))[1] AS name,
      ${latest('email')} AS email, ${latest('phone')} AS phone, (count(*) FILTER (WHERE counts))::int AS orders,
      coalesce(sum(spent) FILTER (WHERE counts), 0)::float8 AS spent, min(created_at) FILTER (WHERE counts) AS first_at,
      max(created_at) FILTER (WHERE counts) AS last_at, coalesce(array_agg(id ORDER BY id DESC) FILTER (WHERE id IS NOT NULL), '{}') AS ids,
      coalesce(array_agg(imported_id) FILTER (WHERE imported_id IS NOT NULL), '{}') AS imported
    FROM keyed WHERE $6::int IS NULL OR key = (SELECT key FROM keyed WHERE order_id = $6) GROUP BY key HAVING bool_or(counts) OR bool_or(imported_id IS NOT NULL)),
  page AS (SELECT customer.*, count(*) OVER ()::int AS total FROM customer
    WHERE $2::text IS NULL OR strpos(lower(concat_ws(' ', name, email, phone)), lower($2)) > 0
      OR (length(${digits('$2')}) >= 3 AND strpos(${digits('phone')}, ${digits('$2')}) > 0)
    ORDER BY CASE WHEN $3 = 'name' THEN lower(name) END, CASE WHEN $3 = 'spent' THEN spent END DESC NULLS LAST,
      last_at DESC NULLS LAST, id DESC NULLS LAST, imported DESC LIMIT $4 OFFSET $5)
  SELECT page.id, page.name, page.email, page.phone, page.orders, page.spent, ${day('first_at')} AS "firstOrderOn",
    ${day('last_at')} AS "lastOrderOn", page.ids AS "vendorOrderIds", page.total,
    (SELECT coalesce(json_agg(json_build_object('id', own.id, 'address', own.address, 'note', own.note) ORDER BY own.id), '[]')
      FROM imported_customers AS own WHERE own.id = ANY(page.imported)) AS imported,
    (SELECT product_name FROM order_items JOIN fulfilments AS own ON own.id = fulfilment_id
      WHERE fulfilment_id = ANY(page.ids) AND own.status <> 'cancelled' AND refunded < quantity
      GROUP BY product_name ORDER BY sum(quantity - refunded) DESC, max(order_items.id) DESC LIMIT 1) AS bought
  FROM page CROSS JOIN vendor
  ORDER BY CASE WHEN $3 = 'name' THEN lower(name) END, CASE WHEN $3 = 'spent' THEN spent END DESC NULLS LAST,
    last_at DESC NULLS LAST, page.id DESC NULLS LAST, page.imported DESC`);

export const ordersOfCustomer = statement<
  {
    id: number;
    orderNumber: string;
    status: OrderStatus;
    shippingMethod: CheckoutMethod;
    total: number;
    placedOn: string;
  },
  [vendorId: number, vendorOrderIds: readonly number[]]
>(`
  SELECT orders.id, orders.order_number AS "orderNumber", vendor_order.status, vendor_order.total,
    coalesce(vendor_order.method, orders.shipping_method) AS "shippingMethod", ${day('orders.created_at')} AS "placedOn"
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  CROSS JOIN (SELECT ${zoneOfVendor('$1')} AS zone) AS vendor
  WHERE vendor_order.vendor_id = $1 AND vendor_order.id = ANY($2::int[]) ORDER BY vendor_order.id DESC LIMIT 100`);

export const productsOfCustomer = statement<
  { name: string; quantity: number; orders: number },
  [vendorOrderIds: readonly number[]]
>(`
  SELECT product_name AS name, sum(quantity - refunded)::int AS quantity, count(DISTINCT fulfilment_id)::int AS orders
  FROM order_items JOIN fulfilments AS own ON own.id = fulfilment_id
  WHERE fulfilment_id = ANY($1::int[]) AND own.status <> 'cancelled' AND refunded < quantity
  GROUP BY product_name ORDER BY quantity DESC, max(order_items.id) DESC LIMIT 20`);
