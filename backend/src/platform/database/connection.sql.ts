import { statement } from './statement.js';

/** Whether the database answers. */
export const ping = statement('SELECT 1');

/** Has PostgreSQL look at what the tables hold, so that it plans by that. */
export const analyze = statement('ANALYZE');
