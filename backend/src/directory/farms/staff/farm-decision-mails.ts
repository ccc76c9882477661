import { paths } from '../../../contract/shared/site-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';

interface Recipient {
  name: string;
  email: string;
}
interface NamedFarm {
  id: number;
  name: string;
}

const DASHBOARD = { label: 'Open your dashboard', path: paths.farmerDashboard };
const about = ({ id }: NamedFarm) => ({ about: { resource: 'farms', id } });
const because = (reason: string) => [{ label: 'Why', value: reason }];

export const farmVerifiedMail = (farm: NamedFarm, owner: Recipient): MailDraft => ({
  kind: 'farm-verified',
  to: owner.email,
  subject: `${farm.name} is verified`,
  heading: `${farm.name} is verified`,
  paragraphs: [
    `Hello ${owner.name},`,
    `Good news: our team verified ${farm.name}. Everyone who finds it will now see the Verified badge.`,
  ],
  action: { label: 'Look at your farm', path: paths.farm(farm.id) },
  note: "If you change its name or address, we'll review it again.",
  ...about(farm),
});

export const farmRejectedMail = (farm: NamedFarm, owner: Recipient, reason: string): MailDraft => ({
  kind: 'farm-rejected',
  to: owner.email,
  subject: `We couldn't verify ${farm.name} yet`,
  heading: `We couldn't verify ${farm.name} yet`,
  paragraphs: [
    `Hello ${owner.name},`,
    `Our team reviewed ${farm.name} and couldn't verify it yet. Shoppers can still find it, without the Verified badge.`,
    "Here's what to do: open your dashboard, make the changes listed below and save. We'll review it again automatically. If you think we got it wrong, reply to this email.",
  ],
  facts: because(reason),
  action: { label: 'Change your farm', path: paths.editFarm(farm.id) },
  ...about(farm),
});

export const claimRejectedMail = (farm: NamedFarm, claimant: Recipient, reason: string): MailDraft => ({
  kind: 'claim-rejected',
  to: claimant.email,
  subject: `We couldn’t verify your claim of ${farm.name}`,
  heading: `We couldn’t verify your claim of ${farm.name}`,
  paragraphs: [
    `Hello ${claimant.name},`,
    `You claimed ${farm.name}, and we couldn’t verify that it’s yours. The farm is no longer in your account, and its page is as it was before. Your account itself hasn’t changed.`,
  ],
  facts: because(reason),
  note: 'Is this a mistake? Please reply to this email.',
  ...about(farm),
});

export const claimReopenedMail = (farm: NamedFarm, claimant: Recipient): MailDraft => ({
  kind: 'claim-reopened',
  to: claimant.email,
  subject: `We’re reviewing your claim of ${farm.name} again`,
  heading: `We’re reviewing your claim of ${farm.name} again`,
  paragraphs: [
    `Hello ${claimant.name},`,
    `We turned down your claim of ${farm.name}. That may have been a mistake, so we’re looking at it again. The farm is back in your account, and we’ll email you when we’ve decided.`,
  ],
  ...about(farm),
});

export const farmReleasedMail = (farm: NamedFarm, former: Recipient, reason: string): MailDraft => ({
  kind: 'farm-released',
  to: former.email,
  subject: `You no longer manage ${farm.name}`,
  heading: `${farm.name} is no longer yours to manage`,
  paragraphs: [
    `Hello ${former.name},`,
    `Our team removed ${farm.name} and its listings from your account. Nothing else in your account changed.`,
  ],
  facts: because(reason),
  note: 'Is this a mistake? Please reply to this email.',
  ...about(farm),
});

export const farmAssignedMail = (farm: NamedFarm, owner: Recipient): MailDraft => ({
  kind: 'farm-assigned',
  to: owner.email,
  subject: `${farm.name} is yours to manage`,
  heading: `${farm.name} is yours to manage`,
  paragraphs: [
    `Hello ${owner.name},`,
    `Our team added ${farm.name} and its listings to your account. You can now change everything Farmgate says about it.`,
  ],
  action: DASHBOARD,
  note: 'Not your farm? Please reply to this email.',
  ...about(farm),
});

/** @param isYours whether the farm that stays is the reader's */
export const farmMergedMail = (
  gone: NamedFarm,
  kept: NamedFarm,
  owner: Recipient,
  isYours: boolean,
): MailDraft => ({
  kind: 'farm-merged',
  to: owner.email,
  subject: `${gone.name} was listed twice`,
  heading: 'We merged two entries for your farm',
  paragraphs: [
    `Hello ${owner.name},`,
    `${gone.name} was on Farmgate twice. Our team merged the two entries and kept the listings and photos from both. The old link still works.`,
    isYours
      ? "It's in your account."
      : "It's in the account of the other person who managed it. If it should be yours, please reply to this email.",
  ],
  action: { label: `Look at ${kept.name}`, path: paths.farm(kept.id) },
  ...about(kept),
});
