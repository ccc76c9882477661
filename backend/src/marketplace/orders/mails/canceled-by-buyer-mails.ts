import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Order } from '../../tables/order.entity.js';
import { balanceTermsOf } from '../deposits/deposit.view.js';
import { buyerName } from '../details/order.view.js';
import { askForItBack, giveItBack } from '../received/received.rules.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { aboutOrder, linesOf, moneyBack, notToPay } from './order-mails.js';

export function canceledByBuyerMail(
  order: Order,
  vendorOrders: readonly LoadedVendorOrder[],
  path: string,
  { cents, isWhole }: { cents: number; isWhole: boolean },
): MailDraft {
  const names = vendorOrders.map(({ vendor }) => vendor.businessName).join(', ');
  const { orderNumber } = order;
  return {
    kind: 'order-cancelled',
    ...aboutOrder(order),
    to: order.email,
    subject: isWhole
      ? `Canceled: your order ${orderNumber}`
      : `Canceled: items from ${names} in your order ${orderNumber}`,
    heading: isWhole ? 'You canceled your order' : 'You canceled part of your order',
    paragraphs: [
      isWhole
        ? `Your order ${orderNumber} is canceled.`
        : `The items from ${names} in your order ${orderNumber} are canceled. The rest of your order stays as it is.`,
      cents > 0
        ? `We're refunding ${dollars(cents)} to your original payment method. It can take a few days to arrive.`
        : order.paymentStatus === 'authorized'
          ? moneyBack(order, cents, balanceTermsOf(vendorOrders) !== null)
          : (askForItBack(vendorOrders) ?? notToPay(order.paymentStatus)),
    ],
    facts: vendorOrders.map((vendorOrder) => ({
      label: vendorOrder.vendor.businessName,
      value: linesOf(vendorOrder),
    })),
    action: { label: 'See your order', path },
  };
}

/** @param vendorOrder as it was before */
export function tellVendorMail(
  order: Order,
  vendorOrder: LoadedVendorOrder,
  to: string,
  reason: string | null,
): MailDraft {
  return {
    kind: 'vendor-cancelled',
    ...aboutOrder(order),
    to,
    subject: `Canceled: order ${order.orderNumber}`,
    heading: 'Your customer canceled an order',
    paragraphs: [
      `${buyerName(order)} canceled your items in order ${order.orderNumber}${vendorOrder.status === 'pending' ? ' before you confirmed them' : ''}. Please don't prepare or send them. Your stock is back on sale.${giveItBack(vendorOrder)}`,
    ],
    facts: [
      ...(reason ? [{ label: 'Why', value: reason }] : []),
      { label: 'Items', value: linesOf(vendorOrder) },
    ],
    action: { label: 'Open the order', path: paths.vendorOrder(order.id) },
  };
}
