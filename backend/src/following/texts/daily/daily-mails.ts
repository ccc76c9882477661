import { cutText } from '../../../contract/shared/cut-text.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';

interface Reader {
  email: string;
  name: string;
}

type Question = Pick<MailDraft, 'subject' | 'facts' | 'action'>;

const FARM: Question = {
  subject: "What's picking today?",
  facts: [
    { label: 'A field', value: 'STRAWBERRIES PICKED OUT' },
    { label: 'A market day', value: 'SAT NO' },
    { label: 'Stock and price', value: 'EGGS 12 $6' },
    { label: 'Your hours', value: 'CLOSED TODAY, or OPEN TIL 3' },
  ],
  action: { label: 'Set it on your page instead', path: paths.texts },
};
const MARKET: Question = {
  subject: "What's new at your market?",
  facts: [
    { label: 'Today', value: 'CLOSED TODAY, or OPEN TIL 3' },
    { label: 'To cancel a market day', value: 'SAT NO' },
  ],
  action: { label: 'Set it on your page instead', path: paths.myMarkets },
};

const questionMail =
  ({ subject, ...question }: Question) =>
  /** @param replyTo says whose the answers are */
  ({ email, name }: Reader, replyTo: string): MailDraft => ({
    kind: 'daily-question',
    to: email,
    replyTo,
    subject,
    heading: subject,
    paragraphs: [
      hello(name),
      'Reply to this email with what changed, one line for each. Your pages are right within seconds.',
      'If nothing changed, you don’t need to reply.',
    ],
    ...question,
    note: 'Reply STOP to end this daily email. Please don’t forward it: replies change your pages.',
    isSecret: true,
  });

export const dailyMail = questionMail(FARM);

export const dailyMarketMail = questionMail(MARKET);

export const answerMail = (
  { email, name }: Reader,
  said: string,
  answer: string,
  replyTo: string,
): MailDraft => ({
  kind: 'text-answer',
  to: email,
  replyTo,
  subject: answer.split(/[.;:]/)[0] ?? 'Your update',
  heading: 'Your update',
  paragraphs: [hello(name), answer],
  ...(said !== '' && { facts: [{ label: 'You wrote', value: cutText(said, 300) }] }),
  action: { label: 'See your updates', path: paths.texts },
  isSecret: true,
});
