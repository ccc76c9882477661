import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';

interface Recipient {
  name: string;
  email: string;
}
interface NamedListing {
  id: number;
  productName: string;
}

const DASHBOARD = { label: 'Open your dashboard', path: paths.farmerDashboard };
const about = ({ id }: NamedListing) => ({ about: { resource: 'listings', id } });

export const listingRemovedMail = (listing: NamedListing, author: Recipient, reason: string): MailDraft => ({
  kind: 'listing-removed',
  to: author.email,
  subject: `We took down "${listing.productName}"`,
  heading: `${listing.productName} is no longer shown`,
  paragraphs: [
    `Hello ${author.name},`,
    `Our team took down your listing ${listing.productName}. You can edit it on your dashboard. When you're done, reply to this email and we'll review it again.`,
  ],
  facts: [{ label: 'Why', value: reason }],
  action: DASHBOARD,
  ...about(listing),
});

export const listingRestoredMail = (listing: NamedListing, author: Recipient): MailDraft => ({
  kind: 'listing-restored',
  to: author.email,
  subject: `"${listing.productName}" is back`,
  heading: `${listing.productName} is back`,
  paragraphs: [
    `Hello ${author.name},`,
    `Our team restored your listing ${listing.productName}. It's live again, or paused if that's how you left it.`,
  ],
  action: DASHBOARD,
  ...about(listing),
});

export const listingDeletedMail = (listing: NamedListing, author: Recipient): MailDraft => ({
  kind: 'listing-deleted',
  to: author.email,
  subject: `We deleted "${listing.productName}"`,
  heading: `${listing.productName} was deleted`,
  paragraphs: [
    `Hello ${author.name},`,
    `Our team deleted your listing ${listing.productName}. If you think this is a mistake, reply to this email.`,
  ],
  ...about(listing),
});

export const listingContactMail = (
  listing: NamedListing,
  author: Recipient,
  text: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'listing-contact',
  to: author.email,
  replyTo: teamAddress,
  subject: `About your listing "${listing.productName}"`,
  heading: `About ${listing.productName}`,
  paragraphs: [`Hello ${author.name},`, ...text.split(/\n{2,}/)],
  action: { label: 'Open your dashboard', path: paths.farmerDashboard },
  ...about(listing),
});
