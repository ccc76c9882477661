/**
 * SQL: whether a box of a share becomes an order at its cutoff. What is left of an ended membership was too
 * late to cancel, so it goes out. Who hasn't paid by card yet, or never did, gets none.
 * @param box the alias of promises
 */
export const isToPack = (box: string): string =>
  `(${box}.order_id IS NULL AND ${box}.state IN ('promised', 'donated', 'shifted')
    AND NOT EXISTS (SELECT FROM subscriptions AS joining WHERE joining.id = ${box}.subscription_id AND joining.held_until IS NOT NULL))`;
