import { refreshAfterRun } from '@farmgate/backend/src/content/generation/after-run';
import { GenerationWorker } from '@farmgate/backend/src/content/generation/generation-worker';
import { addRun } from '@farmgate/backend/src/content/generation/run-steps';
import { dataSourceOptions } from '@farmgate/backend/src/platform/database/data-source';
import { DataSource } from 'typeorm';
import type { PagesMade } from './make-location-pages.js';

/**
 * A program of its own, so that its memory is that of the generator alone: makes location pages without the
 * delay between them. Arguments: the address of the database, how many pages.
 */
const [, , url = '', count = ''] = process.argv;
/** Code and plans are warm, and the heap has grown to what a page needs, after so many pages. */
const WARM = 50;
const MB = 1024 ** 2;

const dataSource = await new DataSource(dataSourceOptions(url, 4)).initialize();
const worker = new GenerationWorker(
  dataSource,
  (states) => refreshAfterRun(dataSource, states),
  (what, error) => {
    throw new Error(what, { cause: error });
  },
);

async function make(batchSize: number): Promise<number> {
  const started = performance.now();
  await dataSource.transaction((tx) =>
    addRun(tx, { startedBy: 'terminal', userId: null, batchSize, delayMs: 0 }),
  );
  while ((await worker.work(new AbortController().signal, 3_600_000)) !== 'idle');
  return (performance.now() - started) / 1_000;
}

const pages = Number(count);
const warm = Math.min(WARM, Math.ceil(pages / 2));
await make(warm);
const before = process.memoryUsage.rss() / MB;
const seconds = await make(pages - warm);
const made: PagesMade = {
  pages: pages - warm,
  seconds,
  megabytesBefore: before,
  megabytesAfter: process.memoryUsage.rss() / MB,
};
await dataSource.destroy();
process.send?.(made, () => process.exit(0));
