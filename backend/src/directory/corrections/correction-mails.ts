import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { toTeam } from '../../platform/mail/team-mail.js';

interface Note {
  name: string;
  message: string;
  /** Whom to ask back, where the visitor said so. */
  email: string | null;
  /** Null for a place of the directory. */
  farmId: number | null;
}

const factsOf = ({ name, message, email }: Note) => [
  { label: 'About', value: name },
  { label: 'Correction', value: message },
  { label: 'From', value: email ?? 'a visitor who left no email address' },
];

const LAST = 'This is our last email about corrections for now. You’ll find the next ones on your dashboard.';

/** To whoever runs the farm. @param by the visitor's network */
export const correctionMail = (
  note: Note,
  owner: { name: string; email: string },
  by: string | null,
): MailDraft => ({
  kind: 'correction',
  to: owner.email,
  typed: { by, ofOne: 5, most: 20, last: LAST },
  ...(note.email === null ? {} : { replyTo: note.email }),
  subject: `A visitor suggested a correction to ${note.name}`,
  heading: 'Someone suggested a correction',
  paragraphs: [
    `Hello ${owner.name},`,
    `A Farmgate visitor suggested a correction to ${note.name}. We haven't changed anything. Please review it and mark it done on your dashboard.`,
  ],
  facts: factsOf(note),
  action: { label: 'Open your dashboard', path: paths.farmerDashboard },
});

export const correctionTeamMail = (note: Note, teamAddress: string, by: string | null): MailDraft => ({
  kind: 'correction-team',
  to: teamAddress,
  typed: toTeam(by),
  ...(note.email === null ? {} : { replyTo: note.email }),
  subject: `Correction suggested: ${note.name}`,
  heading: 'Someone suggested a correction',
  paragraphs: [
    note.farmId === null
      ? "It's about an unclaimed place in the directory."
      : "It's about a registered farm. If the farm has a farmer, they got this email too.",
  ],
  facts: factsOf(note),
  ...(note.farmId === null ? {} : { action: { label: 'Look at the farm', path: paths.farm(note.farmId) } }),
});

export const correctionAnswerMail = (
  { id, name, message, email }: { id: number; name: string; message: string; email: string },
  answer: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'correction-answer',
  to: email,
  replyTo: teamAddress,
  subject: `Your correction to ${name}`,
  heading: 'We reviewed your correction',
  paragraphs: ['Hello,', ...answer.split(/\n{2,}/)],
  facts: [
    { label: 'About', value: name },
    { label: 'You wrote', value: message },
  ],
  about: { resource: 'corrections', id },
});
