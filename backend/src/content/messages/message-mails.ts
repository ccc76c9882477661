import type { ContactRequest } from '../../contract/content/messages.js';
import { OFFICE_HOURS } from '../../contract/shared/limits.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { toTeam } from '../../platform/mail/team-mail.js';

export const messageTeamMail = (
  message: ContactRequest,
  teamAddress: string,
  by: string | null,
): MailDraft => ({
  kind: 'message-team',
  to: teamAddress,
  typed: toTeam(by),
  replyTo: message.email,
  subject: `Message: ${message.subject}`,
  heading: 'New message',
  paragraphs: ['Reply to this email to answer them.'],
  facts: [
    { label: 'Name', value: message.name },
    { label: 'Email', value: message.email },
    { label: 'Subject', value: message.subject },
    { label: 'Message', value: message.message },
  ],
});

const officeHours = () =>
  OFFICE_HOURS.filter(({ hours }) => hours !== 'closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');

/** To the writer. It repeats nothing of the message: anybody may have typed this address. */
export const messageReceivedMail = (
  { name, email }: ContactRequest,
  teamAddress: string,
  by: string | null,
): MailDraft => ({
  kind: 'message-received',
  typed: { by, ofOne: 2, most: 4 },
  to: email,
  replyTo: teamAddress,
  subject: 'We got your message',
  heading: 'Your message has arrived',
  paragraphs: [
    hello(name),
    'Thanks for writing to Farmgate. Someone on our team will read your message and reply by email.',
    `We're in the office ${officeHours()}.`,
  ],
  action: { label: 'Find fresh food near you', path: paths.browse() },
  note: "If you didn't write to us, someone used your address by mistake and you can ignore this email.",
});

export const messageReplyMail = (
  message: { name: string; email: string; subject: string; message: string },
  text: string,
  teamAddress: string,
): MailDraft => ({
  kind: 'message-reply',
  to: message.email,
  replyTo: teamAddress,
  subject: `Re: ${message.subject}`,
  heading: 'Our answer to your message',
  paragraphs: [hello(message.name), ...text.split(/\n{2,}/)],
  facts: [{ label: 'You wrote', value: message.message }],
});
