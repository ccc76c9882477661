import { statement } from './statement.js';

/** Whether the database answers. */
export const ping = statement('SELECT 1');

export const begin = statement('BEGIN');

export const rollback = statement('ROLLBACK');

/** How a session counts days and writes times, whatever the server's own settings say. */
export const sessionSettings = statement(
  `SET TimeZone TO 'UTC'; SET DateStyle TO 'ISO, MDY'; SET IntervalStyle TO 'postgres'`,
);

/** Has PostgreSQL look at what the tables hold, so that it plans by that. */
export const analyze = statement('ANALYZE');

/** How many connections PostgreSQL takes at once, as text. */
export const connectionLimit = statement<{ limit: string }>(
  `SELECT current_setting('max_connections') AS "limit"`,
);

export interface ServerFacts {
  /** Such as 180004 for 18.4, as text. */
  version: string;
  encoding: string;
  /** How the database's locale writes "I" in lower case, which Turkish does without a dot. */
  lowered: string;
}

export const serverFacts = statement<ServerFacts>(
  `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
     lower('I') AS lowered`,
);
