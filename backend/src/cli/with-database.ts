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

/** Says something beside a command's own output, which may be read by a program. */
export const remark = (line: string) => process.stderr.write(`${line}\n`);

/** What a command works with. */
export interface Workplace {
  config: Config;
  /** Aborts when the command shall end at the next good moment. */
  stop: AbortSignal;
}

/**
 * Runs a command against the product's database: that of `DATABASE_URL`, else the embedded one, which is
 * started where no server runs and stopped at the end, whatever ends the command.
 * @param seed whether demonstration data is wanted
 * @throws Stopped when it was asked to stop (Ctrl-C, SIGTERM)
 */
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

/** As withDatabase, with a database that is left as it is: neither migrated nor filled. */
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

/**
 * Frees what the tables of a new database took. V8 would first let the heap grow to several times that, which
 * makes an import that needs 200 MB take 500.
 */
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

/** What the commands read and write by entities. */
const entities = [ImportStep, Mail, MailAttempt, ZipCode];

/**
 * As withDatabase, with a connection that knows what an import needs: the whole application would double its
 * memory.
 */
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
