import type {
  PackingShortRow,
  ShortRowView,
  VendorShortRow,
} from '../../../contract/marketplace/short-rows.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { ShortRow } from '../../tables/short-row.entity.js';

export const packingShortRow = (row: ShortRow): PackingShortRow => ({
  id: row.id,
  name: row.productName,
  unit: row.unit,
  quantity: row.quantity,
  reason: row.reason,
  note: row.note,
  swap: row.swappedName === null ? null : { name: row.swappedName, quantity: row.swappedQuantity ?? 0 },
  restocked: row.restocked,
  isTold: row.toldAt !== null,
  at: row.createdAt.toISOString(),
});

export const vendorShortRow = (row: ShortRow): VendorShortRow => ({
  ...packingShortRow(row),
  amount: amountOf(row.amount),
  isRefunded: row.refunded,
});

export function shortRowView(row: ShortRow): ShortRowView {
  const { restocked: _restocked, isTold: _isTold, ...shown } = vendorShortRow(row);
  return shown;
}

export const shortOf = <View>({ short }: { short: readonly ShortRow[] }, view: (row: ShortRow) => View) =>
  short.length > 0 && { short: short.map(view) };
