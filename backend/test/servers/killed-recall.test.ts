import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { Like } from 'typeorm';
import { Follow } from '../../src/following/follows/follow.entity.js';
import { Notice } from '../../src/following/notices/notice.entity.js';
import { PushMessageRow } from '../../src/following/push/push-message.entity.js';
import { PushSubscription } from '../../src/following/push/push-subscription.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { hurry } from '../support/eventually.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { serveAlone } from '../support/servers/serve.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';
import { PushStandIn } from '../support/stand-ins/push-stand-in.js';
import { until } from '../support/until.js';
import { zoneAt } from '../support/zone-at.js';

/**
 * kill -9 of one of three servers while they tell followers of two farms, by email and on devices, and one of
 * the farms takes its news back.
 */

const LONG_MS = 180_000;
/** Of each farm; every other one has a device. */
const FOLLOWERS = 300;
const QUEUES = ['announcement', 'announcement-recall', 'notices', 'mail-to-many', 'push'];
/** Of what a server has at hand when it is killed, some may come twice as the same one. */
const [MAILS_AT_HAND, PUSHES_AT_HAND] = [4, 40];
const KEPT = 'farm-1';
const TAKEN_BACK = 'farm-2';
const push = new PushStandIn();
let scene: NoticeScene;
let smtp: MailServer;

beforeAll(async () => {
  await push.listen();
  scene = await NoticeScene.begin();
  smtp = await startMailServer();
});
afterAll(async () => {
  await scene.end();
  await Promise.all([smtp.stop(), push.close()]);
});

const server = () =>
  serveAlone(scene.test.databaseUrl, {
    ...{ JOBS: 'on', SMTP_URL: smtp.url, PUSH_BASE_URL: push.url, LOG_LEVEL: 'fatal' },
  });
const table = <Row extends object>(of: new () => Row) => scene.test.db.getRepository(of);

/** What pg-boss does with jobs whose server is gone, a minute later. */
const giveOut = () =>
  scene.test.db.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = ANY($1) AND state = 'active'`,
    [QUEUES],
  );

async function makeFollowers(key: typeof KEPT | typeof TAKEN_BACK): Promise<void> {
  const made = await scene.test.db.query<{ id: number }[]>(
    `INSERT INTO followers (email, confirmed_at, quiet_from, quiet_until, time_zone)
     SELECT $2 || '-' || n || '@example.com', now(), 0, 0, $3 FROM generate_series(1, $1) AS n RETURNING id`,
    [FOLLOWERS, key, zoneAt(12)],
  );
  const ids = made.map(({ id }) => id);
  await table(Follow).insert(ids.map((followerId) => ({ followerId, key, name: 'Farm' })));
  const devices = ids.filter((_, index) => index % 2 === 0);
  await table(PushSubscription).insert(
    devices.map((followerId) => {
      const { endpoint, keys } = push.subscribe(`${key}-${followerId}`);
      return { followerId, endpoint, ...keys, device: 'Chrome on Android' };
    }),
  );
}

async function jobsLeft(queues: readonly string[]): Promise<number> {
  const [jobs] = await scene.test.db.query<{ count: number }[]>(
    `SELECT count(*)::int FROM pgboss.job WHERE name = ANY($1) AND state IN ('created', 'retry', 'active')`,
    [queues],
  );
  return jobs?.count ?? 0;
}

/** What became of the messages to the devices of a farm's followers, and what their push service answered. */
const pushStates = (key: string) =>
  scene.test.db.query<{ status: string; detail: string; count: number }[]>(
    `SELECT message.status, message.detail, count(*)::int AS count FROM push_messages AS message
     JOIN push_subscriptions AS device ON device.id = message.subscription_id
     WHERE device.endpoint LIKE $1 GROUP BY message.status, message.detail ORDER BY 1, 2`,
    [`%/${key}-%`],
  );

/** What became of the emails to a farm's followers. */
const mailStates = (key: string) =>
  scene.test.db.query<{ status: string; count: number }[]>(
    `SELECT status, count(*)::int AS count FROM mails WHERE recipient LIKE $1 GROUP BY status ORDER BY status`,
    [`${key}-%`],
  );

/** Works until nothing is left to be told. */
async function untilDone(): Promise<void> {
  await until(async () => {
    await hurry(scene.test.db, QUEUES);
    // What fails gets its tries one after the other, not all in one moment.
    await setTimeout(1_000);
    const waiting = { status: 'waiting' } as const;
    const left = [
      await table(Notice).countBy(waiting),
      await table(Mail).countBy(waiting),
      await table(PushMessageRow).countBy(waiting),
    ];
    return (await jobsLeft(QUEUES)) === 0 && left.every((count) => count === 0);
  }, LONG_MS / 2);
}

const mailsOf = (key: string) =>
  smtp.arrived.flatMap(({ recipients: [to = ''], headers }) =>
    to.startsWith(`${key}-`) ? [{ to, id: `${to} ${headers['message-id']}` }] : [],
  );
const pushesOf = (key: string) =>
  push.arrived.flatMap(({ device, notice }) =>
    device.startsWith(`${key}-`) ? [{ device, id: `${device} ${notice.tag}` }] : [],
  );
const different = (values: readonly string[]) => new Set(values).size;

it(
  'tells each follower once, and no one more of what is taken back, though one of the servers is killed',
  async () => {
    await makeFollowers(KEPT);
    await makeFollowers(TAKEN_BACK);
    await scene.announce(TAKEN_BACK, { key: 'taken-back' });
    // So that emails wait that can be taken back.
    smtp.slowness = 500;
    const [first, ...others] = await Promise.all([server(), server(), server()]);
    const written = () => table(Mail).countBy({ recipient: Like(`${TAKEN_BACK}-%`) });
    // What is due first is told first: emails about the other farm would take all the time.
    await until(async () => (await table(Notice).count()) === FOLLOWERS);
    await scene.announce(KEPT);
    await until(
      async () => mailsOf(TAKEN_BACK).length >= 10 && push.arrived.length >= 20 && (await written()) >= 150,
    );
    await scene.test.db.transaction((tx) => scene.announcements.withdraw(tx, 'taken-back'));
    const writtenThen = await written();
    await first?.kill();
    await giveOut();
    await until(async () => (await jobsLeft(['announcement-recall'])) === 0);
    smtp.slowness = 0;
    await untilDone();
    await Promise.all(others.map((one) => one.stop()));

    expect(await mailStates(KEPT)).toEqual([{ status: 'sent', count: FOLLOWERS }]);
    const [kept, keptPushes] = [mailsOf(KEPT), pushesOf(KEPT)];
    expect([different(kept.map(({ to }) => to)), different(kept.map(({ id }) => id))]).toEqual([
      FOLLOWERS,
      FOLLOWERS,
    ]);
    expect(await pushStates(KEPT)).toEqual([{ status: 'sent', detail: 'HTTP 201', count: FOLLOWERS / 2 }]);
    expect(different(keptPushes.map(({ device }) => device))).toBe(FOLLOWERS / 2);
    expect(different(keptPushes.map(({ id }) => id))).toBe(FOLLOWERS / 2);

    const [told, pushed] = [mailsOf(TAKEN_BACK), pushesOf(TAKEN_BACK)];
    expect(different(told.map(({ to }) => to))).toBe(different(told.map(({ id }) => id)));
    expect(different(pushed.map(({ device }) => device))).toBe(different(pushed.map(({ id }) => id)));
    expect(different(told.map(({ to }) => to))).toBeLessThan(writtenThen - 50);
    // What has arrived is known to have, but for what the killed server had not noted.
    const sent = await table(Mail).countBy({ status: 'sent' });
    const arrived = FOLLOWERS + different(told.map(({ to }) => to));
    expect(arrived - sent).toBeGreaterThanOrEqual(0);
    expect(arrived - sent).toBeLessThanOrEqual(MAILS_AT_HAND);
    const dropped = await table(Notice).countBy({ status: 'dropped' });
    expect(dropped).toBeGreaterThan(0);
    expect(dropped + (await table(Notice).countBy({ status: 'sent' }))).toBeLessThanOrEqual(2 * FOLLOWERS);

    expect(smtp.arrived.length - arrived).toBeLessThanOrEqual(MAILS_AT_HAND);
    const devices = different(push.arrived.map(({ device }) => device));
    expect(push.arrived.length - devices).toBeLessThanOrEqual(PUSHES_AT_HAND);
  },
  LONG_MS,
);
