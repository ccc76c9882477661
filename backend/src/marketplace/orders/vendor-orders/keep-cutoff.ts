import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { cutoffsFor } from '../../pickups/ways/handovers.sql.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';

/** Never earlier than its buyer was promised; call it before the window changes, order locked. */
export async function keepCutoff(
  tx: EntityManager,
  { id, windowId, ordersCloseAt: promised }: Pick<VendorOrder, 'id' | 'windowId' | 'ordersCloseAt'>,
  newWindowId: number,
): Promise<void> {
  const cutoffs = await fetchRows(tx, cutoffsFor, [id, [windowId ?? 0, newWindowId]]);
  const of = (asked: number | null) => cutoffs.find((cutoff) => cutoff.windowId === asked)?.ordersCloseAt;
  const moments = [promised ?? of(windowId), of(newWindowId)].flatMap((moment) => moment ?? []);
  if (moments.length === 0) return;
  await tx.update(VendorOrder, id, {
    ordersCloseAt: new Date(Math.max(...moments.map((moment) => moment.getTime()))),
  });
}
