import type { ClientBase } from 'pg';
import { sessionSettings } from './connection.sql.js';

/**
 * What each connection does first: a database, a role or a server may have settings of its own, which would
 * move days and change how times are written. It is a statement and not an option of the connection, since
 * poolers refuse those; they carry these settings along (PgBouncer: whichever server connection serves).
 *
 * A connection that is lost fails the statement of whoever holds it. Where they do not listen, it would end
 * the process as well.
 */
export async function beginSession(client: ClientBase): Promise<void> {
  client.on('error', () => undefined);
  await client.query(sessionSettings.text);
}

/** Of each pool. */
export const poolOptions = { idleTimeoutMillis: 30_000, keepAlive: true, onConnect: beginSession };
