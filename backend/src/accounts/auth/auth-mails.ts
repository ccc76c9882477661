import { EMAIL_CONFIRMATION_DAYS, RESET_LINK_MINUTES } from '../../contract/shared/limits.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { greetingName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';

type Addressee = Pick<User, 'username' | 'email' | 'firstName'>;

export function welcomeMail(
  user: Addressee & Pick<User, 'role'>,
  token: string,
  by: string | null,
): MailDraft {
  const isFarmer = user.role === 'farmer';
  return {
    kind: 'welcome',
    to: user.email,
    subject: 'Welcome to Farmgate',
    heading: `Welcome, ${greetingName(user)}`,
    paragraphs: [
      `Your account is ready. Your username is ${user.username}. You can log in with it or with this email address.`,
      isFarmer
        ? "From your dashboard, you can register your farm, claim it if it's already listed and post what you have to sell."
        : 'Enter your ZIP code to see farms, markets and fresh produce near you.',
      `Please confirm your email address. ${isFarmer ? "You'll need this to claim a farm." : 'It makes checking out easier.'} The link works for ${EMAIL_CONFIRMATION_DAYS} days.`,
    ],
    action: { label: 'Confirm your email', path: mailPaths.confirmEmail(token) },
    isSecret: true,
    typed: { by, ofOne: 2, most: 4 },
    note: "If you didn't sign up for Farmgate, someone used your address by mistake. Let us know and we'll delete the account.",
  };
}

export function resetMail(user: Addressee, token: string): MailDraft {
  return {
    kind: 'password-reset',
    to: user.email,
    subject: 'Set a new password for Farmgate',
    heading: 'Set a new password',
    paragraphs: [
      `Someone, most likely you, asked to reset the password for the Farmgate account "${user.username}".`,
      `This link works once and expires in ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Set a new password', path: mailPaths.resetPassword(token) },
    isSecret: true,
    note: "If you didn't ask for this, you can ignore this email. Your password won't change.",
  };
}

export function wrongPasswordsMail(user: Addressee): MailDraft {
  return {
    kind: 'wrong-passwords',
    to: user.email,
    subject: 'Wrong passwords for your Farmgate account',
    heading: 'Was that you?',
    paragraphs: [
      `In the last hour, many wrong passwords were entered for your Farmgate account, ${user.username}. No one got in.`,
      'If that was you, set a new password. If it wasn’t, you don’t need to do anything. We slow these attempts down, and you can still log in.',
    ],
    action: { label: 'Set a new password', path: paths.forgotPassword },
    note: 'We send this email once a day at most.',
  };
}

export function passwordChangedMail(user: Addressee): MailDraft {
  return {
    kind: 'password-changed',
    to: user.email,
    subject: 'Your Farmgate password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of the Farmgate account "${user.username}" was just changed. We logged out every other device.`,
      "If that was you, there's nothing left to do.",
    ],
    action: { label: "This wasn't me", path: paths.forgotPassword },
    note: 'The link opens a page where you can set a new password.',
  };
}
