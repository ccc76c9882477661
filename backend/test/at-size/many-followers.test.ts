import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '../../src/platform/config/config.js';
import { BULK_MAIL_QUEUE, MailOutbox } from '../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { zoneAt } from '../support/zone-at.js';

/** One server tells 100,000 followers of one farm; other emails do not wait for them. */

const FOLLOWERS = 100_000;
const LONG_MS = 480_000;
/** Delivery is watched for so long; all of it takes most of an hour. */
const WATCHED_MS = 60_000;
/** From 262 to 406 were seen, of which 230 are there before the first of them is told. */
const MOST_MEGABYTES = 480;
const MOST_DELAY_MS = 3_000;
let scene: NoticeScene;
let smtp: MailServer;

beforeAll(async () => {
  scene = await NoticeScene.begin();
  smtp = await startMailServer();
}, LONG_MS);
afterAll(async () => {
  await scene.end();
  await smtp.stop();
});

const peakMegabytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
const countNotices = async () => {
  const [row] = await scene.test.db.query<{ count: number }[]>('SELECT count(*)::int FROM notices');
  return row?.count ?? 0;
};

/** @returns how long an email takes from its cause to the mail server, in milliseconds */
async function delayOfAnother(outbox: MailOutbox): Promise<number> {
  const begun = Date.now();
  const draft = { kind: 'test', to: 'ann@farm.example', subject: 'Order', heading: 'Order', paragraphs: [] };
  const id = await scene.test.db.transaction((tx) => outbox.enqueue(tx, draft));
  const mails = scene.test.db.getRepository(Mail);
  while (!(await mails.existsBy({ id: id ?? 0, status: 'sent' }))) await wait(20);
  return Date.now() - begun;
}

it(
  `tells ${FOLLOWERS.toLocaleString('en-US')} followers while other emails go on`,
  async () => {
    await scene.test.db.query(
      `WITH made AS (INSERT INTO followers (email, confirmed_at, quiet_from, quiet_until, time_zone)
         SELECT 'many-' || n || '@example.com', now(), 0, 0, $2 FROM generate_series(1, $1) AS n RETURNING id)
       INSERT INTO follows (follower_id, key, name) SELECT id, 'farm-1', 'Farm' FROM made`,
      [FOLLOWERS, zoneAt(12)],
    );
    await scene.test.db.query('ANALYZE followers, follows');
    const server = await serveAlone(scene.test.databaseUrl, {
      JOBS: 'on',
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'fatal',
    });
    const before = peakMegabytes(server.pid);
    const delays: number[] = [];
    const outbox = new MailOutbox(scene.jobs, loadConfig({}, '/'));
    const begun = Date.now();
    await scene.announce('farm-1');
    while ((await countNotices()) < FOLLOWERS) {
      delays.push(await delayOfAnother(outbox));
      await wait(500);
    }
    const spread = Date.now() - begun;
    const [sentBefore, from] = [smtp.arrived.length, Date.now()];
    while (Date.now() - from < WATCHED_MS) {
      delays.push(await delayOfAnother(outbox));
      await wait(1_000);
    }
    const rate = (smtp.arrived.length - sentBefore) / ((Date.now() - from) / 1_000);
    const peak = peakMegabytes(server.pid);
    const waiting = await scene.jobs.countDue(BULK_MAIL_QUEUE, 10_000);
    await server.stop();
    const longest = Math.max(...delays);
    process.stdout.write(
      `Notices of ${FOLLOWERS} followers in ${(spread / 1_000).toFixed(1)} s, ${rate.toFixed(0)} emails a second, ` +
        `${before.toFixed(0)} to ${peak.toFixed(0)} MB, other emails after ${longest} ms at most ` +
        `(mean ${(delays.reduce((a, b) => a + b, 0) / delays.length).toFixed(0)} ms), ${waiting} in the queue\n`,
    );
    expect(peak).toBeLessThan(MOST_MEGABYTES);
    expect(longest).toBeLessThan(MOST_DELAY_MS);
    expect(waiting).toBeLessThan(600);
    expect(spread).toBeLessThan(120_000);
    expect(rate).toBeGreaterThan(10);
  },
  LONG_MS,
);
