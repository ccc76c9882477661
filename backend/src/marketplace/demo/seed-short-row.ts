import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '../../contract/shared/calendar/durations.js';
import { lowerUnpaid } from '../orders/lines/take-out.js';
import { loadVendorOrders } from '../orders/vendor-orders/load-vendor-orders.js';
import { noteChange } from '../orders/vendor-orders/note-change.js';
import { findLines } from '../payments/refunds/refund-items.js';
import { ShortRow } from '../tables/short-row.entity.js';

const REASON = 'weather';
const NOTE = 'Hail took the last of it. We’re sorry!';

export async function seedShortRow(tx: EntityManager, orderId: number, now: Date): Promise<void> {
  const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId] });
  const item = vendorOrder?.items.find(({ quantity }) => quantity > 1);
  if (!vendorOrder || !item) return;
  const lines = await findLines(tx, vendorOrder.id, [{ id: item.id, quantity: 1 }]);
  const amount = await lowerUnpaid(tx, vendorOrder, lines);
  const toldAt = new Date(now.getTime() - HOUR_MS);
  await tx.insert(ShortRow, {
    ...{
      vendorOrderId: vendorOrder.id,
      orderItemId: item.id,
      productName: item.productName,
      unit: item.unit,
    },
    ...{ quantity: 1, reason: REASON, note: NOTE, amount, createdAt: toldAt, toldAt },
  });
  const items = [{ name: item.productName, quantity: 1, reason: REASON } as const];
  await noteChange(tx, vendorOrder, { kind: 'items', items }, { actor: 'vendor', userId: null, note: NOTE });
}
