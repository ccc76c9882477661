import { LRUCache } from 'lru-cache';

/** `version` is the row's xmin, which is another one after each change of the row. */
interface Versioned {
  version: string;
}

/** Whoever asks for more looks through a whole area, which nobody asks for again soon. */
const MOST_REMEMBERED_AT_ONCE = 200;

/** Rows by their version: what a statement finds is read only where it isn't known, so none is ever stale. */
export class KnownRows<Found extends Versioned, Row extends Versioned> {
  private readonly known: LRUCache<string, Row>;

  /** @param most rows that are remembered @param keyOf the same for a row as for what was found of it */
  constructor(
    most: number,
    private readonly keyOf: (of: Found | Row) => string,
    private readonly read: (missing: readonly Found[]) => Promise<Row[]>,
  ) {
    this.known = new LRUCache({ max: most });
  }

  /** @returns the same object for a row as long as it is the same; undefined for one that is gone since */
  async rowsOf(found: readonly Found[]): Promise<(of: Found) => Row | undefined> {
    const { keyOf } = this;
    const rows = new Map<string, Row>();
    const missing: Found[] = [];
    for (const one of found) {
      const key = keyOf(one);
      const row = this.known.get(key);
      if (row?.version === one.version) rows.set(key, row);
      else missing.push(one);
    }
    if (missing.length > 0) {
      for (const row of await this.read(missing)) {
        rows.set(keyOf(row), row);
        if (missing.length <= MOST_REMEMBERED_AT_ONCE) this.known.set(keyOf(row), row);
      }
    }
    return (of) => rows.get(keyOf(of));
  }
}
