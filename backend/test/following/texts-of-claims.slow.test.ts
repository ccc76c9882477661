import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { FarmView } from '../../src/contract/directory/farms.js';
import { signedIn } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import { TextScene } from '../support/scenes/text-scene.js';

const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());
beforeEach(() => scene.begin());
afterEach(() => scene.end());

const closedDays = ({ exceptions }: FarmView) => exceptions.map(({ kind }) => kind);

it('keeps what the claimant of a farm texts from everyone else until staff have verified the claim', async () => {
  await scene.verified();
  const { id } = await makeFarm(scene.test.db, { name: 'Sunny Acres', timeZone: 'America/New_York' });
  expect((await scene.rosa.post(`/api/farms/${id}/claim`, {})).status).toBe(200);
  const shown = async () => (await scene.test.get<FarmView>(`/api/farms/${id}`)).body;
  const mine = async () => (await scene.rosa.get<FarmView>(`/api/farms/${id}`)).body;
  const said = async () => (await scene.test.get(`/api/field-status/of/farm-${id}`)).body;

  const onlyUs = 'Only you and our team see these changes until we verify your claim.';
  expect(await scene.said('CLOSED TODAY')).toMatch(new RegExp(`^Done\\..*${onlyUs}$`));
  expect([closedDays(await shown()), await said()]).toEqual([[], []]);
  expect(closedDays(await mine())).toEqual(['closed']);

  expect(await scene.said('NO')).toMatch(/^Undone/);
  expect(closedDays(await mine())).toEqual([]);

  expect(await scene.said('CERRADO HOY')).toMatch(/^Listo\..*Solo usted y nuestro equipo ven esto/);
  expect(await scene.said('STRAWBERRIES PICKED OUT')).toMatch(/^Done\./);
  expect(await said()).toEqual([]);
  const admin = await signedIn(scene.test, { role: 'admin' });
  expect((await admin.post(`/api/admin/farms/${id}/verify`, {})).status).toBe(200);
  expect(closedDays(await shown())).toEqual(['closed']);
  expect(await scene.said('STRAWBERRIES LIMITED')).not.toContain('Only you and our team');
  expect(await said()).toMatchObject([{ crop: null, state: 'closed' }]);
});
