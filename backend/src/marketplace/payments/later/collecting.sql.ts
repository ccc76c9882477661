import { statement } from '../../../platform/database/statement.js';

/**
 * What an order costs without its cancelled shares, in cents; whether something of it is to be weighed, and
 * whether anything of it is left.
 */
export const toCollect = statement<{ due: number; isOpen: boolean; isLeft: boolean }, [orderId: number]>(`
  SELECT coalesce(sum(share.total), 0)::int AS due, count(*) > 0 AS "isLeft",
    coalesce(bool_or(EXISTS (SELECT 1 FROM order_items AS line WHERE line.fulfilment_id = share.id
      AND line.by_weight IS NOT NULL AND line.grams IS NULL)), false) AS "isOpen"
  FROM fulfilments AS share WHERE share.order_id = $1 AND share.status <> 'cancelled'`);

/** Orders of which nothing was heard for an hour although money is being taken, or could be. */
export const forgotten = statement<{ id: number }>(`
  SELECT orders.id FROM orders WHERE orders.payment_status IN ('authorized', 'owed')
    AND (EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'collecting'
        AND payments.updated_at < now() - interval '1 hour')
      OR orders.payment_status = 'authorized' AND orders.updated_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT 1 FROM order_items AS line JOIN fulfilments AS share ON share.id = line.fulfilment_id
          WHERE share.order_id = orders.id AND share.status <> 'cancelled'
            AND line.by_weight IS NOT NULL AND line.grams IS NULL))
  ORDER BY orders.id`);
