import { MANAGER_INVITATION_DAYS, MARKET_CODE_MINUTES } from '../../../contract/directory/markets.js';
import { mailPaths } from '../../../contract/shared/mail-paths.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft, TypedMail } from '../../../platform/mail/mail-draft.js';
import { toTeam } from '../../../platform/mail/team-mail.js';
import type { Place } from '../../tables/place.entity.js';

/** Staff see the subject, so it is without the code. @param typed what it is counted by */
export const marketCodeMail = (
  to: string,
  { name }: Pick<Place, 'name'>,
  { code, who, typed }: { code: string; who: string; typed: TypedMail },
): MailDraft => ({
  kind: 'market-code',
  to,
  subject: `Your Farmgate code for ${name}`,
  heading: 'Your code',
  paragraphs: [
    `${who} would like to manage ${name} on Farmgate: its hours, its dates and who sells there.`,
    `If that's right, enter this code on Farmgate: ${code}. It works for ${MARKET_CODE_MINUTES} minutes.`,
  ],
  note: "If you don't know who this is, ignore this email. Without the code, nothing changes.",
  isSecret: true,
  typed,
});

interface Recipient {
  name: string;
  email: string;
}
type Market = Pick<Place, 'id' | 'name'>;
const about = ({ id }: Market) => ({ about: { resource: 'places', id } });

/** @param token of the link, which is good for this address alone */
export const managerInvitationMail = (to: string, market: Market, who: string, token: string): MailDraft => ({
  kind: 'manager-invitation',
  to,
  subject: `${who} invites you to manage ${market.name}`,
  heading: `Help run ${market.name} on Farmgate`,
  paragraphs: [
    `${who} manages ${market.name} on Farmgate and would like you to help: with its hours, its dates and who sells there.`,
    'Log in or sign up with this email address, then accept the invitation.',
  ],
  action: { label: 'Accept the invitation', path: mailPaths.acceptManaging(token) },
  note: `The link works for ${MANAGER_INVITATION_DAYS} days. If you don't know ${who}, ignore this email.`,
  typed: { by: `market ${market.id}` },
});

export const marketClaimTeamMail = (
  market: Market,
  { id, username, email }: { id: number; username: string; email: string },
  evidence: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'market-claim-team',
  to: teamAddress,
  typed: toTeam(`account ${id}`),
  replyTo: email,
  subject: `Market claimed: ${market.name}`,
  heading: `Does ${username} run ${market.name}?`,
  paragraphs: ['Someone asks to manage this market. Please check, and decide in the back office.'],
  facts: [
    { label: 'Market', value: market.name, path: paths.place(market.id, market.name) },
    { label: 'Account', value: `${username} (${email})` },
    { label: 'What they say', value: evidence },
  ],
  ...about(market),
});

export const marketClaimApprovedMail = (market: Market, { name, email }: Recipient): MailDraft => ({
  kind: 'market-claim-approved',
  to: email,
  subject: `You now manage ${market.name}`,
  heading: `You now manage ${market.name}`,
  paragraphs: [
    hello(name),
    `Our team checked your claim. You can now change the hours of ${market.name}, confirm or cancel its days, and say who sells there.`,
  ],
  action: { label: 'Open your market', path: paths.manageMarket(market.id) },
  ...about(market),
});

export const marketClaimRejectedMail = (
  market: Market,
  { name, email }: Recipient,
  reason: string,
): MailDraft => ({
  kind: 'market-claim-rejected',
  to: email,
  subject: `We couldn't verify that you run ${market.name}`,
  heading: `We couldn't verify that you run ${market.name}`,
  paragraphs: [hello(name), `You asked to manage ${market.name}, and we couldn't verify that you run it.`],
  facts: [{ label: 'Why', value: reason }],
  note: 'Is this a mistake? Please reply to this email.',
  ...about(market),
});

export const managerRemovedMail = (
  market: Market,
  { name, email }: Recipient,
  reason: string,
): MailDraft => ({
  kind: 'manager-removed',
  to: email,
  subject: `You no longer manage ${market.name}`,
  heading: `You no longer manage ${market.name}`,
  paragraphs: [hello(name), `Our team removed you from the managers of ${market.name}.`],
  facts: [{ label: 'Why', value: reason }],
  note: 'Is this a mistake? Please reply to this email.',
  ...about(market),
});
