import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import type { AccountExport } from '../../src/contract/accounts/account.js';
import type { AdminPushMessage } from '../../src/contract/following/admin/push-messages.admin.js';
import type { FollowList } from '../../src/contract/following/follows.js';
import type { PushKey } from '../../src/contract/following/push.js';
import { Follower } from '../../src/following/followers/follower.entity.js';
import { Notice } from '../../src/following/notices/notice.entity.js';
import { PushDelivery } from '../../src/following/push/push-delivery.js';
import { PushMessageRow } from '../../src/following/push/push-message.entity.js';
import { PushSubscription } from '../../src/following/push/push-subscription.entity.js';
import { PushJobs } from '../../src/following/push/push.job.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { PushClient } from '../../src/platform/push/push-client.js';
import { type Client, PASSWORD, signedIn } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import { PushBrowser } from '../support/stand-ins/push-crypto.js';
import { PushStandIn } from '../support/stand-ins/push-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { zoneAt } from '../support/zone-at.js';

const service = new PushStandIn();
let test: TestApp;
let delivery: PushDelivery;
let ann: Client;
let followerId: number;

beforeAll(async () => {
  await service.listen();
  test = await startTestApp({ JOBS: 'on', PUSH_BASE_URL: service.url });
  // Enqueues as the servers do; one of them works the jobs.
  const config = loadConfig({ NODE_ENV: 'test', JOBS: 'off' }, '/');
  const jobs = new Jobs(test.db, config);
  delivery = new PushDelivery(test.db, jobs, new PushClient(test.db, config));
  new PushJobs(jobs, delivery, test.db).onModuleInit();
  ann = await signedIn(test);
});
afterAll(() => Promise.all([test.close(), service.close()]));
afterEach(() => test.db.query('DELETE FROM push_subscriptions'));

const awake = () => ({ quietFrom: 0, quietUntil: 0, timeZone: zoneAt(12) });

/** A device of Ann's, who has no quiet hours. */
async function subscribed(name: string) {
  const device = service.subscribe(name);
  expect((await ann.post('/api/push/devices', device)).status).toBe(200);
  const follower = await test.db.getRepository(Follower).findOneByOrFail({ userId: ann.user.id });
  await test.db.getRepository(Follower).update(follower.id, { ...awake(), stoppedAt: null });
  followerId = follower.id;
  return device;
}

const NEWS = { title: 'News from Pine Hill', text: 'Strawberries are in 🍓.', path: '/farms/7#news' };
const send = (tag: string, minutes = 120) =>
  test.db.transaction(async (tx) => {
    const devices = (await delivery.toldDevices(tx, followerId, [])).map(({ id }) => id);
    const sendBefore = new Date(Date.now() + minutes * 60_000);
    await delivery.sendPush(tx, devices, { message: { ...NEWS, tag }, sendBefore, announcementIds: [] });
  });
const messages = () => test.db.getRepository(PushMessageRow).find({ order: { id: 'ASC' } });
const untilStatus = (status: PushMessageRow['status']) =>
  until(async () => {
    const found = await messages();
    return found.length > 0 && found.every((message) => message.status === status);
  });

describe('a message to devices', () => {
  it('arrives on each once, encrypted for it, and signed by the key that it subscribed with', async () => {
    await subscribed('phone');
    await subscribed('laptop');
    await send('news-1');
    expect(await messages()).toHaveLength(2);
    await send('news-1');
    expect(await messages()).toHaveLength(2);
    await untilStatus('sent');
    const notice = { ...NEWS, tag: 'news-1' };
    expect([service.noticesOf('phone'), service.noticesOf('laptop')]).toEqual([[notice], [notice]]);
    const { key } = (await test.get<PushKey>('/api/push/key')).body;
    const { headers, vapid } = service.arrived[0] ?? {};
    expect(vapid).toMatchObject({ key, sub: 'mailto:hello@farmgate.example' });
    expect((vapid?.exp ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^7[12]\d\d$/) as unknown,
      urgency: 'normal',
    });
    expect(await messages()).toMatchObject([{ detail: 'HTTP 201', tries: 1 }, { detail: 'HTTP 201' }]);
  });

  it('takes away a device that is gone, and comes again to one that is busy', async () => {
    await subscribed('thrown-away');
    await subscribed('busy');
    service.instead.set('thrown-away', { status: 410, body: null });
    service.instead.set('busy', { status: 429, body: null, headers: { 'retry-after': '600' } });
    await send('news-2');
    await until(async () => (await test.db.getRepository(PushSubscription).count()) === 1);
    const [left] = await messages();
    expect(left).toMatchObject({ status: 'waiting', tries: 1, detail: 'HTTP 429', sentAt: null });
    expect((left?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000);
  });

  it('is dropped for who wants no more, and once quiet hours have begun', async () => {
    await subscribed('asleep');
    await send('news-3', -1);
    await untilStatus('dropped');
    await test.db.getRepository(Follower).update(followerId, { stoppedAt: new Date() });
    await send('news-4');
    await untilStatus('dropped');
    expect(service.noticesOf('asleep')).toEqual([]);
  });

  it('keeps no device from being removed while it is on its way', async () => {
    const devices = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((name) => subscribed(name)));
    await send('news-6');
    await until(() => Promise.resolve(service.noticesOf('p1').length > 0));
    const removing = devices.map(({ endpoint }) => test.post('/api/push/devices/remove', { endpoint }));
    expect((await Promise.all(removing)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(['p1', 'p2', 'p3', 'p4'].map((name) => service.noticesOf(name).length)).toEqual([1, 1, 1, 1]);
  });

  it('that still waits is taken back with a follow', async () => {
    await subscribed('slow');
    const { id: farmId } = await makeFarm(test.db, { isVerified: true });
    const { body } = await ann.post<{ id: number }>('/api/follows', { key: `farm-${farmId}` });
    service.instead.set('slow', { status: 429, body: null, headers: { 'retry-after': '600' } });
    await send('news-5');
    await until(async () => (await messages())[0]?.tries === 1);
    await ann.delete(`/api/follows/${body.id}`);
    expect(await messages()).toEqual([]);
  });

  it('that still waits does not go to who takes the device over, and keeps no other from them', async () => {
    const device = await subscribed('family');
    service.instead.set('family', { status: 429, body: null, headers: { 'retry-after': '600' } });
    await send('news-7');
    await until(async () => (await messages())[0]?.tries === 1);
    const ben = await signedIn(test);
    service.instead.delete('family');
    await ben.post('/api/push/devices', device);
    expect(await messages()).toEqual([]);
    ({ id: followerId } = await test.db.getRepository(Follower).findOneByOrFail({ userId: ben.user.id }));
    await send('news-7');
    expect(await messages()).toHaveLength(1);
    await until(() => Promise.resolve(service.noticesOf('family').length > 0));
    // Who asks again on their own device keeps what waits for it.
    service.instead.set('family', { status: 429, body: null, headers: { 'retry-after': '600' } });
    await send('news-8');
    await ben.post('/api/push/devices', device);
    expect((await messages()).map(({ tag }) => tag)).toEqual(['news-7', 'news-8']);
  });

  it('tells a follower of a farm’s news, once', async () => {
    await subscribed('follower');
    const rosa = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: rosa.user.id, name: 'Pine Hill Farm', isVerified: true });
    await ann.post('/api/follows', { key: `farm-${farm.id}` });
    const { body } = await rosa.post<{ id: number }>(`/api/farms/${farm.id}/news`, { text: 'Peaches!' });
    await until(() => Promise.resolve(service.noticesOf('follower').length > 0));
    const [title, path] = ['News from Pine Hill Farm', `/farms/${farm.id}#news-${body.id}`];
    expect(service.noticesOf('follower')).toEqual([
      { title, text: 'Peaches!', path, tag: expect.stringMatching(/^announcement-\d+$/) as unknown },
    ]);
  });

  it('says what a farm said last where it still waits, and comes once; so does its email', async () => {
    await subscribed('quick');
    await subscribed('late');
    service.instead.set('late', { status: 429, body: null, headers: { 'retry-after': '600' } });
    const rosa = await signedIn(test, { role: 'farmer' });
    const farm = await makeFarm(test.db, { userId: rosa.user.id, isVerified: true });
    const subject = `farm-${farm.id}`;
    await ann.post('/api/follows', { key: subject });
    const say = (note: string, till?: string) =>
      rosa.post('/api/field-status', {
        subject,
        crop: 'Figs',
        state: 'open',
        note,
        ...(till && { until: till }),
        key: `${till ? 'again-' : ''}${note.replaceAll(/\W/g, '-')}-abcdefgh`,
      });
    const mailed = async () => {
      const where = { kind: 'notices', recipient: ann.user.email, subject: Like('Figs%') };
      return (await test.db.getRepository(Mail).findBy(where)).map(({ text }) => /Row \d+/.exec(text)?.[0]);
    };
    await say('Row 3.');
    const triedOnce = async () => (await messages()).filter(({ tries }) => tries === 1).length;
    await until(async () => (await triedOnce()) === 2 && (await mailed()).length > 0);
    await say('Row 9.');
    await until(async () => (await mailed()).join() === 'Row 9');
    expect((await messages()).map(({ status, text }) => [status, /Row \d+/.exec(text)?.[0]])).toEqual([
      ['sent', 'Row 3'],
      ['waiting', 'Row 9'],
    ]);
    expect(service.noticesOf('quick')).toHaveLength(1);
    // It is for an hour now: it reaches no device after that.
    const soon = new Date(Date.now() + 3_600_000);
    await say('Row 9.', soon.toISOString());
    await until(async () => (await messages()).some(({ sendBefore }) => sendBefore <= soon));
    // The email is written again before anyone has another device.
    await until(async () => {
      const [jobs] = await test.db.query<{ left: number }[]>(
        "SELECT count(*)::int AS left FROM pgboss.job WHERE name = 'announcement-recall' AND state < 'completed'",
      );
      return jobs?.left === 0 && (await test.db.getRepository(Notice).countBy({ status: 'waiting' })) === 0;
    });
  });
});

describe('staff', () => {
  it('see what was sent to which device, and never where that can be written to', async () => {
    const device = await subscribed('seen');
    await send('news-9');
    await untilStatus('sent');
    const admin = await signedIn(test, { role: 'admin' });
    const list = (filter: object) =>
      admin.get<AdminPushMessage[]>(
        `/api/admin/push-messages?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
    const { body } = await list({ followerId, status: 'sent' });
    const { hostname, pathname } = new URL(device.endpoint);
    expect(body).toMatchObject([
      { title: NEWS.title, username: ann.user.username, service: hostname, tries: 1, answer: 'HTTP 201' },
    ]);
    const detail = `TypeError: no answer of ${device.endpoint}?key=1`;
    await test.db.getRepository(PushMessageRow).update(body[0]?.id ?? 0, { detail });
    const { body: again } = await list({ followerId });
    expect(again).toMatchObject([{ answer: `TypeError: no answer of ${hostname}` }]);
    const said = JSON.stringify([body, again]);
    for (const secret of [pathname, device.keys.p256dh, device.keys.auth]) expect(said).not.toContain(secret);
    expect((await list({ followerId: followerId + 1 })).body).toEqual([]);
    const { status } = await ann.get('/api/admin/push-messages');
    expect(status).toBe(403);
  });
});

describe('a device', () => {
  it('is taken at push services alone, with keys of its own, for someone we know', async () => {
    const device = service.subscribe('x');
    expect((await test.post('/api/push/devices', device)).status).toBe(401);
    expect((await test.post('/api/push/devices', { ...device, token: 'a'.repeat(35) })).status).toBe(410);
    const refused = [
      { ...device, endpoint: 'https://127.0.0.1/send/x' },
      { ...device, endpoint: 'http://push.example.com/send/x' },
      { ...device, endpoint: 'https://metadata.google.internal/x' },
      { ...device, keys: { ...device.keys, p256dh: `B${'A'.repeat(86)}` } },
      { ...device, keys: { ...device.keys, auth: 'short' } },
    ];
    for (const body of refused) expect((await ann.post('/api/push/devices', body)).status).toBe(400);
    expect(await test.db.getRepository(PushSubscription).count()).toBe(0);
  });

  it('tells us the zone of someone we know nothing of yet, and leaves what others have chosen', async () => {
    const someone = await signedIn(test);
    const zones = async () => (await someone.get<FollowList>('/api/follows')).body.preferences;
    expect(await zones()).toMatchObject({ isNew: true });
    for (const timeZone of ['America/Los_Angeles', 'America/Chicago'])
      await someone.post('/api/push/devices', { ...service.subscribe(timeZone), timeZone });
    expect(await zones()).toMatchObject({ isNew: false, timeZone: 'America/Los_Angeles' });
    const other = await signedIn(test);
    const {
      isEmailConfirmed: _,
      email: __,
      isNew: ___,
      ...chosen
    } = (await other.get<FollowList>('/api/follows')).body.preferences;
    const saved = { ...chosen, timeZone: 'America/Denver', rhythm: 'daily', was: { rhythm: 'at-once' } };
    expect((await other.put('/api/follows/preferences', saved)).body).toMatchObject({
      ...{ timeZone: 'America/Denver', rhythm: 'daily', isNew: false },
    });
  });

  it('belongs to whoever asked on it last, can move, and is removed by itself', async () => {
    const device = await subscribed('shared');
    const ben = await signedIn(test);
    await ben.post('/api/push/devices', device);
    const devices = () => test.db.getRepository(PushSubscription).find({ relations: { follower: true } });
    expect(await devices()).toMatchObject([{ follower: { userId: ben.user.id } }]);
    const moved = service.subscribe('moved');
    await test.post('/api/push/devices/move', { ...moved, before: device.endpoint });
    expect(await devices()).toMatchObject([{ endpoint: moved.endpoint, ...moved.keys }]);
    const exported = (await ben.get<AccountExport>('/api/account/export')).body;
    expect(exported).toMatchObject({ records: { notifiedDevices: [{ pushService: 'push.example.com' }] } });
    await test.post('/api/push/devices/remove', { endpoint: moved.endpoint });
    expect(await devices()).toEqual([]);
    await ben.post('/api/push/devices', service.subscribe('last'));
    await ben.delete('/api/account', { password: PASSWORD });
    expect(await devices()).toEqual([]);
  });
});

describe('the browser of these tests', () => {
  it('reads the message of RFC 8291, appendix A', () => {
    const browser = new PushBrowser({
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    });
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(browser.decrypt(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  });
});
