import { type EntityManager, In } from 'typeorm';
import { WEIGHT_NEEDED, type PackageRequest } from '../../../contract/marketplace/weight/weighing.js';
import type { PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import {
  gramsOfWeight,
  readWeight,
  weightOfGrams,
  weightToPrice,
  type WeightUnit,
} from '../../../contract/marketplace/weight/weight.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { Weighing } from '../../tables/weighing.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import {
  finalVendorOrder,
  missingPackages,
  packagesWeighed,
  priceOfPackages,
} from './final-vendor-order.rules.js';
import type { LineByWeight } from './line-weight.view.js';
import * as sql from './weighing.sql.js';

/** What a line can cost, in cents. */
export const MOST_ASKED = 100_000_000;

type WeighedLine = Pick<LineByWeight, 'id' | 'totalPrice' | 'agreedPrice'> & {
  packages: readonly PricedPackage[];
};

export function weighedOf({ byWeight, quantity, refunded }: LineByWeight, weighings: readonly Weighing[]) {
  const packages = packagesWeighed(byWeight, quantity - refunded, weighings);
  return { packages, isMissing: missingPackages(byWeight, quantity - refunded, packages.length) > 0 };
}

/** @returns the lines with what was weighed of each @throws NOT_WEIGHED, naming the first that misses one */
export async function weighedLines(
  tx: EntityManager,
  lines: readonly LineByWeight[],
): Promise<WeighedLine[]> {
  const weighings = await tx.findBy(Weighing, { orderItemId: In(lines.map(({ id }) => id)) });
  return lines.map((line) => {
    const own = weighings.filter(({ orderItemId }) => orderItemId === line.id);
    const { packages, isMissing } = weighedOf(line, own);
    if (!isMissing) return { ...line, packages };
    const message = `${line.productName} isn't weighed yet.`;
    throw new DomainError('NOT_WEIGHED', [{ path: `items.${line.id}`, message }]);
  });
}

/** @returns its total, in cents. The order is locked already. */
export async function settleVendorOrder(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  weighed: readonly WeighedLine[],
): Promise<number> {
  const prices = new Map(
    weighed.map(({ id, packages, totalPrice, agreedPrice }) => [
      id,
      priceOfPackages(packages, Math.max(totalPrice, agreedPrice ?? 0)),
    ]),
  );
  const packagesOf = new Map(weighed.map(({ id, packages }) => [id, packages]));
  const [fixed] = await fetchRows(tx, sql.fixedDiscounts, [[vendorOrder.id]]);
  const settled = finalVendorOrder(
    { ...vendorOrder, fixedDiscount: fixed?.cents ?? null },
    vendorOrder.items,
    prices,
  );
  await changeRows(tx, sql.settleLines, [
    settled.lines.map(({ id }) => id),
    settled.lines.map(({ totalPrice }) => totalPrice),
    settled.lines.map(({ discount }) => discount),
    settled.lines.map(({ tax }) => tax),
    settled.lines.map(({ id }) => gramsOfPackages(packagesOf.get(id))),
    settled.lines.map(({ id }) => JSON.stringify(packagesOf.get(id) ?? null)),
  ]);
  await tx.update(VendorOrder, vendorOrder.id, settled.vendorOrder);
  await changeRows(tx, addUpOrder, [vendorOrder.orderId]);
  return settled.vendorOrder.total;
}

/** @throws VALIDATION_FAILED for what is no weight in the unit of the price */
export function readPackage(given: PackageRequest, per: WeightUnit, path = 'weight') {
  const read = 'weight' in given ? readWeight(given.weight, per) : weightOfGrams(given.grams, per);
  if (read === null) throw new DomainError('VALIDATION_FAILED', [{ path, message: WEIGHT_NEEDED }]);
  const weight = weightToPrice(read, per);
  const grams = 'grams' in given ? given.grams : gramsOfWeight(read);
  return { weight, grams, readAs: read === weight ? null : read };
}

/** @returns whole grams of all of them; null where there are none */
const gramsOfPackages = (packages: readonly PricedPackage[] | undefined): number | null =>
  packages ? packages.reduce((sum, { weight }) => sum + gramsOfWeight(weight), 0) : null;

export const tooMany = (packages: number, path = 'package') =>
  new DomainError('VALIDATION_FAILED', [
    {
      path,
      message: `There ${packages === 1 ? 'is 1 package' : `are ${packages} packages`} in this order.`,
    },
  ]);
