import { statement } from '../database/statement.js';
import { mailboxOf } from './mailbox.sql.js';

export const deleteOld = statement<object, [days: number]>(
  `DELETE FROM mails WHERE created_at < now() - $1 * interval '1 day'`,
);

/** Until the transaction ends. */
export const lockMailbox = statement<object, [mailbox: string]>(
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))',
);

/** Of the last day. Without a sender, none are of them. */
export const countTyped = statement<
  { count: number; ofOne: number },
  [mailbox: string, cap: string, by: string | null]
>(
  `SELECT count(*)::int, count(*) FILTER (WHERE typed_by = $3)::int AS "ofOne" FROM mails
  WHERE is_typed AND ${mailboxOf('recipient')} = $1 AND coalesce(typed_cap, kind) = $2
    AND created_at > now() - interval '1 day'`,
);

export const forgetSenders = statement(
  `UPDATE mails SET typed_by = NULL WHERE typed_by IS NOT NULL AND created_at < now() - interval '1 day'`,
);

interface MailRow {
  kind: string;
  subject: string;
  status: string;
  at: Date;
  sent: Date | null;
}

export const mailsOf = statement<MailRow, [address: string, since: Date]>(
  `SELECT kind, subject, status, created_at AS at, sent_at AS sent FROM mails
  WHERE lower(recipient) = lower($1) AND created_at >= $2 ORDER BY id`,
);

/** @returns when they were written, to the microsecond */
export const withdrawMails = statement<
  { at: string },
  [kind: string, recipient: string, unsubscribePath: string, moments: readonly string[] | null]
>(
  `DELETE FROM mails WHERE kind = $1 AND status = 'waiting' AND (lower(recipient) = lower($2) OR unsubscribe_path = $3)
    AND ($4::text[] IS NULL OR created_at = ANY($4::text[]::timestamptz[]))
  RETURNING created_at::text AS at`,
);

export const waitingMoments = statement<{ at: string }, [kind: string]>(
  `SELECT DISTINCT created_at::text AS at FROM mails WHERE kind = $1 AND status = 'waiting'`,
);

export const forgetKinds = statement<object, [kinds: readonly string[], address: string]>(
  'DELETE FROM mails WHERE kind = ANY($1) AND lower(recipient) = lower($2)',
);

/** To the address, and those that answers to the address go to. */
export const forgetMails = statement<object, [address: string, since: Date]>(
  'DELETE FROM mails WHERE lower($1) IN (lower(recipient), lower(reply_to)) AND created_at >= $2',
);
