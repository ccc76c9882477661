import { statement } from './statement.js';

/** Locks that belong to no row; the same on all servers. */

/** Until the transaction ends. */
export const lockNumber = statement<object, [lock: number]>('SELECT pg_advisory_xact_lock($1)');

/** Until the transaction ends. */
export const lockName = statement<object, [name: string]>('SELECT pg_advisory_xact_lock(hashtext($1))');

/** Until the connection gives it back or ends. */
export const tryLock = statement<{ isTaken: boolean }, [lock: number]>(
  'SELECT pg_try_advisory_lock($1) AS "isTaken"',
);

export const unlock = statement<object, [lock: number]>('SELECT pg_advisory_unlock($1)');
