import { dollars } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Order } from '../../tables/order.entity.js';

export const failedRefundMail = (
  order: Pick<Order, 'orderNumber'>,
  refund: { id: number; amount: number; failure: string },
  to: string,
): MailDraft => ({
  kind: 'refund-failed',
  about: { resource: 'refunds', id: refund.id },
  to,
  subject: `Refund failed: order ${order.orderNumber}`,
  heading: `A ${dollars(refund.amount)} refund didn’t arrive`,
  paragraphs: [
    `The customer’s bank didn’t accept the refund for order ${order.orderNumber}, and Stripe took it back.`,
    'Send it again, or refund the customer another way and mark it as refunded.',
  ],
  facts: [{ label: 'Why', value: refund.failure.replaceAll('_', ' ') }],
  action: { label: 'Open the back office', path: paths.admin },
});
