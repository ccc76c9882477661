import PgBoss from 'pg-boss';
import { JOBS_SCHEMA } from './job-sql.js';

/** Safe for several servers at once. @param url a postgres:// address */
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
