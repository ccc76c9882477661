import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type FoundRow, rowsById, type VersionedRow } from './places.sql.js';

/** About three thousand kilobytes of rows, and as much of what is made of them. */
const REMEMBERED = 2_000;
/** Whoever asks for more looks through a whole area, which nobody asks for again soon. */
const MOST_REMEMBERED_AT_ONCE = 200;

type Key = Pick<FoundRow, 'type' | 'id'>;
const keyOf = ({ type, id }: Key) => `${type}-${id}`;

/** Rows of places and farms. One that changed has another version, so none is ever older than its table. */
@Injectable()
export class KnownPlaces {
  private readonly known = new LRUCache<string, VersionedRow>({ max: REMEMBERED });

  constructor(private readonly database: Database) {}

  /** @returns the same object for a row as long as it is the same; undefined for one that is gone since */
  async rowsOf(found: readonly FoundRow[]): Promise<(key: Key) => VersionedRow | undefined> {
    const rows = new Map<string, VersionedRow>();
    const missing: FoundRow[] = [];
    for (const one of found) {
      const row = this.known.get(keyOf(one));
      if (row?.version === one.version) rows.set(keyOf(one), row);
      else missing.push(one);
    }
    if (missing.length > 0) {
      for (const row of await this.read(missing)) {
        rows.set(keyOf(row), row);
        if (missing.length <= MOST_REMEMBERED_AT_ONCE) this.known.set(keyOf(row), row);
      }
    }
    return (key) => rows.get(keyOf(key));
  }

  private read(missing: readonly FoundRow[]): Promise<VersionedRow[]> {
    const idsOf = (type: FoundRow['type']) => missing.flatMap((one) => (one.type === type ? one.id : []));
    return fetchRows(this.database, rowsById, [idsOf('place'), idsOf('farm')]);
  }
}
