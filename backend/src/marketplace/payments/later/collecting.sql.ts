import { givenDay, todayIn } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** A day of a deposit has come once it has begun everywhere in the country, as `depositDay` has it. */
export const DEPOSIT_ZONE = `'Pacific/Honolulu'`;
const TODAY = todayIn(DEPOSIT_ZONE);

const isWaiting = (line: string) => `(${line}.by_weight IS NOT NULL AND ${line}.grams IS NULL
    OR ${givenDay(`(${line}.deposit ->> 'balanceOn')`)} > ${TODAY})`;

/** In cents; of a canceled vendor order, only a deposit can be kept. */
export const toCollect = statement<{ due: number; isOpen: boolean; isLeft: boolean }, [orderId: number]>(`
  SELECT coalesce(sum(CASE vendor_order.status WHEN 'cancelled' THEN vendor_order.kept ELSE vendor_order.total END), 0)::int AS due,
    coalesce(bool_or(vendor_order.status <> 'cancelled' OR vendor_order.kept > 0), false) AS "isLeft",
    coalesce(bool_or(vendor_order.status <> 'cancelled' AND EXISTS (SELECT 1 FROM order_items AS line
      WHERE line.fulfilment_id = vendor_order.id AND ${isWaiting('line')})), false) AS "isOpen"
  FROM fulfilments AS vendor_order WHERE vendor_order.order_id = $1`);

export const forgotten = statement<{ id: number }>(`
  SELECT orders.id FROM orders WHERE orders.payment_status IN ('authorized', 'owed')
    AND (EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'collecting'
        AND payments.updated_at < now() - interval '1 hour')
      OR orders.payment_status = 'authorized' AND orders.updated_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT 1 FROM order_items AS line JOIN fulfilments AS vendor_order ON vendor_order.id = line.fulfilment_id
          WHERE vendor_order.order_id = orders.id AND vendor_order.status <> 'cancelled' AND ${isWaiting('line')}))
  ORDER BY orders.id`);

/** Counted from the day that was agreed to, where that is to come; null for an order without any. */
export const graceDays = statement<{ days: number | null }, [orderId: number]>(`
  SELECT max((deposit ->> 'graceDays')::int + greatest(0, ${givenDay(`(deposit ->> 'agreedOn')`)} - ${TODAY}))::int AS days
  FROM order_items WHERE order_id = $1 AND deposit IS NOT NULL`);

export const balanceNow = statement<{ id: number }, [orderId: number, vendorOrderId: number | null]>(`
  UPDATE order_items SET deposit = deposit
    || jsonb_build_object('agreedOn', deposit -> 'balanceOn', 'balanceOn', ${TODAY}::text)
  WHERE order_id = $1 AND ($2::int IS NULL OR fulfilment_id = $2) AND ${givenDay(`(deposit ->> 'balanceOn')`)} > ${TODAY}
  RETURNING id`);
