import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../database/statement.js';
import { forgetMails, mailsOf } from './mails.sql.js';

/**
 * What the outbox tells a person about a mail. Its text stays out: it may hold a link that only the mailbox's
 * reader may have.
 */
export interface MailRecord {
  kind: string;
  subject: string;
  status: string;
  createdAt: string;
  sentAt: string | null;
}

/**
 * @param since earlier ones may be somebody else's, whose address this was
 * @returns the mails that are still kept, the oldest first
 */
export async function mailsTo(tx: EntityManager, address: string, since: Date): Promise<MailRecord[]> {
  const rows = await fetchRows(tx, mailsOf, [address, since]);
  return rows.map(({ at, sent, ...mail }) => ({
    ...mail,
    createdAt: at.toISOString(),
    sentAt: sent?.toISOString() ?? null,
  }));
}

/**
 * Takes the mails to an address away, and those about its reader, which answers go to; those that wait are
 * not sent any more.
 */
export async function forgetMailsOf(tx: EntityManager, address: string, since: Date): Promise<void> {
  await changeRows(tx, forgetMails, [address, since]);
}
