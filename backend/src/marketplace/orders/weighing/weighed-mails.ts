import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { packageText, type PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { buyerName } from '../details/order.view.js';
import { OrderLinks } from '../guests/order-links.js';
import { aboutOrder, cancellationFrame, linesOf, restStays, typedOf } from '../mails/order-mails.js';
import {
  askForItBack,
  exactLeftOf,
  isPaidBefore,
  overpaidText,
  roundedText,
} from '../received/received.rules.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { openLines } from '../vendor-orders/open-items.js';

export const UNWEIGHED_MAIL = 'vendor-unweighed';
export const CANCELED_AFTER_DAYS = 5;

interface MoreToPay {
  line: OrderItem;
  vendorName: string;
  packages: readonly PricedPackage[];
  /** What they cost, in cents. */
  price: number;
  link: string;
}

@Injectable()
export class WeighedMails {
  constructor(
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  /** @param most in cents @param link the secret of the links in mails */
  async tell(
    tx: EntityManager,
    order: Order,
    vendorId: number,
    { most, link }: { most: number; link: string },
  ): Promise<void> {
    const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId });
    if (!vendorOrder) return;
    const { businessName } = vendorOrder.vendor;
    await this.mail.enqueue(tx, {
      kind: 'order-weighed',
      ...aboutOrder(order),
      to: order.email,
      subject: `Weighed: your order ${order.orderNumber}`,
      heading: 'Your order is weighed',
      paragraphs: [
        `${businessName} weighed your items. They come to ${dollars(vendorOrder.total)}. We told you at most ${dollars(most)}.`,
        order.paymentMethod === 'cash'
          ? toPayText(vendorOrder)
          : 'We take that amount, and no more, by the payment method you chose.',
      ],
      facts: [
        { label: businessName, value: linesOf(vendorOrder) },
        ...(vendorOrder.discount > 0 ? [{ label: 'Discount', value: dollars(-vendorOrder.discount) }] : []),
        ...(vendorOrder.shipping > 0 ? [{ label: 'Shipping', value: dollars(vendorOrder.shipping) }] : []),
        { label: 'Tax', value: dollars(vendorOrder.tax) },
        { label: 'Total', value: dollars(vendorOrder.total) },
      ],
      action: { label: 'See your order', path: this.links.path(link, order) },
      ...typedOf(order),
    });
  }

  async ask(
    tx: EntityManager,
    order: Order,
    { line, vendorName, packages, price, link }: MoreToPay,
  ): Promise<void> {
    const most = line.totalPrice;
    await this.mail.enqueue(tx, {
      kind: 'order-weighs-more',
      ...aboutOrder(order),
      to: order.email,
      subject: `A question about your order ${order.orderNumber}`,
      heading: 'It weighs more than we told you',
      paragraphs: [
        `${vendorName} weighed your ${line.productName}. It comes to ${dollars(price)}. We told you at most ${dollars(most)}.`,
        `Do you want to pay ${dollars(price - most)} more, plus tax? Please open your order and answer there. Without an answer, you pay no more than we told you.`,
      ],
      facts: [{ label: line.productName, value: packages.map(packageText).join('\n') }],
      action: { label: 'Answer', path: this.links.path(link, order) },
      ...typedOf(order),
    });
  }

  async remind(
    tx: EntityManager,
    order: Order,
    { received }: Pick<LoadedVendorOrder, 'received'>,
    to: string,
  ): Promise<void> {
    await this.mail.enqueue(tx, {
      kind: UNWEIGHED_MAIL,
      ...aboutOrder(order),
      to,
      subject: `Please weigh order ${order.orderNumber}`,
      heading: 'An order isn’t weighed yet',
      paragraphs: [
        `Order ${order.orderNumber} from ${buyerName(order)} isn’t weighed yet${received ? '' : ', so your customer hasn’t paid for it'}. Please enter the weights.`,
        `If you don’t, we cancel your items in ${CANCELED_AFTER_DAYS} days and put them back in stock.`,
      ],
      action: { label: 'Weigh It', path: paths.vendorWeighing({ order: order.id }) },
    });
  }

  async tellNotWeighed(
    tx: EntityManager,
    order: Order,
    { vendorOrder, link, isWhole }: { vendorOrder: LoadedVendorOrder; link: string; isWhole: boolean },
  ): Promise<void> {
    await this.mail.enqueue(tx, {
      ...cancellationFrame(order, vendorOrder, this.links.path(link, order), isWhole),
      paragraphs: [
        `${vendorOrder.vendor.businessName} didn’t weigh your items in order ${order.orderNumber}, so we canceled them. ${askForItBack([vendorOrder]) ?? 'You don’t have to pay for them.'}`,
        ...restStays(isWhole),
      ],
      facts: [{ label: 'Items', value: openLines(vendorOrder) }],
    });
  }

  async tellOwed(tx: EntityManager, orderId: number, cents: number, link: string): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    await this.mail.enqueue(tx, {
      kind: 'order-owed',
      ...aboutOrder(order),
      to: order.email,
      subject: `Please pay for your order ${order.orderNumber}`,
      heading: 'Your payment didn’t go through',
      paragraphs: [
        `Your order is weighed, but the payment method you chose was declined. There is ${dollars(cents)} left to pay.`,
        'Please open your order and pay there. After seven days without a payment, we cancel what you don’t have yet.',
      ],
      facts: [{ label: 'To pay', value: dollars(cents) }],
      action: { label: 'Open Your Order', path: this.links.path(link, order) },
    });
  }

  async tellNotHeld(tx: EntityManager, orderId: number, link: string): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    await this.mail.enqueue(tx, {
      kind: 'order-not-held',
      ...aboutOrder(order),
      to: order.email,
      subject: `About the payment for your order ${order.orderNumber}`,
      heading: 'PayPal isn’t holding the money anymore',
      paragraphs: [
        'PayPal couldn’t hold the money for your order any longer. Nothing was charged, and your order stays as it is.',
        'Once it’s weighed, we’ll email you how to pay for it.',
      ],
      action: { label: 'See your order', path: this.links.path(link, order) },
      ...typedOf(order),
    });
  }

  async tellEnded(tx: EntityManager, order: Order, link: string): Promise<void> {
    const isPaidInPart = await tx.existsBy(Payment, { orderId: order.id, status: 'paid' });
    const money = isPaidInPart
      ? 'What you paid for it goes back to your original payment method.'
      : 'You don’t have to pay for it.';
    await this.mail.enqueue(tx, {
      kind: 'order-cancelled',
      ...aboutOrder(order),
      to: order.email,
      subject: `Canceled: your order ${order.orderNumber}`,
      heading: 'Your order was canceled',
      paragraphs: [
        `Your payment for order ${order.orderNumber} didn’t go through, so what you don’t have yet was canceled. ${money}`,
      ],
      action: { label: 'See your order', path: this.links.path(link, order) },
    });
  }
}

function toPayText(vendorOrder: LoadedVendorOrder): string {
  const overpaid = overpaidText(vendorOrder);
  if (overpaid !== null) return overpaid;
  if (isPaidBefore(vendorOrder)) return 'You’ve paid for it already.';
  const rounded = roundedText([vendorOrder]);
  const cash = rounded === null ? '' : ` Cash: ${rounded}.`;
  return vendorOrder.received
    ? `Please pay the other ${dollars(exactLeftOf(vendorOrder))} in cash when you pick it up.${cash}`
    : `Please pay that in cash when you pick it up.${cash}`;
}
