import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../database/statement.js';
import { forgetMails, mailsOf } from './mails.sql.js';

/** Without its text: it may hold a link that only the mailbox's reader may have. */
export interface MailRecord {
  kind: string;
  subject: string;
  status: string;
  createdAt: string;
  sentAt: string | null;
}

/** @param since earlier ones may be a former owner's @returns the oldest first */
export async function mailsTo(tx: EntityManager, address: string, since: Date): Promise<MailRecord[]> {
  const rows = await fetchRows(tx, mailsOf, [address, since]);
  return rows.map(({ at, sent, ...mail }) => ({
    ...mail,
    createdAt: at.toISOString(),
    sentAt: sent?.toISOString() ?? null,
  }));
}

/** Also those that answers to the address go to; waiting ones are not sent anymore. */
export async function forgetMailsOf(tx: EntityManager, address: string, since: Date): Promise<void> {
  await changeRows(tx, forgetMails, [address, since]);
}
