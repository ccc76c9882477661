import { INVITATION_DAYS } from '../../contract/shared/limits.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { greetingName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';

type Addressee = Pick<User, 'username' | 'email' | 'firstName'>;

export const invitationMail = (user: Addressee & Pick<User, 'role'>, token: string): MailDraft => ({
  kind: 'invitation',
  to: user.email,
  subject: "You're invited to Farmgate",
  heading: `Welcome to Farmgate, ${greetingName(user)}`,
  paragraphs: [
    user.role === 'admin'
      ? 'You have an account for the Farmgate back office, where our team runs the directory and the marketplace.'
      : 'Our team created a Farmgate account for you.',
    `Choose a password to get started. Your username is ${user.username}. You can log in with it or with this email address.`,
    `The link works once and expires in ${INVITATION_DAYS} days.`,
  ],
  action: { label: 'Choose a password', path: mailPaths.invitation(token) },
  isSecret: true,
  note: "If you weren't expecting this, you can ignore this email. No one can use the account without this link.",
});

export const accountLockedMail = (user: Addressee, reason: string, teamAddress: string): MailDraft => ({
  kind: 'account-locked',
  to: user.email,
  replyTo: teamAddress,
  subject: 'Your Farmgate account is locked',
  heading: 'Your account is locked',
  paragraphs: [
    `Our team locked the Farmgate account "${user.username}" and logged out every device. You can't log in until we unlock it.`,
  ],
  facts: [{ label: 'Reason', value: reason }],
  action: { label: 'Write to us', path: paths.contact },
  note: 'If you think this is a mistake, reply to this email.',
});

export const accountUnlockedMail = (user: Addressee): MailDraft => ({
  kind: 'account-unlocked',
  to: user.email,
  subject: 'Your Farmgate account is unlocked',
  heading: `Welcome back, ${greetingName(user)}`,
  paragraphs: [`We unlocked the Farmgate account "${user.username}". You can log in again.`],
  action: { label: 'Log in', path: paths.login() },
});
