import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Notice } from '../../src/following/notices/notice.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { eventually } from '../support/eventually.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { until } from '../support/until.js';
import { zoneAt } from '../support/zone-at.js';

/** kill -9 while an announcement is told to 600 followers by three servers. */

const LONG_MS = 180_000;
const FOLLOWERS = 600;
const QUEUES = ['announcement', 'notices', 'mail-to-many'];
let scene: NoticeScene;
let smtp: MailServer;

beforeAll(async () => {
  scene = await NoticeScene.begin();
  smtp = await startMailServer();
});
afterAll(async () => {
  await scene.end();
  await smtp.stop();
});

const server = () =>
  serveAlone(scene.test.databaseUrl, { JOBS: 'on', SMTP_URL: smtp.url, LOG_LEVEL: 'fatal' });
const count = async (status: Notice['status']) => scene.test.db.getRepository(Notice).countBy({ status });

/** What pg-boss does with jobs whose server is gone, a minute later. */
const giveOut = () =>
  scene.test.db.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = ANY($1) AND state = 'active'`,
    [QUEUES],
  );

it(
  'tells everyone once, though two of the servers are killed half way',
  async () => {
    await scene.test.db.query(
      `WITH made AS (INSERT INTO followers (email, confirmed_at, quiet_from, quiet_until, time_zone)
         SELECT 'killed-' || n || '@example.com', now(), 0, 0, $2 FROM generate_series(1, $1) AS n RETURNING id)
       INSERT INTO follows (follower_id, key, name) SELECT id, 'farm-1', 'Farm' FROM made`,
      [FOLLOWERS, zoneAt(12)],
    );
    await scene.announce('farm-1');
    const servers = await Promise.all([server(), server(), server()]);
    const [first, second, third] = servers;
    await until(async () => (await count('sent')) >= 100);
    await first?.kill();
    await giveOut();
    await until(() => smtp.arrived.length >= 200);
    await second?.kill();
    await giveOut();
    const last = await server();
    const mails = scene.test.db.getRepository(Mail);
    for (let minute = 0; minute < 6 && (await mails.countBy({ status: 'sent' })) < FOLLOWERS; minute += 1)
      await eventually(
        scene.test.db,
        async () => (await mails.countBy({ status: 'sent' })) === FOLLOWERS,
        QUEUES,
      ).catch(() => undefined);
    await Promise.all([third?.stop(), last.stop()]);
    expect([await count('sent'), await count('waiting'), await count('dropped')]).toEqual([FOLLOWERS, 0, 0]);
    expect(await mails.count()).toBe(FOLLOWERS);
    // A server that dies before it has noted that a mail was taken sends it again as the same one.
    const arrived = smtp.arrived.map(
      ({ recipients, headers }) => `${recipients.join()} ${headers['message-id']}`,
    );
    expect(new Set(arrived).size).toBe(FOLLOWERS);
    expect(new Set(smtp.arrived.flatMap(({ recipients }) => recipients)).size).toBe(FOLLOWERS);
    expect(arrived.length - FOLLOWERS).toBeLessThanOrEqual(2);
    expect(smtp.arrived[0]?.headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/^<http\S+\/api\/unsubscribe\?token=[\w-]{35}>$/) as unknown,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  },
  LONG_MS,
);
