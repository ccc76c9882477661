import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MemberImportPreview } from '../../../src/contract/marketplace/shares/member-files.js';
import type { ShareMemberList } from '../../../src/contract/marketplace/shares/share-members.js';
import type { RoundView } from '../../../src/contract/marketplace/shares/share-rounds.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { FIRST_DAY, makeShare, makeShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each([
  ['60 at $27.00 and 40 at $36.00 give $67,320.00: prices are set', 60, 67_320, 'set'],
  ['70 at $27.00 and 30 at $36.00 give $65,340.00: nothing changes', 70, 65_340, 'missed'],
])('for $66,000.00, %s', async (_title, low, reached, state) => {
  const farm = await makeShareFarm(test);
  const share = await makeShare(farm, 22, { sizes: [{ name: 'Regular', price: 30, places: 200 }] });
  const base = `/api/vendor/shares/${share.id}`;
  const bytes = Buffer.from(['Name', ...Array.from({ length: 100 }, (_, at) => `Member ${at}`)].join('\n'));
  const file = { field: 'file', bytes, name: 'members.csv' };
  const sent = await farm.seller.postForm<MemberImportPreview>(
    `${base}/members/import`,
    { mode: 'write' },
    file,
  );
  expect(sent.body.created).toBe(100);
  const round = { target: 66_000, lastDay: addDays(FIRST_DAY, -2) };
  const { members } = (await farm.seller.post<RoundView>(`${base}/round`, round)).body;
  for (const [index, { id }] of members.entries())
    await farm.seller.put(`${base}/members/${id}/pledge`, { price: index < low ? 27 : 36 });
  const { body } = await farm.seller.post<RoundView>(`${base}/round/close`, { pledged: reached });
  expect(body.round).toMatchObject({ state, reached });
  const all = (await farm.seller.get<ShareMemberList>(`${base}/members?limit=500`)).body;
  const due = all.reduce((sum, member) => sum + member.due, 0);
  expect([all.length, due]).toEqual([100, state === 'set' ? 67_320 : 66_000]);
});
