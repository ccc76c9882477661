import type { DataSource, EntityManager } from 'typeorm';
import type { JobQueue } from '../../contract/backoffice/jobs.admin.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { DomainError } from '../http/errors/domain-error.js';
import * as sql from './staff-jobs.sql.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws RECORD_NOT_FOUND */
export async function lockJob(tx: EntityManager, id: string): Promise<void> {
  if (!UUID.test(id)) throw new DomainError('RECORD_NOT_FOUND');
  for (const lock of sql.LOCK_JOB) {
    if ((await fetchRows(tx, lock, [id])).length > 0) return;
  }
  throw new DomainError('RECORD_NOT_FOUND');
}

/** One that was put away comes back. The caller has locked it. */
export async function retryJob(tx: EntityManager, id: string): Promise<void> {
  await changeRows(tx, sql.retry, [id]);
  await changeRows(tx, sql.retryArchived, [id]);
}

/** The caller has locked it. */
export async function cancelJob(tx: EntityManager, id: string): Promise<void> {
  await changeRows(tx, sql.cancel, [id]);
}

/** The caller has locked it. */
export async function deleteJob(tx: EntityManager, id: string): Promise<void> {
  for (const statement of sql.FORGET_JOB) await changeRows(tx, statement, [id]);
}

/** @throws QUEUE_IS_GONE where this server's release has no such queue */
export function assertQueue(queues: readonly { name: string }[], name: string): void {
  if (!queues.some((queue) => queue.name === name)) throw new DomainError('QUEUE_IS_GONE');
}

export async function tallyQueues(
  dataSource: DataSource,
  queues: readonly { name: string; dailyAtUtc: number | null }[],
): Promise<JobQueue[]> {
  const rows = await fetchRows(dataSource, sql.tallies, []);
  const known = new Map(rows.map((row) => [row.queue, row]));
  return queues.map(({ name, dailyAtUtc }) => {
    const { waiting = 0, active = 0, failed = 0, lastStartedAt, lastFinishedAt } = known.get(name) ?? {};
    return {
      ...{ name, dailyAtUtc, waiting, active, failed },
      lastStartedAt: lastStartedAt?.toISOString() ?? null,
      lastFinishedAt: lastFinishedAt?.toISOString() ?? null,
    };
  });
}
