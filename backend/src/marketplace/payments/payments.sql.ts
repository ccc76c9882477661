import { statement } from '../../platform/database/statement.js';

/** Kept in any case: what is paid there must find its order. Locks the order before its payment. */
export const noteProviderId = statement<
  { isHeld: boolean },
  [orderId: number, paymentId: number, providerId: string]
>(`
  WITH held AS (
    UPDATE orders SET payment_intent_id = $3, updated_at = now() WHERE id = $1 RETURNING payment_status),
  noted AS (
    UPDATE payments SET provider_id = $3, updated_at = now() FROM held WHERE payments.id = $2
    RETURNING payments.status)
  SELECT payment_status IN ('held', 'owed') AND noted.status = 'started' AS "isHeld" FROM held, noted`);

/** Cents that disputes have taken of an order's payments by now. */
export const disputedOf = statement<{ id: number; cents: number }, [orderId: number]>(`
  SELECT dispute.payment_id AS id, sum(dispute.withdrawn)::int AS cents
  FROM disputes AS dispute JOIN payments ON payments.id = dispute.payment_id
  WHERE payments.order_id = $1 GROUP BY dispute.payment_id`);
