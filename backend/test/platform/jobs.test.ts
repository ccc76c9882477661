import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from '../../src/platform/config/config.js';
import { createQueues } from '../../src/platform/jobs/create-queues.js';
import { Jobs, type QueueOptions } from '../../src/platform/jobs/jobs.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import type { BreakableProxy } from '../support/http/breakable-proxy.js';
import { startBreakableApp } from '../support/servers/breakable-app.js';
import type { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let db: DataSource;
const started: Jobs[] = [];
const OPTIONS: QueueOptions = { retries: 2, retryDelaySeconds: 1 };

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterEach(async () => {
  for (const jobs of started.splice(0)) {
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
  }
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What one server knows of jobs. */
function server(handle: (jobs: Jobs) => void, worksJobs = true): Jobs {
  const jobs = new Jobs(db, { worksJobs } as Config);
  handle(jobs);
  started.push(jobs);
  return jobs;
}

const countOf = async (queue: string, state: string) => {
  const [row] = await db.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM pgboss.job WHERE name = $1 AND state = $2',
    [queue, state],
  );
  return row?.count ?? 0;
};

describe('a job', () => {
  it('is refused outside of a transaction, where it would be lost', async () => {
    const jobs = server((one) => one.handle('outside', OPTIONS, null));
    await expect(jobs.enqueue(db.manager, 'outside', {})).rejects.toThrow('in a transaction');
  });

  it('is worked once its transaction is through, and not before', async () => {
    const worked: object[] = [];
    const jobs = server((one) =>
      one.handle('through', OPTIONS, (data) => Promise.resolve(void worked.push(data))),
    );
    jobs.start();
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'through', { number: 7 });
      await setTimeout(1_200);
      expect(worked).toEqual([]);
    });
    await until(() => worked.length > 0);
    expect(worked).toEqual([{ number: 7 }]);
    await until(async () => (await countOf('through', 'completed')) === 1);
  });

  it('is not there when its transaction fails', async () => {
    const jobs = server((one) => one.handle('undone', OPTIONS, null));
    const failing = db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'undone', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countOf('undone', 'created')).toBe(0);
  });

  it('waits until it is due', async () => {
    const jobs = server((one) => one.handle('later', OPTIONS, () => Promise.resolve()));
    jobs.start();
    await db.transaction((tx) => jobs.enqueue(tx, 'later', {}, undefined, 3_600));
    await setTimeout(1_200);
    expect(await countOf('later', 'created')).toBe(1);
  });

  it('waits once for each key', async () => {
    const jobs = server((one) => one.handle('keyed', OPTIONS, null));
    await db.transaction(async (tx) => {
      for (const key of ['a', 'a', 'b', undefined, undefined]) await jobs.enqueue(tx, 'keyed', {}, key);
    });
    expect(await countOf('keyed', 'created')).toBe(4);
  });

  it('stays where no server works it', async () => {
    const jobs = server((one) => one.handle('idle', OPTIONS, () => Promise.resolve()), false);
    jobs.start();
    await db.transaction((tx) => jobs.enqueue(tx, 'idle', {}));
    await setTimeout(1_200);
    expect(await countOf('idle', 'created')).toBe(1);
  });
});

describe('several servers', () => {
  it('make their queues at the same moment', async () => {
    const names = ['new-1', 'new-2', 'new-3'];
    await Promise.all([1, 2, 3, 4].map(() => createQueues(db, names)));
    expect(await db.query(`SELECT name FROM pgboss.queue WHERE name LIKE 'new-%' ORDER BY name`)).toEqual(
      names.map((name) => ({ name })),
    );
  });

  it('work each job once', async () => {
    const worked: number[] = [];
    const servers = [1, 2, 3].map(() =>
      server((one) =>
        one.handle<{ number: number }>('shared', OPTIONS, async ({ number }) => {
          await setTimeout(5);
          worked.push(number);
        }),
      ),
    );
    await db.transaction(async (tx) => {
      for (let number = 0; number < 60; number += 1) await servers[0]?.enqueue(tx, 'shared', { number });
    });
    for (const one of servers) one.start();
    await until(async () => (await countOf('shared', 'completed')) === 60);
    expect(worked.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, number) => number));
  });

  it('work jobs of a single queue one after the other', async () => {
    let [now, most, done] = [0, 0, 0];
    const servers = [1, 2, 3].map(() =>
      server((one) =>
        one.handle('single', { ...OPTIONS, isSingle: true }, async () => {
          now += 1;
          most = Math.max(most, now);
          await setTimeout(150);
          now -= 1;
          done += 1;
        }),
      ),
    );
    await db.transaction(async (tx) => {
      for (let count = 0; count < 6; count += 1) await servers[0]?.enqueue(tx, 'single', {});
    });
    for (const one of servers) one.start();
    await until(() => done === 6);
    expect(most).toBe(1);
  });

  it('enqueue the job of a day once, and not again when it is done', async () => {
    let runs = 0;
    const servers = [1, 2].map(() =>
      server((one) => {
        one.handle('daily', OPTIONS, () => Promise.resolve(void (runs += 1)));
        one.daily('daily', 4);
      }),
    );
    for (const one of servers) one.start();
    await Promise.all(servers.map((one) => one.enqueueDailies()));
    await until(() => runs > 0);
    await until(async () => (await countOf('daily', 'completed')) === 1);
    await Promise.all(servers.map((one) => one.enqueueDailies()));
    await setTimeout(800);
    expect(runs).toBe(1);
  });

  it('give a job to another when its worker died', async () => {
    const jobs = server((one) => one.handle('lost', OPTIONS, null));
    await db.transaction((tx) => jobs.enqueue(tx, 'lost', {}));
    await db.query(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour' WHERE name = 'lost'`,
    );
    let runs = 0;
    server((one) => one.handle('lost', OPTIONS, () => Promise.resolve(void (runs += 1)))).start();
    await until(() => runs === 1);
  });
});

describe('a server that stops', () => {
  it('lets the job under way finish, and begins no other', async () => {
    let [begun, ended] = [0, 0];
    const jobs = server((one) =>
      one.handle('finish', OPTIONS, async () => {
        begun += 1;
        await setTimeout(400);
        ended += 1;
      }),
    );
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'finish', {});
      await jobs.enqueue(tx, 'finish', {});
    });
    jobs.start();
    await until(() => begun === 1);
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
    expect([begun, ended]).toEqual([1, 1]);
    expect(await countOf('finish', 'completed')).toBe(1);
    expect(await countOf('finish', 'created')).toBe(1);
  });
});

describe('when the database goes away', () => {
  let test: TestApp;
  let proxy: BreakableProxy;
  beforeAll(async () => {
    ({ test, proxy } = await startBreakableApp({ JOBS: 'on' }));
  });
  afterAll(async () => {
    // A server that complained in its log fails here.
    await test.close();
    await proxy.cut();
  });

  it('the workers wait in silence, and go on once it is back', async () => {
    await setTimeout(600);
    await proxy.cut();
    await setTimeout(1_500);
    await proxy.mend();
    const jobs = new Jobs(test.db, {} as Config);
    jobs.handle('media-discard', OPTIONS, null);
    await test.db.transaction((tx) => jobs.enqueue(tx, 'media-discard', { id: 'none' }));
    await until(
      async () =>
        (await test.db.query<unknown[]>(`SELECT 1 FROM pgboss.job WHERE state = 'completed'`)).length > 0,
    );
  });
});
