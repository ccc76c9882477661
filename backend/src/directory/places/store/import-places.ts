import type { DataSource } from 'typeorm';
import { placeOnMap, type ZipCenter } from '../import/place-on-map.rules.js';
import type { ReadPlace } from '../import/read-places.js';
import type { PlacedRecord } from './merge-records.rules.js';
import { SeenRecords } from './seen-records.js';
import { type Incoming, storeRecords } from './store-records.js';

/** Rows that are stored in one transaction: enough to be quick, few enough to be light. */
const BATCH = 200;

/** How many rows ended how. Their sum is the number of rows read. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export const noCounts = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, rejected: 0 });

/** Knows where ZIP codes are. */
export interface ZipCenters {
  /** @returns those that exist, by ZIP code */
  findMany(zipCodes: Iterable<string>): Promise<ReadonlyMap<string, ZipCenter>>;
}

/** A row that could not be taken, and why. */
export interface Reject {
  row: number;
  reason: string;
  raw: Record<string, string>;
}

/**
 * Stores the places that a reader yields. Each batch is a transaction of its own, so that what was stored
 * stays when a later row breaks the run, and a second run finds it unchanged.
 * @param onReject is told every rejected row, in order
 * @param run.counts are added to batch by batch, so that their owner knows them when a later row breaks the
 * run
 * @param run.onBatch is called after every batch, once its counts are in
 * @param run.stop ends the run before the next row, with its reason; a batch that has begun is finished
 */
export async function importPlaces(
  dataSource: DataSource,
  zipCodes: ZipCenters,
  rows: AsyncIterable<ReadPlace>,
  onReject: (reject: Reject) => Promise<void> | void,
  {
    counts = noCounts(),
    stop,
    onBatch,
  }: { counts?: ImportCounts; stop?: AbortSignal; onBatch?: () => Promise<void> } = {},
): Promise<ImportCounts> {
  const seen = new SeenRecords();
  const finish = async (batch: ReadPlace[]) => {
    const { incoming, rejects } = await place(zipCodes, batch);
    for (const reject of rejects) await onReject(reject);
    counts.rejected += rejects.length;
    const outcomes = await dataSource.transaction((tx) => storeRecords(tx, incoming, seen));
    for (const outcome of outcomes) counts[outcome] += 1;
    await onBatch?.();
  };
  let batch: ReadPlace[] = [];
  for await (const row of rows) {
    stop?.throwIfAborted();
    batch.push(row);
    if (batch.length < BATCH) continue;
    await finish(batch);
    batch = [];
  }
  if (batch.length > 0) await finish(batch);
  return counts;
}

/** Puts each record of a batch on the map, with the ZIP codes' centers as witnesses. */
async function place(
  zipCodes: ZipCenters,
  batch: readonly ReadPlace[],
): Promise<{ incoming: Incoming[]; rejects: Reject[] }> {
  const asked = batch.flatMap(({ result }) =>
    result.ok && result.record.zipCode ? [result.record.zipCode] : [],
  );
  const centers = await zipCodes.findMany(asked);
  const incoming: Incoming[] = [];
  const rejects: Reject[] = [];
  for (const { row, raw, result } of batch) {
    const placed = result.ok
      ? placeOnMap(result.record, centers.get(result.record.zipCode ?? '') ?? null)
      : result;
    if (placed.ok) incoming.push({ record: placed.record as PlacedRecord, raw });
    else rejects.push({ row, reason: placed.reason, raw });
  }
  return { incoming, rejects };
}
