import { givenDay, todayIn } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** A day of a deposit has come once it has begun everywhere in the country, as `depositDay` has it. */
export const DEPOSIT_ZONE = `'Pacific/Honolulu'`;
const TODAY = todayIn(DEPOSIT_ZONE);

const isWaiting = (line: string) => `(${line}.by_weight IS NOT NULL AND ${line}.grams IS NULL
    OR ${givenDay(`(${line}.deposit ->> 'balanceOn')`)} > ${TODAY})`;

/** In cents; of a canceled share, only a deposit can be kept. */
export const toCollect = statement<{ due: number; isOpen: boolean; isLeft: boolean }, [orderId: number]>(`
  SELECT coalesce(sum(CASE share.status WHEN 'cancelled' THEN share.kept ELSE share.total END), 0)::int AS due,
    coalesce(bool_or(share.status <> 'cancelled' OR share.kept > 0), false) AS "isLeft",
    coalesce(bool_or(share.status <> 'cancelled' AND EXISTS (SELECT 1 FROM order_items AS line
      WHERE line.fulfilment_id = share.id AND ${isWaiting('line')})), false) AS "isOpen"
  FROM fulfilments AS share WHERE share.order_id = $1`);

export const forgotten = statement<{ id: number }>(`
  SELECT orders.id FROM orders WHERE orders.payment_status IN ('authorized', 'owed')
    AND (EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'collecting'
        AND payments.updated_at < now() - interval '1 hour')
      OR orders.payment_status = 'authorized' AND orders.updated_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT 1 FROM order_items AS line JOIN fulfilments AS share ON share.id = line.fulfilment_id
          WHERE share.order_id = orders.id AND share.status <> 'cancelled' AND ${isWaiting('line')}))
  ORDER BY orders.id`);

/** Counted from the day that was agreed to, where that is to come; null for an order without any. */
export const graceDays = statement<{ days: number | null }, [orderId: number]>(`
  SELECT max((deposit ->> 'graceDays')::int + greatest(0, ${givenDay(`(deposit ->> 'agreedOn')`)} - ${TODAY}))::int AS days
  FROM order_items WHERE order_id = $1 AND deposit IS NOT NULL`);

export const balanceNow = statement<{ id: number }, [orderId: number, shareId: number | null]>(`
  UPDATE order_items SET deposit = deposit
    || jsonb_build_object('agreedOn', deposit -> 'balanceOn', 'balanceOn', ${TODAY}::text)
  WHERE order_id = $1 AND ($2::int IS NULL OR fulfilment_id = $2) AND ${givenDay(`(deposit ->> 'balanceOn')`)} > ${TODAY}
  RETURNING id`);
