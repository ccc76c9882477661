import { type AuditActions, AdminAuditEntry } from '../../contract/backoffice/audit.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, idIs, since, textIs, until } from '../../platform/admin/filters.sql.js';
import { statement } from '../../platform/database/statement.js';

/** Letter for letter what ix_audit_log_search is made of. */
const SEARCHED = `(t.username || ' ' || t.action || ' ' || t.resource || ' ' || coalesce(t.note, ''))`;

const mergedInto = (resource: 'farms' | 'places', redirects: string, column: string) =>
  `(SELECT ${column}::text FROM ${redirects} WHERE ${redirects}.id =
    CASE WHEN t.resource = '${resource}' AND t.record_id ~ '^[1-9][0-9]{0,8}$' THEN t.record_id::int END)`;
const MERGED_INTO = `coalesce(${mergedInto('farms', 'farm_redirects', 'farm_id')}, ${mergedInto('places', 'place_redirects', 'place_id')})`;

export const auditLogResource = {
  name: 'audit-log',
  table: 'audit_log',
  row: AdminAuditEntry,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 't.username',
    action: 't.action',
    resource: 't.resource',
    recordId: 't.record_id',
    mergedInto: MERGED_INTO,
    before: 't.before',
    after: 't.after',
    note: 't.note',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains(SEARCHED),
    userId: idIs('t.user_id'),
    resource: textIs('t.resource'),
    recordId: textIs('t.record_id'),
    action: textIs('t.action'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const LOOKED_AT = 20_000;

export const latestActions = statement<AuditActions>(
  `WITH latest AS MATERIALIZED (SELECT resource, action FROM audit_log ORDER BY id DESC LIMIT ${LOOKED_AT})
   SELECT ARRAY(SELECT DISTINCT resource FROM latest ORDER BY 1) AS resources,
     ARRAY(SELECT DISTINCT action FROM latest ORDER BY 1) AS actions`,
);
