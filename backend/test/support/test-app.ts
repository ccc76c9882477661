import type { DataSource } from 'typeorm';
import { openDataSource } from './database/test-data-source.js';
import { cloneDatabase } from './database/test-database.js';
import { type Calls, callsTo } from './http/http-client.js';
import { serve } from './servers/serve.js';

/** The application as the server builds it, on a database of its own. */
export interface TestApp extends Calls {
  db: DataSource;
  /** Of its database, for a second server on the same one. */
  databaseUrl: string;
  /** Of its process, which test files share. */
  pid: number;
  /** What it has written until now; something only where `LOG_LEVEL` asks for it. */
  output: () => string;
  close(): Promise<void>;
}

/**
 * A new application on a new database: nothing of the test files before is left in either.
 * @param env variables as a person would set them
 * @param route takes the address of the database and gives the one that the server is to use
 */
export async function startTestApp(
  env: Record<string, string> = {},
  route: (url: string) => Promise<string> = (url) => Promise.resolve(url),
): Promise<TestApp> {
  const database = await cloneDatabase();
  const server = await serve(await route(database.url), env);
  const db = await openDataSource(database.url);
  return {
    db,
    databaseUrl: database.url,
    pid: server.pid,
    ...callsTo(server.url),
    output: server.output,
    close: async () => {
      await db.destroy();
      await server.stop();
      await database.drop();
    },
  };
}
