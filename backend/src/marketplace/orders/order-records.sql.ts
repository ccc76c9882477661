import { statement } from '../../platform/database/statement.js';

/**
 * What is only needed until an order is over: the law wants to know who bought what for how much, and where
 * to.
 */
const FORGET = `
  UPDATE orders SET email = '', phone = '', notes = NULL
  WHERE status IN ('delivered', 'cancelled') AND payment_status <> 'held' AND email <> ''`;

export const forgetContactsOf = statement<Record<string, never>, [userId: number]>(
  `${FORGET} AND user_id = $1`,
);

/** Of people who left before their orders were over. */
export const forgetOrphanedContacts = statement(
  `${FORGET} AND user_id IS NULL AND guest_key IS NULL AND NOT is_demonstration`,
);
