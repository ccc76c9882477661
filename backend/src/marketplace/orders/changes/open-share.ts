import type { EntityManager } from 'typeorm';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { refuseWhileCollecting } from '../../payments/later/collecting.service.js';
import { lockWindows, type ShareWindow } from '../../pickups/shares/share-windows.sql.js';
import { longestLead } from '../../pickups/shares/why-not-window.rules.js';
import type { Order } from '../../tables/order.entity.js';
import { mayChangeShare } from '../buyers/may-cancel.rules.js';
import { type LoadedShare, loadShares } from '../fulfilments/load-shares.js';
import { linesNow, type ShareLineNow } from './order-changes.sql.js';

export interface ChangeOf {
  orderId: number;
  vendorId: number;
  /** Null of a guest, and by the link of the email. */
  userId: number | null;
  address: string;
}

export interface OpenShare {
  share: LoadedShare;
  lines: ShareLineNow[];
}

/** @throws ORDER_NOT_FOUND (no dated share), ORDER_NOT_PAID_YET, ORDER_CLOSED, PAYMENT_RUNNING */
export async function openShare(tx: EntityManager, order: Order, vendorId: number): Promise<OpenShare> {
  const [share] = await loadShares(tx, { orderIds: [order.id], vendorId });
  if (!share?.handover?.window) throw new DomainError('ORDER_NOT_FOUND');
  if (order.paymentStatus === 'held') throw new DomainError('ORDER_NOT_PAID_YET');
  if (!concernsVendors(order.paymentStatus) || !mayChangeShare(order, share))
    throw new DomainError('ORDER_CLOSED');
  await refuseWhileCollecting(tx, order);
  const lines = await fetchRows(tx, linesNow, [share.id]);
  return { share, lines: lines.filter(({ quantity }) => quantity > 0) };
}

/** Locks both days in ascending order; by the clock after that, @throws ORDER_CLOSED */
export async function lockDays(
  tx: EntityManager,
  { share, lines }: OpenShare,
  otherId: number | null,
): Promise<{ own: ShareWindow; other: ShareWindow | undefined; now: Date }> {
  const ids = [share.windowId ?? 0, ...(otherId === null ? [] : [otherId])];
  const lead = longestLead(lines);
  const windows = await fetchRows(tx, lockWindows, [ids, ids.map(() => lead)]);
  const now = new Date();
  const own = windows.find(({ id }) => id === share.windowId);
  if (!own || now >= (share.ordersCloseAt ?? own.ordersCloseAt)) throw new DomainError('ORDER_CLOSED');
  return { own, other: windows.find(({ id }) => id === otherId), now };
}
