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

export const heldFor = statement<Held, [orderIds: readonly number[]]>(`
  SELECT id, order_id AS "orderId", gateway, provider_id AS "providerId", authorized FROM payments
  WHERE order_id = ANY($1::int[]) AND status = 'authorized' AND take = 'hold' AND provider_id IS NOT NULL
    AND authorized IS NOT NULL
  ORDER BY id`);

export const isUnheld = (orders: string): string => `(${orders}.payment_status = 'authorized'
    AND EXISTS (SELECT FROM payments WHERE payments.order_id = ${orders}.id AND payments.take = 'hold'
      AND payments.status = 'released'))`;
