import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/users/user.entity.js';
import type {
  AdminAnnouncement,
  AdminAnnouncementRow,
  AdminNotice,
} from '../../src/contract/following/announcements.admin.js';
import type { FollowList } from '../../src/contract/following/follows.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import { Follower } from '../../src/following/followers/follower.entity.js';
import { Follow } from '../../src/following/follows/follow.entity.js';
import { Announcement } from '../../src/platform/announcements/announcement.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { makeUser, signedIn } from '../support/http/people.js';
import { makeFarm, makePlace } from '../support/make/make.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { zoneAt } from '../support/zone-at.js';

let scene: NoticeScene;
beforeAll(async () => {
  scene = await NoticeScene.begin();
});
afterAll(() => scene.end());

const statusesOf = async (follower: Follower) =>
  (await scene.noticesOf(follower)).map(({ status }) => status);
const subjectsTo = async (follower: Follower) =>
  (await scene.mailsTo(follower)).map(({ subject }) => subject);
const tokenOf = ({ unsubscribePath }: Mail) => /token=([\w-]+)/.exec(unsubscribePath ?? '')?.[1] ?? '';

describe('what is announced', () => {
  it('is told to those who follow it, by one email, and to no one else', async () => {
    const [follower, other] = [await scene.follower(['farm-1']), await scene.follower(['farm-2'])];
    const id = await scene.tell('farm-1', { title: 'Kale is in at Pine Hill', text: 'By the bunch.' });
    const [mail, ...more] = await scene.mailsTo(follower);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'notices', subject: 'Kale is in at Pine Hill', isSecret: true });
    expect(mail?.text).toContain('By the bunch.');
    expect(mail?.text).toContain('because you follow Name of farm-1 on Farmgate');
    expect(mail?.text).toMatch(/Unsubscribe: \S+\/saved\/alerts\?stop=all#[\w-]{35}\n/);
    expect(mail?.unsubscribePath).toMatch(/^\/api\/unsubscribe\?token=[\w-]{35}$/);
    expect(await scene.mailsTo(other)).toEqual([]);
    expect(await scene.noticesOf(follower)).toMatchObject([
      { announcementId: id, subject: 'farm-1', status: 'sent' },
    ]);
  });

  it('is told once, however often its jobs run', async () => {
    const follower = await scene.follower(['farm-3']);
    const id = await scene.announce('farm-3');
    for (let run = 0; run < 2; run += 1) {
      await scene.fanOut.run({ announcementId: id }, new Date());
      await Promise.all([1, 2, 3].map(() => scene.delivery.run(new Date())));
    }
    expect(await statusesOf(follower)).toEqual(['sent']);
    expect(await subjectsTo(follower)).toHaveLength(1);
  });

  it('is told once a day of one subject, with all that was announced of it by then', async () => {
    const follower = await scene.follower(['farm-4']);
    for (const title of ['Kale is in', 'Corn is in', 'Eggs are in']) {
      await scene.spread(await scene.announce('farm-4', { title }));
    }
    await scene.delivery.run(new Date());
    await scene.tell('farm-4', { title: 'Figs are in' });
    expect(await subjectsTo(follower)).toEqual(['Eggs are in, and 2 more']);
    expect((await scene.mailsTo(follower))[0]?.text).toMatch(/Eggs are in[^]*Corn is in[^]*Kale is in/);
  });

  it('of a market day or a field is told on the same day again, once each, without what was told', async () => {
    for (const [kind, key] of [
      ['market-day', 'place-4'],
      ['field-status', 'farm-41'],
    ] as const) {
      const follower = await scene.follower([key]);
      await scene.tell(key, { title: 'Kale is in' });
      await scene.tell(key, { kind, title: 'At Elm St on Saturday' });
      await scene.test.db.getRepository(Mail).update({ recipient: follower.email ?? '' }, { status: 'sent' });
      const canceled = await scene.tell(key, { kind, title: 'Canceled on Saturday' });
      await scene.fanOut.run({ announcementId: canceled }, new Date());
      await scene.delivery.run(new Date());
      await scene.tell(key, { title: 'Figs are in' });
      expect(await subjectsTo(follower)).toEqual([
        'Kale is in',
        'At Elm St on Saturday',
        'Canceled on Saturday',
      ]);
      expect(await statusesOf(follower)).toEqual(['sent']);
    }
  });

  it('and told already stays told where what was news besides is over before it is told', async () => {
    const follower = await scene.follower(['place-5']);
    const first = await scene.tell('place-5', { kind: 'market-day' });
    const second = await scene.announce('place-5', { kind: 'market-day' });
    await scene.spread(second);
    const isOver = { until: new Date(Date.now() - 1_000) };
    await scene.test.db.getRepository(Announcement).update(second, isOver);
    await scene.delivery.run(new Date());
    expect(await scene.noticesOf(follower)).toMatchObject([
      { status: 'sent', announcementId: first, toldId: first, sentAt: expect.any(Date) },
    ]);
    expect(await subjectsTo(follower)).toHaveLength(1);
  });

  it('of several subjects is one email', async () => {
    const follower = await scene.follower(['farm-5', 'farm-6']);
    await scene.spread(await scene.announce('farm-5', { title: 'Kale is in' }));
    await scene.spread(await scene.announce('farm-6', { title: 'Corn is in' }));
    await scene.delivery.run(new Date());
    expect(await subjectsTo(follower)).toEqual(['Corn is in, and 1 more']);
    expect(await statusesOf(follower)).toEqual(['sent', 'sent']);
  });

  it('is not told to those who did it, have stopped, or have not confirmed their address', async () => {
    const user = await makeUser(scene.test.db);
    const unconfirmed = await makeUser(scene.test.db, { emailConfirmedAt: null });
    const own = await scene.follower(['farm-7'], { userId: user.id });
    const silent = [
      await scene.follower(['farm-7'], { stoppedAt: new Date() }),
      await scene.follower(['farm-7'], { confirmedAt: null }),
      await scene.follower(['farm-7'], { byEmail: false, byPush: false }),
    ];
    const notYet = await scene.follower(['farm-7'], { userId: unconfirmed.id });
    const { email } = await scene.test.db.getRepository(User).findOneByOrFail({ id: user.id });
    const asGuest = await scene.follower(['farm-7'], { email: email.toLowerCase() });
    silent.push(asGuest);
    await scene.tell('farm-7', { byUserId: user.id });
    for (const one of [own, ...silent]) expect(await scene.noticesOf(one)).toEqual([]);
    expect(await statusesOf(notYet)).toEqual(['dropped']);
    await scene.tell('farm-7');
    expect(await statusesOf(own)).toEqual(['sent']);
  });

  it('reaches those who follow what a farm was before', async () => {
    const farm = await makeFarm(scene.test.db);
    const place = await makePlace(scene.test.db, { kind: 'farm_stand', farmId: farm.id });
    const follower = await scene.follower([`place-${place.id}`]);
    await scene.tell(`farm-${farm.id}`);
    expect(await statusesOf(follower)).toEqual(['sent']);
  });

  it('is found by followed searches that reach it and say its words in any form', async () => {
    const near = { zipCode: '33901', latitude: 26.62, longitude: -81.87 };
    const searching = async (given: Partial<Follow>) => {
      const follower = await scene.follower([]);
      const follow = {
        followerId: follower.id,
        key: null,
        name: 'strawberries',
        words: 'strawberries',
        miles: 25,
      };
      await scene.test.db.getRepository(Follow).save({ ...follow, ...near, ...given });
      return follower;
    };
    const found = await searching({});
    const others = [
      await searching({ words: 'organic strawberries' }),
      await searching({ latitude: 27.2 }),
      await searching({ words: 'the' }),
    ];
    const wide = await searching({ latitude: 27.2, miles: 50 });
    const words = 'Strawberry Patch fruits';
    await scene.tell('farm-8', { words, position: { latitude: 26.7, longitude: -81.9 } });
    await scene.tell('farm-9', { words });
    for (const one of [found, wide]) expect(await statusesOf(one)).toEqual(['sent']);
    for (const one of others) expect(await scene.noticesOf(one)).toEqual([]);
  });

  it('reaches every batch of followers', async () => {
    await scene.test.db.query(
      `WITH made AS (INSERT INTO followers (email, confirmed_at, rhythm)
         SELECT 'batch-' || n || '@example.com', now(), 'weekly' FROM generate_series(1, 1001) AS n RETURNING id)
       INSERT INTO follows (follower_id, key, name) SELECT id, 'farm-10', 'Farm' FROM made`,
    );
    const id = await scene.announce('farm-10', { position: { latitude: 40, longitude: -90 } });
    // Three of those who follow the farm, one of searches.
    expect(await scene.spread(id)).toBe(4);
    const [row] = await scene.test.db.query<{ count: number }[]>(
      'SELECT count(*)::int FROM notices WHERE announcement_id = $1',
      [id],
    );
    expect(row?.count).toBe(1001);
  });
});

describe('what waits', () => {
  /** Quiet hours that begin in an hour, or have begun an hour ago. */
  const quiet = (now: boolean) => {
    const timeZone = zoneAt(12);
    const { minutes } = wallTime(new Date(), timeZone);
    const from = (minutes + (now ? -60 : 60) + 1440) % 1440;
    return { quietFrom: from, quietUntil: (from + 120) % 1440, timeZone };
  };

  it('for the end of quiet hours is not sent before, even where they were chosen later', async () => {
    const sleeping = await scene.follower(['farm-20'], quiet(true));
    const later = await scene.follower(['farm-20']);
    const id = await scene.announce('farm-20');
    await scene.spread(id);
    await scene.test.db.getRepository(Follower).update(later.id, quiet(true));
    await scene.delivery.run(new Date());
    for (const one of [sleeping, later]) {
      const [notice] = await scene.noticesOf(one);
      expect(notice?.status).toBe('waiting');
      const inAnHour = (notice?.dueAt.getTime() ?? 0) - Date.now();
      expect(Math.abs(inAnHour - 3_600_000)).toBeLessThan(120_000);
    }
    await scene.test.db.getRepository(Follower).update(sleeping.id, { quietFrom: 0, quietUntil: 0 });
    await scene.hasten(sleeping);
    await scene.hasten(later);
    await scene.delivery.run(new Date());
    expect(await statusesOf(sleeping)).toEqual(['sent']);
    expect(await statusesOf(later)).toEqual(['waiting']);
  });

  it('at the mail server is not sent once quiet hours begin', async () => {
    const follower = await scene.follower(['farm-21'], quiet(false));
    await scene.tell('farm-21');
    const [mail] = await scene.mailsTo(follower);
    const inAnHour = (mail?.sendBefore?.getTime() ?? 0) - Date.now();
    expect(Math.abs(inAnHour - 3_600_000)).toBeLessThan(120_000);
  });

  it('is dropped when they stop, unfollow, or it is over', async () => {
    const followers = [];
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) followers.push(await scene.follower([`farm-${30 + index}`]));
    const [stopped, unfollowed, late] = followers as [Follower, Follower, Follower];
    for (const number of [30, 31, 32] as const) {
      ids.push(await scene.announce(`farm-${number}`));
      await scene.spread(ids.at(-1) ?? 0);
    }
    await scene.test.db.getRepository(Follower).update(stopped.id, { stoppedAt: new Date() });
    await scene.test.db.getRepository(Follow).delete({ followerId: unfollowed.id });
    const isOver = { until: new Date(Date.now() - 1_000) };
    await scene.test.db.getRepository(Announcement).update(ids[2] ?? 0, isOver);
    await scene.delivery.run(new Date());
    for (const one of [stopped, unfollowed, late]) {
      expect(await statusesOf(one)).toEqual(['dropped']);
      expect(await scene.mailsTo(one)).toEqual([]);
    }
  });

  it('at the mail server is taken back when they unfollow it, or choose other times', async () => {
    const follower = await scene.follower(['farm-34', 'farm-35']);
    for (const key of ['farm-34', 'farm-35'] as const) await scene.spread(await scene.announce(key));
    await scene.delivery.run(new Date());
    const [both] = await scene.mailsTo(follower);
    const token = both ? tokenOf(both) : '';
    const { body } = await scene.test.post<FollowList>('/api/follow-links/read', { token });
    const id = body.follows.find(({ name }) => name === 'Name of farm-35')?.id;
    expect((await scene.test.post('/api/follow-links/unfollow', { token, id })).status).toBe(200);
    expect(await scene.mailsTo(follower)).toEqual([]);
    await scene.delivery.run(new Date());
    expect((await scene.mailsTo(follower)).map(({ text }) => text)).toMatchObject([
      expect.stringContaining('because you follow Name of farm-34 on Farmgate'),
    ]);
    expect((await statusesOf(follower)).toSorted()).toEqual(['dropped', 'sent']);
    const { isEmailConfirmed: _, email: __, isNew: ___, ...preferences } = body.preferences;
    const asleep = { token, ...preferences, ...quiet(true) };
    expect((await scene.test.post('/api/follow-links/preferences', asleep)).status).toBe(200);
    await scene.delivery.run(new Date());
    expect(await scene.mailsTo(follower)).toEqual([]);
    expect((await statusesOf(follower)).toSorted()).toEqual(['dropped', 'waiting']);
  });

  it('that was told already is not told again when they unfollow something', async () => {
    const follower = await scene.follower(['farm-36', 'farm-37']);
    await scene.tell('farm-36');
    const [mail] = await scene.mailsTo(follower);
    await scene.test.db.getRepository(Mail).update(mail?.id ?? 0, { status: 'sent' });
    const token = mail ? tokenOf(mail) : '';
    const follow = await scene.test.db
      .getRepository(Follow)
      .findOneByOrFail({ followerId: follower.id, key: 'farm-37' });
    await scene.test.post('/api/follow-links/unfollow', { token, id: follow.id });
    expect(await statusesOf(follower)).toEqual(['sent']);
    // Who leaves leaves no address behind.
    await scene.test.post('/api/follow-links/erase', { token });
    expect(await scene.mailsTo(follower)).toEqual([]);
  });

  it('for a digest that comes when it is over is not kept', async () => {
    const follower = await scene.follower(['farm-33'], { rhythm: 'weekly' });
    await scene.spread(await scene.announce('farm-33', { until: new Date(Date.now() + 1_000) }));
    expect(await scene.noticesOf(follower)).toEqual([]);
  });
});

describe('staff', () => {
  it('see what was announced and what became of it, without whole addresses', async () => {
    const follower = await scene.follower(['farm-50']);
    const id = await scene.tell('farm-50', { title: 'Kale is in' });
    const admin = await signedIn(scene.test, { role: 'admin' });
    const { body: rows } = await admin.get<AdminAnnouncementRow[]>('/api/admin/announcements');
    expect(rows.find((row) => row.id === id)).toMatchObject({
      title: 'Kale is in',
      told: 1,
      kind: 'listing',
    });
    const { body } = await admin.get<AdminAnnouncement>(`/api/admin/announcements/${id}`);
    expect(body).toMatchObject({ sent: 1, waiting: 0, dropped: 0, byUserId: null });
    const query = `sort=["createdAt","DESC"]&filter={"announcementId":${id}}`;
    const notices = await admin.get<AdminNotice[]>(`/api/admin/notices?${encodeURI(query)}`);
    expect(notices.body).toMatchObject([
      { status: 'sent', followerId: follower.id, email: 'f…@example.com' },
    ]);
    expect(JSON.stringify(notices.body)).not.toContain(follower.email);
  });
});

describe('unsubscribing', () => {
  const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };

  it('takes one request without a login, and takes back what is on its way', async () => {
    const follower = await scene.follower(['farm-40']);
    await scene.tell('farm-40');
    const [mail] = await scene.mailsTo(follower);
    const path = mail?.unsubscribePath ?? '';
    const opened = await scene.test.get(path);
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toBe(`/saved/alerts?stop=all#${mail ? tokenOf(mail) : ''}`);
    for (let time = 0; time < 2; time += 1) {
      expect(await scene.test.post(path, 'List-Unsubscribe=One-Click', ONE_CLICK)).toMatchObject({
        status: 200,
      });
    }
    expect(await scene.mailsTo(follower)).toEqual([]);
    const { stoppedAt } = await scene.test.db.getRepository(Follower).findOneByOrFail({ id: follower.id });
    expect(stoppedAt).not.toBeNull();
    await scene.tell('farm-40', { kind: 'news' });
    expect(await scene.mailsTo(follower)).toEqual([]);
  });

  it('takes no token of another make', async () => {
    const path = `/api/unsubscribe?token=${'A'.repeat(35)}`;
    expect(await scene.test.post(path, 'List-Unsubscribe=One-Click', ONE_CLICK)).toMatchObject({
      status: 410,
    });
  });
});
