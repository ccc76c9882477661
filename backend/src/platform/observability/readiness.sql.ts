import { statement } from '../database/statement.js';

/** Unnamed, as it is several statements: the setting holds for them alone. */
export const writeToDisk = statement(
  `SET LOCAL work_mem = '64kB';
   WITH written AS MATERIALIZED (SELECT repeat('x', 1000) FROM generate_series(1, 1000))
   SELECT count(*) FROM written`,
);
