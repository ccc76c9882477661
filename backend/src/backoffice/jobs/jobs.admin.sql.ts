import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminJob, AdminJobRow, JOB_STATES } from '../../contract/backoffice/jobs.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { oneOf, since, textIs, until } from '../../platform/admin/filters.sql.js';
import { ALL_JOBS } from '../../platform/jobs/staff-jobs.sql.js';

export const jobResource = {
  name: 'jobs',
  table: ALL_JOBS,
  keyType: 'text',
  row: AdminJobRow,
  record: AdminJob,
  columns: {
    id: 't.id',
    queue: 't.queue',
    state: 't.state',
    retryCount: 't.retry_count',
    retryLimit: 't.retry_limit',
    createdAt: 't.created_on',
    startAfter: 't.start_after',
    startedAt: 't.started_on',
    completedAt: 't.completed_on',
    // What a text says may be a code.
    data: `t.data - 'body'`,
    output: 't.output',
    isArchived: 't.is_archived',
  },
  sorts: ['createdAt', 'startAfter', 'startedAt', 'completedAt', 'queue', 'state'],
  emptyLast: ['startedAt', 'completedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    queue: textIs('t.queue'),
    state: oneOf('t.state', JOB_STATES),
    createdSince: since('t.created_on'),
    createdUntil: until('t.created_on'),
  },
  isDeletable: true,
  actions: {
    retry: { body: NoBody },
    cancel: { body: NoBody },
  },
} satisfies AdminResource;
