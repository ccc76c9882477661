import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { subtotalOf } from '../../../contract/marketplace/checkout.js';
import type { OrderItemsRequest } from '../../../contract/marketplace/pickup/order-changes.js';
import { dollarsShort } from '../../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Collecting } from '../../payments/later/collecting.service.js';
import { findLines, restock } from '../../payments/refunds/refund-items.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { roomFor } from '../../pickups/ways/why-not-window.rules.js';
import { lockOrder } from '../../tables/lock-order.js';
import { lockProductsOfOrder } from '../../tables/locks.sql.js';
import { Order } from '../../tables/order.entity.js';
import { EmailFirst, type Placer } from '../guests/email-first.service.js';
import { UnpaidHolds } from '../guests/unpaid-holds.service.js';
import { isRefunded, takeOut } from '../lines/take-out.js';
import { keepCutoff } from '../vendor-orders/keep-cutoff.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { Additions, type MoreOf } from './additions.js';
import { ChangeMails } from './change-mails.js';
import { type ChangeOf, lockDays, type OpenVendorOrder, openVendorOrder } from './open-vendor-order.js';
import * as sql from './order-changes.sql.js';

type AskedItems = OrderItemsRequest['items'];

const REASON = 'The customer took items out of the order.';

@Injectable()
export class ChangeItems {
  constructor(
    private readonly db: DataSource,
    private readonly refunds: Refunds,
    private readonly collecting: Collecting,
    private readonly mails: ChangeMails,
    private readonly additions: Additions,
    private readonly holds: UnpaidHolds,
    private readonly emailFirst: EmailFirst,
  ) {}

  /**
   * What was paid for those taken out is refunded, and more is paid before it is part of the order; where
   * nothing is paid yet, less or more is due. Stock and room come back once: who presses twice, or in a
   * second tab, changes nothing more. What was being added before is given up.
   * @throws ORDER_NOT_FOUND, ORDER_NOT_PAID_YET, ORDER_CLOSED, CHANGED_MEANWHILE for somebody who saw other
   * quantities, CONFIRM_EMAIL_FIRST once the link is emailed, ORDER_BELOW_MINIMUM, VALIDATION_FAILED for
   * nothing, and what `Additions.begin` throws
   */
  async change(of: ChangeOf, asked: AskedItems): Promise<void> {
    const { orderId, vendorId } = of;
    const order = await this.changesNow(orderId, vendorId, asked);
    if (!order) return;
    await this.additions.end(orderId, vendorId);
    const link = await this.mails.secret();
    const placer = placerOf(order, of.address);
    await this.emailFirst.asking(placer, () => this.write(of, asked, { link, placer }));
  }

  private write(
    { orderId, vendorId, userId }: ChangeOf,
    asked: AskedItems,
    { link, placer }: { link: string; placer: Placer },
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const open = await openVendorOrder(tx, order, vendorId);
      const changes = changesOf(open.lines, asked);
      if (changes.length === 0) return;
      await this.holds.lock(tx, placer, order);
      await fetchRows(tx, lockProductsOfOrder, [orderId]);
      const fewer = changes.filter(({ from, to }) => to < from);
      await refuseTooLittle(tx, open, leftAtOnce(order, changes));
      if (fewer.length > 0) await this.lower(tx, { order, open, userId, link }, fewer);
      const more = moreOf(open.vendorOrder, changes);
      if (more.length === 0) return;
      if (fewer.length === 0)
        return this.additions.begin(tx, { order, vendorOrder: open.vendorOrder, userId, placer }, more);
      const now = await lockOrder(tx, orderId);
      const { vendorOrder } = await openVendorOrder(tx, now, vendorId);
      await this.additions.begin(tx, { order: now, vendorOrder, userId, placer }, more);
    });
  }

  /**
   * Looks before what waits is given up for a change that is refused, or is none.
   * @returns the order; null for no change
   * @throws as `change` does for what is closed, too little or seen otherwise
   */
  private async changesNow(orderId: number, vendorId: number, asked: AskedItems): Promise<Order | null> {
    const { manager } = this.db;
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const open = await openVendorOrder(manager, order, vendorId);
    const changes = changesOf(open.lines, asked);
    if (changes.length > 0) await refuseTooLittle(manager, open, leftAtOnce(order, changes));
    return changes.length > 0 ? order : null;
  }

  private async lower(
    tx: EntityManager,
    {
      order,
      open,
      userId,
      link,
    }: { order: Order; open: OpenVendorOrder; userId: number | null; link: string },
    changes: AskedItems,
  ): Promise<void> {
    const { own } = await lockDays(tx, open, null);
    const { vendorOrder } = open;
    const left = leftOf(open, changes);
    const lines = await restock(tx, await findLines(tx, vendorOrder.id, backOf(changes)));
    await changeRows(tx, sql.holdLess, [vendorOrder.id, roomFor(own, left)]);
    const money = { refunds: this.refunds, collecting: this.collecting };
    const cents = await takeOut(tx, money, { order, vendorOrder, reason: REASON }, lines);
    await keepCutoff(tx, vendorOrder, vendorOrder.windowId ?? 0);
    const items = lines.map(({ name, quantity }) => ({ name, quantity }));
    await noteChange(tx, vendorOrder, { kind: 'items', items }, { actor: 'buyer', userId });
    await this.mails.tellItems(tx, order, vendorOrder, {
      lines,
      cents,
      isRefund: isRefunded(order, vendorOrder),
      link,
    });
  }
}

const placerOf = ({ id, email, userId, guestKey }: Order, address: string): Placer => ({
  ...{ email, address },
  buyer: userId === null ? { userId, guestKey: guestKey ?? `order ${id}` } : { userId, guestKey: null },
});

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);

function changesOf(lines: readonly sql.VendorOrderLineNow[], asked: AskedItems): AskedItems {
  const changes = asked.filter(({ id, from, to }) => {
    const there = lines.find((line) => line.id === id)?.quantity ?? 0;
    if (there === to) return false;
    if (there === 0) throw refused('Please choose items from this order.');
    if (there !== from) throw new DomainError('CHANGED_MEANWHILE');
    return true;
  });
  const isAll = lines.every(({ id }) => changes.some((change) => change.id === id && change.to === 0));
  if (isAll) throw refused('To take out everything, please cancel these items instead.');
  return changes;
}

const moreOf = ({ items }: LoadedVendorOrder, changes: AskedItems): MoreOf[] =>
  changes.flatMap(({ id, from, to, price }) => {
    const line = items.find((item) => item.id === id);
    return line && to > from ? [{ line, more: to - from, price }] : [];
  });

/** What is paid first may never come. */
const leftAtOnce = ({ paymentStatus }: Order, changes: AskedItems): AskedItems =>
  paymentStatus === 'paid' ? changes.filter(({ from, to }) => to < from) : changes;

const leftOf = ({ lines }: OpenVendorOrder, changes: AskedItems): sql.VendorOrderLineNow[] =>
  lines.map((line) => ({
    ...line,
    quantity: changes.find(({ id }) => id === line.id)?.to ?? line.quantity,
  }));

const backOf = (changes: AskedItems) => changes.map(({ id, from, to }) => ({ id, quantity: from - to }));

/** @throws ORDER_BELOW_MINIMUM */
async function refuseTooLittle(tx: EntityManager, open: OpenVendorOrder, changes: AskedItems): Promise<void> {
  if (changes.every(({ from, to }) => to > from)) return;
  const { id, vendor, items } = open.vendorOrder;
  const left = leftOf(open, changes);
  const [{ least } = { least: null }] = await fetchRows(tx, sql.leastOf, [id]);
  const kept = (id: number) => left.find((line) => line.id === id)?.quantity ?? 0;
  const subtotal = subtotalOf(items.map((item) => ({ ...item, quantity: kept(item.id) })));
  if (least === null || subtotal >= least) return;
  const message = `${vendor.businessName} takes orders from ${dollarsShort(least)}. Please keep more, or cancel these items.`;
  throw new DomainError('ORDER_BELOW_MINIMUM', [{ path: 'items', message }]);
}
