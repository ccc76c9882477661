import { AdminMessage, AdminMessageChanges, MessageReply } from '../../contract/content/messages.admin.js';
import { MESSAGE_STATUSES } from '../../contract/content/messages.js';
import { contains, oneOf, since, until } from '../../platform/admin/filters.sql.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';

/** What people wrote to the team, for the team. */
export const messageResource = {
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
  actions: {
    reply: { body: MessageReply },
  },
} satisfies AdminResource;
