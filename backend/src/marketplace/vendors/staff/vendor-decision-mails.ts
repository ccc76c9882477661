import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';

interface Vendor {
  businessName: string;
  email: string;
}

const DASHBOARD = { label: 'Open your dashboard', path: paths.vendorDashboard };

export const vendorApprovedMail = ({ businessName, email }: Vendor): MailDraft => ({
  kind: 'vendor-approved',
  to: email,
  subject: oneLine(`${businessName} is approved`),
  heading: 'You can sell on Farmgate',
  paragraphs: [
    `${oneLine(businessName)} is approved. Your active products are now in the marketplace.`,
    "We'll email you each new order and show it on your dashboard. Please confirm orders promptly.",
  ],
  action: DASHBOARD,
});

export const vendorDeclinedMail = ({ businessName, email }: Vendor, reason: string): MailDraft => ({
  kind: 'vendor-declined',
  to: email,
  subject: oneLine(`${businessName} needs a few changes`),
  heading: "We couldn't approve your business yet",
  paragraphs: [
    reason,
    "Update your profile and we'll review it again. If anything is unclear, reply to this email.",
  ],
  action: { label: 'Edit your profile', path: paths.vendorProfileEdit },
});

export const vendorSuspendedMail = ({ businessName, email }: Vendor, reason: string): MailDraft => ({
  kind: 'vendor-suspended',
  to: email,
  subject: oneLine(`${businessName} is suspended`),
  heading: 'Your products are hidden for now',
  paragraphs: [
    reason,
    "Orders you already have aren't affected. Please ship or deliver them as agreed.",
    'If you have CSA shares, their seasons have ended. Please pay members back what they paid ahead.',
    'If you have questions, reply to this email.',
  ],
  action: DASHBOARD,
});

export const vendorReinstatedMail = ({ businessName, email }: Vendor): MailDraft => ({
  kind: 'vendor-reinstated',
  to: email,
  subject: oneLine(`${businessName} is back in the marketplace`),
  heading: 'Your products are back in the marketplace',
  paragraphs: ['Shoppers can buy your active products again.'],
  action: DASHBOARD,
});

export const vendorCommissionMail = ({ businessName, email }: Vendor, percent: number): MailDraft => ({
  kind: 'vendor-commission',
  to: email,
  subject: oneLine(`The commission of ${businessName} changes`),
  heading: `Your commission is now ${percent}%`,
  paragraphs: [
    `Farmgate keeps ${percent}% of the price of each product you sell, not counting tax and shipping.`,
    'Existing orders keep their rate.',
  ],
  action: DASHBOARD,
});

export const vendorAdvanceMail = ({ businessName, email }: Vendor, percent: number): MailDraft => ({
  kind: 'vendor-advance',
  to: email,
  subject: oneLine(`Advance payouts of ${businessName} change`),
  heading: percent > 0 ? `You now get ${percent}% of share payments ahead` : 'Your advance payouts are off',
  paragraphs:
    percent > 0
      ? [
          `When a member pays for a CSA share by card, we’ll send you ${percent}% of it right away, less commission. ` +
            'The boxes that you hand over use it up.',
          'If a share is refunded, you owe what you were paid ahead for it. It comes out of your next card orders.',
        ]
      : [
          'From now on, we’ll send you card payments for CSA shares box by box, as you hand them over.',
          'What you were paid ahead stays yours. The boxes that you hand over use it up.',
        ],
  action: DASHBOARD,
});

export const vendorFarmCreditMail = ({ businessName, email }: Vendor, isOn: boolean): MailDraft => ({
  kind: 'vendor-farm-credit',
  to: email,
  subject: oneLine(`Farm credit of ${businessName} is ${isOn ? 'on' : 'off'}`),
  heading: isOn ? 'You can now sell farm credit' : 'Selling farm credit is off',
  paragraphs: isOn
    ? [
        'Members of your shares can buy farm credit by card, such as $515 for $500. You choose what you offer.',
        'The bonus is your cost, without commission. What isn’t spent can go back to the card. Credit never expires.',
      ]
    : ['No one can buy more of it. What members have stays theirs to spend with you.'],
  action: DASHBOARD,
});
