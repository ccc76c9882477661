import { z } from 'zod';
import { DoneView } from '../../contract/accounts/auth.js';
import { ROLES } from '../../contract/accounts/roles.js';
import {
  AdminUser,
  AdminUserChanges,
  AdminUserRow,
  UserInvitation,
} from '../../contract/accounts/users.admin.js';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import { STAFF_ROLES } from '../../contract/shared/capabilities.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, flag, oneOf, since, textIs, until } from '../../platform/admin/filters.sql.js';
import { accountIsLike } from '../users/users-search.sql.js';
import { staffRoleSql } from '../users/users.sql.js';

const inDirectory = (column: string) => `(SELECT ${column} FROM users_in_directory WHERE user_id = t.id)`;
const inMarketplace = (column: string) => `(SELECT ${column} FROM users_in_marketplace WHERE user_id = t.id)`;

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
    staffRole: staffRoleSql('t'),
    isVendor: `(${inMarketplace('vendor')} IS NOT NULL)`,
    marketCount: inDirectory('market_count'),
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
    recoveryCodesLeft: '(SELECT count(*)::int FROM recovery_codes WHERE user_id = t.id)',
    invitedUntil: `(SELECT max(expires_at) FROM password_tokens WHERE user_id = t.id AND purpose = 'invitation' AND expires_at > now())`,
    sessionCount: '(SELECT count(*)::int FROM sessions WHERE user_id = t.id AND expires_at > now())',
    farms: inDirectory('farms'),
    farmCount: inDirectory('farm_count'),
    listingCount: inDirectory('listing_count'),
    orderCount: inMarketplace('order_count'),
    reviewCount: inMarketplace('review_count'),
    vendor: inMarketplace('vendor'),
  },
  sorts: ['id', 'username', 'email', 'lastName', 'role', 'createdAt'],
  sortColumns: { username: 't.username', email: 't.email' },
  defaultSort: ['createdAt', 'DESC'],
  found: {
    title: (row) => [row['firstName'], row['lastName']].filter(Boolean).join(' ') || row['username'],
    details: (row) => [row['username'], row['email']],
  },
  filters: {
    q: accountIsLike('t'),
    email: textIs('t.email'),
    role: oneOf('t.role', ROLES),
    staffRole: custom(
      z.enum(STAFF_ROLES),
      (name, bind) => `t.role = 'admin' AND ${staffRoleSql('t')} = ${bind(name)}`,
    ),
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
    staffRole: 'staff_role',
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
