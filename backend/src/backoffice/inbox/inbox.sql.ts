import { personName, staffRoleSql } from '../../accounts/users/users.sql.js';
import {
  INBOX_BOUND,
  INBOX_PAGE,
  type InboxKind,
  type InboxRow,
} from '../../contract/backoffice/inbox.admin.js';
import { rolesThatMay, type StaffRole } from '../../contract/shared/capabilities.js';
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

/** Staff who may work on a kind: what anyone else owns has no owner. */
function worksOn(kind: InboxKind): string {
  const roles = rolesThatMay({ resource: kind, action: 'edit' }).map((role) => `'${role}'`);
  return `owner.role = 'admin' AND owner.locked_at IS NULL AND ${staffRoleSql('owner')} IN (${roles.join(', ')})`;
}

/** What was said before the record began to wait was about an older matter. */
const said = ({ kind, waits }: OfferedKind, condition: string) =>
  `EXISTS (SELECT FROM inbox_items AS item WHERE item.kind = '${kind}' AND item.record_id = t.id
    AND item.updated_at >= ${waits.since} AND ${condition})`;

/** What staff said last counts, or what the record itself waits for. */
function isSnoozed(offered: OfferedKind): string {
  const { snooze } = offered.waits;
  const byStaff = `item.snoozed_until > ${STAFF_TODAY}`;
  if (!snooze) return said(offered, byStaff);
  const isLater = `(${snooze.since} IS NULL OR item.updated_at >= ${snooze.since})`;
  return `(${said(offered, `${isLater} AND ${byStaff}`)}
    OR coalesce(${snooze.until} > ${STAFF_TODAY}, false) AND NOT ${said(offered, isLater)})`;
}

/** $1 is who asks, $2 the record where one is asked for. */
function condition(offered: OfferedKind, { owner, isSnoozed: later, isOne }: InboxFilter): string {
  const { kind, waits } = offered;
  const parts = [waits.where];
  if (isOne) return [...parts, `t.id = $2`].join(' AND ');
  parts.push(later ? isSnoozed(offered) : `NOT ${isSnoozed(offered)}`);
  if (owner === 'mine')
    parts.push(
      `t.id IN (SELECT record_id FROM inbox_items WHERE kind = '${kind}' AND owner_id = $1)`,
      said(offered, 'item.owner_id = $1'),
    );
  if (owner === 'nobody')
    parts.push(
      `NOT ${said(offered, `item.owner_id IN (SELECT owner.id FROM users AS owner WHERE ${worksOn(kind)})`)}`,
    );
  return parts.map((part) => `(${part})`).join(' AND ');
}

const rowsOf = (offered: OfferedKind, filter: InboxFilter) => {
  const { kind, table, joins = '', waits } = offered;
  return `(SELECT '${kind}' AS kind, t.id AS record_id, ${waits.title} AS title, left(${waits.detail}, 200) AS detail,
      ${waits.since} AS since, ${waits.snooze?.until ?? 'CAST(NULL AS date)'} AS later,
      ${waits.snooze?.since ?? 'NULL::timestamptz'} AS later_since
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
    owner.id AS "ownerId", ${personName('owner')} AS "ownerName",
    item.note, CASE WHEN snooze.day > ${STAFF_TODAY} THEN to_char(snooze.day, 'YYYY-MM-DD') END AS "snoozedUntil"
  FROM page LEFT JOIN inbox_items AS item
    ON item.kind = page.kind AND item.record_id = page.record_id AND item.updated_at >= page.since
  CROSS JOIN LATERAL (SELECT CASE WHEN item.updated_at >= coalesce(page.later_since, item.updated_at)
    THEN item.snoozed_until ELSE page.later END AS day) AS snooze
  LEFT JOIN users AS owner ON owner.id = item.owner_id
    AND (${kinds.map(({ kind }) => `(page.kind = '${kind}' AND ${worksOn(kind)})`).join(' OR ')})
  ORDER BY page.since, page.kind, page.record_id`);

/** How many of a kind wait now, a part of the count of everything that waits. */
export const waitingNow = (offered: OfferedKind): string =>
  `${offered.table} AS t ${offered.joins ?? ''} WHERE ${condition(offered, {})}`;

export const readColleagues = statement<{ id: number; name: string; role: StaffRole }>(`
  SELECT id, ${personName('users')} AS name,
    ${staffRoleSql('users')} AS role
  FROM users WHERE role = 'admin' AND locked_at IS NULL ORDER BY name, id LIMIT 200`);

export const today = statement<{ today: string }>(`SELECT to_char(${STAFF_TODAY}, 'YYYY-MM-DD') AS today`);

/** What staff said of things that wait no more, or said half a year ago. */
export const forgetOldItems = (kinds: readonly OfferedKind[]) =>
  statement(`
  DELETE FROM inbox_items AS item
  WHERE item.updated_at < now() - interval '180 days'
    OR NOT CASE item.kind ${kinds.map(stillWaits).join(' ')} ELSE false END`);

const stillWaits = ({ kind, table, joins = '', waits }: OfferedKind) =>
  `WHEN '${kind}' THEN EXISTS (SELECT FROM ${table} AS t ${joins}
    WHERE t.id = item.record_id AND (${waits.where}) AND item.updated_at >= ${waits.since})`;
