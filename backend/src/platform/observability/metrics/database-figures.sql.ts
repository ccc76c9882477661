import { JOBS_SCHEMA } from '../../jobs/job-sql.js';

/** Nothing is counted beyond this: a thousand mails that wait are as alarming as a million, and cost less. */
export const MOST_COUNTED = 10_000;

/** Jobs that could be worked now, by queue; those that are to wait are not counted. One index has them. */
export const dueJobs = `
  SELECT name, count(*)::int AS count FROM (
    SELECT name FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state < 'active' AND start_after <= now() LIMIT ${MOST_COUNTED}
  ) AS due GROUP BY name`;

/** Jobs that were given up, by queue, until they are put away (half a day). */
export const failedJobs = `
  SELECT name, count(*)::int AS count FROM (
    SELECT name FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1) AND state = 'failed' LIMIT ${MOST_COUNTED}
  ) AS failed GROUP BY name`;

/** Mails that are not sent; and how long the oldest that waits has waited, in seconds. */
export const unsentMails = `
  SELECT
    (SELECT count(*)::int FROM (SELECT 1 FROM mails WHERE status = 'waiting' LIMIT ${MOST_COUNTED}) AS waiting) AS waiting,
    (SELECT count(*)::int FROM (SELECT 1 FROM mails WHERE status = 'failed' LIMIT ${MOST_COUNTED}) AS failed) AS failed,
    coalesce((SELECT extract(epoch FROM now() - created_at)::float8 FROM mails WHERE status = 'waiting'
      ORDER BY created_at, id LIMIT 1), 0) AS "oldestSeconds"`;

/** Orders whose time to pay is over long ago and which nobody gave up: something is wrong with the jobs or the provider. */
export const overdueOrders = `
  SELECT count(*)::int AS count FROM (
    SELECT 1 FROM orders WHERE payment_status = 'held' AND held_until < now() - interval '5 minutes' LIMIT ${MOST_COUNTED}
  ) AS overdue`;
