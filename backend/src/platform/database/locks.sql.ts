import { statement } from './statement.js';

/**
 * Locks of PostgreSQL that belong to no row. Numbers and names are this product's own, the same on all its
 * servers.
 */

/** Until the transaction ends. */
export const lockNumber = statement<object, [lock: number]>('SELECT pg_advisory_xact_lock($1)');

/** Until the transaction ends. */
export const lockName = statement<object, [name: string]>('SELECT pg_advisory_xact_lock(hashtext($1))');

/** Until the connection gives it back or ends. */
export const tryLock = statement<{ isTaken: boolean }, [lock: number]>(
  'SELECT pg_try_advisory_lock($1) AS "isTaken"',
);

export const unlock = statement<object, [lock: number]>('SELECT pg_advisory_unlock($1)');
