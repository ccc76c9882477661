import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { assertDatabaseAnswers } from '../platform/config/assert-database-answers.js';
import { type Config, readConfig } from '../platform/config/config.js';
import { projectFolder } from '../platform/config/project-folder.js';
import { attachOrStartEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { prepareDatabase } from '../prepare-database.js';

/** Says something beside a command's own output, which may be read by a program. */
export const remark = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a command against the product's database: that of `DATABASE_URL`, else the embedded one, which is started where
 * no server runs.
 * @param seed whether demonstration data is wanted
 */
export async function withDatabase<Result>(
  seed: Config['seed'],
  run: (url: string, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(projectFolder());
  if (config.database.url !== undefined) {
    await assertDatabaseAnswers(config.database.url);
    await prepareDatabase(config.database.url, seed, remark);
    return run(config.database.url, config);
  }
  const database = await attachOrStartEmbeddedPostgres({ dataDir: config.dataDir, say: remark });
  try {
    await prepareDatabase(database.url, seed, remark);
    return await run(database.url, config);
  } finally {
    await database.stop();
  }
}

/** As withDatabase, with the application's services. */
export function withApp<Result>(
  run: (app: INestApplicationContext, config: Config) => Promise<Result>,
): Promise<Result> {
  return withDatabase('none', async (url, config) => {
    const { AppModule } = await import('../app.module.js');
    const app = await NestFactory.createApplicationContext(AppModule.with(config, url), { logger: false });
    try {
      return await run(app, config);
    } finally {
      await app.close();
    }
  });
}
