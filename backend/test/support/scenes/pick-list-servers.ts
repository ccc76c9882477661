import { PickLists } from '../../../src/marketplace/pickup-days/pickup-notices/lists/pick-lists.js';
import { loadConfig } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../../src/platform/mail/mail-outbox.js';
import { openDataSource } from '../database/test-data-source.js';

/** Does the same on what three servers have, each with connections of its own. @returns what each answers */
export async function onThreeServers<Result>(
  databaseUrl: string,
  run: (lists: PickLists) => Promise<Result>,
): Promise<Result[]> {
  const config = loadConfig({ DATABASE_URL: databaseUrl }, process.cwd());
  const all = await Promise.all([1, 2, 3].map(() => openDataSource(databaseUrl)));
  try {
    return await Promise.all(
      all.map((db) => {
        const jobs = new Jobs(db, config);
        jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
        return run(new PickLists(db, new MailOutbox(jobs, config)));
      }),
    );
  } finally {
    for (const db of all) await db.destroy();
  }
}
