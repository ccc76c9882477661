import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { Order } from '../../tables/order.entity.js';
import { buyerName, isTheVendors } from '../details/order.view.js';
import { OrderLinks } from '../guests/order-links.js';
import { aboutOrder, typedOf } from '../mails/order-mails.js';
import { wayFacts, wayFactsOfVendor } from '../mails/way-facts.js';
import { overpaidText, refundRestText } from '../received/received.rules.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';

interface ChangedItems {
  lines: readonly { name: string; quantity: number }[];
  cents: number;
  isRefund: boolean;
  link: string;
}

interface AddedItems extends Omit<ChangedItems, 'isRefund'> {
  isPaid: boolean;
  isAtMost: boolean;
}

@Injectable()
export class ChangeMails {
  constructor(
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  /** Of the links in them; to be fetched before a transaction begins. */
  secret(): Promise<string> {
    return this.links.secret();
  }

  async tellDay(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { before, link }: { before: string; link: string },
  ): Promise<void> {
    const { orderNumber } = order;
    const { businessName } = vendorOrder.vendor;
    const kind = methodOf(order, vendorOrder) === 'pickup' ? 'pickup' : 'delivery';
    const now = vendorOrder.handover?.window ? windowText(vendorOrder.handover.window) : '';
    await this.tell(tx, order, vendorOrder, {
      buyer: {
        subject: `New ${kind} day: your order ${orderNumber}`,
        heading: `You changed your ${kind} day`,
        paragraphs: [`Your items from ${businessName} are now for ${now}. It was ${before}.`],
        facts: isTheVendors(order) ? wayFacts(order, [vendorOrder]) : [],
        action: { label: 'See your order', path: this.links.path(link, order) },
      },
      vendor: {
        subject: `New ${kind} day: order ${orderNumber}`,
        heading: `Your customer changed the ${kind} day`,
        paragraphs: [`${buyerName(order)} moved order ${orderNumber} to ${now}. It was ${before}.`],
        facts: wayFactsOfVendor(order, vendorOrder),
      },
    });
  }

  /** @param vendorOrder as it was before */
  async tellItems(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { lines, cents, isRefund, link }: ChangedItems,
  ): Promise<void> {
    const left = { ...vendorOrder, total: vendorOrder.total - cents };
    const who = `${buyerName(order)} took items out of order ${order.orderNumber}.`;
    await this.tellLines(tx, order, vendorOrder, {
      heading: 'You changed your order',
      facts: [{ label: 'Taken out', value: listOf(lines) }],
      buyer: [
        `You took items from ${vendorOrder.vendor.businessName} out of your order ${order.orderNumber}.`,
        isRefund ? refundText(cents) : (overpaidText(left) ?? `You pay ${dollars(cents)} less.`),
      ],
      vendor: [
        who,
        'They are back in stock.',
        ...(isRefund && cents > 0 ? [`Farmgate refunds ${dollars(cents)} to them.`] : []),
        ...(isRefund ? [] : [refundRestText(left) ?? `They pay you ${dollars(cents)} less.`]),
      ].join(' '),
      link,
    });
  }

  /** @param vendorOrder as it was before */
  async tellAdded(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { lines, cents, isPaid, isAtMost, link }: AddedItems,
  ): Promise<void> {
    const sum = `${isAtMost ? 'at most ' : ''}${dollars(cents)}`;
    const who = `${buyerName(order)} added items to order ${order.orderNumber}.`;
    await this.tellLines(tx, order, vendorOrder, {
      heading: 'You added to your order',
      facts: [{ label: 'Added', value: listOf(lines) }],
      buyer: [
        `You added items from ${vendorOrder.vendor.businessName} to your order ${order.orderNumber}.`,
        isPaid ? `You paid ${dollars(cents)} for them.` : `You pay ${sum} more.`,
      ],
      vendor: `${who} ${isPaid ? `They paid ${dollars(cents)} for them.` : `They pay ${sum} more.`}`,
      link,
    });
  }

  private tellLines(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { heading, facts, buyer, vendor, link }: LinesMail,
  ): Promise<void> {
    const { orderNumber } = order;
    return this.tell(tx, order, vendorOrder, {
      buyer: {
        ...{ subject: `Changed: your order ${orderNumber}`, heading, paragraphs: buyer, facts },
        action: { label: 'See your order', path: this.links.path(link, order) },
      },
      vendor: {
        subject: `Changed: order ${orderNumber}`,
        heading: 'Your customer changed an order',
        ...{ paragraphs: [vendor], facts },
      },
    });
  }

  async tellNotAdded(tx: EntityManager, order: Order, added: LoadedVendorOrder, link: string): Promise<void> {
    const { orderNumber } = order;
    await this.mail.enqueue(tx, {
      ...aboutOrder(order),
      kind: 'order-changed',
      to: order.email,
      ...typedOf(order),
      subject: `Not added: your order ${orderNumber}`,
      heading: 'We couldn’t add to your order',
      paragraphs: [
        `Your order ${orderNumber} changed while you paid, so we couldn’t add these items from ${added.vendor.businessName}.`,
        `We’re refunding ${dollars(added.total)} to your original payment method. It can take a few days to arrive.`,
      ],
      facts: [
        {
          label: 'Not added',
          value: listOf(added.items.map(({ productName: name, quantity }) => ({ name, quantity }))),
        },
      ],
      action: { label: 'See your order', path: this.links.path(link, order) },
    });
  }

  private async tell(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { buyer, vendor }: { buyer: Words; vendor: Words },
  ): Promise<void> {
    const about = aboutOrder(order);
    await this.mail.enqueue(tx, {
      ...buyer,
      ...about,
      kind: 'order-changed',
      to: order.email,
      ...typedOf(order),
    });
    // Vendors hear nothing of an order that they were not told of.
    if (order.toldAt === null) return;
    const action = { label: 'Open the order', path: paths.vendorOrder(order.id) };
    for (const to of await emailsOfWhoMay(tx, vendorOrder.vendor.businessId, 'refund'))
      await this.mail.enqueue(tx, { ...vendor, ...about, kind: 'vendor-order-changed', to, action });
  }
}

const listOf = (lines: ChangedItems['lines']): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');

const refundText = (cents: number): string =>
  cents > 0
    ? `We're refunding ${dollars(cents)} to your original payment method. It can take a few days to arrive.`
    : 'There is nothing left to refund for them.';

interface LinesMail {
  heading: string;
  facts: NonNullable<MailDraft['facts']>;
  buyer: string[];
  vendor: string;
  link: string;
}

type Words = Pick<MailDraft, 'subject' | 'heading' | 'paragraphs' | 'facts' | 'action'>;
