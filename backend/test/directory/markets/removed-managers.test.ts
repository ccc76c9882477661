import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminMarketClaim } from '../../../src/contract/directory/admin/market-claims.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PlacedRecord } from '../../../src/directory/places/store/merge-records.rules.js';
import { SeenRecords } from '../../../src/directory/places/store/seen-records.js';
import { storeRecords } from '../../../src/directory/places/store/store-records.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signedIn, signIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let mia: Client;
let ben: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
// Limits are counted by account and market.
beforeEach(async () => {
  [mia, ben] = await Promise.all([signedIn(test, { phone: '239 555 0188' }), signedIn(test)]);
});
afterEach(() => test.db.query('TRUNCATE places, mails CASCADE'));

const RECORD: PlacedRecord = {
  ...{ source: 'usda_api', sourceId: 'farmersmarket/1', updatedAt: '2024-05-01T00:00:00.000Z' },
  ...{ kind: 'farmers_market', name: 'River Market', description: null, address: null },
  ...{ street: '1 Main Street', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
  ...{ latitude: 26.64, longitude: -81.87, isApproximate: false, website: 'https://river.example' },
  ...{ phone: '239 555 0100', email: 'info@usda.example', imageUrl: null, productTypes: [], activities: [] },
  ...{ features: [], organicCertified: false, organicOptions: false, seasons: [], hoursNote: null },
  businessStatus: 'OPERATIONAL',
};
/** A market of a directory. */
async function imported(): Promise<number> {
  await test.db.transaction((tx) => storeRecords(tx, [{ record: RECORD, raw: {} }], new SeenRecords()));
  return (await test.db.getRepository(Place).findOneByOrFail({ name: 'River Market' })).id;
}
const manages = ({ user }: Client, placeId: number) =>
  test.db.getRepository(MarketManager).save({ placeId, userId: user.id });
const removes = async ({ user }: Client, placeId: number) => {
  const { id } = await test.db.getRepository(MarketManager).findOneByOrFail({ placeId, userId: user.id });
  const path = `/api/admin/market-managers/${id}/remove-manager`;
  expect((await admin.post(path, { reason: 'They do not run it.' })).status).toBe(200);
};
const code = (client: Client, id: number, body: object = {}) =>
  client.post<{ sentTo: string } & ErrorBody>(`/api/markets/${id}/claim/code`, body);
const ask = (client: Client, id: number) =>
  client.post(`/api/markets/${id}/claim`, { evidence: 'I am on the board.' });
const recipients = async () =>
  (await test.db.getRepository(Mail).find({ order: { id: 'ASC' } }))
    .filter(({ kind }) => kind === 'market-code')
    .map(({ recipient }) => recipient);

describe('a mailbox and a website that only managers named', () => {
  const THEIRS = { email: 'mia@mail.example', website: 'https://mia.example', phone: '239 555 0188' };

  it.each([
    ['that they put in the place of others', THEIRS, { status: 200 }],
    ['that they took away', { email: '', website: '' }, { status: 200 }],
  ])('%s get no code, and what the directory says does', async (_, said, expected) => {
    const id = await imported();
    await manages(mia, id);
    const was = {
      email: RECORD.email,
      website: RECORD.website,
      ...('phone' in said && { phone: RECORD.phone }),
    };
    expect(await mia.put(`/api/markets/${id}/record`, { ...said, was })).toMatchObject(expected);
    await removes(mia, id);
    expect((await code(ben, id, { email: 'any@mia.example' })).body.issues?.[0]?.path).toBe('email');
    expect((await code(ben, id)).status).toBe(200);
    expect((await code(ben, id, { email: 'any@river.example' })).status).toBe(200);
    expect(await recipients()).toEqual(['info@usda.example', 'any@river.example']);
  });

  it('are none of a market of which nobody else says any', async () => {
    const { id } = await makePlace(test.db, { email: null, website: null });
    await manages(mia, id);
    const was = { email: null, website: null };
    const { email, website } = THEIRS;
    await mia.put(`/api/markets/${id}/record`, { email, website, was });
    await removes(mia, id);
    for (const body of [{}, { email: 'any@mia.example' }]) {
      expect((await code(ben, id, body)).body.error).toBe('NO_MARKET_MAILBOX');
    }
  });

  it('speak for no one who asks the team', async () => {
    const id = await imported();
    await manages(mia, id);
    const { phone } = THEIRS;
    await mia.put(`/api/markets/${id}/record`, { phone, was: { phone: RECORD.phone } });
    await removes(mia, id);
    await ask(mia, id);
    const claim = await test.db.getRepository(MarketClaim).findOneByOrFail({ placeId: id });
    const { body } = await admin.get<AdminMarketClaim>(`/api/admin/market-claims/${claim.id}`);
    expect(body.evidence.find(({ field }) => field === 'phone')).toMatchObject({
      ...{ directory: '239 555 0100', verdict: 'different' },
    });
  });
});

describe('a manager whom staff removed', () => {
  it('cannot claim the market by a code, until staff approve their claim', async () => {
    const { id } = await makePlace(test.db, { email: 'info@river.example' });
    await manages(mia, id);
    await removes(mia, id);
    expect((await code(mia, id)).body).toMatchObject({ error: 'MARKET_MANAGER_REMOVED' });
    const proof = await mia.post<ErrorBody>(`/api/markets/${id}/claim/proof`, { code: '000000' });
    expect(proof.body.error).toBe('MARKET_MANAGER_REMOVED');
    // Neither others nor other markets are meant.
    expect((await code(ben, id)).status).toBe(200);
    const other = await makePlace(test.db, { email: 'info@square.example' });
    expect((await code(mia, other.id)).status).toBe(200);
    await ask(mia, id);
    const claim = await test.db
      .getRepository(MarketClaim)
      .findOneByOrFail({ placeId: id, userId: mia.user.id });
    const approval = await admin.post(`/api/admin/market-claims/${claim.id}/approve`, {
      despiteNoMatch: true,
    });
    expect(approval.status).toBe(200);
    await test.db.getRepository(MarketManager).delete({ placeId: id });
    expect((await code(mia, id)).status).toBe(200);
  });

  it('comes back by a newer invitation, and by none from before', async () => {
    const { id } = await makePlace(test.db);
    await Promise.all([manages(mia, id), manages(ben, id)]);
    const invited = async () => {
      expect((await mia.post(`/api/markets/${id}/managers`, { email: ben.user.email })).status).toBe(201);
      const [mail] = await test.db.getRepository(Mail).find({ order: { id: 'DESC' }, take: 1 });
      return /invitation=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const accept = (token: string) => ben.post<ErrorBody>('/api/markets/invitations', { token });
    const before = await invited();
    expect((await accept(before)).status).toBe(200);
    await removes(ben, id);
    expect((await accept(before)).body.error).toBe('MARKET_MANAGER_REMOVED');
    expect((await accept(await invited())).status).toBe(200);
  });
});
