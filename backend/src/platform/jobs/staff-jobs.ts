import type { DataSource, EntityManager } from 'typeorm';
import type { JobQueue } from '../../contract/backoffice/jobs.admin.js';
import { DomainError } from '../http/errors/domain-error.js';
import { JOBS_SCHEMA } from './job-sql.js';

const JOB = `${JOBS_SCHEMA}.job`;
const ARCHIVE = `${JOBS_SCHEMA}.archive`;
const KEPT =
  'id, name, priority, data, retry_count, retry_delay, retry_backoff, singleton_key, expire_in, created_on, dead_letter, policy';

const columns = (isArchived: boolean) => `id::text AS id, name AS queue, state::text AS state, data, output,
  retry_count, retry_limit, created_on, start_after, started_on, completed_on, ${isArchived} AS is_archived`;

/** All jobs, those that are put away as well, as something to select from. */
export const ALL_JOBS = `(SELECT ${columns(false)} FROM ${JOB} UNION ALL SELECT ${columns(true)} FROM ${ARCHIVE})`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Locks a job, wherever it is. @throws RECORD_NOT_FOUND */
export async function lockJob(tx: EntityManager, id: string): Promise<void> {
  if (!UUID.test(id)) throw new DomainError('RECORD_NOT_FOUND');
  for (const table of [JOB, ARCHIVE]) {
    const rows = await tx.query<unknown[]>(`SELECT 1 FROM ${table} WHERE id::text = $1 FOR UPDATE`, [id]);
    if (rows.length > 0) return;
  }
  throw new DomainError('RECORD_NOT_FOUND');
}

/** Has a job worked once more that failed or was cancelled; one that was put away comes back. The job is locked by the caller. */
export async function retryJob(tx: EntityManager, id: string): Promise<void> {
  // As a further try: while another job with its key waits, it could not wait beside it as a new one. The slot of a daily job is its first try's.
  await tx.query(
    `UPDATE ${JOB} SET state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
       completed_on = NULL, singleton_on = NULL, keep_until = greatest(keep_until, now() + interval '1 day')
     WHERE id::text = $1`,
    [id],
  );
  await tx.query(
    `WITH back AS (DELETE FROM ${ARCHIVE} WHERE id::text = $1 RETURNING *)
     INSERT INTO ${JOB} (${KEPT}, state, retry_limit, start_after, keep_until)
     SELECT ${KEPT}, 'retry', greatest(retry_limit, retry_count + 1), now(), now() + interval '1 day' FROM back`,
    [id],
  );
}

/** Takes a job that waits out of its queue; the caller has locked it. */
export async function cancelJob(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `UPDATE ${JOB} SET state = 'cancelled', completed_on = now() WHERE id::text = $1 AND state < 'active'`,
    [id],
  );
}

/** Forgets a job; the caller has locked it. */
export async function deleteJob(tx: EntityManager, id: string): Promise<void> {
  await tx.query(`DELETE FROM ${JOB} WHERE id::text = $1`, [id]);
  await tx.query(`DELETE FROM ${ARCHIVE} WHERE id::text = $1`, [id]);
}

/** @throws QUEUE_IS_GONE where this server's release has no such queue */
export function assertQueue(queues: readonly { name: string }[], name: string): void {
  if (!queues.some((queue) => queue.name === name)) throw new DomainError('QUEUE_IS_GONE');
}

interface Tally {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  lastStartedAt: Date | null;
  lastFinishedAt: Date | null;
}

/** @returns how each of the queues stands, in their order */
export async function tallyQueues(
  dataSource: DataSource,
  queues: readonly { name: string; dailyAtUtc: number | null }[],
): Promise<JobQueue[]> {
  const rows = await dataSource.query<Tally[]>(
    `SELECT queue, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
       count(*) FILTER (WHERE state = 'active')::int AS active, count(*) FILTER (WHERE state = 'failed')::int AS failed,
       max(started_on) AS "lastStartedAt", max(completed_on) FILTER (WHERE state = 'completed') AS "lastFinishedAt"
     FROM ${ALL_JOBS} AS t GROUP BY queue`,
  );
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
