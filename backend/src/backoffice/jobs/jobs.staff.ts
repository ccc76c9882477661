import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminJob, JobQueues } from '../../contract/backoffice/jobs.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import {
  assertQueue,
  cancelJob,
  deleteJob,
  lockJob,
  retryJob,
  tallyQueues,
} from '../../platform/jobs/staff-jobs.js';
import { jobResource } from './jobs.admin.sql.js';

@Injectable()
export class JobsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly jobs: Jobs,
  ) {
    super(jobResource, rows);
  }

  queues(): Promise<JobQueues> {
    return tallyQueues(this.dataSource, this.jobs.described());
  }

  retry(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'retry' }, id, async (tx, before) => {
      const { state, queue } = before as AdminJob;
      if (state !== 'failed' && state !== 'cancelled') throw new DomainError('ALREADY_DECIDED');
      assertQueue(this.jobs.described(), queue);
      await retryJob(tx, id);
    });
  }

  cancel(actor: SignedInUser, id: string): Promise<Row> {
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

  protected override async deleteRow(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const { state } = before as AdminJob;
    if (state === 'active' || state === 'created' || state === 'retry') throw new DomainError('JOB_IS_OPEN');
    await deleteJob(tx, String(id));
  }
}
