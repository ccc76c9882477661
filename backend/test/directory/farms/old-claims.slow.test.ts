import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { EntityManager, QueryRunner } from 'typeorm';
import { ClaimDraftsFilled1764500001522 } from '../../../migrations/1764500001522-claim-drafts-filled.js';
import { takeSnapshot } from '../../../src/directory/farms/claims/farm-snapshot.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { FarmPhoto } from '../../../src/directory/tables/farm-photo.entity.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { FieldStatus } from '../../../src/directory/tables/field-status.entity.js';
import { writeAudit } from '../../../src/platform/audit/write-audit.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Rows as claimants left them when what they changed was everyone's at once. */

let test: TestApp;
let claimant: Client;
let staff: Client;
beforeAll(async () => {
  test = await startTestApp();
  claimant = await signedIn(test);
  staff = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE farms, images, audit_log CASCADE'));

async function migrate(way: 'up' | 'down'): Promise<void> {
  const runner: QueryRunner = test.db.createQueryRunner();
  await new ClaimDraftsFilled1764500001522()[way](runner);
  await runner.release();
}

const BEFORE = { description: 'Eggs since 1971.', seasons: ALWAYS_OPEN, hoursConfirmed: '2024-05-01' };
const MINE = { description: 'Prepay by text.', seasons: [], hoursConfirmed: null };
const farmOf = (id: number) => test.db.getRepository(Farm).findOneByOrFail({ id });
const claimOf = (farmId: number) => test.db.getRepository(FarmClaim).findOneByOrFail({ farmId });

/** A photo and what a farm says of itself. */
async function add(
  tx: EntityManager,
  farmId: number,
  createdAt: Date,
): Promise<{ photo: number; url: string }> {
  const imageId = randomBytes(16).toString('base64url');
  await tx.insert(Image, { id: imageId, width: 1, height: 1, userId: claimant.user.id });
  const { id } = await tx.save(FarmPhoto, { farmId, imageId, position: 0, alt: '', createdAt });
  const said = { farmId, cropKey: '', state: 'closed' as const, channel: 'site' as const, saidAt: createdAt };
  const until = new Date(Date.now() + 86_400_000);
  await tx.save(FieldStatus, { ...said, until, userId: claimant.user.id, createdAt });
  return { photo: id, url: `/media/${imageId}/800.jpg` };
}

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** A farm that was claimed two days ago, and what its claimant changed a day later, in the farm's own row. */
async function oldClaim({
  status = 'new',
  userId = claimant.user.id,
}: Partial<Pick<FarmClaim, 'status'> & { userId: number }> = {}) {
  const farm = await makeFarm(test.db, { ...BEFORE, userId: claimant.user.id, isClaimed: true });
  return test.db.transaction(async (tx) => {
    const first = await add(tx, farm.id, ago(100));
    await tx.update(Farm, farm.id, { imageUrl: first.url });
    const snapshot = await takeSnapshot(tx, await tx.findOneByOrFail(Farm, { id: farm.id }));
    await tx.insert(FarmClaim, { farmId: farm.id, userId, status, snapshot, createdAt: ago(48) });
    const own = await add(tx, farm.id, ago(24));
    await tx.update(Farm, farm.id, { ...MINE, confirmedAt: ago(24) });
    await note(tx, farm.id, 'owner-update', BEFORE, MINE);
    return { id: farm.id, first: first.photo, own: own.photo };
  });
}

const note = (tx: EntityManager, id: number, action: string, before: object, after: object) =>
  writeAudit(tx, { actor: staff.user, action, resource: 'farms', id, before, after });
const waiting = async (of: string) =>
  (await test.db.query<{ id: number }[]>(`SELECT id FROM ${of} WHERE claim_id IS NOT NULL`)).map(
    ({ id }) => id,
  );

describe('a claim from before that waits for staff', () => {
  it('keeps what the claimant changed, and the farm is as it was', async () => {
    const { id, own } = await oldClaim();
    const { imageUrl, updatedAt } = await farmOf(id);
    await migrate('up');
    expect(await farmOf(id)).toMatchObject({
      ...BEFORE,
      imageUrl,
      updatedAt,
      confirmedAt: null,
      isClaimed: true,
    });
    expect((await claimOf(id)).draft).toEqual({ said: MINE, was: BEFORE });
    expect(await waiting('farm_photos')).toEqual([own]);
    expect(await waiting('field_statuses')).toHaveLength(1);
    expect((await claimant.get(`/api/farms/${id}`)).body).toMatchObject({ ...MINE, isUnderReview: true });
    expect((await test.get(`/api/farms/${id}`)).body).toMatchObject({ ...BEFORE, photos: [{}] });
  });

  it('is as it was after the way down', async () => {
    const { id } = await oldClaim();
    const { confirmedAt: _gone, ...before } = await farmOf(id);
    await migrate('up');
    await migrate('down');
    expect(await farmOf(id)).toMatchObject(before);
    await test.db.query('UPDATE farm_claims SET draft = NULL');
    await migrate('up');
    expect(await farmOf(id)).toMatchObject(BEFORE);
  });

  it('leaves what staff put right since, before and after the claimant', async () => {
    const { id } = await oldClaim();
    const corrected = { description: 'Eggs since 1972.' };
    await test.db.transaction(async (tx) => {
      await note(tx, id, 'update', { hoursConfirmed: null }, { hoursConfirmed: '2026-06-01' });
      await note(tx, id, 'update', { description: MINE.description }, corrected);
      await tx.update(Farm, id, { ...corrected, hoursConfirmed: null });
    });
    await migrate('up');
    expect(await farmOf(id)).toMatchObject({
      ...corrected,
      seasons: ALWAYS_OPEN,
      hoursConfirmed: '2026-06-01',
    });
    expect((await claimOf(id)).draft).toEqual({
      said: { seasons: [], hoursConfirmed: null },
      was: { seasons: ALWAYS_OPEN, hoursConfirmed: '2026-06-01' },
    });
  });

  it('has no draft where nothing was changed, and none where it was made before there were snapshots', async () => {
    const { id } = await oldClaim();
    await test.db.getRepository(Farm).update(id, BEFORE);
    await migrate('up');
    expect((await claimOf(id)).draft).toBeNull();
    await test.db.query('UPDATE farm_claims SET snapshot = NULL');
    await migrate('up');
    expect(await farmOf(id)).toMatchObject(BEFORE);
  });
});

it.each([['verified' as const], ['rejected' as const]])('leaves claims alone that are %s', async (status) => {
  const { id } = await oldClaim({ status });
  await migrate('up');
  expect(await farmOf(id)).toMatchObject(MINE);
  expect((await claimOf(id)).draft).toBeNull();
  expect([await waiting('farm_photos'), await waiting('field_statuses')]).toEqual([[], []]);
});

it('leaves claims alone of whoever does not have the farm', async () => {
  const { id } = await oldClaim({ userId: staff.user.id });
  await migrate('up');
  expect(await farmOf(id)).toMatchObject(MINE);
});
