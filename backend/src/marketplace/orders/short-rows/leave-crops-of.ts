import { type EntityManager, In, IsNull } from 'typeorm';
import { OrderItem } from '../../tables/order-item.entity.js';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import type { VendorOrder } from '../../tables/vendor-order.entity.js';
import { isBoxOfShare } from '../box-orders.js';
import { writeShort } from './crops-of-orders.js';

/**
 * An order goes to another day, where all of it is there: lines, list and what is due are as before. What was
 * refunded stays so. The order is locked.
 */
export async function leaveCropsOf(
  tx: EntityManager,
  vendorOrder: Pick<VendorOrder, 'orderId' | 'vendorId' | 'shortCrops' | 'received'>,
): Promise<void> {
  const { orderId, vendorId, shortCrops } = vendorOrder;
  if (!shortCrops) return;
  const cropId = In(shortCrops.map((crop) => crop.cropId));
  const parts = await tx.findBy(ShortCropPart, { orderId, cropId, sentAt: IsNull() });
  const gone = new Set(parts.map((part) => part.cropId));
  await tx.delete(ShortCropPart, { id: In(parts.map(({ id }) => id)) });
  await tx.update(OrderItem, { orderId, vendorId }, { short: 0 });
  // Of a box of a share its member's credit is taken back, also where that went out.
  const left = isBoxOfShare(vendorOrder) ? [] : shortCrops.filter((crop) => !gone.has(crop.cropId));
  if (left.length < shortCrops.length) await writeShort(tx, orderId, vendorId, left);
}
