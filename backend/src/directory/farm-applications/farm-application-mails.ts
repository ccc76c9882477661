import type { FarmApplicationRequest } from '../../contract/directory/farm-applications.js';
import { APPLICATION_REVIEW_DAYS, INVITATION_DAYS } from '../../contract/shared/limits.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { toTeam } from '../../platform/mail/team-mail.js';

/** To the applicant. It repeats nothing of the application: anybody may have typed this address. */
export const applicationReceivedMail = (
  { farmerName, email }: FarmApplicationRequest,
  teamAddress: string,
  by: string | null,
): MailDraft => ({
  kind: 'application-received',
  typed: { by, ofOne: 2, most: 4 },
  to: email,
  replyTo: teamAddress,
  subject: 'We got your application to sell with Farmgate',
  heading: 'Your application has arrived',
  paragraphs: [
    hello(farmerName),
    `Thank you for your interest. We'll review your application and contact you within ${APPLICATION_REVIEW_DAYS}.`,
    "You don't need to do anything until then. If something in your application changes, reply to this email.",
  ],
  action: { label: 'See what is sold near you', path: paths.browse() },
  note: "If you didn't apply, someone used your address by mistake and you can ignore this email.",
});

/** @param by the applicant's network */
export const applicationTeamMail = (
  application: FarmApplicationRequest,
  teamAddress: string,
  by: string | null,
): MailDraft => ({
  kind: 'application-team',
  to: teamAddress,
  typed: toTeam(by),
  replyTo: application.email,
  subject: `Farm application: ${application.farmName}`,
  heading: `${application.farmName} would like to sell with us`,
  paragraphs: [`We promised an answer within ${APPLICATION_REVIEW_DAYS}.`],
  facts: [
    { label: 'Farmer', value: application.farmerName },
    { label: 'Email', value: application.email },
    { label: 'Phone', value: application.phone },
    { label: 'Farm', value: application.farmName },
    { label: 'Address', value: application.farmAddress },
    { label: 'About the farm', value: application.farmDescription },
    { label: 'Grows', value: application.productsGrown },
    { label: 'Certifications', value: application.certifications || 'none given' },
    { label: 'Experience', value: application.experience },
  ],
});

interface ApprovedFarm {
  farmName: string;
  farmerName: string;
  email: string;
}

const approved = ({ farmName, farmerName, email }: ApprovedFarm) => ({
  kind: 'application-approved',
  to: email,
  subject: `${farmName} is now on Farmgate`,
  heading: `Welcome, ${farmName}`,
  greeting: hello(farmerName),
});

/** To an applicant who had no account: the link that leads in. @param token as it stands in the link */
export function applicationInvitationMail(farm: ApprovedFarm, username: string, token: string): MailDraft {
  const { greeting, ...mail } = approved(farm);
  return {
    ...mail,
    paragraphs: [
      greeting,
      `Your application is approved. ${farm.farmName} is now on Farmgate, and you can manage it.`,
      `Choose a password to open your dashboard. There you can add hours and photos and post what you have to sell. Your username is ${username}. You can log in with it or with this email address.`,
      `The link works once and expires in ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Choose a password', path: mailPaths.invitation(token) },
    isSecret: true,
    note: 'Link expired? Choose "Forgot your password?" on the login page and we\'ll send you a new one.',
  };
}

export function applicationApprovedMail(farm: ApprovedFarm, username: string): MailDraft {
  const { greeting, ...mail } = approved(farm);
  return {
    ...mail,
    paragraphs: [
      greeting,
      `Your application is approved. ${farm.farmName} is now on Farmgate, in your account "${username}".`,
      'From your dashboard, you can add hours and photos and post what you have to sell.',
    ],
    action: { label: 'Open your dashboard', path: paths.farmerDashboard },
  };
}

export const applicationDeclinedMail = (
  { farmName, farmerName, email }: ApprovedFarm,
  reason: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'application-declined',
  to: email,
  replyTo: teamAddress,
  subject: `Your application for ${farmName}`,
  heading: "We couldn't approve your application",
  paragraphs: [
    hello(farmerName),
    `Thank you for your interest in selling with Farmgate. We reviewed your application for ${farmName} and can't approve it yet.`,
  ],
  facts: [{ label: 'Reason', value: reason }],
  note: 'If something has changed or we misunderstood, reply to this email or apply again.',
});
