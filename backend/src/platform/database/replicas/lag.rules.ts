export interface Sample {
  /** Bytes of its write-ahead log. */
  position: bigint;
  /** Milliseconds. */
  at: number;
}

/** In milliseconds. */
export const MOST_LAG_MS = 3_000;

/** An idle primary writes no time, so positions tell. @param samples by time @returns null if unknown */
export function neededPosition(samples: readonly Sample[], now: number): bigint | null {
  const old = samples.filter(({ at }) => at <= now - MOST_LAG_MS);
  return (old.at(-1) ?? samples[0])?.position ?? null;
}

/** Drops those that no longer count. */
export function withSample(samples: readonly Sample[], added: Sample): Sample[] {
  const from = samples.findLastIndex(({ at }) => at <= added.at - MOST_LAG_MS);
  return [...samples.slice(Math.max(from, 0)), added];
}

/** Positions are bytes of the primary's log, times milliseconds. */
export class ChangedTables {
  private readonly changes = new Map<string, { position: bigint | null; caughtUpAt: number }>();

  /** Its position follows. */
  note(tables: Iterable<string>): void {
    for (const table of tables) this.changes.set(table, { position: null, caughtUpAt: Infinity });
  }

  /** The primary's position after all changes that are noted. */
  locate(position: bigint): void {
    for (const change of this.changes.values()) change.position ??= position;
  }

  /** @param replayed what all replicas in use have replayed */
  replayed(replayed: bigint, now: number): void {
    for (const change of this.changes.values()) {
      if (change.caughtUpAt === Infinity && change.position !== null && change.position <= replayed) {
        change.caughtUpAt = now;
      }
    }
  }

  /** Whether a replica lacked a change of one of the tables at some time from `since` on. */
  wereBehind(tables: Iterable<string>, since: number): boolean {
    for (const table of tables) {
      if ((this.changes.get(table)?.caughtUpAt ?? -Infinity) >= since) return true;
    }
    return false;
  }

  get isPending(): boolean {
    return [...this.changes.values()].some(({ caughtUpAt }) => caughtUpAt === Infinity);
  }
}
