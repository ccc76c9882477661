import pg from 'pg';
import { poolOptions } from '../session.js';
import { type ReplicaState, replicaState } from './replicas.sql.js';

/** A replica that takes longer for a query is not waited for. */
const ANSWER_WITHIN_MS = 3_000;
const CONNECT_WITHIN_MS = 2_000;

export class Replica {
  readonly pool: pg.Pool;
  /** For people: address and port. */
  readonly name: string;
  /** Bytes of the primary's log. */
  replayed = 0n;
  isWell = false;
  private asking: Promise<void> | undefined;

  constructor(url: string, poolSize: number) {
    this.name = new URL(url).host;
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      application_name: 'farmgate',
      query_timeout: ANSWER_WITHIN_MS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      ...poolOptions,
    });
    // Of idle connections; the next check says how the replica is.
    this.pool.on('error', () => (this.isWell = false));
  }

  /** @param needed what it must have replayed to be used */
  check(needed: bigint | null): Promise<void> {
    this.asking ??= this.ask(needed).finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(needed: bigint | null): Promise<void> {
    try {
      const { rows } = await this.pool.query<ReplicaState>(replicaState.text);
      const [state] = rows;
      this.replayed = BigInt(state?.replayed ?? 0);
      this.isWell = (state?.isReplica ?? false) && needed !== null && this.replayed >= needed;
    } catch {
      this.isWell = false;
    }
  }
}
