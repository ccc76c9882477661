import { z } from 'zod';
import { NoBody } from '../../contract/backoffice/admin.js';
import { FOLLOW_RHYTHMS } from '../../contract/following/follow-kinds.js';
import { AdminFollower } from '../../contract/following/followers.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, idIs, since, until } from '../../platform/admin/filters.sql.js';

/** Only whole addresses: parts would find people. */
const address = z.string().trim().min(3).max(254);

export const followerResource = {
  name: 'followers',
  table: 'followers',
  joins: 'LEFT JOIN users AS person ON person.id = t.user_id',
  row: AdminFollower,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 'person.username::text',
    email: `regexp_replace(t.email, '^(.)[^@]*', '\\1…')`,
    follows: '(SELECT count(*)::int FROM follows WHERE follows.follower_id = t.id)',
    rhythm: 't.rhythm',
    byEmail: 't.by_email',
    byPush: 't.by_push',
    timeZone: 't.time_zone',
    confirmedAt: 't.confirmed_at',
    stoppedAt: 't.stopped_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    userId: idIs('t.user_id'),
    email: custom(
      address,
      (email, bind) =>
        `t.id IN (SELECT follower.id FROM followers AS follower WHERE lower(follower.email) = lower(${bind(email)})
        UNION ALL SELECT follower.id FROM users AS owner JOIN followers AS follower ON follower.user_id = owner.id
          WHERE owner.email = ${bind(email)})`,
    ),
    rhythm: custom(z.enum(FOLLOW_RHYTHMS), (rhythm, bind) => `t.rhythm = ${bind(rhythm)}`),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: { stop: { body: NoBody } },
} satisfies AdminResource;
