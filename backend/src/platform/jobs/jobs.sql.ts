import { statement } from '../database/statement.js';
import { JOBS_SCHEMA } from './job-sql.js';

export const missingQueues = statement<{ name: string }, [queues: readonly string[]]>(
  `SELECT name FROM unnest($1::text[]) AS wanted (name)
  WHERE NOT EXISTS (SELECT FROM ${JOBS_SCHEMA}.queue WHERE queue.name = wanted.name)`,
);

/** `short`: one waiting job for each key. */
export const createShortQueue = statement<object, [queue: string, options: { policy: 'short' }]>(
  `SELECT ${JOBS_SCHEMA}.create_queue($1, $2)`,
);

export const dueQueues = statement<{ name: string }, [queues: readonly string[]]>(
  `SELECT DISTINCT name FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state < 'active' AND start_after < now()`,
);

export const anyActive = statement<object, [queue: string]>(
  `SELECT 1 FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND state = 'active' LIMIT 1`,
);

export const countDue = statement<{ count: number }, [queue: string, most: number]>(
  `SELECT count(*)::int FROM (SELECT FROM ${JOBS_SCHEMA}.job
    WHERE name = $1 AND state < 'active' AND start_after < now() LIMIT $2) AS due`,
);

/** Those that are put away as well. */
export const jobsOfKey = statement<object, [queue: string, key: string]>(
  `SELECT 1 FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND singleton_key = $2
  UNION ALL SELECT 1 FROM ${JOBS_SCHEMA}.archive WHERE name = $1 AND singleton_key = $2`,
);

/** Whether the newest of a key failed, with no try left. */
export const newestFailed = statement<{ isFailed: boolean }, [queue: string, key: string]>(
  `SELECT state = 'failed' AS "isFailed" FROM (
    SELECT state::text, created_on FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND singleton_key = $2
    UNION ALL SELECT state::text, created_on FROM ${JOBS_SCHEMA}.archive WHERE name = $1 AND singleton_key = $2) AS known
  ORDER BY created_on DESC LIMIT 1`,
);

/** @param seconds how long they have been active */
export const forgetActive = statement<object, [queue: string, data: object, seconds: number]>(
  `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND state = 'active' AND data @> $2::jsonb
    AND started_on < now() - $3 * interval '1 second'`,
);
