import { statement } from '../database/statement.js';

/**
 * Has PostgreSQL write a megabyte to its disk and forget it. Several statements in one, so without a name:
 * the setting holds for them alone.
 */
export const writeToDisk = statement(
  `SET LOCAL work_mem = '64kB';
   WITH written AS MATERIALIZED (SELECT repeat('x', 1000) FROM generate_series(1, 1000))
   SELECT count(*) FROM written`,
);
