import type { EntityManager } from 'typeorm';
import type { EnteredItem } from '../../../contract/marketplace/entered-orders.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Weighing } from '../../tables/weighing.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { refuseTooMuch } from '../placing/place-order.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { missingPackages, packagesWeighed, priceOfPackages } from '../weighing/final-vendor-order.rules.js';
import { isByWeight, type LineByWeight } from '../weighing/line-weight.view.js';
import { MOST_ASKED, readPackage, settleVendorOrder, tooMany } from '../weighing/settle-weights.js';

/**
 * Its customer sees the scale, and pays all of what it shows.
 * @returns the order's total, in cents @throws NOT_WEIGHED, VALIDATION_FAILED
 */
export async function weighNow(
  tx: EntityManager,
  { actor }: OwnVendor,
  vendorOrder: LoadedVendorOrder,
  items: readonly EnteredItem[],
): Promise<number> {
  const weighed = items.flatMap((item, index) => weighedLine(vendorOrder, item, `items.${index}.weights`));
  if (weighed.length === 0) return vendorOrder.total;
  refuseTooMuch(weighed.reduce((sum, { agreedPrice }) => sum + agreedPrice, 0));
  await tx.insert(
    Weighing,
    weighed.flatMap(({ weighings }) => weighings.map((one) => ({ ...one, userId: actor.id }))),
  );
  for (const { id, agreedPrice } of weighed) await tx.update(OrderItem, id, { agreedPrice });
  const total = await settleVendorOrder(tx, vendorOrder, weighed);
  refuseTooMuch(total);
  const by = { actor: 'vendor', userId: actor.id, role: actor.role } as const;
  await noteChange(tx, vendorOrder, { kind: 'weighed', most: vendorOrder.total, total }, by);
  return total;
}

function weighedLine({ items }: LoadedVendorOrder, item: EnteredItem, path: string) {
  const isOf = (line: OrderItem) => line.productId === item.productId && line.variantId === item.variantId;
  const line = items.filter(isByWeight).find(isOf);
  if (!line) {
    if (item.weights.length > 0) throw wrong(path, 'This isn’t sold by weight.');
    return [];
  }
  const { id, totalPrice, byWeight, productName } = line;
  refuseCount(line, item.weights.length, path);
  const weighings = item.weights.map((weight, index) => ({
    ...{ orderItemId: id, package: index + 1 },
    ...readPackage({ weight }, byWeight.per, path),
  }));
  const packages = packagesWeighed(byWeight, line.quantity, weighings);
  const agreedPrice = priceOfPackages(packages, Number.MAX_SAFE_INTEGER);
  if (agreedPrice > MOST_ASKED) throw wrong(path, `Please check what ${productName} weighs.`);
  return [{ id, totalPrice, agreedPrice, packages, weighings }];
}

/** @throws NOT_WEIGHED, VALIDATION_FAILED for more packages than pieces */
function refuseCount({ byWeight, quantity, productName }: LineByWeight, weights: number, path: string): void {
  if (missingPackages(byWeight, quantity, weights) > 0)
    throw new DomainError('NOT_WEIGHED', [{ path, message: `Please enter what ${productName} weighs.` }]);
  if (!byWeight.inSteps && weights > quantity) throw tooMany(quantity, path);
}

const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
