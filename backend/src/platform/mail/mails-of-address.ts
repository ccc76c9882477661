import type { EntityManager } from 'typeorm';

/** What the outbox tells a person about a mail. Its text stays out: it may hold a link that only the mailbox's reader may have. */
export interface MailRecord {
  kind: string;
  subject: string;
  status: string;
  createdAt: string;
  sentAt: string | null;
}

/** @returns the mails to an address that are still kept, the oldest first */
export async function mailsTo(tx: EntityManager, address: string): Promise<MailRecord[]> {
  const rows = await tx.query<(Omit<MailRecord, 'createdAt' | 'sentAt'> & { at: Date; sent: Date | null })[]>(
    `SELECT kind, subject, status, created_at AS at, sent_at AS sent FROM mails
     WHERE lower(recipient) = lower($1) ORDER BY id`,
    [address],
  );
  return rows.map(({ at, sent, ...mail }) => ({
    ...mail,
    createdAt: at.toISOString(),
    sentAt: sent?.toISOString() ?? null,
  }));
}

/** Takes all mails to an address away; those that wait are not sent any more. */
export async function forgetMailsTo(tx: EntityManager, address: string): Promise<void> {
  await tx.query('DELETE FROM mails WHERE lower(recipient) = lower($1)', [address]);
}
