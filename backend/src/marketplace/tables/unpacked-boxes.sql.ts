/**
 * SQL: whether a box of a share becomes an order at its cutoff. What is left of an ended membership was too
 * late to cancel, so it goes out. @param box the alias of promises
 */
export const isToPack = (box: string): string =>
  `(${box}.order_id IS NULL AND ${box}.state IN ('promised', 'donated', 'shifted'))`;
