import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { cashOf } from '../../../contract/marketplace/cash/cash-rounding.js';
import type { VendorOrderView } from '../../../contract/marketplace/orders.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import type { ReceivedBy } from '../../../contract/marketplace/received-words.js';
import type { ReceivedRequest } from '../../../contract/marketplace/received.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { bookRounding } from '../../ledger/ledger.js';
import { lockOrder } from '../../tables/lock-order.js';
import { type Received, VendorOrder } from '../../tables/vendor-order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { isBoxOfShare } from '../box-orders.js';
import { type LoadedVendorOrder, loadOrdersOfVendor } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { VendorOrdersService } from '../vendor-orders/vendor-orders.service.js';
import { handedOverAt, mayUndoReceived } from './received.rules.js';

/** A note for the farm's books: the ledger has the sale once it is handed over. */
@Injectable()
export class ReceivedPayments {
  constructor(
    private readonly db: DataSource,
    private readonly orders: VendorOrdersService,
  ) {}

  /** @throws ORDER_NOT_FOUND, NOT_PAID_AT_PICKUP, RECEIVED_IS_FINAL, VALIDATION_FAILED */
  async mark(
    vendor: OwnVendor,
    orderId: number,
    request: ReceivedRequest,
    now = new Date(),
  ): Promise<VendorOrderView> {
    await this.db.transaction(async (tx) => {
      const vendorOrder = await lockPaid(tx, vendor, orderId, now);
      if (vendorOrder.status === 'cancelled') throw new DomainError('NOT_PAID_AT_PICKUP');
      const { by, amount, day, note } = request;
      const cents = centsOf(amount) ?? 0;
      const most = mostToNote(vendorOrder, by);
      if (cents > most) throw wrong('amount', `This order comes to ${dollars(most)}.`);
      if (day > dayIn(vendorOrder.timeZone, now)) throw wrong('day', 'This day is still to come.');
      const received = { by, cents, day, note, markedAt: now.toISOString() };
      await this.note(tx, vendor, vendorOrder, received);
    });
    return this.orders.get(vendor.id, orderId);
  }

  /** @throws ORDER_NOT_FOUND, NOT_PAID_AT_PICKUP, RECEIVED_IS_FINAL */
  async unmark(vendor: OwnVendor, orderId: number, now = new Date()): Promise<VendorOrderView> {
    await this.db.transaction(async (tx) => {
      const vendorOrder = await lockPaid(tx, vendor, orderId, now);
      if (vendorOrder.received) await this.note(tx, vendor, vendorOrder, null);
    });
    return this.orders.get(vendor.id, orderId);
  }

  /** The order is locked already. */
  async note(
    tx: EntityManager,
    { actor: { id: userId, role } }: OwnVendor,
    vendorOrder: LoadedVendorOrder,
    received: Received | null,
  ): Promise<void> {
    await tx.update(VendorOrder, vendorOrder.id, { received });
    await bookRounding(tx, { ...vendorOrder, received });
    const change = received ? { by: received.by, cents: received.cents } : { by: null, cents: 0 };
    await noteChange(tx, vendorOrder, { kind: 'received', ...change }, { actor: 'vendor', userId, role });
  }
}

/** @throws ORDER_NOT_FOUND, NOT_PAID_AT_PICKUP, RECEIVED_IS_FINAL */
async function lockPaid(
  tx: EntityManager,
  { id }: OwnVendor,
  orderId: number,
  now: Date,
): Promise<LoadedVendorOrder> {
  await lockOrder(tx, orderId);
  const [found] = await loadOrdersOfVendor(tx, id, [orderId]);
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const { order, vendorOrder } = found;
  if (!concernsVendors(order.paymentStatus)) throw new DomainError('ORDER_NOT_FOUND');
  if (order.paymentMethod !== 'cash') throw new DomainError('NOT_PAID_AT_PICKUP');
  const { received } = vendorOrder;
  if (isBoxOfShare(vendorOrder)) throw new DomainError('RECEIVED_IS_FINAL');
  if (received && !mayUndoReceived(received, handedOverAt(vendorOrder), now))
    throw new DomainError('RECEIVED_IS_FINAL');
  return vendorOrder;
}

/** @returns cents; cash may be rounded up */
function mostToNote({ total, refunded, cashRounding }: LoadedVendorOrder, by: ReceivedBy): number {
  const exact = total - refunded;
  return by === 'cash' ? Math.max(exact, cashOf(exact, cashRounding)) : exact;
}

const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
