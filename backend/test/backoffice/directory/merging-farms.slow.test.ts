import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminAuditEntry } from '../../../src/contract/backoffice/audit.admin.js';
import type { AdminFarm, FarmDouble } from '../../../src/contract/directory/admin/farms.admin.js';
import type { FarmView } from '../../../src/contract/directory/farms.js';
import { FOLLOWING_TABLES } from '../../../src/directory/farms/merging/merge-farms.sql.js';
import { ConfirmationAsk } from '../../../src/directory/tables/confirmation-ask.entity.js';
import { Correction } from '../../../src/directory/tables/correction.entity.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { FarmRedirect } from '../../../src/directory/tables/farm-redirect.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { MarketMember } from '../../../src/directory/tables/market-member.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn, signedIn } from '../../support/http/people.js';
import { pictureFile } from '../../support/make/farm-form.js';
import { degreesNorth, FORT_MYERS, makeFarm, makeListing, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query(
    'DELETE FROM listings; DELETE FROM places; DELETE FROM farms; DELETE FROM mails; DELETE FROM audit_log',
  ),
);

const farms = () => test.db.getRepository(Farm);
const seenNow = async (keptId: number, otherId: number) => {
  const [kept, other] = [
    await farms().findOneByOrFail({ id: keptId }),
    await farms().findOneByOrFail({ id: otherId }),
  ];
  return { kept: kept.updatedAt.toISOString(), other: other.updatedAt.toISOString() };
};
const merge = async (keptId: number, otherId: number, take: string[] = []) =>
  admin.post(`/api/admin/farms/${keptId}/merge`, { otherId, take, seen: await seenNow(keptId, otherId) });

async function owned(given: Partial<Farm> = {}) {
  const owner = await signedIn(test, { role: 'farmer' });
  return { owner, farm: await makeFarm(test.db, { userId: owner.user.id, isClaimed: true, ...given }) };
}

describe('merging two farms', () => {
  it('takes everything that refers to the other one along, and leads its address to the one that stays', async () => {
    const { farm: kept, owner } = await owned({ name: 'Heron' });
    const { farm: gone, owner: loser } = await owned({ name: 'Blue Heron', placeId: 'usda_export/7' });
    await owner.postForm(`/api/farms/${kept.id}/photos`, { alt: 'First' }, await pictureFile());
    await loser.postForm(`/api/farms/${gone.id}/photos`, { alt: 'Second' }, await pictureFile());
    const listing = await makeListing(test.db, {
      ...{ farmId: gone.id, userId: loser.user.id, farmName: 'Blue Heron' },
    });
    const place = await makePlace(test.db, { kind: 'csa', farmId: gone.id });
    await test.db.getRepository(Correction).save({ farmId: gone.id, message: 'Closed?' });
    await test.db.getRepository(FarmClaim).save({ farmId: gone.id, userId: loser.user.id });
    expect((await merge(kept.id, gone.id)).status).toBe(200);

    const row = { farmId: kept.id };
    expect(await test.db.getRepository(Listing).findOneByOrFail({ id: listing.id })).toMatchObject({
      ...{ farmId: kept.id, userId: owner.user.id, farmName: 'Heron' },
    });
    expect(await test.db.getRepository(Place).findOneByOrFail({ id: place.id })).toMatchObject(row);
    expect(await test.db.getRepository(Correction).find()).toMatchObject([row]);
    expect(await test.db.getRepository(FarmClaim).find()).toMatchObject([row]);
    const { body } = await test.get<FarmView>(`/api/farms/${gone.id}`);
    expect(body).toMatchObject({ id: kept.id, name: 'Heron', placeId: 'usda_export/7' });
    expect(body.photos.map(({ alt }) => alt)).toEqual(['First', 'Second']);
    expect((await farms().findOneByOrFail({ id: kept.id })).imageUrl).toBe(body.photos[0]?.imageUrl);
    const sent = await test.db
      .getRepository(Mail)
      .find({ where: { kind: 'farm-merged' }, order: { recipient: 'ASC' } });
    expect(sent.map(({ recipient }) => recipient)).toEqual([owner.user.email, loser.user.email].sort());
    expect((await admin.get<AdminFarm>(`/api/admin/farms/${gone.id}`)).body).toMatchObject({
      ...{ id: kept.id, name: 'Heron', formerIds: [gone.id] },
    });
    const lines = await admin.get<AdminAuditEntry[]>('/api/admin/audit-log?sort=["id","DESC"]&range=[0,1]');
    expect(lines.body).toMatchObject([
      { recordId: String(gone.id), mergedInto: String(kept.id) },
      { recordId: String(kept.id), mergedInto: null },
    ]);
    const log = await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    expect(log.filter(({ action }) => action !== 'owner-update')).toMatchObject([
      { action: 'merge', recordId: String(kept.id) },
      { action: 'delete', recordId: String(gone.id), before: { name: 'Blue Heron' } },
    ]);
  });

  it('keeps of each field the value that was chosen', async () => {
    const { farm: kept } = await owned({ name: 'Heron', phone: '239-555-0100' });
    const { farm: gone, owner } = await owned({
      name: 'Blue Heron',
      phone: '239-555-0199',
      isVerified: true,
    });
    await merge(kept.id, gone.id, ['name', 'owner']);
    expect((await admin.get<AdminFarm>(`/api/admin/farms/${kept.id}`)).body).toMatchObject({
      ...{ name: 'Blue Heron', phone: '239-555-0100', userId: owner.user.id, isVerified: true },
      formerIds: [gone.id],
    });
  });

  it('leads through a chain of merges to the last farm', async () => {
    const [a, b, c] = [await makeFarm(test.db), await makeFarm(test.db), await makeFarm(test.db)];
    await merge(b.id, a.id);
    await merge(c.id, b.id);
    for (const { id } of [a, b]) expect((await test.get<FarmView>(`/api/farms/${id}`)).body.id).toBe(c.id);
    await admin.delete(`/api/admin/farms/${c.id}`);
    expect((await test.get(`/api/farms/${a.id}`)).status).toBe(404);
    expect(await test.db.getRepository(FarmRedirect).count()).toBe(0);
  });

  it('keeps no more photographs than a farm may have', async () => {
    const { farm: kept, owner } = await owned();
    const { farm: gone, owner: other } = await owned();
    for (let count = 0; count < 5; count += 1) {
      await owner.postForm(`/api/farms/${kept.id}/photos`, {}, await pictureFile());
      await other.postForm(`/api/farms/${gone.id}/photos`, {}, await pictureFile());
    }
    await merge(kept.id, gone.id);
    expect((await test.get<FarmView>(`/api/farms/${kept.id}`)).body.photos).toHaveLength(8);
  });

  it('is refused for one farm with itself, for one that is not there, and for one that has changed since', async () => {
    const [a, b] = [await makeFarm(test.db), await makeFarm(test.db)];
    expect((await merge(a.id, a.id)).body).toMatchObject({ error: 'SAME_FARM' });
    const seen = await seenNow(a.id, b.id);
    const send = (otherId: number) => admin.post(`/api/admin/farms/${a.id}/merge`, { otherId, seen });
    expect((await send(999_999)).status).toBe(404);
    await farms().save({ ...b, name: 'Another name' });
    expect((await send(b.id)).body).toMatchObject({ error: 'CHANGED_MEANWHILE' });
  });

  it('happens once when two people do it the two ways round at once', async () => {
    const [a, b] = [await owned(), await owned()];
    await makeListing(test.db, { farmId: a.farm.id });
    await makeListing(test.db, { farmId: b.farm.id });
    const seen = await seenNow(a.farm.id, b.farm.id);
    const back = { kept: seen.other, other: seen.kept };
    const answers = await Promise.all([
      admin.post(`/api/admin/farms/${a.farm.id}/merge`, { otherId: b.farm.id, seen }),
      admin.post(`/api/admin/farms/${b.farm.id}/merge`, { otherId: a.farm.id, seen: back }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [left] = await farms().find();
    expect(await test.db.getRepository(Listing).countBy({ farmId: left?.id })).toBe(2);
  });

  it('and a claim of the other one at once leave one farm, and nobody who has one that is gone', async () => {
    const [kept, gone] = [await makeFarm(test.db), await makeFarm(test.db)];
    const claimer = await signedIn(test);
    const [merged, claim] = await Promise.all([
      merge(kept.id, gone.id),
      claimer.post(`/api/farms/${gone.id}/claim`, { userId: claimer.user.id }),
    ]);
    // Whoever comes first wins: the claim makes the comparison old, the merge takes the farm away.
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([merged.status, claim.status]);
    expect(await farms().count()).toBe(merged.status === 200 ? 1 : 2);
    expect(await test.db.getRepository(FarmClaim).count()).toBe(claim.status === 200 ? 1 : 0);
  });

  it('leaves the better one of two memberships in a market', async () => {
    const [kept, gone] = [await makeFarm(test.db), await makeFarm(test.db)];
    const [one, two, three] = [await makePlace(test.db), await makePlace(test.db), await makePlace(test.db)];
    const members = test.db.getRepository(MarketMember);
    const add = (placeId: number, farmId: number, status: MarketMember['status']) =>
      members.insert({ placeId, farmId, status });
    await add(one.id, kept.id, 'removed');
    await add(one.id, gone.id, 'member');
    await add(two.id, kept.id, 'member');
    await add(two.id, gone.id, 'member');
    await add(three.id, gone.id, 'invited');
    expect((await merge(kept.id, gone.id)).status).toBe(200);
    const left = await members.find({ order: { placeId: 'ASC' } });
    expect(left.map(({ placeId, farmId, status }) => [placeId, farmId, status])).toEqual([
      [one.id, kept.id, 'member'],
      [two.id, kept.id, 'member'],
      [three.id, kept.id, 'invited'],
    ]);
  });

  it('leaves one question where somebody was asked about both', async () => {
    const owner = await makeUser(test.db);
    const [kept, gone] = [await makeFarm(test.db), await makeFarm(test.db)];
    const asks = test.db.getRepository(ConfirmationAsk);
    for (const farmId of [kept.id, gone.id])
      await asks.insert({ farmId, userId: owner.id, askedAt: new Date() });
    expect((await merge(kept.id, gone.id)).status).toBe(200);
    expect(await asks.find()).toMatchObject([{ farmId: kept.id, userId: owner.id }]);
  });

  it('knows every table that refers to a farm', async () => {
    const rows = await test.db.query<{ name: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'farms'::regclass`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...FOLLOWING_TABLES].sort());
  });
});

describe('likely doubles of a farm', () => {
  it('have its telephone, its mailbox, or much of its name nearby', async () => {
    const farm = await makeFarm(test.db, {
      ...{ name: 'Blue Heron Farm', phone: '(239) 555-0100', email: 'hi@heron.example' },
    });
    const far = { ...FORT_MYERS, latitude: FORT_MYERS.latitude + degreesNorth(200) };
    await makeFarm(test.db, { name: 'Same phone', phone: '+1 239.555.0100', ...far });
    await makeFarm(test.db, { name: 'Same mail', email: 'HI@heron.example', ...far });
    await makeFarm(test.db, { name: 'Bleu Heron Farm' });
    await makeFarm(test.db, { name: 'Blue Heron Farm', ...far, zipCode: '32801' });
    await makeFarm(test.db, { name: 'Larkspur' });
    const { body } = await admin.get<FarmDouble[]>(`/api/admin/farms/${farm.id}/doubles`);
    expect(body.map(({ name }) => name).sort()).toEqual(['Bleu Heron Farm', 'Same mail', 'Same phone']);
    expect(body.find(({ name }) => name === 'Same phone')).toMatchObject({
      isSamePhone: true,
      isSimilarName: false,
    });
  });
});
