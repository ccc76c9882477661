import { monthName } from '../../contract/shared/calendar/months.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { editPathOf, keyOf } from './confirmation.view.js';
import type { SubjectRow } from './confirmations.sql.js';

type Subject = Pick<SubjectRow, 'type' | 'id' | 'name' | 'lastConfirmed'> & { token: string };

/** @param subjects at least one, the oldest first @param isReminder whether all were asked before */
export function askMail(
  { email, name }: { email: string; name: string },
  subjects: readonly Subject[],
  isReminder: boolean,
): MailDraft {
  const [first] = subjects;
  const one = subjects.length === 1 && first ? short(first.name) : null;
  return {
    kind: isReminder ? 'confirmation-reminder' : 'confirmation-ask',
    to: email,
    subject: `Is everything still right ${one === null ? `on your ${subjects.length} pages` : `about ${one}`}?`,
    heading: 'Is everything still right?',
    paragraphs: [
      hello(name),
      one === null
        ? 'Once a year we ask whether what shoppers read about your farms and markets is still right.'
        : `Once a year we ask whether what shoppers read about ${one} is still right.`,
      isReminder
        ? 'We asked two weeks ago and haven’t heard from you. One tap is enough. Without an answer, we’ll show since when it hasn’t been confirmed.'
        : 'One tap is enough. Please look at the hours, the address and the phone number.',
    ],
    facts: subjects.flatMap((subject) => [
      { label: aboutOf(subject), value: 'Still right', path: pathOf(subject, 'right') },
      { label: aboutOf(subject), value: 'Edit', path: editPathOf(subject) },
      { label: aboutOf(subject), value: 'Closed permanently', path: pathOf(subject, 'closed') },
    ]),
    action:
      one !== null && first
        ? { label: 'Yes, still right', path: pathOf(first, 'right') }
        : { label: 'Open your dashboard', path: paths.farmerDashboard },
    note: "The links answer for you without logging in, so please don't forward this email.",
  };
}

const pathOf = (subject: Subject, answer: 'right' | 'closed') =>
  mailPaths.stillRight(keyOf(subject), answer, subject.token);

/** "Sunny Acres, last confirmed March 2025" */
const aboutOf = ({ name, lastConfirmed }: Subject) =>
  lastConfirmed === null ? name : `${name}, last confirmed ${monthOf(lastConfirmed)}`;

const monthOf = (day: string) => `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

/** A subject is one line that is read on a phone. */
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);
