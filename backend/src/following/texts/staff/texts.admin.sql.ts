import {
  AdminText,
  AdminTextConsent,
  TEXT_CONSENT_ACTIONS,
} from '../../../contract/following/admin/texts.admin.js';
import { TEXT_OUTCOMES } from '../../../contract/following/text-outcomes.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { contains, idIs, oneOf, since, until } from '../../../platform/admin/filters.sql.js';

/** A phone number's last four digits, or an email's first letter and domain. */
const masked = (column: string) => `CASE WHEN ${column} LIKE '+%' THEN '(...) ...-' || right(${column}, 4)
  ELSE left(${column}, 1) || '...@' || split_part(${column}, '@', 2) END`;

const textColumns = {
  id: 't.id',
  userId: 't.user_id',
  username: 'sender.username',
  ownerId: 't.owner_id',
  channel: 't.channel',
  direction: 't.direction',
  address: masked('t.address'),
  body: 't.body',
  outcome: 't.outcome',
  answer: 't.answer',
  status: 't.status',
  errorCode: 't.error_code',
  undoneAt: 't.undone_at',
  dismissedAt: 't.dismissed_at',
  createdAt: 't.created_at',
} as const;

export const textResource = {
  name: 'texts',
  table: 'texts',
  row: AdminText,
  joins: 'JOIN users AS sender ON sender.id = t.user_id',
  columns: textColumns,
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    outcome: oneOf('t.outcome', TEXT_OUTCOMES),
    userId: idIs('t.user_id'),
    ownerId: idIs('t.owner_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

export const unreadTextResource = {
  ...textResource,
  name: 'unread-texts',
  where: `t.outcome = 'not-understood'`,
  filters: {
    q: contains('t.body'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

export const textConsentResource = {
  name: 'text-consents',
  table: 'text_consents',
  row: AdminTextConsent,
  joins: 'LEFT JOIN users AS person ON person.id = t.user_id',
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 'person.username',
    phone: masked('t.phone'),
    action: 't.action',
    source: 't.source',
    words: 't.words',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['id', 'DESC'],
  filters: {
    action: oneOf('t.action', TEXT_CONSENT_ACTIONS),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;
