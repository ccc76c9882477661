import { givenDay, startOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { DEPOSIT_ZONE } from '../../payments/later/collecting.sql.js';

const balanceOn = givenDay(`(line.deposit ->> 'balanceOn')`);

export const toRemind = statement<
  { orderId: number; balanceOn: string },
  [today: string, days: number, kind: string, orderId: number | null]
>(`
  SELECT orders.id AS "orderId", max(line.deposit ->> 'balanceOn') AS "balanceOn"
  FROM order_items AS line JOIN orders ON orders.id = line.order_id
  JOIN fulfilments AS vendor_order ON vendor_order.id = line.fulfilment_id AND vendor_order.status <> 'cancelled'
  WHERE line.deposit IS NOT NULL AND orders.payment_status = 'authorized' AND ($4::int IS NULL OR orders.id = $4)
    AND ${balanceOn} > ${givenDay('$1')} AND ${balanceOn} <= ${givenDay('$1')} + $2::int
    AND orders.created_at < ${startOf(`${balanceOn} - $2::int`, DEPOSIT_ZONE)}
    AND NOT EXISTS (SELECT 1 FROM mails WHERE mails.kind = $3 AND mails.about_resource = 'orders'
      AND mails.about_id = orders.id)
  GROUP BY orders.id ORDER BY orders.id`);
