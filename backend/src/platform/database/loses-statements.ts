import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { begin, ping, rollback } from './connection.sql.js';
import { send } from './statement.js';

/** SQLSTATEs of a prepared statement that is not there, or that somebody else has left there. */
const LOST_CODES = new Set<unknown>(['26000', '42P05']);

/** Of a statement that a connection alone has prepared: others leave theirs behind where a pooler swaps. */
const ownNames = new WeakMap<ClientBase, string>();

/** @returns whether an error says that a prepared statement got lost */
export function isLost(error: unknown): boolean {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  return LOST_CODES.has(code ?? driverError?.code);
}

/**
 * Whether a connection loses a statement that it has prepared, as through a pooler in transaction mode that
 * does not keep them. Such a one gives its connection to whoever comes next, so while `other` holds it, `one`
 * gets another.
 * @throws whatever else goes wrong
 */
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
