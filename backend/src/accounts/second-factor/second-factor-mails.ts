import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import type { User } from '../users/user.entity.js';

type Addressee = Pick<User, 'username' | 'email'>;

const NOT_YOU =
  "If that wasn't you, set a new password right away and tell another administrator. Someone may be in your account.";
const SECURITY = { label: 'Open login and security', path: `${paths.admin}/security` };

export const secondFactorOnMail = (user: Addressee): MailDraft => ({
  kind: 'second-factor-on',
  to: user.email,
  subject: 'Logging in to Farmgate now asks for a code',
  heading: 'Two-factor authentication is on',
  paragraphs: [
    `Two-factor authentication is on for the Farmgate account "${user.username}". From now on, logging in takes your password and a code from your authenticator app.`,
    'Keep your recovery codes somewhere other than your phone.',
  ],
  action: SECURITY,
  note: NOT_YOU,
});

/** @param reason why another administrator took it away; null where the owner did */
export const secondFactorOffMail = (user: Addressee, reason: string | null): MailDraft => ({
  kind: 'second-factor-off',
  to: user.email,
  subject: 'Two-factor authentication is off for your Farmgate account',
  heading: 'Two-factor authentication is off',
  paragraphs: [
    reason === null
      ? `Two-factor authentication is off for the Farmgate account "${user.username}". The password alone is enough to log in.`
      : `An administrator turned off two-factor authentication for the Farmgate account "${user.username}". The password alone is enough to log in until you set it up again.`,
  ],
  ...(reason === null ? {} : { facts: [{ label: 'Reason', value: reason }] }),
  action: SECURITY,
  note: NOT_YOU,
});

export const recoveryCodeUsedMail = (user: Addressee, left: number): MailDraft => ({
  kind: 'recovery-code-used',
  to: user.email,
  subject: 'A recovery code for your Farmgate account was used',
  heading: 'A recovery code was used',
  paragraphs: [
    `Someone, most likely you, used a recovery code for the Farmgate account "${user.username}". It won't work again.`,
    left === 0
      ? 'It was the last one. Please make new ones.'
      : `${left} ${left === 1 ? 'code is' : 'codes are'} left.`,
  ],
  action: SECURITY,
  note: NOT_YOU,
});
