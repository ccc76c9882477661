import type { EntityManager } from 'typeorm';
import { MailAttempt } from './mail-attempt.entity.js';
import { Mail } from './mail.entity.js';
import { withoutKeys } from './without-keys.rules.js';

/** The newest first. */
export const newestMails = (tx: EntityManager, most: number): Promise<Mail[]> =>
  tx.find(Mail, { order: { id: 'DESC' }, take: most });

/** Without keys, and nothing of one that is secret. */
export function shownMail({ isSecret, html, text, replyTo }: Mail) {
  if (isSecret) return { html: null, text: null, replyTo: null };
  return { html: withoutKeys(html), text: withoutKeys(text), replyTo };
}

/** @returns null when there is no such mail; the first attempt first */
export async function mailWithAttempts(
  tx: EntityManager,
  id: number,
): Promise<{ mail: Mail; attempts: MailAttempt[] } | null> {
  const mail = await tx.findOneBy(Mail, { id });
  if (!mail) return null;
  return { mail, attempts: await tx.find(MailAttempt, { where: { mailId: id }, order: { id: 'ASC' } }) };
}
