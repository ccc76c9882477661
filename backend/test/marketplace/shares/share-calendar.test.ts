import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ShareCalendarView } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { signedIn } from '../../support/http/people.js';
import { makeMember } from '../../support/scenes/box-scene.js';
import { weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('follows the boxes of a member for whoever has its link', async () => {
  const member = await makeMember(test, 3);
  const link = await member.client.get<ShareCalendarView>(`/api/subscriptions/${member.id}/calendar`);
  const uidsIn = async () => {
    const { status, headers, body } = await test.get<string>(link.body.path);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    return [...String(body).matchAll(/UID:box-(\d+)@/g)].map(([, id]) => Number(id));
  };
  const ids = (await member.read()).boxes.map(({ id }) => id);
  expect(await uidsIn()).toEqual(ids);
  await member.do(1, 'hold');
  expect(await uidsIn()).toEqual([ids[0], ids[2]]);
  await member.do(1, 'release');
  await member.do(1, 'shift', { date: weekOfShare(2) });
  expect((await uidsIn()).sort()).toEqual(ids);
});

it('is closed to others', async () => {
  const member = await makeMember(test, 2);
  const stranger = await signedIn(test);
  expect((await stranger.get(`/api/subscriptions/${member.id}/calendar`)).status).toBe(404);
  for (const key of ['', '?key=', `?key=${'a'.repeat(43)}`])
    expect((await member.client.get(`/api/subscriptions/${member.id}/calendar.ics${key}`)).status).toBe(404);
  const other = await makeMember(test, 2);
  const { path } = (await other.client.get<ShareCalendarView>(`/api/subscriptions/${other.id}/calendar`))
    .body;
  expect((await test.get(path.replace(String(other.id), String(member.id)))).status).toBe(404);
});
