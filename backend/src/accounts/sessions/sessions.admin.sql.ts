import { z } from 'zod';
import { ROLES } from '../../contract/accounts/roles.js';
import { AdminSession } from '../../contract/accounts/sessions.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, idIs, since } from '../../platform/admin/filters.sql.js';
import { accountIsLike } from '../users/users-search.sql.js';
import { deviceName } from './device.rules.js';

export const sessionResource = {
  name: 'sessions',
  table: 'sessions',
  keyType: 'text',
  joins: 'JOIN users AS owner ON owner.id = t.user_id',
  where: 't.expires_at > now() AND t.user_id IS NOT NULL',
  row: AdminSession,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 'owner.username::text',
    role: 'owner.role',
    device: 't.user_agent',
    createdAt: 't.created_at',
    lastSeenAt: 't.last_seen_at',
    expiresAt: 't.expires_at',
  },
  shown: (row) => ({ ...row, device: deviceName(row.device as string | null) }),
  sorts: ['createdAt', 'lastSeenAt', 'expiresAt', 'userId'],
  defaultSort: ['lastSeenAt', 'DESC'],
  filters: {
    q: accountIsLike(
      'found',
      (isLike) => `t.user_id IN (SELECT found.id FROM users AS found WHERE ${isLike})`,
    ),
    userId: idIs('t.user_id'),
    role: custom(
      z.enum(ROLES),
      (role, bind) => `t.user_id IN (SELECT id FROM users WHERE role = ${bind(role)})`,
    ),
    lastSeenSince: since('t.last_seen_at'),
    createdSince: since('t.created_at'),
  },
  isDeletable: true,
} satisfies AdminResource;
