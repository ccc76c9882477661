import { choice, firstNameOf, lastNameOf, wordOf } from './people.sql.js';

/**
 * A year of orders with all that hangs on them, as SQL. Amounts add up; a fifth of the orders are of two
 * vendors.
 */

const STATUSES =
  'delivered,delivered,delivered,delivered,delivered,delivered,shipped,confirmed,pending,cancelled';
const METHODS = 'credit_card,credit_card,credit_card,paypal,cash';

/**
 * What the rows are made from: the shares and lines of each order, in tables that end with the connection.
 */
export const prepareOrders = (orders: number): string[] => [
  `CREATE TEMP TABLE shelves AS
   SELECT vendor_id, array_agg(id ORDER BY id) AS ids, row_number() OVER (ORDER BY vendor_id) - 1 AS place FROM products GROUP BY vendor_id`,
  `CREATE TEMP TABLE shares AS
   SELECT row_number() OVER (ORDER BY order_id, share)::int AS id, order_id, share, shelves.vendor_id, shelves.ids,
     ${wordOf(STATUSES, choice('order_id', 10, 31))} AS status, now() - (${orders} - order_id) * interval '1 year' / ${orders} AS moment
   FROM generate_series(1, ${orders}) AS order_id CROSS JOIN generate_series(1, CASE WHEN order_id % 5 = 0 THEN 2 ELSE 1 END) AS share
   JOIN shelves ON shelves.place = (${choice('order_id', 1_000_000_007, 32)} + share) % (SELECT count(*) FROM shelves)`,
  `CREATE TEMP TABLE lines AS
   SELECT shares.id AS share_id, shares.order_id, shares.vendor_id, shares.status, shares.moment, product.id AS product_id, product.name, product.unit,
     1 + (shares.id + line) % 3 AS quantity, product.price
   FROM shares CROSS JOIN generate_series(1, 1 + shares.id % 3) AS line
   JOIN products AS product ON product.id = shares.ids[(shares.id + line) % cardinality(shares.ids) + 1]`,
  `CREATE TEMP TABLE sums AS
   SELECT share_id, subtotal, subtotal * 7 / 100 AS tax, CASE WHEN share_id % 2 = 0 THEN 599 ELSE 0 END AS shipping, subtotal * 12 / 100 AS commission
   FROM (SELECT share_id, sum(quantity * price)::int AS subtotal FROM lines GROUP BY share_id) AS added`,
  'ANALYZE shares, lines, sums',
];

/** In the order in which they refer to each other. @returns the tables with the statement that fills each */
export const insertOrders = (users: number): [table: string, text: string][] => [
  [
    'orders',
    `INSERT INTO orders (id, user_id, guest_key, order_number, request_hash, status, subtotal, tax, shipping, total, payment_method, payment_status,
       shipping_method, email, phone, first_name, last_name, shipping_address, shipping_city, shipping_state, shipping_zip_code, created_at, updated_at)
     SELECT order_id, CASE WHEN order_id % 5 < 4 THEN person END, CASE WHEN order_id % 5 = 4 THEN md5(order_id::text) END,
       'FG-' || lpad(order_id::text, 9, '0'), 'bench', status, subtotal, tax, shipping, subtotal + tax + shipping,
       ${wordOf(METHODS, choice('order_id', 5, 33))}, CASE WHEN status = 'cancelled' THEN 'refunded' ELSE 'paid' END,
       ${wordOf('pickup,shipping,local_delivery', choice('order_id', 3, 34))}, 'person' || person || '@example.org',
       '555-' || lpad((order_id % 10000)::text, 4, '0'), ${firstNameOf(choice('person', 25, 1))}, ${lastNameOf(choice('person', 37, 2))},
       order_id || ' Main Street', 'Fort Myers', 'FL', '33901', moment, moment
     FROM (SELECT order_id, min(status) AS status, min(moment) AS moment, ${choice('order_id', users, 35)} + 1 AS person,
         sum(subtotal)::int AS subtotal, sum(tax)::int AS tax, sum(shipping)::int AS shipping
       FROM shares JOIN sums ON share_id = shares.id GROUP BY order_id) AS made
     ORDER BY order_id`,
  ],
  [
    'fulfilments',
    `INSERT INTO fulfilments (id, order_id, vendor_id, status, subtotal, tax, shipping, total, commission_rate, commission, created_at, updated_at)
     SELECT id, order_id, vendor_id, status, subtotal, tax, shipping, subtotal + tax + shipping, '0.12', commission, moment, moment
     FROM shares JOIN sums ON share_id = id ORDER BY id`,
  ],
  [
    'order_items',
    `INSERT INTO order_items (order_id, fulfilment_id, product_id, vendor_id, product_name, unit, quantity, unit_price, total_price, created_at)
     SELECT order_id, share_id, product_id, vendor_id, name, unit, quantity, price, quantity * price, moment FROM lines ORDER BY share_id`,
  ],
  [
    'fulfilment_events',
    `INSERT INTO fulfilment_events (fulfilment_id, status, actor, created_at)
     SELECT id, 'pending', 'buyer', moment FROM shares
     UNION ALL SELECT id, status, 'vendor', moment + interval '1 day' FROM shares WHERE status <> 'pending'`,
  ],
  [
    'payments',
    `INSERT INTO payments (id, order_id, gateway, provider_id, status, amount, refunded, created_at, updated_at)
     SELECT id, id, CASE payment_method WHEN 'cash' THEN 'cash' WHEN 'paypal' THEN 'paypal' ELSE 'stripe' END, 'pay_' || id,
       CASE WHEN status = 'cancelled' THEN 'refunded' ELSE 'paid' END, total, CASE WHEN status = 'cancelled' THEN total ELSE 0 END, created_at, created_at
     FROM orders`,
  ],
  [
    'refunds',
    `INSERT INTO refunds (id, payment_id, fulfilment_id, amount, status, provider_id, created_at, goods, tax, shipping)
     SELECT id, order_id, id, total, 'done', 'ref_' || id, created_at + interval '1 day', subtotal, tax, shipping FROM fulfilments WHERE status = 'cancelled'`,
  ],
  [
    'payouts',
    `INSERT INTO payouts (id, vendor_id, amount, status, provider_id, created_at)
     SELECT id, vendor_id, total - commission, CASE WHEN id % 500 = 0 THEN 'failed' ELSE 'done' END, 'tr_' || id, created_at + interval '3 days'
     FROM fulfilments WHERE status = 'delivered'`,
  ],
  [
    'ledger_entries',
    `INSERT INTO ledger_entries (vendor_id, fulfilment_id, refund_id, payout_id, kind, amount, created_at)
     SELECT vendor_id, id, NULL::int, NULL::int, 'sale', total, created_at FROM fulfilments
     UNION ALL SELECT vendor_id, id, NULL, NULL, 'commission', -commission, created_at FROM fulfilments
     UNION ALL SELECT vendor_id, id, id, NULL, 'refund', -total, created_at + interval '1 day' FROM fulfilments WHERE status = 'cancelled'
     UNION ALL SELECT vendor_id, id, NULL, id, 'payout', commission - total, created_at + interval '3 days' FROM fulfilments WHERE status = 'delivered'`,
  ],
  [
    'mails',
    `INSERT INTO mails (kind, recipient, subject, html, text, message_id, status, created_at, sent_at, about_resource, about_id)
     SELECT kind, recipient, subject, repeat('<p>Thank you for your order.</p>', 8), 'Thank you for your order.', md5(kind || place) || '@example.org',
       CASE WHEN place % 400 = 0 THEN 'failed' ELSE 'sent' END, moment, moment, 'orders', order_id
     FROM (SELECT 'order-confirmation' AS kind, email AS recipient, 'Your order ' || order_number AS subject, id AS place, id AS order_id, created_at AS moment FROM orders
       UNION ALL SELECT 'new-order', 'vendor' || vendor_id || '@example.org', 'A new order', id, order_id, created_at FROM fulfilments) AS sent`,
  ],
];
