import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketEvent } from '../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../src/directory/tables/market-manager.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import type { Place } from '../../src/directory/tables/place.entity.js';
import { ALWAYS_OPEN, makePlace } from '../support/make/make.js';
import { TextScene } from '../support/scenes/text-scene.js';

const ZONE = 'America/New_York';
const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());
beforeEach(() => scene.begin());
afterEach(() => scene.end());

const table = <Row extends object>(of: new () => Row) => scene.test.db.getRepository(of);
const tomorrow = () => addDays(wallTime(new Date(), ZONE).date);

/** A market that is open every day and all day, run by Rosa unless it is someone else's. */
async function market(name: string, isOwn = true): Promise<Place> {
  const place = await makePlace(scene.test.db, { name, seasons: ALWAYS_OPEN, timeZone: ZONE });
  await makeDays(scene.test.db.manager, [place.id]);
  if (isOwn) await table(MarketManager).insert({ placeId: place.id, userId: scene.rosa.user.id });
  return place;
}
const dayOf = ({ id: placeId }: Place) => table(MarketDay).findOneByOrFail({ placeId, date: tomorrow() });
const statuses = ({ id: placeId }: Place) =>
  table(FieldStatus).find({ where: { placeId }, order: { id: 'ASC' } });

describe('a text of someone who manages a market', () => {
  it('cancels a market day, and NO within ten minutes takes that back', async () => {
    await scene.verified();
    const river = await market('River Market');
    const other = await market('Hill Market', false);
    const userId = scene.rosa.user.id;
    await scene.rosa.post(`/api/markets/${river.id}/days/${tomorrow()}/confirm`, {});
    const confirmed = await dayOf(river);
    expect(await scene.said('TOMORROW NOT COMING')).toMatch(
      /^Done\. River Market: market day canceled on .*\. Reply NO within 10 minutes to undo\.$/,
    );
    expect(await dayOf(river)).toMatchObject({ status: 'cancelled', reason: null });
    expect((await dayOf(other)).status).toBe('scheduled');
    const events = { placeId: river.id, userId, role: 'manager' as const };
    expect(await table(MarketEvent).countBy({ ...events, action: 'cancel' })).toBe(1);
    expect(await scene.said('TOMORROW NOT COMING')).toContain('That market day is canceled.');
    expect(await scene.said('NO')).toMatch(/^Undone: River Market: market day canceled on/);
    expect(await dayOf(river)).toMatchObject({ status: 'confirmed', hours: confirmed.hours });
    expect(await scene.said('NO')).toContain('nothing from the last 10 minutes');
  });

  it('does not undo what another manager has changed since', async () => {
    await scene.verified();
    const river = await market('River Market');
    await scene.said('TOMORROW NOT COMING');
    const move = { address: '12 Dock Street', reason: null };
    await scene.rosa.post(`/api/markets/${river.id}/days/${tomorrow()}/move`, move);
    expect(await scene.said('NO')).toContain('It has changed since');
    expect(await dayOf(river)).toMatchObject({ status: 'moved', address: '12 Dock Street' });
  });

  it('says that it is closed today, by text and by email', async () => {
    await scene.verified();
    const river = await market('River Market');
    expect(await scene.said('CLOSED TODAY')).toMatch(/^Done\. River Market: closed today\./);
    expect(await statuses(river)).toMatchObject([
      { state: 'closed', crop: null, channel: 'text', userId: scene.rosa.user.id, endedAt: null },
    ]);
    expect(await scene.said('NO')).toBe('Undone: River Market: closed today.');
    expect((await statuses(river))[0]?.endedAt).not.toBeNull();
    await scene.postEmail(await scene.email('ABIERTO'));
    expect((await statuses(river))[1]).toMatchObject({ state: 'open', channel: 'email', endedAt: null });
  });

  it('cancels today where no opening is known, and nothing that another manager has canceled', async () => {
    await scene.verified();
    const river = await market('River Market');
    await table(MarketDay).update({ placeId: river.id }, { hours: [] });
    expect(await scene.said('CLOSED TODAY')).toMatch(/^Done\. River Market: market day canceled today\./);
    expect(await statuses(river)).toEqual([]);
    expect(await scene.said('OPEN')).toContain('That market day is canceled.');
    await market('Hill Market');
    expect(await scene.said('TOMORROW NOT COMING')).toMatch(/^Which one/);
    await scene.rosa.post(`/api/markets/${river.id}/days/${tomorrow()}/cancel`, { reason: 'Storm' });
    expect(await scene.said('2')).toMatch(/^Nothing was changed\./);
    expect(await dayOf(river)).toMatchObject({ status: 'cancelled', reason: 'Storm' });
  });

  it('asks which where they manage several, and does nothing before', async () => {
    await scene.verified();
    const [hill, river] = [await market('Hill Market'), await market('River Market')];
    await table(MarketMember).insert({
      ...{ placeId: hill.id, farmId: (await scene.farm()).id, status: 'member' as const },
    });
    expect(await scene.said('TOMORROW NOT COMING')).toMatch(
      /^Which one\? .*1: Hill Market: market day canceled .*2: River Market: market day canceled .*3: not coming to Hill/,
    );
    expect((await dayOf(hill)).status).toBe('scheduled');
    expect((await dayOf(river)).status).toBe('scheduled');
    await scene.said('2');
    expect((await dayOf(hill)).status).toBe('scheduled');
    expect((await dayOf(river)).status).toBe('cancelled');
    await scene.said('OPEN');
    expect(await statuses(hill)).toEqual([]);
    expect(await statuses(river)).toEqual([]);
  });

  it('does nothing for whoever manages it no more, not even to undo', async () => {
    await scene.verified();
    const river = await market('River Market');
    await market('Hill Market', false);
    await scene.said('TOMORROW NOT COMING');
    await table(MarketManager).delete({ placeId: river.id });
    expect(await scene.said('NO')).toContain('Nothing was undone');
    expect((await dayOf(river)).status).toBe('cancelled');
    expect(await scene.said('CLOSED TODAY')).toContain("You don't have a farm");
    expect(await statuses(river)).toEqual([]);
    // Who stops being one while we ask is refused as well.
    const [one, two] = [await market('East Market'), await market('West Market')];
    expect(await scene.said('OPEN')).toMatch(/^Which one/);
    await table(MarketManager).delete({ placeId: one.id });
    expect(await scene.said('1')).toMatch(/^Nothing was changed\./);
    expect([...(await statuses(one)), ...(await statuses(two))]).toEqual([]);
  });
});
