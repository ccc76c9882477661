import { BUSINESS_ROLE_LABELS, type BusinessRole } from '../../contract/accounts/business-roles.js';
import { BUSINESS_INVITATION_DAYS, TRANSFER_DAYS } from '../../contract/accounts/businesses.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';

interface Recipient {
  name: string;
  email: string;
}

const roleName = (role: BusinessRole) => BUSINESS_ROLE_LABELS[role].toLowerCase();
const withArticle = (role: BusinessRole) => `${role === 'owner' ? 'an' : 'a'} ${roleName(role)}`;

export const businessInvitationMail = (
  to: string,
  invitation: { businessId: number; businessName: string; role: BusinessRole; who: string },
  token: string,
): MailDraft => ({
  kind: 'business-invitation',
  to,
  subject: `${invitation.who} invites you to ${invitation.businessName}`,
  heading: `Work with ${invitation.businessName} on Farmgate`,
  paragraphs: [
    `${invitation.who} invites you to help ${invitation.businessName} as ${withArticle(invitation.role)}.`,
    'Log in or sign up with this email address, then accept the invitation.',
  ],
  action: { label: 'See the invitation', path: mailPaths.joinBusiness(token) },
  note: `The link works once, for ${BUSINESS_INVITATION_DAYS} days. If you don't know ${invitation.who}, ignore this email.`,
  isSecret: true,
  typed: { by: `business ${invitation.businessId}` },
});

export const memberJoinedMail = (
  { name, email }: Recipient,
  joined: { who: string; businessName: string; role: BusinessRole },
): MailDraft => ({
  kind: 'business-joined',
  to: email,
  subject: `${joined.who} now works with ${joined.businessName}`,
  heading: `${joined.who} joined ${joined.businessName}`,
  paragraphs: [hello(name), `${joined.who} accepted your invitation and is ${withArticle(joined.role)} now.`],
  action: { label: 'See your people', path: paths.business },
});

export const memberRemovedMail = ({ name, email }: Recipient, businessName: string): MailDraft => ({
  kind: 'business-removed',
  to: email,
  subject: `You no longer work with ${businessName} on Farmgate`,
  heading: `You no longer work with ${businessName}`,
  paragraphs: [
    hello(name),
    `An owner of ${businessName} removed you from its people on Farmgate. Your own account stays as it is.`,
  ],
  note: 'Is this a mistake? Please ask them.',
});

export const transferOfferedMail = (
  { name, email }: Recipient,
  offer: { who: string; businessName: string },
): MailDraft => ({
  kind: 'business-handover',
  to: email,
  subject: `${offer.who} wants to hand ${offer.businessName} over to you`,
  heading: `Take over ${offer.businessName}?`,
  paragraphs: [
    hello(name),
    `${offer.who} would like you to own ${offer.businessName} on Farmgate: its farm pages, its products and its money.`,
    `Nothing changes before you say yes. The offer stands for ${TRANSFER_DAYS} days.`,
  ],
  action: { label: 'Look at the offer', path: paths.business },
});

export const transferredMail = (
  { name, email }: Recipient,
  done: { who: string; businessName: string },
): MailDraft => ({
  kind: 'business-handed-over',
  to: email,
  subject: `${done.businessName} now belongs to ${done.who}`,
  heading: `${done.who} took over ${done.businessName}`,
  paragraphs: [
    hello(name),
    `${done.who} said yes and owns ${done.businessName} on Farmgate now. You stay on as a manager.`,
  ],
  note: "If that wasn't you, please reply to this email right away.",
});
