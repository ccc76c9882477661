import type { PlaceRecord } from '../../tables/place-record.js';

type Met = Pick<PlaceRecord, 'source' | 'sourceId' | 'updatedAt'>;

const NEVER = -1;

/** A file may hold one twice. Kept as numbers, as a run may meet a million of them. */
export class SeenRecords {
  private readonly times = new Map<string, Map<number | string, number>>();

  /** Notes a record. @returns whether it is the first of its id, or newer than all before it */
  isFirstOrNewer({ source, sourceId, updatedAt }: Met): boolean {
    const slash = sourceId.lastIndexOf('/') + 1;
    const group = `${source}/${sourceId.slice(0, slash)}`;
    const times = this.times.get(group) ?? new Map<number | string, number>();
    this.times.set(group, times);
    const text = sourceId.slice(slash);
    const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
    // Whole seconds are small numbers to the machine.
    const now = updatedAt === null ? NEVER : Math.floor(Date.parse(updatedAt) / 1_000);
    const before = times.get(id);
    if (before !== undefined && now <= before) return false;
    times.set(id, now);
    return true;
  }
}
