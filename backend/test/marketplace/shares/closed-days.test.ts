import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  ClosureCalendar,
  ClosureList,
  ClosurePreview,
} from '../../../src/contract/marketplace/closures.js';
import { joinAs, makeMember } from '../../support/scenes/box-scene.js';
import { makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('says which boxes of shares come on days that the farm closes', async () => {
  const farm = await makeShareFarm(test);
  const { seller } = farm;
  const member = await makeMember(test, 4, { farm });
  const held = await joinAs(test, farm, member.share);
  await held.do(1, 'hold');
  const moved = await joinAs(test, farm, member.share);
  await moved.do(2, 'shift', { date: weekOfShare(1) });
  const day = { from: weekOfShare(1), to: weekOfShare(1) };
  const { id: planId, name, dates } = member.share;
  const dateId = dates.find(({ date }) => date === day.from)?.id;
  const boxes = [{ planId, dateId, name, count: 3 }];

  const preview = await seller.post<ClosurePreview>('/api/closures/preview', day);
  expect(preview.body.days).toMatchObject([{ orders: 0, boxes }]);
  expect((await seller.post<ClosureList>('/api/closures', { ...day, days: [] })).status).toBe(201);
  const calendar = () => seller.get<ClosureCalendar>(`/api/closures/calendar?from=${day.from}&days=1`);
  expect((await calendar()).body.windows).toMatchObject([{ boxes }]);
  await seller.post(`/api/vendor/shares/${planId}/days/${dateId}/cancel`, { reason: 'We’re away.' });
  expect((await calendar()).body.windows).toMatchObject([{ boxes: [] }]);
});
