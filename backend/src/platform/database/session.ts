import type { ClientBase } from 'pg';
import { sessionSettings } from './connection.sql.js';

/** A statement and no connection option, since poolers refuse those. Lost connections must not end us. */
export async function beginSession(client: ClientBase): Promise<void> {
  client.on('error', () => undefined);
  await client.query(sessionSettings.text);
}

export const poolOptions = { idleTimeoutMillis: 30_000, keepAlive: true, onConnect: beginSession };
