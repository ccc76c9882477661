import type { VendorMessageRequest } from '../../contract/marketplace/vendors.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A visitor's message to a vendor. The answer goes to the visitor; neither sees the other's address before.
 */
export const vendorMessageMail = (
  request: VendorMessageRequest,
  vendor: { businessName: string; email: string },
): MailDraft => ({
  kind: 'vendor-message',
  to: vendor.email,
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

/** To the team: somebody wants to sell. */
export const newVendorMail = (
  vendor: { businessName: string; city: string; state: string },
  contact: { name: string; email: string },
  teamAddress: string,
): MailDraft => ({
  kind: 'vendor-onboarding',
  to: teamAddress,
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
