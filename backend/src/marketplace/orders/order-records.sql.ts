import { statement } from '../../platform/database/statement.js';

/**
 * The law wants to know who bought what for how much, and where to; the rest is forgotten, with what the
 * vendor wrote to them.
 */
const forget = (whose: string) => `
  WITH over AS (
    UPDATE orders SET email = '', phone = '', notes = NULL
    WHERE status IN ('delivered', 'cancelled') AND payment_status NOT IN ('held', 'authorized', 'owed') AND email <> '' AND ${whose}
    RETURNING id),
  messages AS (DELETE FROM customer_messages USING over WHERE customer_messages.order_id = over.id)
  UPDATE fulfilments SET collector = NULL FROM over WHERE fulfilments.order_id = over.id AND collector IS NOT NULL`;

export const forgetContactsOf = statement<Record<string, never>, [userId: number]>(forget('user_id = $1'));

export const forgetOrphanedContacts = statement(
  forget('user_id IS NULL AND guest_key IS NULL AND NOT is_demonstration'),
);
