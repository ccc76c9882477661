import { type EntityManager } from 'typeorm';
import { restock } from '../../payments/refunds/refund-items.js';
import { ShortRow } from '../../tables/short-row.entity.js';
import type { GoneLine } from '../lines/swap.js';
import { isRefunded } from '../lines/take-out.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { amountsOf, type Missing } from './short-rows.rules.js';
import type { MarkedBy, Shortage } from './shortage.js';

const reasonOf = (missing: readonly Missing[], id: number) =>
  missing.find((one) => one.id === id)?.reason ?? 'miscounted';

export async function noteMissing(
  tx: EntityManager,
  { vendorOrder, missing, lines }: Shortage,
  { actor }: MarkedBy,
  note: string | null,
): Promise<void> {
  const items = lines.map(({ name, quantity, id, swap }) => ({
    ...{ name, quantity, reason: reasonOf(missing, id) },
    ...(swap && { swap: { name: swap.name, quantity: swap.quantity } }),
  }));
  const by = { actor: 'vendor', userId: actor.id, role: actor.role, note } as const;
  await noteChange(tx, vendorOrder, { kind: 'items', items }, by);
}

/** @returns all lines, also those that were not put back */
export async function putBack(tx: EntityManager, { missing, lines }: Shortage): Promise<GoneLine[]> {
  const isBack = (id: number) => missing.some((one) => one.id === id && one.restock);
  const back = await restock(
    tx,
    lines.filter(({ id }) => isBack(id)),
  );
  return lines.map((line) => ({ ...line, ...back.find(({ id }) => id === line.id) }));
}

export async function writeRows(
  tx: EntityManager,
  { order, vendorOrder, missing, lines, isAll }: Shortage,
  { cents, note }: { cents: number; note: string | null },
): Promise<number> {
  const amounts = amountsOf(cents, lines);
  const isRefund = isRefunded(order, vendorOrder);
  const isKept = (id: number, quantity: number) =>
    isAll || isRefund || vendorOrder.items.some((item) => item.id === id && item.quantity > quantity);
  const rows = await tx.save(
    ShortRow,
    lines.map(({ id, name, quantity, restocked, swap }, index) => ({
      ...{ vendorOrderId: vendorOrder.id, orderItemId: isKept(id, quantity) ? id : null },
      ...{ productName: name, unit: vendorOrder.items.find((item) => item.id === id)?.unit ?? 'each' },
      ...{ quantity, reason: reasonOf(missing, id), note },
      ...{ swappedName: swap?.name ?? null, swappedQuantity: swap?.quantity ?? null },
      ...{ restocked: restocked > 0, refunded: isRefund, amount: amounts[index] ?? 0 },
    })),
  );
  return Math.max(...rows.map(({ id }) => id));
}
