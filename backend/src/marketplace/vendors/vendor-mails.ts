import type { VendorMessageRequest } from '../../contract/marketplace/vendors.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { oneLine } from '../../platform/mail/one-line.js';
import { toTeam } from '../../platform/mail/team-mail.js';

const MAX_MESSAGES_A_DAY = 20;
const NEXT_ONES =
  'You got many messages today. We’ll send you the next ones together, in one email tomorrow morning.';

interface Reader {
  businessName: string;
  email: string;
}

/** Neither sees the other's address before the answer. @param by the visitor's network */
export const vendorMessageMail = (
  request: Pick<VendorMessageRequest, 'name' | 'email' | 'message'>,
  vendor: Reader,
  by: string | null,
): MailDraft => ({
  kind: 'vendor-message',
  to: vendor.email,
  typed: { by, ofOne: 5, most: MAX_MESSAGES_A_DAY, last: NEXT_ONES },
  replyTo: request.email,
  subject: oneLine(`${request.name} wrote to ${vendor.businessName}`),
  heading: 'You have a message',
  paragraphs: [
    `${oneLine(request.name)} wrote to ${oneLine(vendor.businessName)} on Farmgate.`,
    "Reply to this email to answer. They won't see your address until you do.",
  ],
  facts: [
    { label: 'From', value: request.name },
    { label: 'Message', value: request.message },
  ],
});

/** @param left how many wait for the next such email */
export const vendorMessagesMail = (
  messages: readonly { name: string; email: string; message: string }[],
  left: number,
  vendor: Reader,
): MailDraft => ({
  kind: 'vendor-messages',
  to: vendor.email,
  subject: oneLine(
    messages.length === 1
      ? `A message for ${vendor.businessName}`
      : `${messages.length} messages for ${vendor.businessName}`,
  ),
  heading: 'Your other messages',
  paragraphs: [
    `You got many messages on Farmgate, so here are the rest in one email.`,
    'To answer one, write to the email address below the name. Please don’t reply to this email.',
  ],
  facts: messages.map(({ name, email, message }) => ({
    label: 'Message',
    value: `${oneLine(name)}\n${email}\n\n${message}`,
  })),
  ...(left > 0 && {
    note: `There ${left === 1 ? 'is 1 more' : `are ${left} more`}. We’ll send them tomorrow.`,
  }),
});

export const newVendorMail = (
  vendor: { businessName: string; city: string; state: string; userId: number },
  contact: { name: string; email: string },
  teamAddress: string,
): MailDraft => ({
  kind: 'vendor-onboarding',
  to: teamAddress,
  typed: toTeam(`account ${vendor.userId}`),
  replyTo: contact.email,
  subject: oneLine(`New vendor: ${vendor.businessName}`),
  heading: 'A vendor needs approval',
  paragraphs: ["This vendor's products stay hidden until someone on the team approves it."],
  facts: [
    { label: 'Business', value: vendor.businessName },
    { label: 'Place', value: `${vendor.city}, ${vendor.state}` },
    { label: 'Person', value: contact.name },
  ],
  action: { label: 'Open the back office', path: paths.admin },
});
