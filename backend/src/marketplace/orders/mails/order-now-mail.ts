import { CONFIRMATION_MAIL } from '../../../contract/marketplace/admin/orders.admin.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Order } from '../../tables/order.entity.js';
import { exactLeftOf, leftToTake, overpaidText, roundedText } from '../received/received.rules.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { openLines } from '../vendor-orders/open-items.js';
import { isToWeigh } from '../weighing/line-weight.view.js';
import { aboutOrder } from './order-mails.js';
import { wayFacts } from './way-facts.js';

export function orderNowMail(
  order: Order,
  all: readonly LoadedVendorOrder[],
  path: string,
  to: string,
): MailDraft {
  const { orderNumber } = order;
  const open = all.filter(({ status }) => status !== 'cancelled');
  const total = open.reduce((sum, vendorOrder) => sum + vendorOrder.total, 0);
  const refunded = open.reduce((sum, vendorOrder) => sum + vendorOrder.refunded, 0);
  const most = open.some(isToWeigh) ? 'At most ' : '';
  const due =
    order.paymentMethod === 'cash' && order.paymentStatus === 'due'
      ? open.filter(({ status }) => status !== 'delivered')
      : [];
  const left = due.reduce((sum, vendorOrder) => sum + leftToTake(vendorOrder), 0);
  const exact = due.reduce((sum, vendorOrder) => sum + exactLeftOf(vendorOrder), 0);
  const rounded = roundedText(due);
  const paid = due.flatMap(({ received, vendor }) =>
    received ? [{ label: `Paid to ${vendor.businessName}`, value: dollars(received.cents) }] : [],
  );
  const what = paid.length > 0 ? 'the rest in cash' : 'in cash';
  return {
    kind: CONFIRMATION_MAIL,
    ...aboutOrder(order),
    to,
    subject: `Your order ${orderNumber}`,
    heading: 'Your order as it is now',
    paragraphs: [
      open.length === 0
        ? `Your order ${orderNumber} was canceled.`
        : `Here is your order ${orderNumber} again, with everything that changed since our first email.`,
      ...due.flatMap((vendorOrder) => overpaidText(vendorOrder) ?? []),
      ...(left > 0 ? [`Please pay ${what} when you pick it up.`] : []),
    ],
    facts: [
      ...open.map((vendorOrder) => ({
        label: vendorOrder.vendor.businessName,
        value: openLines(vendorOrder) || 'Nothing is left of it.',
      })),
      ...all
        .filter(({ status }) => status === 'cancelled')
        .map(({ vendor }) => ({ label: vendor.businessName, value: 'Canceled' })),
      ...(open.length > 0 ? [{ label: 'Total', value: most + dollars(total) }] : []),
      ...(refunded > 0
        ? [
            { label: 'Refunded', value: dollars(-refunded) },
            { label: 'Left', value: most + dollars(total - refunded) },
          ]
        : []),
      ...paid,
      ...(paid.length > 0 && left > 0 ? [{ label: 'Left to pay', value: most + dollars(exact) }] : []),
      ...(rounded === null ? [] : [{ label: 'Cash', value: most + rounded }]),
      ...(open.length > 0 ? wayFacts(order, open) : []),
    ],
    action: { label: 'See your order', path },
    note: "This link opens your order without logging in, so please don't share it.",
  };
}
