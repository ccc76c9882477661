import { EMAIL_CONFIRMATION_DAYS } from '../../contract/shared/limits.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { greetingName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';

export const confirmEmailMail = (
  user: Pick<User, 'id' | 'username' | 'email' | 'firstName'>,
  token: string,
): MailDraft => ({
  kind: 'confirm-email',
  to: user.email,
  subject: 'Confirm your email for Farmgate',
  heading: `Hello ${greetingName(user)}`,
  paragraphs: [
    `Please confirm that this is the email address of your Farmgate account, ${user.username}.`,
    `The link works for ${EMAIL_CONFIRMATION_DAYS} days.`,
  ],
  action: { label: 'Confirm your email', path: mailPaths.confirmEmail(token) },
  isSecret: true,
  typed: { by: `account ${user.id}`, ofOne: 5 },
  note: "If this account isn't yours, ignore this email. The account can't claim a farm without the link.",
});
