import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import type { PaymentEnd } from '../../payments/payable-orders.js';
import { giveBackWindows } from '../../pickups/shares/share-windows.sql.js';
import { FulfilmentEvent } from '../../tables/fulfilment-event.entity.js';
import { Fulfilment } from '../../tables/fulfilment.entity.js';
import { Order } from '../../tables/order.entity.js';
import { giveBackUses } from '../../terms/discounts.sql.js';
import * as sql from '../placing/place-order.sql.js';

/** The order is locked already. */
export async function releaseOrder(
  tx: EntityManager,
  orderId: number,
  { by, why }: PaymentEnd,
): Promise<void> {
  const shares = await tx.getRepository(Fulfilment).find({ where: { orderId }, order: { id: 'ASC' } });
  const ids = shares.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  await changeRows(tx, sql.giveBackStock, [ids]);
  await changeRows(tx, giveBackUses, [ids]);
  await changeRows(tx, giveBackWindows, [ids]);
  await tx.getRepository(Fulfilment).update(ids, { status: 'cancelled' });
  await tx.insert(
    FulfilmentEvent,
    ids.map((fulfilmentId) => ({ fulfilmentId, status: 'cancelled' as const, actor: by, note: why })),
  );
  await tx.getRepository(Order).update(orderId, {
    ...{ status: 'cancelled', paymentStatus: 'abandoned' },
    ...{ heldUntil: null, confirmBy: null },
    // Its buyer may let few of them lapse, or cancel them: the network counts for a day, too.
    lapsedAt: new Date(),
  });
}
