import { statement } from './statement.js';

/** Whether the database answers. */
export const ping = statement('SELECT 1');

/** Has PostgreSQL look at what the tables hold, so that it plans by that. */
export const analyze = statement('ANALYZE');

/** How many connections PostgreSQL takes at once, as text. */
export const connectionLimit = statement<{ limit: string }>(
  `SELECT current_setting('max_connections') AS "limit"`,
);

/** Such as 180004 for 18.4, as text. */
export const serverVersion = statement<{ version: string }>(
  `SELECT current_setting('server_version_num') AS version`,
);
