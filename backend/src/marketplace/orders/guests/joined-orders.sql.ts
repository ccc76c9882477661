import { statement } from '../../../platform/database/statement.js';

const join = (whose: string) => `
  UPDATE orders SET user_id = account.id FROM users AS account
  WHERE orders.user_id IS NULL AND orders.guest_key IS NOT NULL AND orders.told_at IS NOT NULL
    AND account.email_confirmed_at IS NOT NULL AND lower(orders.email) = lower(account.email::text) AND ${whose}`;

export const joinOrdersOf = statement<Record<string, never>, [userId: number]>(join('account.id = $1'));

export const joinOrder = statement<Record<string, never>, [orderId: number]>(join('orders.id = $1'));

/** What joined an account leaves with it: the next one with that address does not get it. */
export const leaveWithAccount = statement<Record<string, never>, [userId: number]>(
  'UPDATE orders SET guest_key = NULL WHERE user_id = $1 AND guest_key IS NOT NULL',
);
