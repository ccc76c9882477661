import { statement } from '../statement.js';

/** Positions are bytes of the primary's log. */
export interface ReplicaState {
  isReplica: boolean;
  replayed: string | null;
}

export const replicaState = statement<ReplicaState>(
  `SELECT pg_is_in_recovery() AS "isReplica", (pg_last_wal_replay_lsn() - '0/0')::text AS replayed`,
);

export const primaryPositions = statement<{ flushed: string; inserted: string }>(
  `SELECT (pg_current_wal_flush_lsn() - '0/0')::text AS flushed,
    (pg_current_wal_insert_lsn() - '0/0')::text AS inserted`,
);
