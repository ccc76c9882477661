import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import type { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Review } from '../../tables/review.entity.js';
import { untoldReply } from './replies.sql.js';
import { replyMail } from './reply-mails.js';

/** Once for each review, whose row is locked already. */
export async function tellOfReply(tx: EntityManager, mails: MailOutbox, id: number): Promise<void> {
  const [reply] = await fetchRows(tx, untoldReply, [id]);
  if (!reply) return;
  await tx.update(Review, { id }, { replyToldAt: () => 'now()' });
  await mails.enqueue(tx, replyMail(reply));
}
