import { statement } from '../database/statement.js';
import { JOBS_SCHEMA } from './job-sql.js';

/** Deletes the jobs that a dead server was at; they would count as failures one day. */
export const deleteLostJobs = statement<object, [queue: string, data: object, afterSeconds: number]>(
  `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND state = 'active' AND data @> $2::jsonb
     AND started_on < now() - $3 * interval '1 second'`,
);
