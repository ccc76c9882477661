import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import { Follower } from '../../src/following/followers/follower.entity.js';
import { Notice } from '../../src/following/notices/notice.entity.js';
import { isWaiting } from '../support/database/while-locked.js';
import { NoticeScene } from '../support/scenes/notice-scene.js';
import { until } from '../support/until.js';
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
const today = ({ timeZone }: Follower) => wallTime(new Date(), timeZone).date;
/** As if what waits for a follower had been announced the day before, and their night were over. */
async function sinceYesterday(follower: Follower): Promise<void> {
  const day = addDays(today(follower), -1);
  await scene.test.db.getRepository(Notice).update({ followerId: follower.id }, { day });
  await scene.hasten(follower);
}

describe('a notice that was put off to another day', () => {
  it('counts for the day on which it is sent, with what is announced that day', async () => {
    const follower = await scene.follower(['farm-1']);
    await scene.spread(await scene.announce('farm-1', { title: 'Kale is in' }));
    await sinceYesterday(follower);
    await scene.spread(await scene.announce('farm-1', { title: 'Corn is in' }));
    await scene.delivery.run(new Date());
    expect(await subjectsTo(follower)).toEqual(['Corn is in, and 1 more']);
    expect(await statusesOf(follower)).toEqual(['dropped', 'sent']);
    expect((await scene.noticesOf(follower))[1]?.day).toBe(today(follower));
  });

  it('is the only one of its subject on that day', async () => {
    const follower = await scene.follower(['farm-2']);
    await scene.spread(await scene.announce('farm-2', { title: 'Kale is in' }));
    await sinceYesterday(follower);
    await scene.delivery.run(new Date());
    await scene.tell('farm-2', { title: 'Corn is in' });
    expect(await subjectsTo(follower)).toEqual(['Kale is in']);
    expect(await scene.noticesOf(follower)).toMatchObject([{ status: 'sent', day: today(follower) }]);
  });

  it('is told to no one where that day has had its own', async () => {
    const follower = await scene.follower(['farm-3']);
    await scene.spread(await scene.announce('farm-3', { title: 'Kale is in' }));
    await sinceYesterday(follower);
    await scene.test.db
      .getRepository(Notice)
      .update({ followerId: follower.id }, { dueAt: new Date(Date.now() + 60_000) });
    await scene.tell('farm-3', { title: 'Corn is in' });
    await scene.hasten(follower);
    await scene.delivery.run(new Date());
    expect(await subjectsTo(follower)).toEqual(['Corn is in']);
    expect(await statusesOf(follower)).toEqual(['dropped', 'sent']);
  });

  it('by quiet hours that were chosen later, waits as one of the next day', async () => {
    const timeZone = zoneAt(21);
    const follower = await scene.follower(['farm-4'], { timeZone });
    await scene.spread(await scene.announce('farm-4', { title: 'Kale is in' }));
    const followers = scene.test.db.getRepository(Follower);
    await followers.update(follower.id, { quietFrom: 20 * 60, quietUntil: 7 * 60 });
    await scene.delivery.run(new Date());
    expect(await scene.noticesOf(follower)).toMatchObject([
      { status: 'waiting', day: addDays(today(follower)) },
    ]);
    await scene.spread(await scene.announce('farm-4', { title: 'Corn is in' }));
    expect(await statusesOf(follower)).toEqual(['waiting']);
    // As if it were the next morning, somewhere else.
    await followers.update(follower.id, { timeZone: zoneAt(8) });
    await scene.hasten(follower);
    await scene.delivery.run(new Date());
    expect(await subjectsTo(follower)).toEqual(['Corn is in, and 1 more']);
  });
});

describe('notices that were put off to another day', () => {
  const notices = () => scene.test.db.getRepository(Notice);
  /** A notice of farm-8 that waits since so many days. */
  const waitsSince = (follower: Follower, announcementId: number, days: number) =>
    notices().save({
      ...{ followerId: follower.id, announcementId, subject: 'farm-8', dueAt: new Date(Date.now() - 1_000) },
      day: addDays(today(follower), -days),
    });

  it('of many followers and days are told once each, with all since the first of a subject', async () => {
    const followers = await Promise.all([1, 2, 3].map(() => scene.follower(['farm-8'])));
    const told: number[] = [];
    for (const title of ['Kale', 'Corn', 'Figs'])
      told.push(await scene.announce('farm-8', { title, kind: 'news' }));
    const [kale = 0, corn = 0, figs = 0] = told;
    const [first, second, third] = followers as [Follower, Follower, Follower];
    // The first one’s is the newer; the second one has one today that still waits, the third was told today.
    const kept = await waitsSince(first, corn, 1);
    await waitsSince(first, kale, 2);
    await waitsSince(second, corn, 2);
    await waitsSince(second, figs, 1);
    const waiting = await waitsSince(second, kale, 0);
    await waitsSince(third, kale, 1);
    await notices().save({ ...(await waitsSince(third, figs, 0)), status: 'sent', sentAt: new Date() });
    await scene.delivery.run(new Date());
    const shown = async (follower: Follower) =>
      (await scene.noticesOf(follower)).map(({ status, announcementId }) => [status, announcementId]);
    expect(await shown(first)).toEqual([
      ['sent', kale],
      ['dropped', kale],
    ]);
    expect(await notices().findOneBy({ id: kept.id })).toMatchObject({ day: today(first) });
    expect(await shown(second)).toEqual([
      ['dropped', corn],
      ['dropped', figs],
      ['sent', kale],
    ]);
    expect(await notices().findOneBy({ id: waiting.id })).toMatchObject({ day: today(second) });
    expect(await shown(third)).toEqual([
      ['dropped', kale],
      ['sent', figs],
    ]);
    const subjects = await Promise.all(followers.map(subjectsTo));
    expect(subjects).toEqual([['Figs, and 2 more'], ['Figs, and 2 more'], []]);
  });

  it('take the place of what was told to no one on that day', async () => {
    const follower = await scene.follower(['farm-8']);
    const id = await scene.announce('farm-8', { title: 'Plums', kind: 'news' });
    const dropped = await waitsSince(follower, id, 0);
    await notices().update(dropped.id, { status: 'dropped' });
    const { id: kept } = await waitsSince(follower, id, 1);
    await scene.delivery.run(new Date());
    expect(await scene.noticesOf(follower)).toMatchObject([
      { id: kept, status: 'sent', day: today(follower) },
    ]);
  });

  it('are told with one of that day that is being written, and keep no one else waiting', async () => {
    const followers = await Promise.all([1, 2].map(() => scene.follower(['farm-8'])));
    const [clashing, other] = followers as [Follower, Follower];
    const id = await scene.announce('farm-8', { title: 'Pears', kind: 'news' });
    const later = await scene.announce('farm-8', { title: 'Quinces', kind: 'news' });
    for (const follower of followers) await waitsSince(follower, id, 1);
    let delivered: Promise<void> | undefined;
    await scene.test.db.transaction(async (tx) => {
      const row = { followerId: clashing.id, announcementId: later, subject: 'farm-8', day: today(clashing) };
      await tx.insert(Notice, { ...row, dueAt: new Date(Date.now() + 60_000) });
      delivered = scene.delivery.run(new Date());
      await until(() => isWaiting(scene.test.db));
    });
    await delivered;
    expect(await subjectsTo(other)).toEqual(['Quinces, and 1 more']);
    expect(await scene.noticesOf(clashing)).toMatchObject([
      { status: 'dropped', announcementId: id, day: addDays(today(clashing), -1) },
      { status: 'waiting', announcementId: id, day: today(clashing) },
    ]);
    await scene.hasten(clashing);
    await scene.delivery.run(new Date());
    expect(await subjectsTo(clashing)).toEqual(['Quinces, and 1 more']);
  });
});

describe('a notice that was told to no one', () => {
  it('keeps none from what is announced of its subject later that day', async () => {
    const follower = await scene.follower(['farm-5']);
    await scene.spread(await scene.announce('farm-5', { key: 'status-5', title: 'Kale is in' }));
    await scene.test.db.transaction((tx) => scene.announcements.withdraw(tx, 'status-5'));
    await scene.delivery.run(new Date());
    expect(await statusesOf(follower)).toEqual(['dropped']);
    await scene.tell('farm-5', { title: 'Corn is in' });
    expect(await subjectsTo(follower)).toEqual(['Corn is in']);
    await scene.tell('farm-5', { title: 'Figs are in' });
    expect(await subjectsTo(follower)).toEqual(['Corn is in']);
  });
});
