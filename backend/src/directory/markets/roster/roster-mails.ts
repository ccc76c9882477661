import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';

/** @param seller the farm or vendor that is invited */
export const invitationMail = (
  { email, name }: { email: string; name: string },
  seller: string,
  market: { id: number; name: string },
): MailDraft => ({
  kind: 'market-invitation',
  to: email,
  subject: `${market.name} invites ${seller}`,
  heading: 'You’re invited to a market’s roster',
  paragraphs: [
    hello(name),
    `${market.name} would like to show shoppers that ${seller} sells there.`,
    'Accept the invitation and you can tell shoppers each week whether you’re coming and what you’re bringing.',
  ],
  action: { label: 'Answer the invitation', path: paths.myMarketDays },
});
