import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { greetingName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';

type Addressee = Pick<User, 'username' | 'email' | 'firstName'>;

/** Whose email address nobody has confirmed yet: mails to it are counted under this. */
export const typedOfAccount = ({ id, emailConfirmedAt }: Pick<User, 'id' | 'emailConfirmedAt'>) =>
  emailConfirmedAt ? {} : { typed: { by: `account ${id}`, cap: 'account-not-confirmed' } };

export function emailChangedMail(user: Addressee): MailDraft {
  return {
    kind: 'email-changed',
    to: user.email,
    subject: 'The email address of your Farmgate account was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `The Farmgate account "${user.username}" has a new email address. From now on, we'll email that address. This is our last email to you.`,
      "If that was you, there's nothing left to do. If it wasn't, please write to us right away.",
    ],
    action: { label: 'Write to us', path: paths.contact },
  };
}

export function accountErasedMail(user: Addressee): MailDraft {
  return {
    kind: 'account-erased',
    to: user.email,
    subject: 'Your Farmgate account was deleted',
    heading: `Goodbye, ${greetingName(user)}`,
    paragraphs: [
      `As you asked, we permanently deleted the Farmgate account "${user.username}" and everything in it.`,
      "You're welcome back anytime. Just register again.",
    ],
    note: "If you didn't ask for this, please write to us.",
  };
}
