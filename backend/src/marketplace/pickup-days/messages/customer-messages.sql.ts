import type { CustomerAudience } from '../../../contract/marketplace/pickup/customer-message-words.js';
import { statement } from '../../../platform/database/statement.js';

export interface Reader {
  orderId: number;
  orderNumber: string;
  /** Empty where there is none, or where nobody has confirmed it yet. */
  email: string;
  name: string;
  /** Whether one of their orders is not handed over yet. */
  isOpen: boolean;
}

const email = `(CASE WHEN orders.confirm_by IS NULL THEN orders.email ELSE '' END)`;
const isOpen = `vendor_order.status NOT IN ('delivered', 'cancelled')`;

/** Everyone once with an order for a day that stands, or who placed one order, whatever became of it. */
export const readersOf = statement<
  Reader,
  [vendorId: number, windowId: number | null, orderId: number | null]
>(`
  SELECT DISTINCT ON (lower(${email}), CASE WHEN ${email} = '' THEN orders.id END) orders.id AS "orderId",
    orders.order_number AS "orderNumber", ${email} AS email, orders.first_name AS name, ${isOpen} AS "isOpen"
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND orders.payment_status NOT IN ('held', 'abandoned')
    AND (vendor_order.order_id = $3 OR vendor_order.window_id = $2 AND vendor_order.status <> 'cancelled')
  ORDER BY lower(${email}), CASE WHEN ${email} = '' THEN orders.id END, NOT ${isOpen}, orders.id DESC`);

/** @param toDays of those to whole days, else to single customers */
export const sentLately = statement<{ count: number }, [vendorId: number, toDays: boolean, since: Date]>(`
  SELECT count(*)::int AS count FROM customer_messages
  WHERE vendor_id = $1 AND (window_id IS NOT NULL) = $2 AND created_at > $3`);

/** Emails that were given up, with whom they were to and where they went. */
export const unreached = statement<
  Reader & { messageId: number; mailId: number; userId: number | null; fullName: string },
  [messageIds: readonly number[]]
>(`
  SELECT message.id AS "messageId", mail.id AS "mailId", mail.recipient AS email, orders.id AS "orderId",
    orders.order_number AS "orderNumber", orders.user_id AS "userId", orders.first_name AS name, false AS "isOpen",
    btrim(orders.first_name || ' ' || orders.last_name) AS "fullName"
  FROM customer_messages AS message JOIN mails AS mail ON mail.id = ANY(message.mail_ids)
  JOIN orders ON orders.id = mail.about_id
  WHERE message.id = ANY($1::int[]) AND mail.status = 'failed' ORDER BY "fullName", mail.id`);

/** @returns those whom a message to `audience` goes to */
export const reached = (readers: readonly Reader[], audience: CustomerAudience): Reader[] =>
  readers.filter((reader) => reader.email !== '' && (audience === 'all' || reader.isOpen));
