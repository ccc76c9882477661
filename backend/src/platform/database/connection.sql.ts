import { statement } from './statement.js';

export const ping = statement('SELECT 1');

export const begin = statement('BEGIN');

export const rollback = statement('ROLLBACK');

/** Whatever the server's own settings say. */
export const sessionSettings = statement(
  `SET TimeZone TO 'UTC'; SET DateStyle TO 'ISO, MDY'; SET IntervalStyle TO 'postgres'`,
);

export const analyze = statement('ANALYZE');

/** As text. */
export const connectionLimit = statement<{ limit: string }>(
  `SELECT current_setting('max_connections') AS "limit"`,
);

export interface ServerFacts {
  /** As text: "180004" is 18.4. */
  version: string;
  encoding: string;
  /** "I" in lower case by the database's locale; Turkish drops the dot. */
  lowered: string;
}

export const serverFacts = statement<ServerFacts>(
  `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
     lower('I') AS lowered`,
);
