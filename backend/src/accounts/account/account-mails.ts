import { paths } from '../../contract/shared/site-paths.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';
import { greetingName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';

type Addressee = Pick<User, 'username' | 'email' | 'firstName'>;

/** To the address that an account had until now. */
export function emailChangedMail(user: Addressee): MailDraft {
  return {
    kind: 'email-changed',
    to: user.email,
    subject: 'The email address of your Farmgate account was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `The Farmgate account "${user.username}" has a new email address. Mails go there from now on, and this is the last one to you.`,
      'If that was you, there is nothing left to do. If it was not, please write to us right away.',
    ],
    action: { label: 'Write to us', path: paths.contact },
  };
}

/** The last mail to somebody whose account is gone. */
export function accountErasedMail(user: Addressee): MailDraft {
  return {
    kind: 'account-erased',
    to: user.email,
    subject: 'Your Farmgate account was erased',
    heading: `Goodbye, ${greetingName(user)}`,
    paragraphs: [
      `The Farmgate account "${user.username}" and what belonged to it were erased, as you asked. This cannot be undone.`,
      'You are welcome back at any time: just register again.',
    ],
    note: 'If you did not ask for this, please write to us.',
  };
}
