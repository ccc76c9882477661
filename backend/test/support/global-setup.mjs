import { startTestPostgres } from '../../dist/src/platform/database/embedded/test-postgres.js';
import { migrate } from '../../dist/src/platform/database/data-source.js';
import { installJobs } from '../../dist/src/platform/jobs/install-jobs.js';
import { fillReferenceTables } from '../../dist/src/prepare-database.js';

/** One throw-away PostgreSQL for the run, with a migrated database that every test file's own is cloned from. */
export default async function setUp() {
  const postgres = await startTestPostgres();
  globalThis.__FARMGATE_POSTGRES__ = postgres;
  await migrate(postgres.url);
  await installJobs(postgres.url);
  await fillReferenceTables(postgres.url);
  process.env.FARMGATE_TEST_DATABASE = postgres.url;
}
