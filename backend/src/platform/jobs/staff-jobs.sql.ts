import { statement } from '../database/statement.js';
import { JOBS_SCHEMA } from './job-sql.js';

const job = `${JOBS_SCHEMA}.job`;
const archive = `${JOBS_SCHEMA}.archive`;
const kept =
  'id, name, priority, data, retry_count, retry_delay, retry_backoff, singleton_key, expire_in, created_on, dead_letter, policy';

const columns = (isArchived: boolean) => `id::text AS id, name AS queue, state::text AS state, data, output,
  retry_count, retry_limit, created_on, start_after, started_on, completed_on, ${isArchived} AS is_archived`;

/** Those that are put away as well. */
export const ALL_JOBS = `(SELECT ${columns(false)} FROM ${job} UNION ALL SELECT ${columns(true)} FROM ${archive})`;

/** In this order. */
export const LOCK_JOB = [job, archive].map((table) =>
  statement<object, [id: string]>(`SELECT 1 FROM ${table} WHERE id::text = $1 FOR UPDATE`),
);

// A new job could not wait beside another with its key; a daily job's slot is its first try's.
export const retry = statement<object, [id: string]>(
  `UPDATE ${job} SET state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
    completed_on = NULL, singleton_on = NULL, keep_until = greatest(keep_until, now() + interval '1 day')
  WHERE id::text = $1`,
);

export const retryArchived = statement<object, [id: string]>(
  `WITH back AS (DELETE FROM ${archive} WHERE id::text = $1 RETURNING *)
  INSERT INTO ${job} (${kept}, state, retry_limit, start_after, keep_until)
  SELECT ${kept}, 'retry', greatest(retry_limit, retry_count + 1), now(), now() + interval '1 day' FROM back`,
);

export const cancel = statement<object, [id: string]>(
  `UPDATE ${job} SET state = 'cancelled', completed_on = now() WHERE id::text = $1 AND state < 'active'`,
);

export const FORGET_JOB = [job, archive].map((table) =>
  statement<object, [id: string]>(`DELETE FROM ${table} WHERE id::text = $1`),
);

interface Tally {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  lastStartedAt: Date | null;
  lastFinishedAt: Date | null;
}

export const tallies = statement<Tally>(
  `SELECT queue, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS active, count(*) FILTER (WHERE state = 'failed')::int AS failed,
    max(started_on) AS "lastStartedAt", max(completed_on) FILTER (WHERE state = 'completed') AS "lastFinishedAt"
  FROM ${ALL_JOBS} AS t GROUP BY queue`,
);
