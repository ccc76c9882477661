import { statement } from '../../../platform/database/statement.js';
import type { PaymentGateway } from '../gateways/payment-gateway.js';

interface Held {
  id: number;
  orderId: number;
  gateway: PaymentGateway['name'];
  providerId: string;
  /** The most that may be taken, in cents. */
  authorized: number;
}

/** Payments of some orders whose money a provider holds. */
export const heldFor = statement<Held, [orderIds: readonly number[]]>(`
  SELECT id, order_id AS "orderId", gateway, provider_id AS "providerId", authorized FROM payments
  WHERE order_id = ANY($1::int[]) AND status = 'authorized' AND take = 'hold' AND provider_id IS NOT NULL
    AND authorized IS NOT NULL
  ORDER BY id`);

/** SQL: whether an order waits for money that is not held any longer. @param orders its row */
export const isUnheld = (orders: string): string => `(${orders}.payment_status = 'authorized'
    AND EXISTS (SELECT FROM payments WHERE payments.order_id = ${orders}.id AND payments.take = 'hold'
      AND payments.status = 'released'))`;
