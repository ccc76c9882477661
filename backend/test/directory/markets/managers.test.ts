import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MarketDayView } from '../../../src/contract/directory/market-days.js';
import type { ManagedMarket, MyMarkets } from '../../../src/contract/directory/market-management.js';
import type { PlacePage } from '../../../src/contract/directory/place-page.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeDays } from '../../../src/directory/places/days/make-days.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketEvent } from '../../../src/directory/tables/market-event.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** So that today is a market day, and its first minute is over, whenever this runs. */
const FAR_FROM_MIDNIGHT = new Date().getUTCHours() < 9 ? 'Pacific/Honolulu' : 'America/New_York';
let test: TestApp;
let mia: Client;
let ben: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
// Limits are counted by account and market.
beforeEach(async () => {
  [mia, ben] = await Promise.all([signedIn(test, { firstName: 'Mia' }), signedIn(test)]);
  const ids = [mia.user.id, ben.user.id];
  await test.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = ANY($1)', [ids]);
});
afterEach(() => test.db.query('TRUNCATE places, mails CASCADE'));

async function market(given: Partial<Place> = {}): Promise<number> {
  const { id } = await makePlace(test.db, {
    ...{ name: 'River Market', seasons: ALWAYS_OPEN, timeZone: FAR_FROM_MIDNIGHT },
    ...{ email: 'info@river.example', website: 'https://www.river-market.example/', ...given },
  });
  await makeDays(test.db.manager, [id]);
  return id;
}
const managed = async (client: Client, given: Partial<Place> = {}) => {
  const id = await market(given);
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: client.user.id });
  return id;
};
const code = (client: Client, id: number, body: object = {}) =>
  client.post<{ sentTo: string } & ErrorBody>(`/api/markets/${id}/claim/code`, body);
const prove = (client: Client, id: number, text: string) =>
  client.post<ErrorBody>(`/api/markets/${id}/claim/proof`, { code: text });
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'DESC' } });
const sentCode = async () => /: (\d{6})\./.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
const mine = async (client: Client) => (await client.get<MyMarkets>('/api/markets/mine')).body;
const manage = (client: Client, id: number) =>
  client.get<ManagedMarket & ErrorBody>(`/api/markets/${id}/manage`);

describe('claiming a market', () => {
  it('takes the code that went to the market’s own mailbox', async () => {
    const id = await market();
    expect((await code(mia, id)).body).toEqual({ sentTo: 'i…@river.example', isNew: true });
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['market-code', 'info@river.example'],
    ]);
    expect((await prove(mia, id, await sentCode())).status).toBe(200);
    expect(await mine(mia)).toMatchObject([{ id, name: 'River Market' }]);
    expect((await manage(mia, id)).body.managers).toEqual([
      { userId: mia.user.id, username: mia.user.username },
    ]);
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.isManaged).toBe(true);
    expect((await code(mia, id)).body.error).toBe('ALREADY_MANAGER');
    expect((await code(ben, id)).body.error).toBe('MARKET_HAS_MANAGERS');
  });

  it('sends codes to the domain of its website, and nowhere else', async () => {
    const id = await market({ email: null });
    expect((await code(mia, id)).body.error).toBe('NO_MARKET_MAILBOX');
    for (const email of ['mia@gmail.com', 'mia@market.example', 'x@river-market.example.evil.example']) {
      expect((await code(mia, id, { email })).body.issues?.[0]?.path).toBe('email');
    }
    expect(await mails()).toEqual([]);
    const { status } = await code(mia, id, { email: 'Manager@River-Market.example' });
    expect(status).toBe(200);
    expect((await mails())[0]?.recipient).toBe('Manager@River-Market.example');
  });

  it('does not take the domain of a site that many share for the market’s own', async () => {
    const id = await market({ email: null, website: 'https://www.facebook.com/river-market' });
    expect((await code(mia, id, { email: 'mia@facebook.com' })).body.error).toBe('NO_MARKET_MAILBOX');
  });

  it('counts wrong codes, and takes none of another, an older or a late one', async () => {
    const id = await market();
    expect((await prove(mia, id, '000000')).body.error).toBe('MARKET_CODE_EXPIRED');
    await code(mia, id);
    const right = await sentCode();
    const wrong = right === '111111' ? '222222' : '111111';
    expect((await prove(ben, id, right)).body.error).toBe('MARKET_CODE_EXPIRED');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await prove(mia, id, wrong)).body.error).toBe('MARKET_CODE_WRONG');
    }
    expect((await prove(mia, id, right)).body.error).toBe('MARKET_CODE_EXPIRED');
    await code(mia, id);
    const next = await sentCode();
    await test.db.query(`UPDATE market_claims SET code_sent_at = now() - interval '31 minutes'`);
    expect((await prove(mia, id, next)).body.error).toBe('MARKET_CODE_EXPIRED');
    expect(await test.db.getRepository(MarketClaim).count()).toBe(1);
    expect(await mine(mia)).toEqual([]);
  });

  it('makes one manager of two who prove at once', async () => {
    const id = await market();
    await code(mia, id);
    const first = await sentCode();
    await code(ben, id);
    const second = await sentCode();
    const answers = await Promise.all([prove(mia, id, first), prove(ben, id, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.db.getRepository(MarketManager).count()).toBe(1);
  });

  it('hands the same code on while it works, instead of another email', async () => {
    const id = await market();
    await code(mia, id);
    const sent = await sentCode();
    expect((await code(mia, id)).body).toEqual({ sentTo: 'i…@river.example', isNew: false });
    expect(await mails()).toHaveLength(1);
    expect((await prove(mia, id, sent)).status).toBe(200);
  });

  it('is not kept from its manager by the tries of a stranger', async () => {
    const id = await market();
    const late = () => test.db.query(`UPDATE market_claims SET code_sent_at = now() - interval '31 minutes'`);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await code(mia, id)).status);
      await late();
    }
    expect(statuses).toEqual([200, 200, 409, 409, 409]);
    expect((await code(ben, id)).status).toBe(200);
    expect((await prove(ben, id, await sentCode())).status).toBe(200);
  });

  it('is open to whose own address is the market’s, after tries of many strangers', async () => {
    const id = await market();
    const sent = { kind: 'market-code', recipient: 'info@river.example', subject: '', html: '', text: '' };
    const before = Array.from({ length: 6 }, (_, count) => ({
      ...sent,
      isTyped: true,
      messageId: `<${count}@${id}>`,
    }));
    await test.db.getRepository(Mail).save(before);
    expect((await code(mia, id)).body.error).toBe('CODES_SENT_TODAY');
    const email = `lee-${ben.user.id}@river.example`;
    await test.db.query('UPDATE users SET email = $2 WHERE id = $1', [ben.user.id, email]);
    expect((await code(ben, id)).body).toMatchObject({ isNew: true });
  });

  it('is for markets alone that everyone may see', async () => {
    const ids = [await market({ kind: 'farm_stand' }), await market({ hiddenAt: new Date() }), 999_999];
    for (const id of ids) expect((await code(mia, id)).body.error).toBe('PLACE_NOT_FOUND');
  });

  it('is left by all but the last', async () => {
    const id = await managed(mia);
    const leave = (client: Client) => client.post<ErrorBody>(`/api/markets/${id}/leave`, {});
    expect((await leave(mia)).body.error).toBe('LAST_MANAGER');
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: ben.user.id });
    const both = await Promise.all([leave(mia), leave(ben)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what managers say about a day', () => {
  const act = (client: Client, id: number, date: string, action: string, body: object = {}) =>
    client.post<MarketDayView & ErrorBody>(`/api/markets/${id}/days/${date}/${action}`, body);
  const dayOf = async (id: number, at: number) =>
    (await test.get<PlacePage>(`/api/places/${id}`)).body.days[at];

  it('is that it is held, canceled or somewhere else, and can be taken back', async () => {
    const id = await managed(mia);
    const date = (await dayOf(id, 1))?.date ?? '';
    expect((await act(mia, id, date, 'confirm')).body).toMatchObject({ date, status: 'confirmed' });
    expect((await act(mia, id, date, 'cancel', { reason: 'Storm' })).body).toMatchObject({
      ...{ status: 'cancelled', reason: 'Storm' },
    });
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.exceptions).toMatchObject([
      { from: date, kind: 'closed', reason: 'Storm' },
    ]);
    expect((await act(mia, id, date, 'confirm')).body.error).toBe('MARKET_DAY_CANCELLED');
    const moved = { address: '5 Elm Street', opens: '10:00', closes: '12:00' };
    expect((await act(mia, id, date, 'move', moved)).body).toMatchObject({
      ...{ status: 'moved', address: '5 Elm Street', hours: [{ opens: '10:00', closes: '12:00' }] },
    });
    expect((await act(mia, id, date, 'restore')).body).toMatchObject({ status: 'scheduled', reason: null });
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.exceptions).toEqual([]);
    const events = await test.db.getRepository(MarketEvent).find({ order: { id: 'ASC' } });
    expect(events.map(({ action, userId, date: of }) => [action, userId, of])).toEqual(
      ['confirm', 'cancel', 'move', 'restore'].map((action) => [action, mia.user.id, date]),
    );
  });

  it('gives a moved day back what it had, also after it moved twice', async () => {
    const id = await managed(mia);
    const date = (await dayOf(id, 1))?.date ?? '';
    const short = {
      ...{ from: date, to: date, kind: 'hours' as const, opens: '10:00', closes: '11:00' },
      ...{ address: null, reason: 'Short day' },
    };
    await test.db.getRepository(Place).update({ id }, { exceptions: [short] });
    await makeDays(test.db.manager, [id]);
    const before = await dayOf(id, 1);
    await act(mia, id, date, 'move', { address: '5 Elm Street', opens: '13:00', closes: '15:00' });
    await act(mia, id, date, 'move', { address: '7 Oak Street' });
    expect((await act(mia, id, date, 'restore')).body).toMatchObject({
      ...{ status: 'scheduled', hours: before?.hours, address: null },
    });
    expect((await test.get<PlacePage>(`/api/places/${id}`)).body.exceptions).toMatchObject([short]);
  });

  it('is not said over what another manager has just said', async () => {
    const id = await managed(mia);
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: ben.user.id });
    const date = (await dayOf(id, 1))?.date ?? '';
    const was = { status: 'scheduled', reason: null, address: null };
    const storm = { reason: 'Storm', was };
    const both = await Promise.all([mia, ben].map((client) => act(client, id, date, 'cancel', storm)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rain = await act(ben, id, date, 'cancel', { reason: 'Rain', was });
    expect(rain.body.issues).toEqual([{ path: 'reason', message: 'Someone else changed this to “Storm”.' }]);
    const moved = await act(ben, id, date, 'move', { address: '5 Elm Street', was });
    expect([moved.status, moved.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await dayOf(id, 1)).toMatchObject({ status: 'cancelled', reason: 'Storm' });
    const seen = { status: 'cancelled', reason: 'Storm', address: null };
    const after = await act(ben, id, date, 'move', { address: '5 Elm Street', was: seen });
    expect(after.body).toMatchObject({ status: 'moved', address: '5 Elm Street' });
  });

  it('keeps the other days of an exception that lasts longer', async () => {
    const id = await managed(mia);
    const days = (await test.get<PlacePage>(`/api/places/${id}`)).body.days.map(({ date }) => date);
    const [one = '', two = '', three = ''] = days.slice(1);
    const closed = { opens: null, closes: null, address: null, reason: 'Holidays', kind: 'closed' as const };
    await test.db.getRepository(Place).update({ id }, { exceptions: [{ ...closed, from: one, to: three }] });
    await makeDays(test.db.manager, [id]);
    expect((await act(mia, id, two, 'restore')).body.status).toBe('scheduled');
    const { body } = await test.get<PlacePage>(`/api/places/${id}`);
    expect(body.exceptions.map(({ from }) => from)).toEqual([one, three]);
  });

  it('is refused without a reason, for days that are none or over, and from anyone else', async () => {
    const id = await managed(mia);
    const date = (await dayOf(id, 0))?.date ?? '';
    expect((await act(mia, id, date, 'cancel', { reason: ' ' })).body.issues?.[0]?.path).toBe('reason');
    for (const [opens, closes] of [
      ['12:00', '10:00'],
      ['00:00', '00:01'],
    ]) {
      const { body } = await act(mia, id, date, 'move', { address: '5 Elm Street', opens, closes });
      expect(body.issues?.[0]?.path).toBe('closes');
    }
    expect((await act(mia, id, '2030-01-01', 'confirm')).body.error).toBe('MARKET_DAY_NOT_FOUND');
    expect((await act(ben, id, date, 'confirm')).body.error).toBe('PLACE_NOT_FOUND');
    await test.db.query(`UPDATE market_days SET starts_at = 'epoch', ends_at = 'epoch' WHERE date = $1`, [
      date,
    ]);
    expect((await act(mia, id, date, 'confirm')).body.error).toBe('MARKET_DAY_OVER');
  });
});
