import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { LedgerEntry } from '../tables/ledger-entry.entity.js';
import { usedOf } from './advance.rules.js';
import { advancesOf, drawnBy, lockPayments } from './advances.sql.js';
import { dueOf } from './ledger.js';

/** What a farm gets of a share's payment as it is paid; boxes use it up later. @param cents above 0 */
export async function bookAdvance(
  tx: EntityManager,
  { vendorId, paymentId }: { vendorId: number; paymentId: number },
  cents: number,
): Promise<void> {
  await tx.insert(LedgerEntry, { vendorId, paymentId, kind: 'advance', amount: cents });
}

/** Its sale is booked: what of it was advanced isn't due once more. */
export async function useAdvances(tx: EntityManager, vendorOrderId: number): Promise<void> {
  const drawn = (await fetchRows(tx, drawnBy, [vendorOrderId])).map(({ id }) => id);
  if (drawn.length === 0) return;
  await fetchRows(tx, lockPayments, [drawn]);
  let due = await dueOf(tx, { vendorOrderId });
  for (const { paymentId, vendorId, ...advance } of await fetchRows(tx, advancesOf, [drawn])) {
    const used = usedOf(advance, due);
    if (used === 0) continue;
    due -= used;
    await tx.insert(LedgerEntry, { vendorId, vendorOrderId, paymentId, kind: 'advance_used', amount: -used });
  }
}

/** Money of a share's payment went back: what was advanced of it is the farm's debt, less commission. */
export async function takeBackAdvance(
  tx: EntityManager,
  paymentId: number,
  because: { refundId: number } | { disputeId: number },
): Promise<void> {
  await fetchRows(tx, lockPayments, [[paymentId]]);
  const [advance] = await fetchRows(tx, advancesOf, [[paymentId]]);
  const used = advance ? usedOf(advance, 0) : 0;
  if (advance && used > 0)
    await tx.insert(LedgerEntry, {
      ...{ vendorId: advance.vendorId, paymentId, kind: 'advance_used', amount: -used, ...because },
    });
}
