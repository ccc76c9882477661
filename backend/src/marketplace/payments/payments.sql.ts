import { statement } from '../../platform/database/statement.js';

/**
 * Notes the provider's id of a payment that has begun, and says whether its order still waits for it. It is
 * kept in any case: what is paid there must find its order. One statement, which locks as all others do: the
 * order before its payment.
 */
export const noteProviderId = statement<
  { isHeld: boolean },
  [orderId: number, paymentId: number, providerId: string]
>(`
  WITH held AS (
    UPDATE orders SET payment_intent_id = $3, updated_at = now() WHERE id = $1 RETURNING payment_status),
  noted AS (
    UPDATE payments SET provider_id = $3, updated_at = now() FROM held WHERE payments.id = $2)
  SELECT payment_status IN ('held', 'owed') AS "isHeld" FROM held`);
