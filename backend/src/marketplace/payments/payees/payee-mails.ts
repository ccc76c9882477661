import type { PayeeState } from '../../../contract/marketplace/get-paid.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';

interface Told {
  email: string;
  businessName: string;
}

const ACTION = { label: 'Open “Get paid”', path: paths.getPaid };

const enabledMail = ({ email, businessName }: Told): MailDraft => ({
  kind: 'payee-enabled',
  to: email,
  subject: oneLine(`${businessName} can now be paid`),
  heading: 'Your payouts are set up',
  paragraphs: [
    'Stripe has confirmed your details. We’ll send what you’ve earned from delivered card orders now.',
    'After that, we’ll send your share of each card order when it’s delivered.',
  ],
  action: ACTION,
});

const restrictedMail = ({ email }: Told, reason: string | null, missing: readonly string[]): MailDraft => ({
  kind: 'payee-restricted',
  to: email,
  subject: 'Your payouts are on hold',
  heading: 'Your payouts are on hold',
  paragraphs: [
    reason ?? 'Stripe stopped your payouts.',
    'You can keep selling. Your balance stays with Farmgate, and we’ll send it when Stripe allows payouts again.',
  ],
  ...(missing.length > 0 ? { facts: [{ label: 'Stripe needs', value: missing.join('\n') }] } : {}),
  action: ACTION,
});

const closedMail = ({ email }: Told): MailDraft => ({
  kind: 'payee-closed',
  to: email,
  subject: 'Your payout account was closed',
  heading: 'Your payout account was closed',
  paragraphs: [
    'Your Stripe account was closed or disconnected from Farmgate, so we can’t pay you right now.',
    'You can keep selling. Your balance stays with Farmgate until you set up payouts again.',
  ],
  action: ACTION,
});

export function payeeMail(
  told: Told,
  change: { from: PayeeState; to: PayeeState; reason: string | null; missing: readonly string[] },
): MailDraft | null {
  const { from, to, reason, missing } = change;
  if (from === to) return null;
  if (to === 'enabled') return enabledMail(told);
  if (to === 'restricted') return restrictedMail(told, reason, missing);
  return to === 'none' ? closedMail(told) : null;
}
