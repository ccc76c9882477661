import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  type CancelOrderBody,
  CONFIRMATION_MAIL,
  type MoveVendorOrderBody,
  type RefundBody,
} from '../../../contract/marketplace/admin/orders.admin.js';
import { amountOf } from '../../../contract/shared/money.js';
import { type StaffAction, writeAudit } from '../../../platform/audit/write-audit.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Mail } from '../../../platform/mail/mail.entity.js';
import { addNote } from '../../../platform/notes/staff-notes.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { lockOrder } from '../../tables/lock-order.js';
import { lockProductsOfOrder } from '../../tables/locks.sql.js';
import { Order } from '../../tables/order.entity.js';
import { Refund } from '../../tables/refund.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { BoxOrders } from '../box-orders.js';
import { OrderLinks } from '../guests/order-links.js';
import { orderNowMail } from '../mails/order-now-mail.js';
import { refundMail, vendorCancelledMail, vendorRefundMail } from '../mails/refund-mails.js';
import { byStaff, MoveOrder } from '../move-order.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { refuseAboveLimit } from './refund-limit.js';
import { planRefund, refundVendorOrder } from './refund-vendor-order.js';
import { vendorOrdersSummary } from './staff-orders.sql.js';

/** Each is one transaction with its line of the audit log; the order is locked first. */
@Injectable()
export class StaffOrders {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly refunds: Refunds,
    private readonly links: OrderLinks,
    private readonly users: UsersService,
    private readonly mail: MailOutbox,
    private readonly boxes: BoxOrders,
    private readonly counts: EventCounts,
  ) {}

  /**
   * @throws ORDER_NOT_FOUND for a vendor order that is not there or not paid yet, ORDER_STATUS_NOT_ALLOWED
   */
  async move(
    actor: SignedInUser,
    orderId: number,
    { vendorId, ...request }: MoveVendorOrderBody,
  ): Promise<void> {
    const link = await this.links.secret();
    const { status, note } = request;
    await this.act({ actor, action: 'move', id: orderId, note: note ?? undefined }, async (tx) => {
      await this.moving.moveIn(tx, { orderId, vendorId, by: byStaff(actor), link }, request);
      if (status === 'cancelled') await this.tellVendorOfCancellation(tx, orderId, vendorId, note ?? '');
    });
    this.counts.order(status);
  }

  /** All or none. @throws ORDER_NOT_FOUND while it waits for payment, ORDER_STATUS_NOT_ALLOWED */
  async cancel(actor: SignedInUser, orderId: number, { vendorId, reason }: CancelOrderBody): Promise<void> {
    const link = await this.links.secret();
    const cancelled = await this.act({ actor, action: 'cancel', id: orderId, note: reason }, async (tx) => {
      const vendorOrders = await tx
        .getRepository(VendorOrder)
        .find({ where: { orderId }, order: { id: 'ASC' } });
      const vendorIds = vendorId
        ? [vendorId]
        : vendorOrders
            .filter(({ status }) => status !== 'cancelled')
            .map((vendorOrder) => vendorOrder.vendorId);
      if (vendorIds.length === 0) throw new DomainError('ORDER_STATUS_NOT_ALLOWED');
      // One vendor order after the other would lock its products without regard to those of the next.
      await fetchRows(tx, lockProductsOfOrder, [orderId]);
      const request = { status: 'cancelled', carrier: null, trackingNumber: null, note: reason } as const;
      for (const one of vendorIds) {
        await this.moving.moveIn(
          tx,
          { orderId, vendorId: one, by: byStaff(actor), link, isAll: !vendorId },
          request,
        );
        await this.tellVendorOfCancellation(tx, orderId, one, reason);
      }
      return vendorIds;
    });
    for (const _ of cancelled) this.counts.order('cancelled');
  }

  /** @throws ORDER_NOT_FOUND, NOT_PAID_YET, CHANGED_MEANWHILE, VALIDATION_FAILED, REFUND_ABOVE_LIMIT */
  async refund(actor: SignedInUser, orderId: number, asked: RefundBody, key: string | null): Promise<void> {
    if (key === null && asked.left === undefined) throw new DomainError('VALIDATION_FAILED', [NO_LEFT]);
    const ownKey = key && `${orderId} ${asked.vendorId} ${key}`;
    const link = await this.links.secret();
    const { vendorId, reason } = asked;
    await this.act({ actor, action: 'refund', id: orderId, note: reason ?? undefined }, async (tx, order) => {
      if (ownKey && (await tx.existsBy(Refund, { idempotencyKey: ownKey }))) return;
      const vendorOrder = await tx.getRepository(VendorOrder).findOneBy({ orderId, vendorId });
      if (!vendorOrder) throw new DomainError('ORDER_NOT_FOUND');
      const planned = await planRefund(tx, order, vendorOrder, asked);
      await refuseAboveLimit(tx, actor, orderId, planned.weight);
      await this.boxes.refund(tx, vendorOrder, planned.cents, null);
      const given = await refundVendorOrder(tx, this.refunds, order, vendorOrder, planned, ownKey);
      const [loaded] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
      if (!loaded) return;
      const path = this.links.path(link, order);
      // Contacts of old orders are forgotten.
      if (order.email) await this.mail.enqueue(tx, refundMail(order, loaded, path, given));
      const owner = await this.ownerOf(tx, loaded);
      if (owner) await this.mail.enqueue(tx, vendorRefundMail(order, owner, given, loaded));
    });
  }

  /** @throws RECORD_NOT_FOUND for one that is not about it, or not kept any more */
  async resendMail(actor: SignedInUser, orderId: number, mailId: number): Promise<void> {
    const found = { id: mailId, aboutResource: 'orders', aboutId: orderId };
    const mail = await this.db.getRepository(Mail).findOneBy(found);
    if (!mail) throw new DomainError('RECORD_NOT_FOUND');
    const note = `${mail.subject}, to ${mail.recipient}`;
    const link = await this.links.secret();
    await this.act({ actor, action: 'resend-mail', id: orderId, note }, async (tx, order) => {
      if (mail.kind !== CONFIRMATION_MAIL) await this.mail.sendAgain(tx, mail.id);
      else {
        const vendorOrders = await loadVendorOrders(tx, { orderIds: [orderId] });
        const path = this.links.path(link, order);
        await this.mail.enqueue(tx, orderNowMail(order, vendorOrders, path, mail.recipient));
      }
    });
  }

  async note(actor: SignedInUser, orderId: number, text: string): Promise<void> {
    await this.act({ actor, action: 'note', id: orderId, note: text }, async (tx) => {
      await addNote(tx, actor, { resource: 'orders', recordId: orderId }, text);
    });
  }

  private act<Result>(
    { note, ...done }: Pick<StaffAction, 'actor' | 'action' | 'id' | 'note'> & { id: number },
    work: (tx: EntityManager, order: Order) => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, done.id);
      const before = await summaryOf(tx, done.id);
      const result = await work(tx, order);
      const after = await summaryOf(tx, done.id);
      await writeAudit(tx, { ...done, resource: 'orders', before, after, note });
      return result;
    });
  }

  private async tellVendorOfCancellation(
    tx: EntityManager,
    orderId: number,
    vendorId: number,
    reason: string,
  ): Promise<void> {
    const order = await lockOrder(tx, orderId);
    const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
    const owner = vendorOrder && (await this.ownerOf(tx, vendorOrder));
    if (vendorOrder && owner)
      await this.mail.enqueue(tx, vendorCancelledMail(order, vendorOrder, owner, reason));
  }

  private async ownerOf(tx: EntityManager, { vendor }: LoadedVendorOrder): Promise<string | null> {
    const contact = vendor.userId === null ? null : await this.users.contact(tx, vendor.userId);
    return contact?.email ?? null;
  }
}

const NO_LEFT = {
  path: 'left',
  message: 'Please send the amount left to refund, or an Idempotency-Key.',
};

async function summaryOf(tx: EntityManager, orderId: number): Promise<Record<string, unknown>> {
  const { status, paymentStatus } = await tx.findOneByOrFail(Order, { id: orderId });
  const vendorOrders = await fetchRows(tx, vendorOrdersSummary, [orderId]);
  const parts = vendorOrders.flatMap(({ name, refunded, restocked, ...vendorOrder }) => [
    [name, vendorOrder.status],
    [`${name}: refunded`, amountOf(refunded)],
    [`${name}: back in stock`, restocked],
  ]);
  return { status, paymentStatus, ...(Object.fromEntries(parts) as Record<string, unknown>) };
}
