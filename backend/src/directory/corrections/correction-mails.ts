import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';

/** A note, and what it is about. */
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
  { label: 'Note', value: message },
  { label: 'From', value: email ?? 'a visitor who left no address' },
];

/** To whoever runs the farm. */
export const correctionMail = (note: Note, owner: { name: string; email: string }): MailDraft => ({
  kind: 'correction',
  to: owner.email,
  ...(note.email === null ? {} : { replyTo: note.email }),
  subject: `A visitor has a note on ${note.name}`,
  heading: 'Somebody suggests a correction',
  paragraphs: [
    `Hello ${owner.name},`,
    `A Farmgate visitor suggested a correction to ${note.name}. We haven't changed anything. Please review it and mark it done on your dashboard.`,
  ],
  facts: factsOf(note),
  action: { label: 'Open your dashboard', path: paths.farmerDashboard },
});

/** To the team. */
export const correctionTeamMail = (note: Note, teamAddress: string): MailDraft => ({
  kind: 'correction-team',
  to: teamAddress,
  ...(note.email === null ? {} : { replyTo: note.email }),
  subject: `Correction suggested: ${note.name}`,
  heading: 'Somebody suggests a correction',
  paragraphs: [
    note.farmId === null
      ? 'It is about a place of the directory, which nobody has claimed.'
      : 'It is about a registered farm. Its farmer, if it has one, has the same mail.',
  ],
  facts: factsOf(note),
  ...(note.farmId === null ? {} : { action: { label: 'Look at the farm', path: paths.farm(note.farmId) } }),
});

/** To the visitor who wrote it: what the team answers. */
export const correctionAnswerMail = (
  { id, name, message, email }: { id: number; name: string; message: string; email: string },
  answer: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'correction-answer',
  to: email,
  replyTo: teamAddress,
  subject: `Your note on ${name}`,
  heading: 'We reviewed your correction',
  paragraphs: ['Hello,', ...answer.split(/\n{2,}/)],
  facts: [
    { label: 'About', value: name },
    { label: 'You wrote', value: message },
  ],
  about: { resource: 'corrections', id },
});
