import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type AdminMessage,
  type MessageAnswerView,
  MessageReply,
} from '../../contract/content/messages.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MessageAnswer } from './message-answer.entity.js';
import { messageReplyMail } from './message-mails.js';
import { Message } from './message.entity.js';
import { messageResource } from './messages.admin.sql.js';

@Injectable()
export class MessagesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
  ) {
    super(messageResource, rows);
  }

  reply(actor: SignedInUser, id: string, { text }: MessageReply): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const before = (await this.read(id, tx)) as AdminMessage;
      await tx.insert(MessageAnswer, {
        ...{ messageId: before.id, userId: actor.id, username: actor.username, text },
      });
      await tx.update(
        Message,
        { id: before.id },
        { status: 'read', answeredAt: () => 'coalesce(answered_at, now())' },
      );
      await this.mails.enqueue(tx, messageReplyMail(before, text, this.mails.teamAddress));
      const after = (await this.read(id, tx)) as AdminMessage;
      // The answer itself is in its own table.
      await writeAudit(tx, {
        ...{ actor, action: 'reply', resource: 'messages', id },
        ...{ before: { status: before.status }, after: { status: after.status } },
      });
      return after;
    });
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const answers = await tx.find(MessageAnswer, {
      where: { messageId: row.id as number },
      order: { id: 'ASC' },
    });
    return { answers: answers.map(answerView) };
  }
}

const answerView = ({ id, text, username, createdAt }: MessageAnswer): MessageAnswerView => ({
  ...{ id, text, username, createdAt: createdAt.toISOString() },
});
