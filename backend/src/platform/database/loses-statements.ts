import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { begin, ping, rollback } from './connection.sql.js';
import { send } from './statement.js';

/** SQLSTATEs of a prepared statement that is missing, or is somebody else's. */
const LOST_CODES = new Set<unknown>(['26000', '42P05']);

/** Statements that only this connection has: others leave theirs behind where a pooler swaps. */
const ownNames = new WeakMap<ClientBase, string>();

export function isLost(error: unknown): boolean {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  return LOST_CODES.has(code ?? driverError?.code);
}

/** `other` is held so that a transaction pooler gives `one` another connection. @throws other errors */
export async function losesStatements(one: ClientBase, other: ClientBase): Promise<boolean> {
  const name = ownNames.get(one) ?? randomUUID();
  ownNames.set(one, name);
  try {
    await send(one, { ...ping, name }, []);
    await other.query(begin.text);
    await send(one, { ...ping, name }, []);
    return false;
  } catch (error) {
    if (isLost(error)) return true;
    throw error;
  } finally {
    await other.query(rollback.text);
  }
}
