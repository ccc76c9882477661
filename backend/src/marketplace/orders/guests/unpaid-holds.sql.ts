import { statement } from '../../../platform/database/statement.js';
import { mailboxOf } from '../../../platform/mail/mailbox.sql.js';

/** Whose orders are counted together: by mailbox, by device (an account, or a guest's cookie), by network. */
export type CountedFor = [
  mailbox: string,
  guestKey: string | null,
  userId: number | null,
  networkKey: string | null,
];

/** An order that holds what it takes while nothing is paid or confirmed. Two partial indexes have these. */
const isUnpaid = `(payment_status = 'held' OR confirm_by IS NOT NULL AND status = 'pending')`;
const isOfEmail = `${mailboxOf('email')} = $1::text`;
const isOfDevice = 'coalesce(guest_key = $2::text OR user_id = $3::int, false)';
const isOfNetwork = 'coalesce(network_key = $4::text, false)';

const UNPAID = `
  unpaid AS (SELECT id, ${isOfEmail} AS email, ${isOfDevice} AS device, ${isOfNetwork} AS network
    FROM orders WHERE ${isUnpaid})`;

/** Rather than canceled by its buyer, who could take the same again and again just before it lapses. */
const isLapse = `EXISTS (SELECT FROM fulfilments AS vendor_order JOIN fulfilment_events AS event ON event.fulfilment_id = vendor_order.id
        WHERE vendor_order.order_id = orders.id AND event.status = 'cancelled' AND event.actor = 'system')`;

export interface Held {
  orders: number;
  units: number;
}

export interface Unpaid {
  email: Held;
  device: Held;
  network: Held;
  vendors: (Held & { vendorId: number })[];
  /** How many lapsed within a day, of the one of the three that has the most; canceled ones count half. */
  lapsed: number;
  /** What staff have set; null where they have not. */
  setting: unknown;
}

const heldOf = (whose: string) => `jsonb_build_object('orders', count(*) FILTER (WHERE ${whose}),
      'units', coalesce(sum(units) FILTER (WHERE ${whose}), 0)) AS ${whose}`;

export const countUnpaid = statement<
  Unpaid,
  [...whose: CountedFor, vendorIds: readonly number[], settingKey: string]
>(`
  WITH ${UNPAID},
  lines AS (SELECT order_id, vendor_id,
      sum(CASE WHEN by_weight ->> 'inSteps' = 'true' THEN 1 ELSE quantity END)::int AS units
    FROM order_items JOIN unpaid ON unpaid.id = order_id GROUP BY 1, 2),
  counted AS (SELECT unpaid.*, coalesce((SELECT sum(units) FROM lines WHERE order_id = unpaid.id), 0) AS units
    FROM unpaid WHERE email OR device OR network),
  own AS (SELECT ${['email', 'device', 'network'].map(heldOf).join(', ')} FROM counted),
  vendors AS (SELECT coalesce(jsonb_agg(jsonb_build_object('vendorId', vendor_id, 'orders', orders, 'units', units)), '[]') AS vendors
    FROM (SELECT vendor_id, count(*)::int AS orders, sum(units)::int AS units FROM lines
      WHERE vendor_id = ANY($5::int[]) GROUP BY 1) AS one),
  lapses AS (SELECT ${isOfEmail} AS email, ${isOfDevice} AS device, ${isOfNetwork} AS network,
      CASE WHEN ${isLapse} THEN 1 ELSE 0.5 END AS weight
    FROM orders WHERE lapsed_at > now() - interval '1 day' AND (${isOfEmail} OR ${isOfDevice} OR ${isOfNetwork})),
  lapsed AS (SELECT coalesce(greatest(sum(weight) FILTER (WHERE email), sum(weight) FILTER (WHERE device),
      sum(weight) FILTER (WHERE network)), 0)::float8 AS lapsed FROM lapses)
  SELECT own.*, vendors.vendors, lapsed.lapsed, (SELECT value FROM settings WHERE key = $6) AS setting
  FROM own, vendors, lapsed`);

export interface HeldThing {
  thing: string;
  email: number;
  device: number;
  network: number;
}

const sums = ['email', 'device', 'network']
  .map((whose) => `coalesce(sum(quantity) FILTER (WHERE ${whose}), 0)::int AS ${whose}`)
  .join(', ');

export const heldThings = statement<HeldThing, CountedFor>(`
  WITH ${UNPAID},
  vendor_orders AS (SELECT vendor_order.id, unpaid.email, unpaid.device, unpaid.network, window_id, window_taken, discount_code_id
    FROM unpaid JOIN fulfilments AS vendor_order ON vendor_order.order_id = unpaid.id
    WHERE (unpaid.email OR device OR network) AND vendor_order.status <> 'cancelled'),
  lines AS (SELECT line.*, email, device, network FROM vendor_orders JOIN order_items AS line ON line.fulfilment_id = vendor_orders.id),
  held AS (
    SELECT 'product ' || product_id || ' ' || coalesce(variant_id, 0) AS thing, quantity, email, device, network
      FROM lines WHERE NOT made_to_order AND dated_stock_id IS NULL
    UNION ALL SELECT 'product ' || part.product_id || ' ' || coalesce(part.variant_id, 0), part.quantity * lines.quantity, email, device, network
      FROM lines JOIN order_item_parts AS part ON part.order_item_id = lines.id WHERE NOT part.made_to_order
    UNION ALL SELECT 'date ' || dated_stock_id, quantity, email, device, network FROM lines WHERE dated_stock_id IS NOT NULL
    UNION ALL SELECT 'window ' || window_id, window_taken, email, device, network FROM vendor_orders WHERE window_taken > 0
    UNION ALL SELECT 'code ' || discount_code_id, 1, email, device, network FROM vendor_orders WHERE discount_code_id IS NOT NULL)
  SELECT thing, ${sums} FROM held GROUP BY thing`);

export const useConfirmation = statement<{ id: number }, [emailHash: string, device: string]>(`
  DELETE FROM placing_confirmations WHERE id = (SELECT id FROM placing_confirmations
    WHERE email_hash = $1 AND device = $2 AND confirmed_at IS NOT NULL AND expires_at > now()
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`);

/** Whether a link was written so shortly before that another one would only confuse. */
export const hasFreshLink = statement<{ isFresh: boolean }, [emailHash: string, device: string]>(`
  SELECT EXISTS (SELECT FROM placing_confirmations WHERE email_hash = $1 AND device = $2
    AND confirmed_at IS NULL AND created_at > now() - interval '1 minute') AS "isFresh"`);

export const forgetConfirmations = statement('DELETE FROM placing_confirmations WHERE expires_at < now()');
export const forgetLapses = statement(
  `UPDATE orders SET lapsed_at = NULL, network_key = NULL WHERE lapsed_at < now() - interval '1 day'`,
);
