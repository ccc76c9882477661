import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';

export interface WrittenMessage {
  market: { id: number; name: string };
  subject: string;
  text: string;
  /** Whom answers go to. */
  manager: { name: string; email: string };
}

/** A manager's own words; what is a line of its own there is one here. */
export const messageMail = (
  { email, name }: { email: string; name: string },
  { market, subject, text, manager }: WrittenMessage,
): MailDraft => ({
  kind: 'market-message',
  to: email,
  replyTo: manager.email,
  subject: `${market.name}: ${subject}`,
  heading: subject,
  paragraphs: [hello(name), ...text.split(/\s*\n\s*/).filter(Boolean)],
  action: { label: 'See your market days', path: paths.myMarketDays },
  note: `${manager.name} runs ${market.name} and wrote this to its roster. Reply to this email to answer.`,
  about: { resource: 'places', id: market.id },
});
