import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import type { PaymentEnd } from '../../payments/payable-orders.js';
import { giveBackWindows } from '../../pickups/ways/vendor-order-windows.sql.js';
import { Order } from '../../tables/order.entity.js';
import { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { giveBackUses } from '../../terms/discounts.sql.js';
import * as sql from '../placing/place-order.sql.js';

/** The order is locked already. */
export async function releaseOrder(
  tx: EntityManager,
  orderId: number,
  { by, why }: PaymentEnd,
): Promise<void> {
  const vendorOrders = await tx.getRepository(VendorOrder).find({ where: { orderId }, order: { id: 'ASC' } });
  const ids = vendorOrders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  await changeRows(tx, sql.giveBackStock, [ids]);
  await changeRows(tx, giveBackUses, [ids]);
  await changeRows(tx, giveBackWindows, [ids]);
  await tx.getRepository(VendorOrder).update(ids, { status: 'cancelled' });
  await tx.insert(
    VendorOrderEvent,
    ids.map((vendorOrderId) => ({ vendorOrderId, status: 'cancelled' as const, actor: by, note: why })),
  );
  await tx.getRepository(Order).update(orderId, {
    ...{ status: 'cancelled', paymentStatus: 'abandoned' },
    ...{ heldUntil: null, confirmBy: null },
    // Its buyer may let few of them lapse, or cancel them: the network counts for a day, too.
    lapsedAt: new Date(),
  });
}
