import type { EntityManager } from 'typeorm';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { bookDispute } from '../../ledger/ledger.js';
import { DisputePart } from '../../tables/dispute-part.entity.js';
import { Dispute } from '../../tables/dispute.entity.js';
import type { Left } from '../refunds/refund-parts.rules.js';
import { byVendorOrder, leftOf } from '../vendor-order-left.js';
import { type DisputedPart, ofPayment, takenParts } from './dispute-parts.rules.js';
import { additionsOf, disputesOfOrder, takenBy } from './disputes.sql.js';

/** @returns what a dispute has of each vendor order by now, and what of its money is not booked, in cents */
export async function unbookedOf(tx: EntityManager, { id, withdrawn }: Pick<Dispute, 'id' | 'withdrawn'>) {
  const taken = byVendorOrder(await fetchRows(tx, takenBy, [id]));
  return { taken, more: withdrawn - [...taken.values()].reduce((sum, one) => sum + sumOf(one), 0) };
}

/** Nothing of what came with another payment, as long as enough is left without it. */
export async function disputable(
  tx: EntityManager,
  { paymentId }: Pick<Dispute, 'paymentId'>,
  orderId: number,
  cents: number,
): Promise<Map<number, Left>> {
  const left = await leftOf(tx, orderId);
  const additions = await fetchRows(tx, additionsOf, [orderId]);
  const own = ofPayment(left, additions, paymentId);
  return [...own.values()].reduce((sum, one) => sum + sumOf(one), 0) >= cents ? own : left;
}

/** The order is locked already. */
export async function bookParts(tx: EntityManager, disputeId: number, parts: readonly DisputedPart[]) {
  for (const { vendorOrderId, commission, ...rest } of parts) {
    await tx.insert(DisputePart, { disputeId, vendorOrderId, commission, ...rest });
    await bookDispute(tx, vendorOrderId, disputeId, { taken: sumOf(rest), commission });
  }
}

/** What banks took before the sale was booked, such as of its deposit. The order is locked. */
export async function bookEarlierDisputes(tx: EntityManager, orderId: number): Promise<void> {
  for (const dispute of await fetchRows(tx, disputesOfOrder, [orderId])) {
    const { more } = await unbookedOf(tx, dispute);
    if (more > 0) await bookParts(tx, dispute.id, takenParts(more, await leftOf(tx, orderId)));
  }
}
