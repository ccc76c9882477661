import {
  AdminAnnouncement,
  AdminAnnouncementRow,
  AdminNotice,
  COUNTED_NOTICES,
  NOTICE_STATUSES,
} from '../../../contract/following/announcements.admin.js';
import { ANNOUNCEMENT_KINDS } from '../../../contract/following/follow-kinds.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { idIs, oneOf, since, until } from '../../../platform/admin/filters.sql.js';

const noticesOf = 'FROM notices WHERE announcement_id = t.id';
const count = (status: string) => `(SELECT count(*)::int ${noticesOf} AND status = '${status}')`;

export const announcementResource = {
  name: 'announcements',
  table: 'announcements',
  row: AdminAnnouncementRow,
  record: AdminAnnouncement,
  joins: 'LEFT JOIN users AS person ON person.id = t.by_user_id',
  columns: {
    id: 't.id',
    kind: 't.kind',
    title: 't.title',
    told: `(SELECT count(*)::int FROM (SELECT ${noticesOf} LIMIT ${COUNTED_NOTICES + 1}) AS counted)`,
    createdAt: 't.created_at',
    until: 't.until',
    text: 't.text',
    path: 't.path',
    byUserId: 't.by_user_id',
    byUsername: 'person.username::text',
    sent: count('sent'),
    waiting: count('waiting'),
    dropped: count('dropped'),
    lastSentAt: `(SELECT max(sent_at) ${noticesOf})`,
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    kind: oneOf('t.kind', ANNOUNCEMENT_KINDS),
    byUserId: idIs('t.by_user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

export const noticeResource = {
  name: 'notices',
  table: 'notices',
  row: AdminNotice,
  joins: `JOIN announcements AS announcement ON announcement.id = t.announcement_id
    JOIN followers AS follower ON follower.id = t.follower_id
    LEFT JOIN users AS person ON person.id = follower.user_id`,
  columns: {
    id: 't.id',
    announcementId: 't.announcement_id',
    title: 'announcement.title',
    followerId: 't.follower_id',
    userId: 'follower.user_id',
    username: 'person.username::text',
    email: `regexp_replace(follower.email, '^(.)[^@]*', '\\1…')`,
    status: 't.status',
    dueAt: 't.due_at',
    sentAt: 't.sent_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['id', 'DESC'],
  filters: {
    announcementId: idIs('t.announcement_id'),
    followerId: idIs('t.follower_id'),
    status: oneOf('t.status', NOTICE_STATUSES),
  },
} satisfies AdminResource;
