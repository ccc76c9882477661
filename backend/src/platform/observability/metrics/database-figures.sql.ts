import { statement } from '../../database/statement.js';
import { JOBS_SCHEMA } from '../../jobs/job-sql.js';

/** More is no more alarming, and costs more. */
export const MOST_COUNTED = 10_000;

interface QueueCount {
  name: string;
  count: number;
}

/** Without those that are to wait. One index has them. */
export const dueJobs = statement<QueueCount, [queues: readonly string[]]>(`
  SELECT name, count(*)::int AS count FROM (
    SELECT name FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state < 'active' AND start_after <= now() LIMIT ${MOST_COUNTED}
  ) AS due GROUP BY name`);

/** Until they are put away (half a day). */
export const failedJobs = statement<QueueCount, [queues: readonly string[]]>(`
  SELECT name, count(*)::int AS count FROM (
    SELECT name FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state = 'failed' LIMIT ${MOST_COUNTED}
  ) AS failed GROUP BY name`);

export interface UnsentMails {
  waiting: number;
  failed: number;
  oldestSeconds: number;
}

/** And how long the oldest has waited, in seconds. */
export const unsentMails = statement<UnsentMails>(`
  SELECT
    (SELECT count(*)::int FROM (SELECT 1 FROM mails WHERE status = 'waiting' LIMIT ${MOST_COUNTED}) AS waiting) AS waiting,
    (SELECT count(*)::int FROM (SELECT 1 FROM mails WHERE status = 'failed' LIMIT ${MOST_COUNTED}) AS failed) AS failed,
    coalesce((SELECT extract(epoch FROM now() - created_at)::float8 FROM mails WHERE status = 'waiting'
      ORDER BY created_at, id LIMIT 1), 0) AS "oldestSeconds"`);

/** For the statements of a transaction. */
export const limitTime = (milliseconds: number) => statement(`SET LOCAL statement_timeout = ${milliseconds}`);
