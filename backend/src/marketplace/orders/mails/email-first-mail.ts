import { EMAIL_FIRST_MINUTES } from '../../../contract/marketplace/guest-orders.js';
import type { MailDraft, TypedMail } from '../../../platform/mail/mail-draft.js';

/** @param network that the checkout was sent from; null where networks are not told apart */
export const toTypedAddress = (network: string | null): TypedMail => ({ by: network, ofOne: 10, most: 30 });

/** To the confirmed address of the account that orders: strangers who type it use none of these up. */
export const toOwnAddress = (userId: number): TypedMail => ({
  ...{ by: `account ${userId}`, cap: 'email-before-own-order' },
  ...{ ofOne: 30, most: 30 },
});

export const emailFirstMail = (to: string, path: string, typed: TypedMail): MailDraft => ({
  kind: 'email-before-order',
  isSecret: true,
  typed,
  to,
  subject: 'Confirm your email to place your order',
  heading: 'Please confirm your email',
  paragraphs: [
    'To keep products available for everyone, we ask you to confirm your email before this order.',
    `Open the link and select “Confirm my email.” Then go back to checkout and place your order. The link works for ${EMAIL_FIRST_MINUTES} minutes.`,
  ],
  action: { label: 'Confirm your email', path },
  note: 'Your cart is saved. Didn’t shop with us? You can ignore this email. Nothing was ordered.',
});
