import { z } from 'zod';
import { AdminPushMessage, PUSH_STATUSES } from '../../contract/following/admin/push-messages.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, oneOf, since, until } from '../../platform/admin/filters.sql.js';

/** The host alone: the rest of a device's address is its secret. */
const HOST = `substring(device.endpoint from '^https?://([^/:?#]+)')`;

export const pushMessageResource = {
  name: 'push-messages',
  table: 'push_messages',
  row: AdminPushMessage,
  joins: `JOIN push_subscriptions AS device ON device.id = t.subscription_id
    JOIN followers AS follower ON follower.id = device.follower_id
    LEFT JOIN users AS person ON person.id = follower.user_id`,
  columns: {
    id: 't.id',
    title: 't.title',
    followerId: 'device.follower_id',
    userId: 'follower.user_id',
    username: 'person.username::text',
    email: `regexp_replace(follower.email, '^(.)[^@]*', '\\1…')`,
    device: 'device.device',
    service: HOST,
    status: 't.status',
    tries: 't.tries',
    // A push service may repeat what it was asked.
    answer: `regexp_replace(t.detail, 'https?://[^[:space:]]+', ${HOST}, 'g')`,
    dueAt: 't.due_at',
    sentAt: 't.sent_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    status: oneOf('t.status', PUSH_STATUSES),
    followerId: custom(
      z.coerce.number().int().positive().max(2_147_483_647),
      (id, bind) =>
        `t.subscription_id IN (SELECT id FROM push_subscriptions WHERE follower_id = ${bind(id)}::int)`,
    ),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;
