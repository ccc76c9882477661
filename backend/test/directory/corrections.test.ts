import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnCorrectionView } from '../../src/contract/directory/dashboard.js';
import { Correction } from '../../src/directory/tables/correction.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let rosa: Client;
let other: Client;

beforeAll(async () => {
  test = await startTestApp({ TEAM_EMAIL: 'team@farmgate.example' });
  [rosa, other] = await Promise.all([signedIn(test, { role: 'farmer' }), signedIn(test, { role: 'farmer' })]);
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE places, farms, corrections, mails CASCADE'));

const message = 'They are closed on Mondays.';
const send = (placeId: string, more: object = {}) =>
  test.post<{ id: number }>('/api/corrections', { placeId, message, ...more });
const notes = async (client: Client) =>
  (await client.get<{ corrections: OwnCorrectionView[] }>('/api/farmer/dashboard')).body.corrections;

describe('a note on a farm', () => {
  it('is sent to the farmer and to the team, who can answer the visitor', async () => {
    const farm = await makeFarm(test.db, { userId: rosa.user.id, name: 'Heron\r\nFarm' });
    expect((await send(`farm-${farm.id}`, { email: 'sam@mail.example' })).status).toBe(201);
    expect(await test.db.getRepository(Mail).find({ order: { id: 'ASC' } })).toMatchObject([
      {
        kind: 'correction',
        recipient: rosa.user.email,
        replyTo: 'sam@mail.example',
        subject: 'A visitor suggested a correction to Heron Farm',
      },
      { kind: 'correction-team', recipient: 'team@farmgate.example', replyTo: 'sam@mail.example' },
    ]);
  });

  it('is sent to the team alone where nobody runs the place', async () => {
    const place = await makePlace(test.db);
    await send(`place-${place.id}`);
    expect(await test.db.getRepository(Mail).find()).toMatchObject([{ kind: 'correction-team' }]);
    expect((await send('place-999999')).status).toBe(404);
    expect(await test.db.getRepository(Mail).count()).toBe(1);
  });

  it('is about the farm where one stands for the place', async () => {
    const farm = await makeFarm(test.db, { userId: rosa.user.id });
    const place = await makePlace(test.db, { farmId: farm.id });
    await send(`place-${place.id}`);
    expect(await test.db.getRepository(Correction).find()).toMatchObject([
      { farmId: farm.id, placeId: null },
    ]);
  });

  it('is shown to the owner once the claim is verified, the newest first, also where it is older', async () => {
    const place = await makePlace(test.db, { kind: 'csa' });
    await send(`place-${place.id}`, { email: 'sam@mail.example' });
    const farm = (await rosa.post<{ id: number; name: string }>(`/api/farms/place-${place.id}/claim`, {}))
      .body;
    const sent = (await send(`farm-${farm.id}`)).body;
    const toRosa = { kind: 'correction', recipient: rosa.user.email };
    expect(await test.db.getRepository(Mail).countBy(toRosa)).toBe(0);
    expect(await notes(rosa)).toEqual([]);
    const tick = await rosa.put(`/api/farmer/corrections/${sent.id}`, { status: 'done' });
    expect(tick).toMatchObject({ status: 404, body: { error: 'CORRECTION_NOT_FOUND' } });
    const staff = await signedIn(test, { role: 'admin' });
    expect((await staff.post(`/api/admin/farms/${farm.id}/verify`, {})).status).toBe(200);
    expect(await notes(rosa)).toMatchObject([
      { farmId: farm.id, farmName: farm.name, message, email: null },
      { farmId: farm.id, message, email: 'sam@mail.example' },
    ]);
    expect(await notes(other)).toEqual([]);
  });

  it('is ticked off by the owner alone', async () => {
    const farm = await makeFarm(test.db, { userId: rosa.user.id });
    const { id } = (await send(`farm-${farm.id}`)).body;
    const tick = (client: Client, status = 'done') => client.put(`/api/farmer/corrections/${id}`, { status });
    expect(await tick(other)).toMatchObject({ status: 404, body: { error: 'CORRECTION_NOT_FOUND' } });
    expect((await test.put(`/api/farmer/corrections/${id}`, { status: 'done' })).status).toBe(401);
    expect((await tick(rosa, 'new')).status).toBe(400);
    expect(await tick(rosa)).toMatchObject({ status: 200, body: { done: true } });
    expect(await notes(rosa)).toEqual([]);
    expect(await test.db.getRepository(Correction).findOneByOrFail({ id })).toMatchObject({ status: 'done' });
  });
});
