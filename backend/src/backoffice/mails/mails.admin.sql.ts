import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminMail, AdminMailRow, MAIL_STATUSES } from '../../contract/backoffice/mails.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, flag, oneOf, since, textIs, until } from '../../platform/admin/filters.sql.js';
import { statement } from '../../platform/database/statement.js';

/** Given up, or waiting longer than a working mail server takes. */
export const UNSENT = `(t.status = 'failed' OR (t.status = 'waiting' AND t.created_at < now() - interval '10 minutes'))`;

/** Texts hold keys, so no column of theirs is named here. */
export const mailResource = {
  name: 'mails',
  table: 'mails',
  row: AdminMailRow,
  record: AdminMail,
  columns: {
    id: 't.id',
    kind: 't.kind',
    recipient: 't.recipient',
    subject: 't.subject',
    status: 't.status',
    isSecret: 't.is_secret',
    attempts: '(SELECT count(*)::int FROM mail_attempts WHERE mail_id = t.id)',
    createdAt: 't.created_at',
    sentAt: 't.sent_at',
  },
  sorts: ['id', 'createdAt'],
  // Later ids are later mails, and the filters are indexed by the moment.
  sortColumns: { id: 't.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    recipient: contains('t.recipient'),
    kind: textIs('t.kind'),
    status: oneOf('t.status', MAIL_STATUSES),
    isUnsent: flag(UNSENT),
    isSecret: flag('t.is_secret'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    retry: { body: NoBody },
    resend: { body: NoBody },
  },
} satisfies AdminResource;

/** Each kind is found by its index, without reading the mails. */
export const mailKinds = statement<{ kind: string }>(
  `WITH RECURSIVE found AS (
     (SELECT kind FROM mails ORDER BY kind LIMIT 1)
     UNION ALL
     SELECT (SELECT kind FROM mails WHERE kind > found.kind ORDER BY kind LIMIT 1) FROM found WHERE found.kind IS NOT NULL
   )
   SELECT kind FROM found WHERE kind IS NOT NULL`,
);
