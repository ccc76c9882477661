import type { EntityManager } from 'typeorm';
import { STAFF_REFUNDS_KEY } from '../../../contract/backoffice/settings.admin.js';
import { SUPPORT_REFUND_LIMIT } from '../../../contract/shared/capabilities.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { readSetting } from '../../../platform/settings/live-settings.js';
import { Payment } from '../../tables/payment.entity.js';
import { mayRefund } from './refund-limit.rules.js';

/** Once the order is locked, before its money goes back. @throws REFUND_ABOVE_LIMIT */
export async function refuseAboveLimit(
  tx: EntityManager,
  actor: SignedInUser,
  orderId: number,
  cents: number,
): Promise<void> {
  const setting = (await readSetting(tx, STAFF_REFUNDS_KEY)) as { most: number } | null;
  const most = setting?.most ?? SUPPORT_REFUND_LIMIT;
  const limit = centsOf(most) ?? 0;
  const refunded = (await tx.sum(Payment, 'refunded', { orderId })) ?? 0;
  if (mayRefund(actor.staffRole, { cents, refunded }, limit)) return;
  const message = `You can refund up to ${dollars(limit)} of an order. Ask the marketplace team for more.`;
  throw new DomainError('REFUND_ABOVE_LIMIT', [{ path: 'amount', message }]);
}
