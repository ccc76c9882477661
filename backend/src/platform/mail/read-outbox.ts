import type { EntityManager } from 'typeorm';
import { MailAttempt } from './mail-attempt.entity.js';
import { Mail } from './mail.entity.js';
import { withoutKeys } from './without-keys.rules.js';

/** @returns so many mails of the outbox, the newest first */
export const newestMails = (tx: EntityManager, most: number): Promise<Mail[]> =>
  tx.find(Mail, { order: { id: 'DESC' }, take: most });

/** A mail as everybody but its reader may see it: without keys, and nothing of one that is secret. */
export function shownMail({ isSecret, html, text, replyTo }: Mail) {
  if (isSecret) return { html: null, text: null, replyTo: null };
  return { html: withoutKeys(html), text: withoutKeys(text), replyTo };
}

/** @returns the mail with the attempts to deliver it, the first one first; null when there is no such mail */
export async function mailWithAttempts(
  tx: EntityManager,
  id: number,
): Promise<{ mail: Mail; attempts: MailAttempt[] } | null> {
  const mail = await tx.findOneBy(Mail, { id });
  if (!mail) return null;
  return { mail, attempts: await tx.find(MailAttempt, { where: { mailId: id }, order: { id: 'ASC' } }) };
}
