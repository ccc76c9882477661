import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { shortText } from '../../../contract/marketplace/short-row-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { lockOrder } from '../../tables/lock-order.js';
import type { Order } from '../../tables/order.entity.js';
import { ShortRow } from '../../tables/short-row.entity.js';
import { isBoxOfShare } from '../box-orders.js';
import { OrderLinks } from '../guests/order-links.js';
import { aboutOrder, typedOf } from '../mails/order-mails.js';
import { overpaidText } from '../received/received.rules.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';

/** A farm that forgets to say that it is done is done so long after the last row. */
export const TOLD_AFTER_MINUTES = 30;

export interface VendorOrderOf {
  orderId: number;
  vendorId: number;
}

@Injectable()
export class ShortRowMails {
  constructor(
    private readonly db: DataSource,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  /** Asked twice, one email goes out. A later row has a job of its own. @throws ORDER_NOT_FOUND */
  async tell({ orderId, vendorId }: VendorOrderOf, lastId = Infinity): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
      const rows = vendorOrder ? untoldOf(vendorOrder) : [];
      if (!vendorOrder || rows.length === 0 || rows.some(({ id }) => id > lastId)) return;
      await noteTold(tx, vendorOrder.id);
      // Whoever was told that they pay nothing has nothing to hear of paying less.
      if (vendorOrder.status === 'cancelled' && !rows.some(({ refunded }) => refunded)) return;
      const mail = shortMail(order, vendorOrder, rows, this.links.path(link, order));
      await this.mail.enqueue(tx, { ...mail, ...typedOf(order) });
    });
  }
}

export const untoldOf = ({ short }: Pick<LoadedVendorOrder, 'short'>): ShortRow[] =>
  short.filter(({ toldAt }) => toldAt === null);

export async function noteTold(tx: EntityManager, vendorOrderId: number): Promise<void> {
  await tx.update(ShortRow, { vendorOrderId, toldAt: IsNull() }, { toldAt: () => 'now()' });
}

export function shortMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  rows: readonly ShortRow[],
  path: string,
): MailDraft {
  const { businessName } = vendorOrder.vendor;
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))];
  const isCanceled = vendorOrder.status === 'cancelled';
  return {
    kind: 'order-short',
    ...aboutOrder(order),
    to: order.email,
    subject: `Items missing: your order ${order.orderNumber}`,
    heading: `${businessName} doesn’t have everything you ordered`,
    paragraphs: [
      `Some items from ${businessName} in your order ${order.orderNumber} are missing.`,
      ...moneyOf(vendorOrder, rows),
    ],
    facts: [
      {
        label: 'Missing',
        value: rows
          .map(({ productName: name, quantity, reason, swappedName, swappedQuantity }) =>
            shortText({
              ...{ name, quantity, reason },
              swap: swappedName === null ? null : { name: swappedName, quantity: swappedQuantity ?? 0 },
            }),
          )
          .join('\n'),
      },
      ...(notes.length > 0 ? [{ label: `From ${businessName}`, value: notes.join('\n') }] : []),
      ...(isCanceled
        ? []
        : [
            {
              label: `New total from ${businessName}`,
              value: dollars(vendorOrder.total - vendorOrder.refunded),
            },
          ]),
    ],
    action: { label: 'See your order', path },
  };
}

function moneyOf(vendorOrder: LoadedVendorOrder, rows: readonly ShortRow[]): string[] {
  const sumOf = (isRefund: boolean) =>
    rows.reduce((sum, { refunded, amount }) => sum + (refunded === isRefund ? amount : 0), 0);
  const [back, less] = [sumOf(true), sumOf(false)];
  const isSwapped = rows.every(({ swappedName }) => swappedName !== null);
  if (back + less === 0 && isSwapped) return ['You pay the same for what you get instead.'];
  if (back + less === 0) return ['There is nothing left to refund for them.'];
  return [
    ...(back > 0
      ? [
          `We’re refunding ${dollars(back)} to your original payment method. It can take a few days to arrive.`,
        ]
      : []),
    ...(less > 0 ? [lessText(vendorOrder, less)] : []),
  ];
}

function lessText(vendorOrder: LoadedVendorOrder, less: number): string {
  if (!isBoxOfShare(vendorOrder)) return overpaidText(vendorOrder) ?? `You pay ${dollars(less)} less.`;
  return `You have ${dollars(less)} more farm credit at ${vendorOrder.vendor.businessName}.`;
}
