import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OwnNewsView } from '../../src/contract/directory/news.js';
import type { FollowKey } from '../../src/contract/following/follow-kinds.js';
import type { Follower } from '../../src/following/followers/follower.entity.js';
import { PushChannel } from '../../src/following/push/push-channel.js';
import { PushDelivery } from '../../src/following/push/push-delivery.js';
import { PushMessageRow } from '../../src/following/push/push-message.entity.js';
import { PushSubscription } from '../../src/following/push/push-subscription.entity.js';
import { PushJobs } from '../../src/following/push/push.job.js';
import { Announcement } from '../../src/platform/announcements/announcement.entity.js';
import type { AnnouncementJob } from '../../src/platform/announcements/announcements.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { PushClient } from '../../src/platform/push/push-client.js';
import { isWaiting } from '../support/database/while-locked.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makePlace } from '../support/make/make.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { PushBrowser } from '../support/stand-ins/push-crypto.js';
import { until } from '../support/until.js';

let scene: NoticeScene;
let rosa: Client;
let staff: Client;

beforeAll(async () => {
  scene = await NoticeScene.begin();
  rosa = await signedIn(scene.test, { role: 'farmer' });
  staff = await signedIn(scene.test, { role: 'admin' });
});
afterAll(() => scene.end());

const statusesOf = async (follower: Follower) =>
  (await scene.noticesOf(follower)).map(({ status }) => status);
const waitingFor = async (follower: Follower) =>
  (await scene.mailsTo(follower)).map(({ subject }) => subject);
const ownFarm = () =>
  makeFarm(scene.test.db, { userId: rosa.user.id, name: 'Pine Hill Farm', isVerified: true });

/** Someone who was just written to about all that is announced of something; the email still waits. */
async function writtenTo(key: FollowKey): Promise<Follower> {
  const follower = await scene.follower([key]);
  const announced = await scene.test.db.query<{ id: number }[]>(
    'SELECT id FROM announcements WHERE about[1] = $1',
    [key],
  );
  for (const { id } of announced) await scene.spread(id);
  await scene.delivery.run(new Date());
  expect(await waitingFor(follower)).toHaveLength(1);
  return follower;
}

/** Works what was enqueued by whoever took something back. */
async function recall(): Promise<void> {
  const jobs = await scene.test.db.query<[AnnouncementJobRow[], number]>(
    `DELETE FROM pgboss.job WHERE name = 'announcement-recall' RETURNING data`,
  );
  for (const { data } of jobs[0]) await scene.recall.run(data);
  await scene.delivery.run(new Date());
}
interface AnnouncementJobRow {
  data: AnnouncementJob;
}

describe('an email that waits for the mail server is taken back', () => {
  it('when staff hide the news that it tells', async () => {
    const { id } = await ownFarm();
    const { body } = await rosa.post<OwnNewsView>(`/api/farms/${id}/news`, { text: 'Peaches are in.' });
    const follower = await writtenTo(`farm-${id}`);
    await staff.post(`/api/admin/farm-news/${body.id}/hide`, { reason: 'Not true.' });
    await recall();
    expect(await waitingFor(follower)).toEqual([]);
    expect(await statusesOf(follower)).toEqual(['dropped']);
  });

  it('when the farm takes back what it said of a field, and the rest is told', async () => {
    const { id } = await ownFarm();
    await scene.announce(`farm-${id}`, { kind: 'news', title: 'News from Pine Hill Farm' });
    const said = { subject: `farm-${id}`, crop: 'Peaches', state: 'open', key: 'peaches-abcdefgh' };
    const { body } = await rosa.post<{ id: number }>('/api/field-status', said);
    const follower = await writtenTo(`farm-${id}`);
    await rosa.post(`/api/field-status/${body.id}/undo`, {});
    await recall();
    expect(await waitingFor(follower)).toEqual(['News from Pine Hill Farm']);
    expect(await statusesOf(follower)).toEqual(['sent']);
  });

  it('when the farm says something else of a field, which is told instead, once', async () => {
    const { id } = await ownFarm();
    await scene.announce(`farm-${id}`, { kind: 'news', title: 'News from Pine Hill Farm' });
    const say = (note: string) =>
      rosa.post<{ id: number }>('/api/field-status', {
        ...{
          subject: `farm-${id}`,
          crop: 'Peaches',
          state: 'open',
          note,
          key: `${note.replaceAll(/\W/g, '-')}-abcdefgh`,
        },
      });
    await say('Row 3.');
    const follower = await writtenTo(`farm-${id}`);
    const [before] = await scene.mailsTo(follower);
    expect(before?.text).toContain('Row 3.');
    const status = await say('Row 9.');
    expect(status.status).toBe(200);
    await recall();
    const [mail, ...others] = await scene.mailsTo(follower);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Row 9.');
    expect(mail?.text).toContain('News from Pine Hill Farm');
    expect(mail?.text).not.toContain('Row 3.');
    expect(await statusesOf(follower)).toEqual(['sent']);
    // Who has the first one keeps it, and gets no second one.
    await scene.test.db.getRepository(Mail).update(mail?.id ?? 0, { status: 'sent' });
    await say('Row 12.');
    await recall();
    expect(await waitingFor(follower)).toHaveLength(1);
  });

  it('when the farm says the opposite, which was on its way to be told besides', async () => {
    const { id } = await ownFarm();
    await scene.announce(`farm-${id}`, { kind: 'news', title: 'News from Pine Hill Farm' });
    const say = (state: string) =>
      rosa.post('/api/field-status', {
        ...{ subject: `farm-${id}`, crop: 'Peaches', state, key: `peaches-${state}-abcdefgh` },
      });
    await say('open');
    const follower = await writtenTo(`farm-${id}`);
    await say('picked_out');
    const [second] = await scene.test.db.getRepository(Announcement).find({ order: { id: 'DESC' }, take: 1 });
    await scene.spread(second?.id ?? 0);
    expect(await statusesOf(follower)).toEqual(['waiting']);
    await recall();
    expect(await waitingFor(follower)).toEqual(['Peaches: picked out at Pine Hill Farm, and 1 more']);
    expect(await statusesOf(follower)).toEqual(['sent']);
  });

  it('when the farm that it is about is deleted', async () => {
    const { id } = await ownFarm();
    await scene.announce(`farm-${id}`);
    const follower = await writtenTo(`farm-${id}`);
    expect((await rosa.delete(`/api/farms/${id}`)).status).toBe(200);
    await recall();
    expect(await waitingFor(follower)).toEqual([]);
  });

  it('when the market that it is about is taken out of the directory', async () => {
    const { id } = await makePlace(scene.test.db);
    await scene.announce(`place-${id}`, { kind: 'market-day' });
    const follower = await writtenTo(`place-${id}`);
    expect((await staff.post(`/api/admin/places/${id}/hide`, { reason: 'Closed.' })).status).toBe(200);
    await recall();
    expect(await waitingFor(follower)).toEqual([]);
    const [announced] = await scene.test.db.getRepository(Announcement).findBy({ kind: 'market-day' });
    expect(announced?.until.getTime()).toBeLessThan(Date.now());
  });

  it('also where it is being written right then', async () => {
    const follower = await scene.follower(['farm-901']);
    const id = await scene.announce('farm-901', { key: 'news-901' });
    await scene.spread(id);
    let release = () => {};
    let begun = () => {};
    const writing = new Promise<void>((resolve) => (begun = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const { channels } = scene;
    channels.register({
      deliver: async () => {
        begun();
        await held;
        return false;
      },
    });
    const delivered = scene.delivery.run(new Date());
    await writing;
    await scene.test.db.transaction((tx) => scene.announcements.withdraw(tx, 'news-901'));
    const recalled = recall();
    await until(() => isWaiting(scene.test.db));
    release();
    await Promise.all([delivered, recalled]);
    expect(await waitingFor(follower)).toEqual([]);
    expect(await statusesOf(follower)).toEqual(['dropped']);
  });
});

describe('what was taken back', () => {
  it('leaves emails that were sent, and those that tell something else', async () => {
    const sent = await scene.follower(['farm-911']);
    const other = await scene.follower(['farm-912']);
    await scene.announce('farm-911', { key: 'news-911' }).then((id) => scene.spread(id));
    await scene.announce('farm-912').then((id) => scene.spread(id));
    await scene.delivery.run(new Date());
    const [mail] = await scene.mailsTo(sent);
    const [kept] = await scene.mailsTo(other);
    await scene.test.db.getRepository(Mail).update(mail?.id ?? 0, { status: 'sent' });
    await scene.test.db.transaction((tx) => scene.announcements.withdraw(tx, 'news-911'));
    await recall();
    expect(await statusesOf(sent)).toEqual(['sent']);
    expect((await scene.mailsTo(other)).map(({ id }) => id)).toEqual([kept?.id]);
  });
});

describe('what a device was told together is not told there again', () => {
  const db = () => scene.test.db;
  const messagesOf = async ({ id }: Follower) =>
    (
      await db()
        .getRepository(PushMessageRow)
        .find({
          where: { subscription: { followerId: id } },
          order: { id: 'ASC' },
        })
    ).map(({ title, text, status }) => [title, text, status]);

  beforeAll(() => {
    const client = new PushClient(db(), loadConfig({ NODE_ENV: 'test' }, '/'));
    const delivery = new PushDelivery(db(), scene.jobs, client);
    new PushJobs(scene.jobs, delivery, db()).onModuleInit();
    new PushChannel(scene.channels, delivery).onModuleInit();
  });

  /** Someone with a device and an address, who was told of two farms at once and follows a third. */
  async function told(status: PushMessageRow['status']) {
    const [field, other, quiet] = [await ownFarm(), await ownFarm(), await ownFarm()];
    const key = `farm-${field.id}` as const;
    const follower = await scene.follower([key, `farm-${other.id}`, `farm-${quiet.id}`]);
    const addDevice = () =>
      db()
        .getRepository(PushSubscription)
        .save({
          ...{ followerId: follower.id, endpoint: `https://push.example/${randomUUID()}`, device: 'Phone' },
          ...new PushBrowser().keys,
        });
    await addDevice();
    const say = (note: string) =>
      rosa.post('/api/field-status', {
        ...{
          subject: key,
          crop: 'Peaches',
          state: 'open',
          note,
          key: `peaches-${note}-${field.id}-abcdefgh`,
        },
      });
    await say('Row-3');
    const [peaches] = await db()
      .getRepository(Announcement)
      .find({ order: { id: 'DESC' }, take: 1 });
    const eggs = await scene.announce(`farm-${other.id}`, { title: 'Eggs are in' });
    await scene.spread(eggs);
    await scene.spread(peaches?.id ?? 0);
    await scene.delivery.run(new Date());
    expect(await messagesOf(follower)).toEqual([
      ['Eggs are in, and 1 more', expect.stringContaining('Peaches'), 'waiting'],
    ]);
    await db().query(`UPDATE push_messages SET status = $1 WHERE status = 'waiting'`, [status]);
    return { follower, say, eggs, addDevice, quiet: `farm-${quiet.id}` as const };
  }

  it('where its email is written again with something else beside it', async () => {
    const { follower, say, quiet } = await told('sent');
    await say('Row-5');
    await recall();
    expect(await messagesOf(follower)).toHaveLength(1);
    await scene.spread(await scene.announce(quiet, { title: 'Kale is in' }));
    await say('Row-9');
    await recall();
    const [, ...others] = await messagesOf(follower);
    expect(others).toEqual([['Kale is in', 'Come by.', 'waiting']]);
    const mails = await scene.mailsTo(follower);
    expect(mails.map(({ subject }) => subject)).toEqual(['Kale is in, and 2 more']);
    expect(mails[0]?.text).toContain('Row-9');
  });

  it('where part of what its email tells is over', async () => {
    const { follower, say, eggs } = await told('sent');
    await say('Row-5');
    await recall();
    await db().getRepository(Announcement).update(eggs, { until: new Date() });
    await scene.recall.run({ announcementId: eggs });
    await scene.delivery.run(new Date());
    expect(await messagesOf(follower)).toHaveLength(1);
    expect(await waitingFor(follower)).toEqual([expect.stringMatching(/^Peaches/)]);
  });

  it('but on another device, which does not know it', async () => {
    const { follower, say, addDevice } = await told('sent');
    await addDevice();
    await say('Row-9');
    await recall();
    const [, second, ...others] = await messagesOf(follower);
    expect(second?.[0]).toMatch(/, and 1 more$/);
    expect(others).toEqual([]);
  });

  it('but says what is so now where it still waits', async () => {
    const { follower, say, quiet } = await told('waiting');
    await scene.spread(await scene.announce(quiet, { title: 'Kale is in' }));
    await say('Row-9');
    await recall();
    expect((await messagesOf(follower)).map(([title]) => title)).toEqual(['Kale is in, and 2 more']);
    expect((await scene.mailsTo(follower)).map(({ subject }) => subject)).toEqual(['Kale is in, and 2 more']);
  });
});
