/** What the audit asks of the database after a run. $1 is the largest order id before it. */

export interface OrderRow {
  id: number;
  notes: string | null;
  total: number;
}

export const ordersSince = `SELECT id, notes, total FROM orders WHERE id > $1 ORDER BY id`;

/**
 * What of each product is on the shelf or was sold, by itself or in boxes: it may wander between them, and
 * its sum never changes. Boxes have no stock of their own.
 */
export const goods = `
  SELECT product.id, product.inventory + coalesce(sold.quantity, 0)::int AS units, product.inventory
  FROM products AS product
  LEFT JOIN (SELECT product_id, sum(quantity) AS quantity FROM (
      SELECT product_id, quantity - restocked AS quantity FROM order_items
      UNION ALL
      SELECT part.product_id, part.quantity * (line.quantity - line.restocked)
      FROM order_item_parts AS part JOIN order_items AS line ON line.id = part.order_item_id
    ) AS lines GROUP BY product_id) AS sold ON sold.product_id = product.id
  WHERE NOT product.is_bundle
  ORDER BY product.id`;

/** Orders whose parts do not add up: lines, shares, and what was asked of the buyer. */
export const brokenSums = `
  SELECT orders.id, orders.total, parts.shares, parts.subtotals, goods.lines, payment.amounts, payment.count
  FROM orders
  CROSS JOIN LATERAL (SELECT coalesce(sum(total), 0)::int AS shares, coalesce(sum(subtotal), 0)::int AS subtotals
    FROM fulfilments WHERE order_id = orders.id) AS parts
  CROSS JOIN LATERAL (SELECT coalesce(sum(total_price), 0)::int AS lines FROM order_items WHERE order_id = orders.id) AS goods
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::int AS amounts, count(*)::int AS count
    FROM payments WHERE order_id = orders.id) AS payment
  WHERE orders.id > $1 AND (parts.shares <> orders.total OR parts.subtotals <> orders.subtotal
    OR goods.lines <> orders.subtotal OR payment.count <> 1 OR payment.amounts <> orders.total)
  ORDER BY orders.id`;

/**
 * Shares whose entries in the ledger are not what became of them: a sale and its commission once, and what
 * went back.
 */
export const brokenLedger = `
  SELECT share.order_id AS id, share.id AS share, due.sales AS expected, entry.sales, entry.sale, share.total,
    entry.commission, share.commission AS "shareCommission", entry.refund, back.amount AS refunded
  FROM fulfilments AS share
  JOIN orders ON orders.id = share.order_id
  CROSS JOIN LATERAL (SELECT CASE WHEN orders.payment_method = 'cash' THEN (share.status = 'delivered')::int
    WHEN orders.payment_status IN ('paid', 'refunded') THEN 1 ELSE 0 END AS sales) AS due
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE kind = 'sale')::int AS sales,
    coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0)::int AS sale,
    coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0)::int AS commission,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::int AS refund
    FROM ledger_entries WHERE fulfilment_id = share.id) AS entry
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::int AS amount FROM refunds WHERE fulfilment_id = share.id) AS back
  WHERE share.order_id > $1 AND (entry.sales <> due.sales OR entry.sale <> due.sales * share.total
    OR entry.commission <> -due.sales * share.commission OR entry.refund <> -back.amount)
  ORDER BY share.order_id, share.id`;

/** Payments that gave back something else than their refunds say. */
export const brokenRefunds = `
  SELECT payment.order_id AS id, payment.refunded, back.amount
  FROM payments AS payment
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::int AS amount FROM refunds WHERE payment_id = payment.id) AS back
  WHERE payment.order_id > $1 AND payment.refunded <> back.amount ORDER BY payment.order_id`;

/** Vendors hear of an order once it is paid or, in cash, confirmed by its buyer or one of them. */
const TOLD = `(payment_method = 'cash' AND confirm_by IS NULL AND payment_status <> 'abandoned') OR payment_status IN ('paid', 'refunded')`;

/** How many mails of each kind an order has, against how many it should have by what happened to it. */
export const brokenMails = `
  WITH changed AS (
    SELECT orders.id, share.vendor_id, orders.told_at <= event.created_at AS is_told FROM fulfilment_events AS event
      JOIN fulfilments AS share ON share.id = event.fulfilment_id JOIN orders ON orders.id = share.order_id
      WHERE orders.id > $1 AND event.actor = 'buyer' AND event.change ->> 'kind' IN ('day', 'items')
  ), sure AS (
    SELECT id, 'order-confirmation' AS kind, 1 AS count FROM orders
      WHERE id > $1 AND (${TOLD})
    UNION ALL
    SELECT orders.id, 'new-order', count(*)::int FROM orders JOIN fulfilments AS share ON share.order_id = orders.id
      JOIN vendors ON vendors.id = share.vendor_id
      -- Everyone who may move a whole order along hears of it.
      JOIN memberships AS person ON person.business_id = vendors.business_id AND person.role IN ('owner', 'manager')
      WHERE orders.id > $1 AND (${TOLD}) GROUP BY orders.id
    UNION ALL
    SELECT share.order_id, 'order-' || event.status, count(*)::int FROM fulfilment_events AS event
      JOIN fulfilments AS share ON share.id = event.fulfilment_id
      WHERE share.order_id > $1 AND event.status IN ('shipped', 'cancelled') AND event.actor IN ('vendor', 'staff') AND event.change IS NULL
      GROUP BY share.order_id, event.status
    UNION ALL
    SELECT record_id::int, 'order-refund', count(*)::int FROM audit_log
      WHERE resource = 'orders' AND action = 'refund' AND record_id::int > $1 GROUP BY record_id
    UNION ALL
    SELECT share.order_id, 'vendor-refund', count(*)::int FROM refunds JOIN fulfilments AS share ON share.id = refunds.fulfilment_id
      JOIN vendors ON vendors.id = share.vendor_id AND vendors.user_id IS NOT NULL
      WHERE share.order_id > $1 AND NOT EXISTS (SELECT 1 FROM fulfilment_events AS event
        WHERE event.fulfilment_id = share.id AND (event.status = 'cancelled' OR event.change ->> 'kind' = 'items')
          AND event.created_at = refunds.created_at)
      GROUP BY share.order_id
    UNION ALL
    SELECT id, 'order-changed', count(*)::int FROM changed GROUP BY id
  ), due AS (
    SELECT id, kind, count, count AS most FROM sure
    UNION ALL
    -- Who changes an order while its vendor is being told of it comes before that or after.
    SELECT changed.id, 'vendor-order-changed', (count(*) FILTER (WHERE changed.is_told))::int, count(*)::int FROM changed
      JOIN vendors ON vendors.id = changed.vendor_id
      JOIN memberships AS person ON person.business_id = vendors.business_id AND person.role IN ('owner', 'manager')
      GROUP BY changed.id
  ), there AS (
    SELECT about_id AS id, kind, count(*)::int AS count FROM mails
    -- Whoever confirmed an order before it was asked about it gets no such mail.
    WHERE about_resource = 'orders' AND about_id > $1 AND kind <> 'order-to-confirm' GROUP BY about_id, kind
  )
  SELECT coalesce(due.id, there.id) AS id, coalesce(due.kind, there.kind) AS kind, coalesce(due.count, 0) AS expected,
    coalesce(there.count, 0) AS found
  FROM due FULL JOIN there ON there.id = due.id AND there.kind = due.kind
  WHERE coalesce(there.count, 0) NOT BETWEEN coalesce(due.count, 0) AND coalesce(due.most, 0) ORDER BY 1, 2`;

/** $1 the largest id of a mail before the run. */
export const mailsSince = `SELECT id, status, message_id AS "messageId" FROM mails WHERE id > $1 ORDER BY id`;

/** $1 what their descriptions begin with. */
export const postedListings = `SELECT id, description AS mark FROM listings WHERE description LIKE $1 || '%' ORDER BY id`;

/** The steps of shares that vendors made. */
export const vendorSteps = `
  SELECT share.order_id AS "orderId", share.vendor_id AS "vendorId", event.status, count(*)::int AS count
  FROM fulfilment_events AS event JOIN fulfilments AS share ON share.id = event.fulfilment_id
  WHERE event.actor = 'vendor' AND event.change IS NULL AND share.order_id > $1 GROUP BY 1, 2, 3`;

/** How often buyers changed the day of each share, and its items. */
export interface ChangesRow {
  orderId: number;
  vendorId: number;
  kind: 'day' | 'items';
  count: number;
  windowId: number | null;
}

export const buyerChanges = `
  SELECT share.order_id AS "orderId", share.vendor_id AS "vendorId", kind, share.window_id AS "windowId",
    (SELECT count(*)::int FROM fulfilment_events AS event
      WHERE event.fulfilment_id = share.id AND event.actor = 'buyer' AND event.change ->> 'kind' = kind) AS count
  FROM fulfilments AS share CROSS JOIN unnest(ARRAY['day', 'items']) AS kind
  WHERE share.order_id > $1`;

/** Pickup days that have more orders than room, or count another room than their orders hold. */
export const brokenWindows = `
  SELECT own.id, own.taken, own.capacity, held.taken AS held
  FROM pickup_windows AS own
  CROSS JOIN LATERAL (SELECT coalesce(sum(window_taken), 0)::int AS taken FROM fulfilments WHERE window_id = own.id) AS held
  WHERE own.taken <> held.taken OR own.taken > own.capacity ORDER BY own.id`;

export const takenWindows = `SELECT count(*)::int AS count FROM pickup_windows WHERE taken > 0`;
