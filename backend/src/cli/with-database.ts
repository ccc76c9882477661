import { attachOrStartEmbeddedPostgres } from '@farmgate/embedded-postgres';
import { Session } from 'node:inspector';
import { DataSource } from 'typeorm';
import { assertDatabasesAnswer } from '../platform/config/assert-database-answers.js';
import { type Config, readConfig } from '../platform/config/config.js';
import { projectFolder } from '../platform/config/project-folder.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { ImportStep } from '../platform/database/import-steps/import-step.entity.js';
import { ZipCode } from '../platform/geo/zip-code.entity.js';
import { MailAttempt } from '../platform/mail/mail-attempt.entity.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { prepareDatabase } from '../prepare-database.js';
import { withStopSignals } from './stop-signals.js';

export const remark = (line: string) => process.stderr.write(`${line}\n`);

export interface Workplace {
  config: Config;
  stop: AbortSignal;
}

/** Starts the embedded database where no server runs. @throws Stopped on Ctrl-C or SIGTERM */
export function withDatabase<Result>(
  seed: Config['seed'],
  run: (url: string, workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  return withBareDatabase(async (url, workplace) => {
    await prepareDatabase(url, seed, remark, undefined, workplace.config.mode === 'production');
    await collectGarbage();
    workplace.stop.throwIfAborted();
    return run(url, workplace);
  });
}

/** Neither migrates nor fills the database. */
export function withBareDatabase<Result>(
  run: (url: string, workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(projectFolder());
  return withStopSignals(remark, async (stop) => {
    const database = await openDatabase(config);
    try {
      stop.throwIfAborted();
      return await run(database.url, { config, stop });
    } finally {
      await database.stop();
    }
  });
}

/** V8 would first let the heap grow: an import that needs 200 MB would take 500. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  session.disconnect();
}

async function openDatabase({ database, dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  // A command is one process, which a pooler would not help.
  const { directUrl: url } = database;
  if (url === undefined) return attachOrStartEmbeddedPostgres({ dataDir, say: remark });
  await assertDatabasesAnswer(database);
  return { url, stop: () => Promise.resolve() };
}

const entities = [ImportStep, Mail, MailAttempt, ZipCode];

/** Only the entities of an import: the whole application would double its memory. */
export function withDataSource<Result>(
  run: (dataSource: DataSource, workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  return withDatabase('none', async (url, workplace) => {
    const dataSource = new DataSource({ ...dataSourceOptions(url, 2), entities });
    await dataSource.initialize();
    try {
      return await run(dataSource, workplace);
    } finally {
      await dataSource.destroy();
    }
  });
}
