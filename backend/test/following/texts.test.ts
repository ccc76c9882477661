import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TextsView } from '../../src/contract/following/texts.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { MarketAttendance } from '../../src/directory/tables/market-attendance.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { MarketMember } from '../../src/directory/tables/market-member.entity.js';
import { TextConsent } from '../../src/following/texts/entities/text-consent.entity.js';
import { TextNumber } from '../../src/following/texts/entities/text-number.entity.js';
import { Text } from '../../src/following/texts/entities/text.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { ALWAYS_OPEN, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { FORM, PUBLIC_URL, TextScene } from '../support/scenes/text-scene.js';
import { until } from '../support/until.js';

const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());
beforeEach(() => scene.begin());
afterEach(() => scene.end());

const table = <Row extends object>(of: new () => Row) => scene.test.db.getRepository(of);
const view = async () => (await scene.rosa.get<TextsView>('/api/texts')).body;
const counted = async (outcome: string) => {
  const { body } = await scene.test.get<string>('/metrics');
  return Number(new RegExp(`farmgate_texts_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1]);
};
/** Texts that are yet to be sent. */
const jobsLeft = async () => {
  const [row] = await scene.test.db.query<{ count: number }[]>(
    `SELECT count(*)::int FROM pgboss.job WHERE name = 'text' AND state IN ('created', 'retry', 'active')`,
  );
  return row?.count;
};

describe('a phone number', () => {
  it('is its person’s once they have entered the code that was sent there', async () => {
    const added = await scene.rosa.post<TextsView>('/api/texts/numbers', {
      phone: `(239) 555-${scene.phone.slice(-4)}`,
      agrees: true,
    });
    expect(added).toMatchObject({
      status: 200,
      body: { textTo: scene.twilio.number, numbers: [{ isVerified: false }] },
    });
    await until(() => scene.twilio.sent.length === 1);
    const [sent] = scene.twilio.sent;
    expect(sent).toMatchObject({ to: scene.phone, from: scene.twilio.number });
    expect(sent?.callback).toBe(`${PUBLIC_URL}/api/webhooks/twilio/status`);
    const code = /code is (\d{6})/.exec(sent?.body ?? '')?.[1] ?? '';
    const id = added.body.numbers[0]?.id;
    const enter = (given: string) =>
      scene.rosa.post<TextsView & ErrorBody>(`/api/texts/numbers/${id}/code`, { code: given });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await enter(wrong)).body).toMatchObject({ error: 'TEXT_CODE_WRONG' });
    // Until then, it is a number like any other.
    expect((await scene.text('CLOSED TODAY')).said).toBeNull();
    expect((await enter(code)).body.numbers).toMatchObject([
      { phone: scene.phone, isVerified: true, isStopped: false },
    ]);
    await until(() => scene.twilio.sent.length === 2);
    expect(scene.twilio.sent[1]?.body).toContain('STOP to stop');
    expect(await table(TextConsent).find()).toMatchObject([
      { phone: scene.phone, action: 'opted-in', source: 'screen' },
    ]);
    // No row has the code, and a status callback moves the text on, never back.
    expect((await table(Text).find()).some(({ body }) => body.includes(code))).toBe(false);
    await until(async () => (await table(Text).countBy({ status: 'asked' })) === 2);
    const status = async (MessageStatus: string) => {
      const path = '/api/webhooks/twilio/status';
      const call = scene.twilio.webhook(PUBLIC_URL + path, { MessageSid: sent?.sid ?? '', MessageStatus });
      await scene.test.post(path, call.body, { 'content-type': FORM, 'x-twilio-signature': call.signature });
      return (await table(Text).findOneByOrFail({ providerId: sent?.sid ?? '' })).status;
    };
    await until(async () => (await table(Text).countBy({ providerId: sent?.sid ?? '' })) === 1);
    expect(await status('delivered')).toBe('delivered');
    expect(await status('sent')).toBe('delivered');
  });

  it('is guessed at five times, and sent four codes a day', async () => {
    const added = await scene.rosa.post<TextsView>('/api/texts/numbers', {
      phone: scene.phone,
      agrees: true,
    });
    const id = added.body.numbers[0]?.id;
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { body } = await scene.rosa.post<ErrorBody>(`/api/texts/numbers/${id}/code`, {
        code: `00000${tries}`,
      });
      codes.push(body.error);
    }
    expect(codes).toEqual([...Array<string>(5).fill('TEXT_CODE_WRONG'), 'TEXT_CODE_OVER']);
    const again = () => scene.rosa.post('/api/texts/numbers', { phone: scene.phone, agrees: true });
    const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is sent a code once, though Twilio’s answer gets lost', async () => {
    // Of the test before.
    await until(async () => (await jobsLeft()) === 0);
    scene.twilio.sent.length = 0;
    scene.twilio.trouble('lost', /Messages\.json/);
    await scene.rosa.post('/api/texts/numbers', { phone: scene.phone, agrees: true });
    await until(async () => (await jobsLeft()) === 0);
    expect(scene.twilio.sent).toHaveLength(1);
    scene.twilio.calm();
  });

  it('is asked about as often as codes are, whether it is taken or not', async () => {
    await scene.verified();
    const other = await signedIn(scene.test, { role: 'farmer' });
    const errors: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const add = { phone: scene.phone, agrees: true };
      errors.push((await other.post<ErrorBody>('/api/texts/numbers', add)).body.error);
    }
    expect(errors).toEqual([...Array<string>(10).fill('TEXT_NUMBER_TAKEN'), 'TOO_MANY_REQUESTS']);
  });

  it('costs nothing before the account’s email is confirmed, and is no premium number', async () => {
    const other = await signedIn(scene.test, { role: 'farmer', emailConfirmedAt: null });
    const add = (client: Client, phone: string) =>
      client.post<ErrorBody>('/api/texts/numbers', { phone, agrees: true });
    expect((await add(other, scene.phone)).body.error).toBe('EMAIL_NOT_CONFIRMED');
    for (const phone of ['900-555-0100', '+1 (239) 976-0100']) {
      expect((await add(scene.rosa, phone)).body.issues?.[0]?.path).toBe('phone');
    }
    expect(await table(TextNumber).count()).toBe(0);
    expect(await table(Text).count()).toBe(0);
  });

  it('has words of its own at Twilio for STOP', async () => {
    await scene.verified();
    expect(await scene.text('BASTA', { OptOutType: 'STOP' })).toMatchObject({ said: null });
    expect((await view()).numbers).toMatchObject([{ isStopped: true }]);
    expect(await scene.text('OTRA VEZ', { OptOutType: 'START' })).toMatchObject({ said: null });
    expect((await view()).numbers).toMatchObject([{ isStopped: false }]);
  });

  it('is nobody else’s, and is left alone once it has said STOP', async () => {
    await scene.verified();
    const other = await signedIn(scene.test, { role: 'farmer' });
    const add = () => other.post<ErrorBody>('/api/texts/numbers', { phone: scene.phone, agrees: true });
    expect((await add()).body.error).toBe('TEXT_NUMBER_TAKEN');
    expect((await scene.text('STOP')).said).toContain("won't text you anymore");
    expect((await scene.text('STOP', { OptOutType: 'STOP' })).said).toBeNull();
    await scene.rosa.delete(`/api/texts/numbers/${(await view()).numbers[0]?.id}`);
    expect((await add()).body.error).toBe('TEXT_NUMBER_STOPPED');
    expect((await scene.text('START')).said).toContain('text us again');
    expect((await add()).status).toBe(200);
    const actions = (await table(TextConsent).find({ order: { id: 'ASC' } })).map(({ action }) => action);
    expect(actions).toEqual(['stopped', 'stopped', 'removed', 'started', 'opted-in']);
  });
});

describe('a text', () => {
  it('sets the field, says what was understood, and is undone by NO', async () => {
    await scene.verified();
    const { id: farmId } = await scene.farm();
    const holds = () => table(FieldStatus).find({ where: { farmId }, order: { id: 'ASC' } });
    expect(await scene.said('STRAWBERRIES PICKED OUT')).toBe(
      'Done. Sunny Acres: strawberries picked out. Reply NO within 10 minutes to undo.',
    );
    expect(await holds()).toMatchObject([
      {
        crop: 'Strawberries',
        state: 'picked_out',
        channel: 'text',
        userId: scene.rosa.user.id,
        endedAt: null,
      },
    ]);
    expect(await scene.said('NO')).toBe('Undone: Sunny Acres: strawberries picked out.');
    expect((await holds())[0]?.endedAt).not.toBeNull();
    expect(await scene.said('NO')).toContain('nothing from the last 10 minutes');
  });

  it('answers for a market day, and asks back where two fit', async () => {
    await scene.verified();
    const farm = await scene.farm();
    const places = await Promise.all(
      ['Hill Market', 'River Market'].map((name) =>
        makePlace(scene.test.db, { name, seasons: ALWAYS_OPEN, timeZone: 'America/New_York' }),
      ),
    );
    for (const place of places)
      await table(MarketMember).save({ placeId: place.id, farmId: farm.id, status: 'member' as const });
    await makeDays(
      scene.test.db.manager,
      places.map(({ id }) => id),
    );
    const asked = await scene.said('TOMORROW NOT COMING');
    expect(asked).toMatch(
      /^Which one\? .*1: not coming to Hill Market .*2: not coming to River Market .*3: all of them/,
    );
    const answers = async () => (await table(MarketAttendance).find()).map(({ answer }) => answer);
    expect(await answers()).toEqual([]);
    expect(await scene.said('2')).toMatch(/^Done\. not coming to River Market/);
    expect(await answers()).toEqual(['not_coming']);
    const [row] = await table(MarketAttendance).find();
    const day = await table(MarketDay).findOneByOrFail({ id: row?.dayId ?? 0 });
    expect(day.placeId).toBe(places[1]?.id);
    // The question is answered.
    expect(await scene.said('1')).toContain('a question that a number answers');
    expect(await scene.said('NO')).toMatch(/^Undone: not coming to River Market/);
    expect(await answers()).toEqual([null]);
    // To a question, it says that none is meant, and takes back nothing.
    await scene.said('CLOSED TODAY');
    await scene.said('TOMORROW NOT COMING');
    expect(await scene.said('NO')).toContain('none of these');
    expect(await scene.said('1')).toContain('a question that a number answers');
    expect(await scene.said('NO')).toMatch(/^Undone: Sunny Acres: closed today/);
  });

  it('counts stock and sets a price, unless something was sold since', async () => {
    await scene.verified();
    const vendor = await makeVendor(scene.test.db, { userId: scene.rosa.user.id });
    const eggs = await makeProduct(scene.test.db, {
      vendorId: vendor.id,
      name: 'Farm eggs',
      price: 500,
      inventory: 40,
    });
    const made = await makeProduct(scene.test.db, {
      vendorId: vendor.id,
      name: 'Jam',
      madeToOrder: true,
      inventory: 100_000,
    });
    const figures = async (id = eggs.id) => {
      const { price, inventory } = await table(Product).findOneByOrFail({ id });
      return [inventory, price];
    };
    expect(await scene.said('HUEVOS 12 $6')).toContain('Listo. Farm eggs: quedan 12 a $6.00.');
    expect(await figures()).toEqual([12, 600]);
    expect(await scene.said('no')).toBe('Se deshizo: Farm eggs: quedan 12 a $6.00.');
    expect(await figures()).toEqual([40, 500]);
    await scene.said('eggs 12');
    await table(Product).update(eggs.id, { inventory: 11 });
    expect(await scene.said('NO')).toContain('It has changed since');
    expect(await figures()).toEqual([11, 500]);
    expect(await scene.said('Jam 5')).toContain('made to order');
    expect(await figures(made.id)).toEqual([100_000, made.price]);
    expect(await scene.said('CHEESE 5')).toContain('Nothing was changed.');
  });

  it('closes the farm today, and opens it until a time', async () => {
    await scene.verified();
    const farm = await scene.farm({ timeZone: 'America/New_York' });
    const exceptions = async () => (await table(Farm).findOneByOrFail({ id: farm.id })).exceptions;
    const live = () =>
      table(FieldStatus).find({ where: { farmId: farm.id }, order: { id: 'DESC' }, take: 1 });
    expect(await scene.said('CERRADO HOY')).toContain('Listo. Sunny Acres: cerrado hoy.');
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    expect(await exceptions()).toMatchObject([{ from: today, to: today, kind: 'closed' }]);
    expect(await live()).toMatchObject([{ crop: null, state: 'closed', endedAt: null }]);
    expect(await scene.said('NO')).toContain('Se deshizo: Sunny Acres');
    expect(await exceptions()).toEqual([]);
    expect(await scene.said('open tomorrow 9 to 3')).toContain('9 AM to 3 PM');
    expect(await exceptions()).toMatchObject([{ kind: 'hours', opens: '09:00', closes: '15:00' }]);
  });

  it('that is not understood does nothing and waits on the dashboard until it is dealt with', async () => {
    await scene.verified();
    const farm = await scene.farm();
    expect(await scene.said('strawberries maybe picked out')).toContain('Nothing was changed.');
    expect(await scene.said('STRAWBERRIES PICKED OUT, call me')).toContain("didn't understand");
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(0);
    const { waiting } = await view();
    expect(waiting.map(({ body }) => body)).toEqual([
      'STRAWBERRIES PICKED OUT, call me',
      'strawberries maybe picked out',
    ]);
    const stranger = await signedIn(scene.test, { role: 'farmer' });
    const id = waiting[0]?.id;
    expect((await stranger.post(`/api/texts/${id}/dismiss`, {})).status).toBe(404);
    expect((await scene.rosa.post<TextsView>(`/api/texts/${id}/dismiss`, {})).body.waiting).toHaveLength(1);
    expect((await stranger.post(`/api/texts/${id}/restore`, {})).status).toBe(404);
    expect((await scene.rosa.post<TextsView>(`/api/texts/${id}/restore`, {})).body.waiting).toHaveLength(2);
  });

  it('counts once, and is refused when it is forged, foreign or too much', async () => {
    await scene.verified();
    const vendor = await makeVendor(scene.test.db, { userId: scene.rosa.user.id });
    const eggs = await makeProduct(scene.test.db, { vendorId: vendor.id, name: 'Eggs', inventory: 40 });
    const inventory = async () => (await table(Product).findOneByOrFail({ id: eggs.id })).inventory;
    const before = {
      forged: await counted('forged'),
      foreign: await counted('foreign'),
      replayed: await counted('replayed'),
    };
    const first = await scene.text('EGGS 12');
    await table(Product).update(eggs.id, { inventory: 3 });
    const twice = await Promise.all([1, 2, 3].map(() => scene.text('EGGS 12', { MessageSid: first.sid })));
    expect(twice.map((one) => one.said)).toEqual(Array(3).fill(first.said));
    expect(await inventory()).toBe(3);
    expect((await scene.text('EGGS 99', {}, 'bm90IHNpZ25lZA==')).status).toBe(400);
    expect(await scene.text('EGGS 99', { From: '+12395550199' })).toMatchObject({ status: 200, said: null });
    expect(await scene.text('EGGS 99', { From: '+442071838750' })).toMatchObject({ status: 200, said: null });
    expect(await inventory()).toBe(3);
    expect(await counted('forged')).toBe(before.forged + 1);
    expect(await counted('foreign')).toBe(before.foreign + 2);
    expect(await counted('replayed')).toBe(before.replayed + 3);
    for (let more = 0; more < 27; more += 1) await scene.text('HELP');
    expect(await scene.text('EGGS 98')).toMatchObject({ status: 200, said: null });
    expect(await inventory()).toBe(3);
    // STOP is obeyed all the same.
    expect(await scene.said('STOP')).toBeNull();
    expect((await view()).numbers).toMatchObject([{ isStopped: true }]);
  });
});
