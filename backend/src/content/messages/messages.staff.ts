import { Message } from './message.entity.js';
import { Injectable } from '@nestjs/common';
import { AdminMessage, MessageReply } from '../../contract/content/messages.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { messageReplyMail } from './message-mails.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { messageResource } from './messages.admin.sql.js';

/** What people wrote to the team, for the team. */
@Injectable()
export class MessagesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
  ) {
    super(messageResource, rows);
  }

  /** Answers by mail; the message counts as read from then on. */
  reply(actor: SignedInUser, id: string, { text }: MessageReply): Promise<Row> {
    return this.act({ actor, action: 'reply', reason: text }, id, async (tx, before) => {
      await this.mails.enqueue(tx, messageReplyMail(before as AdminMessage, text, this.mails.teamAddress));
      await tx.update(Message, { id: Number(id), status: 'unread' }, { status: 'read' });
    });
  }
}
