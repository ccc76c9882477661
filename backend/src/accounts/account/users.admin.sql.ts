import { z } from 'zod';
import { ROLES } from '../../contract/accounts/roles.js';
import {
  AdminUser,
  AdminUserChanges,
  AdminUserRow,
  UserInvitation,
} from '../../contract/accounts/users.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, flag, oneOf, since, until } from '../../platform/admin/filters.sql.js';
import { accountIsLike } from '../users/users-search.sql.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';

const ownRows = (table: string) => `(SELECT count(*)::int FROM ${table} WHERE user_id = t.id)`;

/** What staff see of accounts, and of what belongs to them in every domain. */
export const USERS = {
  name: 'users',
  table: 'users',
  joins: 'LEFT JOIN second_factors AS factor ON factor.user_id = t.id',
  row: AdminUserRow,
  record: AdminUser,
  columns: {
    id: 't.id',
    username: 't.username::text',
    email: 't.email::text',
    firstName: 't.first_name',
    lastName: 't.last_name',
    role: 't.role',
    isLocked: '(t.locked_at IS NOT NULL)',
    hasSecondFactor: '(factor.confirmed_at IS NOT NULL)',
    createdAt: 't.created_at',
    lastSeenAt: '(SELECT max(last_seen_at) FROM sessions WHERE user_id = t.id)',
    phone: 't.phone',
    address: 't.address',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    lockedAt: 't.locked_at',
    lockReason: 't.lock_reason',
    secondFactorSince: 'factor.confirmed_at',
    recoveryCodesLeft: ownRows('recovery_codes'),
    invitedUntil: `(SELECT max(expires_at) FROM password_tokens WHERE user_id = t.id AND purpose = 'invitation' AND expires_at > now())`,
    sessionCount: '(SELECT count(*)::int FROM sessions WHERE user_id = t.id AND expires_at > now())',
    farms: `(SELECT coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
      FROM (SELECT id, name FROM farms WHERE user_id = t.id ORDER BY name, id LIMIT 10) AS own_farms)`,
    farmCount: ownRows('farms'),
    listingCount: ownRows('listings'),
    orderCount: ownRows('orders'),
    reviewCount: ownRows('reviews'),
    vendor: `(SELECT json_build_object('id', id, 'name', business_name) FROM vendors WHERE user_id = t.id)`,
  },
  sorts: ['id', 'username', 'email', 'lastName', 'role', 'createdAt'],
  sortColumns: { username: 't.username', email: 't.email' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: accountIsLike('t'),
    role: oneOf('t.role', ROLES),
    isLocked: flag('(t.locked_at IS NOT NULL)'),
    hasSecondFactor: custom(
      z.boolean(),
      (isOn) =>
        `t.id ${isOn ? 'IN' : 'NOT IN'} (SELECT user_id FROM second_factors WHERE confirmed_at IS NOT NULL)`,
    ),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  create: UserInvitation,
  update: AdminUserChanges,
  writes: {
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
    phone: 'phone',
    address: 'address',
    city: 'city',
    state: 'state',
    zipCode: 'zip_code',
    role: 'role',
  },
  actions: {
    lock: { body: ReasonBody },
    unlock: { body: NoBody },
    signOut: { body: NoBody },
    sendPasswordLink: { body: NoBody },
    removeSecondFactor: { body: ReasonBody },
    erase: { body: ReasonBody, answer: DoneView },
  },
} as const satisfies AdminResource;
