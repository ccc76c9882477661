import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { MailScene } from '../support/scenes/mail-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { until } from '../support/until.js';

let scene: MailScene;
beforeAll(async () => {
  scene = await MailScene.begin();
});
afterEach(() => scene.calm());
afterAll(() => scene.end());

describe('several servers on one database', () => {
  afterEach(() => scene.stopWorkers());

  it('send each mail once', async () => {
    const ids: number[] = [];
    // One after another: a busy machine may keep thirty at once waiting for a connection for longer than the
    // pool does.
    for (let index = 0; index < 30; index += 1) ids.push(await scene.enqueue({ subject: `Mail ${index}` }));
    scene.smtp.slowness = 20;
    await Promise.all([scene.startWorker(), scene.startWorker()]);
    for (const id of ids) await scene.untilIs(id, 'sent');
    expect(scene.smtp.arrived.map(({ headers }) => headers.subject).sort()).toEqual(
      ids.map((_id, index) => `Mail ${index}`).sort(),
    );
  });

  it('lose nothing when one is killed while it sends', async () => {
    scene.smtp.slowness = 60_000;
    const killed = await serveAlone(scene.test.databaseUrl, scene.settings);
    const id = await scene.enqueue();
    await until(() => scene.smtp.begun === 1);
    await killed.kill();
    scene.smtp.slowness = 0;
    // As if the minute were over after which its job counts as lost.
    await scene.test.db.query(
      `UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`,
    );
    await scene.startWorker();
    await until(
      async () =>
        (await scene.test.db.query<unknown[]>(`SELECT 1 FROM pgboss.job WHERE state = 'retry'`)).length > 0,
    );
    await scene.hurry();
    await scene.untilIs(id, 'sent');
    expect(scene.smtp.arrived).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  afterAll(() => scene.stopWorkers());

  it('mails wait, and nothing fails', async () => {
    await scene.startWorker({ SMTP_URL: '' });
    const id = await scene.enqueue();
    await setTimeout(1_200);
    expect((await scene.mailOf(id)).status).toBe('waiting');
    expect(await scene.attemptsOf(id)).toEqual([]);
    await scene.startWorker();
    await scene.untilIs(id, 'sent');
  });
});
