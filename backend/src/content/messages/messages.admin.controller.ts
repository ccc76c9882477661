import { Body, Injectable, Param } from '@nestjs/common';
import { AdminMessage, AdminMessageChanges, MessageReply } from '../../contract/content/messages.admin.js';
import { MESSAGE_STATUSES } from '../../contract/content/messages.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { contains, oneOf, since, until } from '../../platform/admin/filters.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { messageReplyMail } from './message-mails.js';

/** What people wrote to the team, for the team. */
@Injectable()
export class MessagesAdminController extends adminResource({
  name: 'messages',
  table: 'messages',
  row: AdminMessage,
  columns: {
    id: 't.id',
    name: 't.name',
    email: 't.email',
    subject: 't.subject',
    message: 't.message',
    status: 't.status',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'name', 'subject', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.name', 't.email', 't.subject', 't.message'),
    status: oneOf('t.status', MESSAGE_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  update: AdminMessageChanges,
  writes: { status: 'status' },
  isDeletable: true,
}) {
  constructor(private readonly mails: MailOutbox) {
    super();
  }

  /** Answers by mail; the message counts as read from then on. */
  @StaffAction(':id/reply', AdminMessage)
  reply(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: MessageReply }) { text }: MessageReply,
  ): Promise<Row> {
    return this.act({ actor, action: 'reply', reason: text }, id, async (tx, before) => {
      await this.mails.enqueue(tx, messageReplyMail(before as AdminMessage, text, this.mails.teamAddress));
      await tx.query(`UPDATE messages SET status = 'read' WHERE id = $1 AND status = 'unread'`, [id]);
    });
  }
}
