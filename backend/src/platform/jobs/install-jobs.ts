import PgBoss from 'pg-boss';
import { JOBS_SCHEMA } from './job-sql.js';

/**
 * Brings pg-boss's tables up to date, so that a server that starts has none of it to do. Several servers may
 * do this at the same moment.
 * @param url a postgres:// address
 */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 1,
    migrate: true,
    supervise: false,
    schedule: false,
  });
  // What goes wrong is thrown as well.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
}
