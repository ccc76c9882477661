import type { EntityManager } from 'typeorm';
import type { Left } from './refunds/refund-parts.rules.js';

const LEFT = `
  SELECT share.id,
    (share.subtotal - coalesce(back.goods, 0))::int AS goods, (share.tax - coalesce(back.tax, 0))::int AS tax,
    (share.shipping - coalesce(back.shipping, 0))::int AS shipping,
    (share.commission - coalesce(entries.commission, 0))::int AS commission
  FROM fulfilments AS share
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM refunds WHERE fulfilment_id = share.id) AS back ON true
  LEFT JOIN LATERAL (SELECT sum(amount) AS commission
    FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'commission_refund') AS entries ON true
  WHERE share.order_id = $1`;

/** @returns what has not gone back yet of each share of an order, by the share's id, whether it was paid or not */
export async function leftOf(tx: EntityManager, orderId: number): Promise<Map<number, Left>> {
  const rows = await tx.query<(Left & { id: number })[]>(LEFT, [orderId]);
  return new Map(
    rows.map(({ id, goods, tax, shipping, commission }) => [id, { goods, tax, shipping, commission }]),
  );
}

/** @returns whether nothing is left of what was paid for an order: every share that is not cancelled has gone back whole */
export async function isAllBack(tx: EntityManager, orderId: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM fulfilments AS share
     WHERE order_id = $1 AND status <> 'cancelled'
       AND total > (SELECT coalesce(sum(amount), 0) FROM refunds WHERE fulfilment_id = share.id)
     LIMIT 1`,
    [orderId],
  );
  return rows.length === 0;
}
