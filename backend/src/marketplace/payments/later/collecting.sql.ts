import { statement } from '../../../platform/database/statement.js';

/** What an order costs without its cancelled shares, in cents, and whether something of it is to be weighed. */
export const toCollect = statement<{ due: number; isOpen: boolean }, [orderId: number]>(`
  SELECT coalesce(sum(share.total), 0)::int AS due,
    coalesce(bool_or(EXISTS (SELECT 1 FROM order_items AS line WHERE line.fulfilment_id = share.id
      AND line.by_weight IS NOT NULL AND line.grams IS NULL)), false) AS "isOpen"
  FROM fulfilments AS share WHERE share.order_id = $1 AND share.status <> 'cancelled'`);
