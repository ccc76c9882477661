import { statement } from '../../../platform/database/statement.js';
import { isToPack } from '../../tables/unpacked-boxes.sql.js';

const isDue = `${isToPack('box')} AND own.orders_close_at <= $1 AND own.ends_at > $1::timestamptz - interval '2 days'
  AND own.status <> 'canceled' AND NOT EXISTS (SELECT FROM share_dates WHERE id = coalesce(box.shifted_to, box.date_id)
    AND state = 'canceled')`;

/** Whose boxes can't be changed by their members anymore, window by window. */
export const dueBoxes = statement<{ id: number; subscriptionId: number }, [now: Date]>(`
  SELECT box.id, box.subscription_id AS "subscriptionId"
  FROM pickup_windows AS own JOIN promises AS box ON box.window_id = own.id
  WHERE own.orders_close_at > $1::timestamptz - interval '70 days' AND ${isDue}
  ORDER BY own.orders_close_at, own.id, box.id`);

/** Money in cents. */
export interface BoxToPack {
  id: number;
  subscriptionId: number;
  windowId: number;
  windowTaken: number;
  state: 'promised' | 'donated' | 'shifted';
  value: number;
  tax: number;
  productId: number;
  productName: string;
  timeZone: string;
  ordersCloseAt: Date;
}

/** Those of them that are due; they are locked. */
export const boxesToPack = statement<BoxToPack, [now: Date, ids: readonly number[]]>(`
  SELECT box.id, box.subscription_id AS "subscriptionId", box.window_id AS "windowId", box.window_taken AS "windowTaken", box.state, box.value, box.tax,
    plan.product_id AS "productId", plan.name || ', ' || size.name AS "productName", site.time_zone AS "timeZone",
    own.orders_close_at AS "ordersCloseAt"
  FROM promises AS box JOIN pickup_windows AS own ON own.id = box.window_id
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  JOIN subscriptions AS subscription ON subscription.id = box.subscription_id
  JOIN share_plans AS plan ON plan.id = subscription.plan_id
  JOIN share_sizes AS size ON size.id = coalesce(box.size_id, subscription.size_id)
  WHERE box.id = ANY($2::int[]) AND ${isDue} ORDER BY box.id`);

/** Their room is their orders' from then on. */
export const markPacked = statement<
  Record<string, never>,
  [ids: readonly number[], orderIds: readonly number[]]
>(`
  UPDATE promises SET state = CASE WHEN state = 'donated' THEN state ELSE 'packed' END, order_id = packed.order_id,
    window_taken = 0, updated_at = now()
  FROM unnest($1::int[], $2::int[]) AS packed (id, order_id) WHERE promises.id = packed.id`);

/** Whose box an order was. */
export const boxOfOrder = statement<
  {
    id: number;
    subscriptionId: number;
    planId: number;
    value: number;
    tax: number;
    state: 'packed' | 'donated';
  },
  [orderId: number]
>(`
  SELECT box.id, box.subscription_id AS "subscriptionId", member.plan_id AS "planId", box.value, box.tax, box.state
  FROM promises AS box JOIN subscriptions AS member ON member.id = box.subscription_id
  WHERE box.order_id = $1 AND box.state IN ('packed', 'donated')`);
