import type { EntityManager } from 'typeorm';
import { MailAttempt } from './mail-attempt.entity.js';
import { Mail } from './mail.entity.js';

/** @returns so many mails of the outbox, the newest first */
export const newestMails = (tx: EntityManager, most: number): Promise<Mail[]> =>
  tx.find(Mail, { order: { id: 'DESC' }, take: most });

/** @returns the mail with the attempts to deliver it, the first one first; null when there is no such mail */
export async function mailWithAttempts(
  tx: EntityManager,
  id: number,
): Promise<{ mail: Mail; attempts: MailAttempt[] } | null> {
  const mail = await tx.findOneBy(Mail, { id });
  if (!mail) return null;
  return { mail, attempts: await tx.find(MailAttempt, { where: { mailId: id }, order: { id: 'ASC' } }) };
}
