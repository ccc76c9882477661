import type { DataSource, EntityManager } from 'typeorm';
import { ImportFileError } from '../import/import-file-error.js';
import type { ReadPlace } from '../import/read-places.js';
import { type NotedRow, notedReject, notedRow } from './noted-row.js';
import { placeBatch, type Reject, type RowOfFile, type ZipCenters } from './place-batch.js';
import { SeenRecords } from './seen-records.js';
import { type PlaceTrace, type StoredAs, storeRecords } from './store-records.js';

/** Rows that are stored in one transaction: enough to be quick, few enough to be light. */
const BATCH = 200;

/** How many rows ended how. */
export interface ImportCounts {
  /** New rows that made a place. */
  created: number;
  /** New rows that were added to an existing place. */
  added: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

export const noCounts = (): ImportCounts => ({ created: 0, added: 0, updated: 0, unchanged: 0, rejected: 0 });

export interface ImportOptions {
  /** Added to batch by batch, so that their owner knows them when a later row breaks the run. */
  counts?: ImportCounts;
  /** Ends the run before the next row, with its reason; a batch that has begun is finished. */
  stop?: AbortSignal;
  onBatch?: () => Promise<void>;
  onRow?: (row: NotedRow) => void;
  /** Positions of rows that staff left out: noted, not stored. A dry run counts and notes what would be. */
  leftOut?: ReadonlySet<number>;
  /** Not told of a dry run. */
  trace?: PlaceTrace;
  /** Nothing is stored: the whole run is one transaction that is rolled back. */
  isDryRun?: boolean;
}

type NumberedRow = ReadPlace & RowOfFile;
type InTransaction = <Result>(work: (tx: EntityManager) => Promise<Result>) => Promise<Result>;

/** A transaction for each batch: what is stored stays, and a second run finds it unchanged. */
export async function importPlaces(
  dataSource: DataSource,
  zipCodes: ZipCenters,
  rows: AsyncIterable<ReadPlace>,
  onReject: (reject: Reject) => Promise<void> | void,
  { counts = noCounts(), stop, onBatch, onRow, leftOut, trace, isDryRun = false }: ImportOptions = {},
): Promise<ImportCounts> {
  const seen = new SeenRecords();
  const storeIn = (transaction: InTransaction) => async (batch: readonly NumberedRow[]) => {
    const { incoming: understood, rejects } = await placeBatch(zipCodes, batch);
    const [counted, left] = parted(understood, ({ position }) => !leftOut?.has(position));
    const [incoming, omitted] = isDryRun ? [understood, []] : [counted, left];
    for (const reject of rejects) await onReject(reject);
    counts.rejected += rejects.length;
    const stored = await transaction((tx) => storeRecords(tx, incoming, seen, isDryRun ? undefined : trace));
    for (const { outcome } of stored) counts[outcome] += 1;
    const rows = [
      ...rejects.map(notedReject),
      ...omitted.map((one) => notedRow(one, { outcome: 'left_out', placeId: null })),
      ...incoming.map((one, index) => notedRow(one, stored[index] as StoredAs)),
    ];
    for (const row of rows.toSorted((a, b) => a.position - b.position)) onRow?.(row);
    await onBatch?.();
  };
  if (isDryRun) {
    await rolledBack(dataSource, (tx) =>
      inBatches(
        rows,
        storeIn((work) => work(tx)),
        stop,
      ),
    );
  } else
    await inBatches(
      rows,
      storeIn((work) => dataSource.transaction(work)),
      stop,
    );
  return counts;
}

/** Rows that come before a damage of their file are stored, too. */
async function inBatches(
  rows: AsyncIterable<ReadPlace>,
  store: (batch: readonly NumberedRow[]) => Promise<void>,
  stop: AbortSignal | undefined,
): Promise<void> {
  let batch: NumberedRow[] = [];
  let position = 0;
  const storeRest = () => (batch.length > 0 ? store(batch) : Promise.resolve());
  try {
    for await (const row of rows) {
      stop?.throwIfAborted();
      batch.push({ ...row, position: ++position });
      if (batch.length < BATCH) continue;
      const full = batch;
      batch = [];
      await store(full);
    }
  } catch (error) {
    if (error instanceof ImportFileError && !stop?.aborted) await storeRest();
    throw error;
  }
  await storeRest();
}

function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

async function rolledBack(dataSource: DataSource, work: (tx: EntityManager) => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    try {
      await work(runner.manager);
    } finally {
      await runner.rollbackTransaction();
    }
  } finally {
    await runner.release();
  }
}
