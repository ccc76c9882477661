import { z } from 'zod';
import {
  ADMIN_MESSAGE_STATUSES,
  AdminMessage,
  AdminMessageChanges,
  AdminMessageRow,
  MessageReply,
} from '../../contract/content/messages.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, custom, lowerIs, since, textSearch, until } from '../../platform/admin/filters.sql.js';

/** Each by the index of its own. */
const STATUS_CONDITIONS: Record<(typeof ADMIN_MESSAGE_STATUSES)[number], string> = {
  unread: `t.status = 'unread'`,
  read: `t.status = 'read' AND t.answered_at IS NULL`,
  answered: `t.status = 'read' AND t.answered_at IS NOT NULL`,
  archived: `t.status = 'archived'`,
};

export const messageResource = {
  name: 'messages',
  table: 'messages',
  row: AdminMessageRow,
  record: AdminMessage,
  columns: {
    id: 't.id',
    name: 't.name',
    email: 't.email',
    subject: 't.subject',
    message: 't.message',
    status: `CASE WHEN ${STATUS_CONDITIONS.answered} THEN 'answered' ELSE t.status END`,
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'name', 'subject', 'status'],
  sortColumns: { status: 't.status' },
  defaultSort: ['createdAt', 'DESC'],
  found: { title: (row) => row['subject'], details: (row) => [row['name'], row['email']] },
  waits: {
    where: STATUS_CONDITIONS.unread,
    title: 't.subject',
    detail: `t.name || ': ' || t.message`,
    since: 't.created_at',
  },
  filters: {
    q: contains('t.name', 't.email', 't.subject', 't.message'),
    status: custom(z.enum(ADMIN_MESSAGE_STATUSES), (status) => STATUS_CONDITIONS[status]),
    email: lowerIs('t.email'),
    // However its writer put dashes and spaces.
    orderNumber: textSearch(
      (number, bind) =>
        `position(replace(${bind(number)}, '-', '') in upper(translate(t.subject || ',' || t.message, '- ', ''))) > 0`,
    ),
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
