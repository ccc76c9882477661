import { statement } from '../platform/database/statement.js';

interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  status: string;
  created_at: Date;
}

export const newestMails = statement<MailRow, [limit: number]>(
  'SELECT * FROM mails ORDER BY id DESC LIMIT $1',
);

export const mailById = statement<MailRow, [id: string]>('SELECT * FROM mails WHERE id = $1');

export const attemptsOf = statement<{ detail: string; created_at: Date }, [mailId: string]>(
  'SELECT detail, created_at FROM mail_attempts WHERE mail_id = $1 ORDER BY id',
);
