import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { toTeam } from '../../platform/mail/team-mail.js';
import type { Farm } from '../tables/farm.entity.js';

interface Recipient {
  name: string;
  email: string;
}

const DASHBOARD = { label: 'Open your dashboard', path: paths.farmerDashboard };

export const farmRegisteredMail = (farm: Farm, farmer: Recipient): MailDraft => ({
  kind: 'farm-registered',
  to: farmer.email,
  typed: { by: `account ${farm.userId}`, ofOne: 5, most: 8 },
  subject: `${farm.name} is registered with Farmgate`,
  heading: `Welcome, ${farm.name}`,
  paragraphs: [
    `Hello ${farmer.name},`,
    `${registered(farm)} Our team reviews every new farm. Once we verify yours, it gets the Verified badge.`,
    'You can add hours, photos and listings anytime.',
  ],
  action: DASHBOARD,
});

function registered({ name, zipCode, waitsFor }: Farm): string {
  if (waitsFor === 'email') return `Confirm your email so shoppers can find ${name}.`;
  if (waitsFor === 'staff')
    return `${name} looks like a farm that's already listed. Shoppers can't see it until our team has checked it.`;
  return `${name} is registered, and shoppers near ZIP code ${zipCode} can find it.`;
}

export const farmClaimedMail = (farm: Farm, claimer: Recipient): MailDraft => ({
  kind: 'farm-claimed',
  to: claimer.email,
  subject: `You claimed ${farm.name}`,
  heading: `You claimed ${farm.name}`,
  paragraphs: [
    `Hello ${claimer.name},`,
    `Our team reviews every claim, usually within two business days. Until then you can add photos, hours and a description. Only you and our team see them.`,
    `Once we’ve verified your claim, shoppers see what you added. You can then change everything on the page of ${farm.name} and post listings for it.`,
  ],
  action: DASHBOARD,
  note: "Wasn't this you, or isn't this your farm? Please reply to this email.",
});

export const verifyFarmMail = (
  farm: Farm,
  farmer: Recipient,
  why: 'registered' | 'claimed' | 'changed' | 'corrected',
  teamAddress: string,
): MailDraft => ({
  kind: `farm-${why}-team`,
  to: teamAddress,
  typed: toTeam(`account ${farm.userId}`),
  replyTo: farmer.email,
  subject: `${TEAM_SUBJECTS[why]}: ${farm.name}`,
  heading: `${farm.name} needs verification`,
  paragraphs: [TEAM_REASONS[why]],
  facts: [
    { label: 'Farm', value: farm.name },
    { label: 'Address', value: `${farm.address} (ZIP code ${farm.zipCode})` },
    { label: 'Farmer', value: farmer.name },
    { label: 'Email', value: farmer.email },
  ],
  action: { label: 'Look at the farm', path: paths.farm(farm.id) },
});

const TEAM_SUBJECTS = {
  registered: 'New farm',
  claimed: 'Farm claimed',
  changed: 'Farm changed',
  corrected: 'Farm corrected',
};
const TEAM_REASONS = {
  registered: 'A farm was registered.',
  claimed: 'A farm was claimed by the account below.',
  changed: 'The name or address of a verified farm was changed, so it no longer shows the Verified badge.',
  corrected: "The owner of a farm we couldn't verify has changed it.",
};
