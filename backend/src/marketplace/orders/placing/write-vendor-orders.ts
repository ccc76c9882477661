import type { EntityManager } from 'typeorm';
import type { Unit } from '../../../contract/directory/categories.js';
import type { LineDeposit } from '../../../contract/marketplace/deposits/deposit.js';
import type { PricedOrder, PricedVendorOrder } from '../../../contract/marketplace/price-order.js';
import { type ByWeight, sizeText } from '../../../contract/marketplace/weight/by-weight.js';
import { wholeAndTenths } from '../../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { VendorOrderWay, TakenWindow } from '../../pickups/ways/vendor-order-ways.js';
import type { Order } from '../../tables/order.entity.js';
import type { LineTax } from '../../tax/tax-lines.js';
import { commissionOf, type LineOfVendor, rateOf } from './commission.rules.js';
import * as sql from './place-order.sql.js';
import type { VendorCash } from './rounded-cash.rules.js';

/** Money in cents. */
export interface SaleLine extends LineOfVendor, LineTax {
  variantId: number | null;
  productName: string;
  unit: Unit;
  byWeight: ByWeight | null;
  /** Left out where all of it is paid at once. */
  deposit?: LineDeposit | null;
  /** The date whose stock it takes; left out for what there is on any day. */
  datedStockId?: number | null;
}

interface Chosen {
  codes: readonly { id: number; vendorId: number; code: string }[];
  /** None where the whole order goes one way. */
  chosen: readonly VendorOrderWay[];
  windows: readonly TakenWindow[];
  cash: readonly VendorCash[];
  /** Of the cart. */
  itemIds: readonly number[];
}

export async function writeVendorOrders(
  tx: EntityManager,
  { id: orderId, userId }: Pick<Order, 'id' | 'userId'>,
  { shares: vendorOrders }: Pick<PricedOrder<SaleLine>, 'shares'>,
  { codes, chosen, windows, cash, itemIds }: Chosen,
): Promise<number[]> {
  const column = <Key extends keyof PricedVendorOrder>(key: Key) =>
    vendorOrders.map((vendorOrder) => vendorOrder[key]);
  const ofVendor = <Found extends { vendorId: number }>(list: readonly Found[]) =>
    vendorOrders.map(({ vendorId }) => list.find((one) => one.vendorId === vendorId));
  const [used, ways, days] = [ofVendor(codes), ofVendor(chosen), ofVendor(windows)];
  const roundings = ofVendor(cash).map((one) => one?.rounding ?? null);
  const written = await fetchRows(tx, sql.insertVendorOrders, [
    orderId,
    column('vendorId'),
    column('subtotal'),
    column('discount'),
    column('tax'),
    column('shipping'),
    column('total'),
    vendorOrders.map(rateOf),
    vendorOrders.map(commissionOf),
    used.map((code) => code?.id ?? null),
    used.map((code) => code?.code ?? null),
    ways.map((way) => way?.method ?? null),
    ways.map((way) => way?.windowId ?? null),
    days.map((day) => day?.taken ?? 0),
    ways.map((way) => way?.zoneId ?? null),
    ways.map((way) => way?.collector ?? null),
    days.map((day) => day?.ordersCloseAt ?? null),
    roundings,
    userId,
  ]);
  const vendorOrderIdOf = new Map(written.map(({ id, vendorId }) => [vendorId, id]));
  const lines = vendorOrders.flatMap((vendorOrder) => vendorOrder.lines);
  const rates = lines.map(({ taxBasisPoints: rate }) => (rate === null ? null : wholeAndTenths(rate)));
  await changeRows(tx, sql.insertLines, [
    orderId,
    lines.map(({ vendorId }) => vendorOrderIdOf.get(vendorId)),
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ vendorId }) => vendorId),
    lines.map(nameOf),
    lines.map(({ unit }) => unit),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitPrice }) => unitPrice),
    lines.map(({ discount }) => discount),
    lines.map(({ tax }) => tax),
    rates.map((rate) => rate && rate.whole),
    rates.map((rate) => rate?.tenths ?? 0),
    lines.map(({ taxState }) => taxState),
    lines.map(({ taxClass }) => taxClass),
    lines.map(({ byWeight }) => byWeight && JSON.stringify(byWeight)),
    lines.map(({ datedStockId }) => datedStockId ?? null),
    lines.map(({ deposit }) => (deposit ? JSON.stringify(deposit) : null)),
    lines.map(({ totalPrice }) => totalPrice),
    itemIds,
  ]);
  return written.map(({ id }) => id);
}

/** What is sold by weight says how much one is, wherever the line is read: "Ground Beef, Fresh (0.25 lb)". */
const nameOf = ({ productName, byWeight }: SaleLine): string =>
  byWeight ? `${productName} (${sizeText(byWeight)})` : productName;
