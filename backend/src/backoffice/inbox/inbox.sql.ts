import { staffRoleSql } from '../../accounts/users/users.sql.js';
import {
  INBOX_BOUND,
  INBOX_PAGE,
  type InboxKind,
  type InboxRow,
} from '../../contract/backoffice/inbox.admin.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import type { AdminResource, WaitingRows } from '../../platform/admin/admin-resource.js';
import { statement } from '../../platform/database/statement.js';
import { STAFF_TODAY } from '../../platform/settings/staff-zone.sql.js';

/** A kind as its domain offers it. */
export interface OfferedKind extends Pick<AdminResource, 'table' | 'joins'> {
  kind: InboxKind;
  waits: WaitingRows;
}

export interface InboxFilter {
  owner?: 'mine' | 'nobody' | undefined;
  isSnoozed?: boolean;
  isOne?: boolean;
}

const said = (kind: InboxKind, condition: string) =>
  `EXISTS (SELECT FROM inbox_items AS item WHERE item.kind = '${kind}' AND item.record_id = t.id AND ${condition})`;
const isSnoozed = (kind: InboxKind) => said(kind, `item.snoozed_until > ${STAFF_TODAY}`);

/** $1 is who asks, $2 the record where one is asked for. */
function condition({ kind, waits }: OfferedKind, { owner, isSnoozed: later, isOne }: InboxFilter): string {
  const parts = [waits.where];
  if (isOne) return [...parts, `t.id = $2`].join(' AND ');
  parts.push(later ? isSnoozed(kind) : `NOT ${isSnoozed(kind)}`);
  if (owner === 'mine')
    parts.push(`t.id IN (SELECT record_id FROM inbox_items WHERE kind = '${kind}' AND owner_id = $1)`);
  if (owner === 'nobody') parts.push(`NOT ${said(kind, 'item.owner_id IS NOT NULL')}`);
  return parts.map((part) => `(${part})`).join(' AND ');
}

const rowsOf = (offered: OfferedKind, filter: InboxFilter) => {
  const { kind, table, joins = '', waits } = offered;
  return `(SELECT '${kind}' AS kind, t.id AS record_id, ${waits.title} AS title, left(${waits.detail}, 200) AS detail,
      ${waits.since} AS since
    FROM ${table} AS t ${joins} WHERE ${condition(offered, filter)} ORDER BY ${waits.since}, t.id LIMIT ${INBOX_BOUND})`;
};

/** What waits longest comes first. */
export const readInbox = (kinds: readonly OfferedKind[], filter: InboxFilter) =>
  statement<
    Omit<InboxRow, 'since'> & { since: Date; total: number },
    [userId: number, recordId: number | null, offset: number]
  >(`
  WITH waiting AS (${kinds.map((kind) => rowsOf(kind, filter)).join(' UNION ALL ')}),
  page AS (
    SELECT *, count(*) OVER ()::int AS total FROM waiting
    WHERE $1::int IS NOT NULL AND ($2::int IS NULL OR record_id = $2)
    ORDER BY since, kind, record_id LIMIT ${INBOX_PAGE} OFFSET $3::int)
  SELECT page.kind, page.record_id AS "recordId", page.title, page.detail, page.since, page.total,
    item.owner_id AS "ownerId", coalesce(nullif(concat_ws(' ', owner.first_name, owner.last_name), ''), owner.username::text) AS "ownerName",
    item.note, to_char(item.snoozed_until, 'YYYY-MM-DD') AS "snoozedUntil"
  FROM page LEFT JOIN inbox_items AS item ON item.kind = page.kind AND item.record_id = page.record_id
  LEFT JOIN users AS owner ON owner.id = item.owner_id
  ORDER BY page.since, page.kind, page.record_id`);

/** How many of a kind wait now, a part of the count of everything that waits. */
export const waitingNow = (offered: OfferedKind): string =>
  `${offered.table} AS t ${offered.joins ?? ''} WHERE ${condition(offered, {})}`;

export const readColleagues = statement<{ id: number; name: string; role: StaffRole }>(`
  SELECT id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username::text) AS name,
    ${staffRoleSql('users')} AS role
  FROM users WHERE role = 'admin' AND locked_at IS NULL ORDER BY name, id LIMIT 200`);

export const today = statement<{ today: string }>(`SELECT to_char(${STAFF_TODAY}, 'YYYY-MM-DD') AS today`);

/** What staff said of things that were decided long ago. */
export const forgetOldItems = statement(`
  DELETE FROM inbox_items
  WHERE updated_at < now() - interval '180 days'`);
