import { Presets, SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { refreshAfterRun } from '../content/generation/after-run.js';
import { GenerationWorker } from '../content/generation/generation-worker.js';
import { addRun } from '../content/generation/run-steps.js';
import { failures, type Progress, progressOf } from '../content/generation/runs.sql.js';
import { GENERATION, type RunStatus } from '../contract/content/page-status.js';
import { StartError } from '../platform/config/start-error.js';
import { fetchRows } from '../platform/database/statement.js';
import { remark, withDataSource } from './with-database.js';

interface Options {
  batch: string;
  delay: string;
  json?: boolean;
}

const LOOK_EVERY_MS = 500;
const TURN_MS = 60_000;
const OVER: readonly RunStatus[] = ['done', 'stopped', 'failed'];

/** `npm run generate -- --batch 50`; runs that wait are worked first. */
export const generateCommand = () =>
  new Command('generate')
    .description('make the pages of the next cities, and of those whose data has changed')
    .option(
      '--batch <pages>',
      `how many, from ${GENERATION.minBatch} to ${GENERATION.maxBatch}`,
      String(GENERATION.defaultBatch),
    )
    .option(
      '--delay <ms>',
      `how long to wait between two pages, up to ${GENERATION.maxDelayMs}`,
      String(GENERATION.defaultDelayMs),
    )
    .option('--json', 'print the counts as JSON')
    .action(generate);

async function generate({ batch, delay, json }: Options): Promise<void> {
  const batchSize = wholeNumber('--batch', batch, GENERATION.minBatch, GENERATION.maxBatch);
  const delayMs = wholeNumber('--delay', delay, 0, GENERATION.maxDelayMs);
  await withDataSource(async (dataSource, { stop }) => {
    const { id, runsAhead } = await dataSource.transaction((tx) =>
      addRun(tx, { startedBy: 'terminal', userId: null, batchSize, delayMs }),
    );
    if (runsAhead > 0) remark(`Run ${id} starts after ${runsAhead} earlier runs.`);
    const progress = await workUntilOver(dataSource, id, stop);
    await report(dataSource, id, progress, json ?? false);
  });
}

/** Also counts what a server works meanwhile. @throws Stopped */
async function workUntilOver(dataSource: DataSource, id: number, stop: AbortSignal): Promise<Progress> {
  const worker = new GenerationWorker(
    dataSource,
    (states) => refreshAfterRun(dataSource, states),
    (what, error) => remark(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  );
  const bar = new SingleBar(
    {
      format: 'Pages {bar} {value} of {total} {city}',
      stream: process.stderr,
      noTTYOutput: false,
      hideCursor: true,
    },
    Presets.rect,
  );
  bar.start(1, 0, { city: '' });
  const work = { isDone: false };
  const working = keepWorking(worker, dataSource, id, stop).finally(() => (work.isDone = true));
  try {
    while (!work.isDone) {
      show(bar, await read(dataSource, id));
      await Promise.race([working, wait(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
    await working;
    const progress = await read(dataSource, id);
    show(bar, progress);
    if (!OVER.includes(progress.status)) stop.throwIfAborted();
    return progress;
  } finally {
    bar.stop();
  }
}

async function keepWorking(
  worker: GenerationWorker,
  dataSource: DataSource,
  id: number,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted && !OVER.includes((await read(dataSource, id)).status)) {
    const turn = await worker.work(stop, TURN_MS);
    if (turn === 'busy') await wait(LOOK_EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

function show(bar: SingleBar, { planned, done, currentCity }: Progress): void {
  bar.setTotal(Math.max(planned, 1));
  bar.update(done, { city: currentCity ?? '' });
}

async function read(dataSource: DataSource, id: number): Promise<Progress> {
  const [run] = await fetchRows(dataSource, progressOf, [id]);
  if (!run) throw new StartError(`Run ${id} has been deleted.`);
  return run;
}

async function report(
  dataSource: DataSource,
  id: number,
  progress: Progress,
  asJson: boolean,
): Promise<void> {
  const { status, planned, done, unchanged, failed, reason } = progress;
  const failedCities = await fetchRows(dataSource, failures, [id]);
  const counts = { made: done - unchanged - failed, unchanged, failed };
  if (asJson) {
    process.stdout.write(
      `${JSON.stringify({ runId: id, status, planned, ...counts, failures: failedCities })}\n`,
    );
  } else {
    for (const [outcome, count] of Object.entries(counts)) {
      process.stdout.write(`${outcome.padEnd(10)} ${count.toLocaleString('en-US').padStart(9)}\n`);
    }
    for (const { city, stateCode, reason: why } of failedCities) remark(`${city}, ${stateCode}: ${why}`);
  }
  if (status === 'failed') throw new StartError(`The run failed: ${reason ?? 'unknown reason'}`);
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new StartError(`${option} must be a whole number from ${min} to ${max}, but is "${text}".`);
}
