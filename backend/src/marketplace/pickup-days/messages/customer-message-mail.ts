import { windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import type { PickupWindowView } from '../../../contract/marketplace/pickup/pickups.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { CustomerMessage } from '../../tables/customer-message.entity.js';
import type { Reader } from './customer-messages.sql.js';

export interface Written {
  message: Pick<CustomerMessage, 'subject' | 'text'>;
  vendor: { businessName: string; email: string };
  /** The day that it is about; none of a message about one order. */
  day: Pick<PickupWindowView, 'startsAt' | 'endsAt' | 'timeZone' | 'placeName' | 'address' | 'siteId'> | null;
}

/** A vendor's own words; what is a line of its own there is one here. @param path of the reader's order */
export const customerMessageMail = (
  { orderId, orderNumber, email, name }: Reader,
  { message: { subject, text }, vendor, day }: Written,
  path: string,
): MailDraft => ({
  kind: 'customer-message',
  about: { resource: 'orders', id: orderId },
  to: email,
  replyTo: vendor.email,
  subject: `${vendor.businessName}: ${subject}`,
  heading: subject,
  paragraphs: [hello(name), ...text.split(/\s*\n\s*/).filter(Boolean)],
  ...(day && {
    facts: [
      {
        label: day.siteId === null ? 'Delivery' : 'Pickup',
        value: [windowText(day), day.placeName, day.address].filter(Boolean).join('\n'),
      },
    ],
  }),
  action: { label: 'See your order', path },
  note: `${vendor.businessName} wrote this about your order ${orderNumber}. Reply to this email to answer.`,
});
