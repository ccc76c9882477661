import { Body, Get, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminJob, AdminJobRow, JOB_STATES, JobQueues } from '../../contract/backoffice/jobs.admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { oneOf, since, textIs, until } from '../../platform/admin/filters.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import {
  assertQueue,
  cancelJob,
  deleteJob,
  lockJob,
  retryJob,
  tallyQueues,
} from '../../platform/jobs/staff-jobs.js';
import { ALL_JOBS } from '../../platform/jobs/staff-jobs.sql.js';

/** Background work: what waits, what is done, what failed. Nobody edits what a job works on. */
@Injectable()
export class JobsAdminController extends adminResource({
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
    data: 't.data',
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
}) {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  /** Every kind of work, with when it is done and how it stands. */
  @Get('queues')
  @Access('admin')
  @Answers(JobQueues)
  queues(): Promise<JobQueues> {
    return tallyQueues(this.dataSource, this.jobs.described());
  }

  /** Has a job worked again that failed or was cancelled. */
  @StaffAction(':id/retry', AdminJob)
  retry(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, async (tx, before) => {
      const { state, queue } = before as AdminJob;
      if (state !== 'failed' && state !== 'cancelled') throw new DomainError('ALREADY_DECIDED');
      assertQueue(this.jobs.described(), queue);
      await retryJob(tx, id);
    });
  }

  /** Takes a job out of its queue that waits. */
  @StaffAction(':id/cancel', AdminJob)
  cancel(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'cancel' }, id, async (tx, before) => {
      const { state } = before as AdminJob;
      if (state === 'active') throw new DomainError('JOB_IS_WORKED');
      if (state !== 'created' && state !== 'retry') throw new DomainError('ALREADY_DECIDED');
      await cancelJob(tx, id);
    });
  }

  protected override lockRow(tx: EntityManager, id: number | string): Promise<void> {
    return lockJob(tx, String(id));
  }

  protected override async erase(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const { state } = before as AdminJob;
    if (state === 'active' || state === 'created' || state === 'retry') throw new DomainError('JOB_IS_OPEN');
    await deleteJob(tx, String(id));
  }
}
