import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import type { TextsView } from '../../src/contract/following/texts.js';
import { MarketDay } from '../../src/directory/markets/days/market-day.entity.js';
import { makeDays } from '../../src/directory/markets/days/make-days.js';
import { MarketAttendance } from '../../src/directory/markets/attendance/market-attendance.entity.js';
import { MarketMember } from '../../src/directory/markets/roster/market-member.entity.js';
import { Farm } from '../../src/directory/farms/farm.entity.js';
import { FieldStatus } from '../../src/directory/field-status/field-status.entity.js';
import { TextConsent } from '../../src/following/texts/entities/text-consent.entity.js';
import { Text } from '../../src/following/texts/entities/text.entity.js';
import { TextNumber } from '../../src/following/texts/entities/text-number.entity.js';
import { replyAddress } from '../../src/following/texts/inbound/reply-address.rules.js';
import { Product } from '../../src/marketplace/products/product.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../src/platform/secrets/app-secrets.js';
import { mailgunSignature } from '../../src/platform/texting/mailgun-signature.js';
import { type Client, signedIn } from '../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { TwilioStandIn } from '../support/stand-ins/twilio-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const PUBLIC_URL = 'https://farmgate.example';
const KEY = 'signing-key';
const FORM = 'application/x-www-form-urlencoded';
const twilio = new TwilioStandIn();
let test: TestApp;
let rosa: Client;
/** Another one for each test, as limits count by number. */
let phone = '';
let serial = 100;
beforeAll(async () => {
  await twilio.listen();
  const mail = { INBOUND_MAIL_DOMAIN: 'in.farmgate.example', MAILGUN_SIGNING_KEY: KEY };
  test = await startTestApp({ JOBS: 'on', PUBLIC_URL, ...twilio.env, ...mail });
});
afterAll(async () => {
  await test.close();
  await twilio.close();
});
beforeEach(async () => {
  serial += 1;
  phone = `+12395557${serial}`;
  rosa = await signedIn(test, { role: 'farmer', firstName: 'Rosa' });
});
afterEach(async () => {
  twilio.sent.length = 0;
  twilio.optedOut.clear();
  await test.db.query(
    'TRUNCATE places, farms, vendors, texts, text_numbers, text_consents, mails, rate_limits CASCADE',
  );
});

const table = <Row extends object>(of: new () => Row) => test.db.getRepository(of);
const verified = () =>
  table(TextNumber).save({ userId: rosa.user.id, phone, verifiedAt: new Date(), codeTries: 0 });

/** Twilio posts a text. @returns what is answered; null for nothing */
async function text(Body: string, given: Record<string, string> = {}, signature?: string) {
  const path = '/api/webhooks/twilio/texts';
  const call = twilio.webhook(PUBLIC_URL + path, { From: phone, Body, ...given });
  const answer = await test.post<string>(path, call.body, {
    'content-type': FORM,
    'x-twilio-signature': signature ?? call.signature,
  });
  const said = /<Message>(.*)<\/Message>/s.exec(String(answer.body))?.[1]?.replaceAll('&apos;', "'") ?? null;
  if (answer.status >= 500) console.log(answer.body);
  return { status: answer.status, said, sid: call.form.MessageSid ?? '' };
}
const said = async (body: string) => (await text(body)).said;
const view = async () => (await rosa.get<TextsView>('/api/texts')).body;
const counted = async (outcome: string) =>
  Number(
    new RegExp(`farmgate_texts_total\\{outcome="${outcome}"\\} (\\d+)`).exec(
      (await test.get<string>('/metrics')).body,
    )?.[1],
  );

const makeRosasFarm = (given: Partial<Farm> = {}) =>
  makeFarm(test.db, {
    name: 'Sunny Acres',
    userId: rosa.user.id,
    isClaimed: true,
    isVerified: true,
    ...given,
  });

describe('a phone number', () => {
  it('is its person’s once they have entered the code that was sent there', async () => {
    const added = await rosa.post<TextsView>('/api/texts/numbers', {
      phone: `(239) 555-7${serial}`,
      agrees: true,
    });
    expect(added).toMatchObject({
      status: 200,
      body: { textTo: twilio.number, numbers: [{ isVerified: false }] },
    });
    await until(() => twilio.sent.length === 1);
    const [sent] = twilio.sent;
    expect(sent).toMatchObject({ to: phone, from: twilio.number });
    expect(sent?.callback).toBe(`${PUBLIC_URL}/api/webhooks/twilio/status`);
    const code = /code is (\d{6})/.exec(sent?.body ?? '')?.[1] ?? '';
    const id = added.body.numbers[0]?.id;
    const enter = (given: string) =>
      rosa.post<TextsView & ErrorBody>(`/api/texts/numbers/${id}/code`, { code: given });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await enter(wrong)).body).toMatchObject({ error: 'TEXT_CODE_WRONG' });
    // Until then, it is a number like any other.
    expect((await text('CLOSED TODAY')).said).toBeNull();
    expect((await enter(code)).body.numbers).toMatchObject([{ phone, isVerified: true, isStopped: false }]);
    await until(() => twilio.sent.length === 2);
    expect(twilio.sent[1]?.body).toContain('STOP to stop');
    expect(await table(TextConsent).find()).toMatchObject([{ phone, action: 'opted-in', source: 'screen' }]);
    // No row has the code, and a status callback moves the text on, never back.
    expect((await table(Text).find()).some(({ body }) => body.includes(code))).toBe(false);
    await until(async () => (await table(Text).countBy({ status: 'asked' })) === 2);
    const status = async (MessageStatus: string) => {
      const path = '/api/webhooks/twilio/status';
      const call = twilio.webhook(PUBLIC_URL + path, { MessageSid: sent?.sid ?? '', MessageStatus });
      await test.post(path, call.body, { 'content-type': FORM, 'x-twilio-signature': call.signature });
      return (await table(Text).findOneByOrFail({ providerId: sent?.sid ?? '' })).status;
    };
    await until(async () => (await table(Text).countBy({ providerId: sent?.sid ?? '' })) === 1);
    expect(await status('delivered')).toBe('delivered');
    expect(await status('sent')).toBe('delivered');
  });

  it('is guessed at five times, and sent four codes a day', async () => {
    const added = await rosa.post<TextsView>('/api/texts/numbers', { phone, agrees: true });
    const id = added.body.numbers[0]?.id;
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { body } = await rosa.post<ErrorBody>(`/api/texts/numbers/${id}/code`, { code: `00000${tries}` });
      codes.push(body.error);
    }
    expect(codes).toEqual([...Array<string>(5).fill('TEXT_CODE_WRONG'), 'TEXT_CODE_OVER']);
    const again = () => rosa.post('/api/texts/numbers', { phone, agrees: true });
    const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is nobody else’s, and is left alone once it has said STOP', async () => {
    await verified();
    const other = await signedIn(test, { role: 'farmer' });
    const add = () => other.post<ErrorBody>('/api/texts/numbers', { phone, agrees: true });
    expect((await add()).body.error).toBe('TEXT_NUMBER_TAKEN');
    expect((await text('STOP')).said).toContain('no more texts');
    expect((await text('STOP', { OptOutType: 'STOP' })).said).toBeNull();
    await rosa.delete(`/api/texts/numbers/${(await view()).numbers[0]?.id}`);
    expect((await add()).body.error).toBe('TEXT_NUMBER_STOPPED');
    expect((await text('START')).said).toContain('text us again');
    expect((await add()).status).toBe(200);
    const actions = (await table(TextConsent).find({ order: { id: 'ASC' } })).map(({ action }) => action);
    expect(actions).toEqual(['stopped', 'stopped', 'removed', 'started', 'opted-in']);
  });
});

describe('a text', () => {
  it('sets the field, says what was understood, and is undone by NO', async () => {
    await verified();
    const { id: farmId } = await makeRosasFarm();
    const holds = () => table(FieldStatus).find({ where: { farmId }, order: { id: 'ASC' } });
    expect(await said('STRAWBERRIES PICKED OUT')).toBe(
      'Done. Sunny Acres: strawberries picked out. Reply NO within 10 minutes to undo.',
    );
    expect(await holds()).toMatchObject([
      { crop: 'Strawberries', state: 'picked_out', channel: 'text', userId: rosa.user.id, endedAt: null },
    ]);
    expect(await said('NO')).toBe('Undone: Sunny Acres: strawberries picked out.');
    expect((await holds())[0]?.endedAt).not.toBeNull();
    expect(await said('NO')).toContain('nothing from the last 10 minutes');
  });

  it('answers for a market day, and asks back where two fit', async () => {
    await verified();
    const farm = await makeRosasFarm();
    const places = await Promise.all(
      ['Hill Market', 'River Market'].map((name) =>
        makePlace(test.db, { name, seasons: ALWAYS_OPEN, timeZone: 'America/New_York' }),
      ),
    );
    for (const place of places)
      await table(MarketMember).save({ placeId: place.id, farmId: farm.id, status: 'member' as const });
    await makeDays(
      test.db.manager,
      places.map(({ id }) => id),
    );
    const asked = await said('TOMORROW NOT COMING');
    expect(asked).toMatch(
      /^Which one\? .*1: not coming to Hill Market .*2: not coming to River Market .*3: all of them/,
    );
    const answers = async () => (await table(MarketAttendance).find()).map(({ answer }) => answer);
    expect(await answers()).toEqual([]);
    expect(await said('2')).toMatch(/^Done\. not coming to River Market/);
    expect(await answers()).toEqual(['not_coming']);
    const [row] = await table(MarketAttendance).find();
    const day = await table(MarketDay).findOneByOrFail({ id: row?.dayId ?? 0 });
    expect(day.placeId).toBe(places[1]?.id);
    // The question is answered.
    expect(await said('1')).toContain('no open question');
    expect(await said('NO')).toMatch(/^There is nothing|^Undone/);
  });

  it('counts stock and sets a price, unless something was sold since', async () => {
    await verified();
    const vendor = await makeVendor(test.db, { userId: rosa.user.id });
    const eggs = await makeProduct(test.db, {
      vendorId: vendor.id,
      name: 'Farm eggs',
      price: 500,
      inventory: 40,
    });
    const made = await makeProduct(test.db, {
      vendorId: vendor.id,
      name: 'Jam',
      madeToOrder: true,
      inventory: 100_000,
    });
    const figures = async (id = eggs.id) => {
      const { price, inventory } = await table(Product).findOneByOrFail({ id });
      return [inventory, price];
    };
    expect(await said('HUEVOS 12 $6')).toContain('Farm eggs: 12 in stock at $6.00');
    expect(await figures()).toEqual([12, 600]);
    expect(await said('no')).toContain('Undone');
    expect(await figures()).toEqual([40, 500]);
    await said('eggs 12');
    await table(Product).update(eggs.id, { inventory: 11 });
    expect(await said('NO')).toContain('changed again since');
    expect(await figures()).toEqual([11, 500]);
    expect(await said('Jam 5')).toContain('made to order');
    expect(await figures(made.id)).toEqual([100_000, made.price]);
    expect(await said('CHEESE 5')).toContain('Nothing was changed.');
  });

  it('closes the farm today, and opens it until a time', async () => {
    await verified();
    const farm = await makeRosasFarm({ timeZone: 'America/New_York' });
    const exceptions = async () => (await table(Farm).findOneByOrFail({ id: farm.id })).exceptions;
    const live = () =>
      table(FieldStatus).find({ where: { farmId: farm.id }, order: { id: 'DESC' }, take: 1 });
    expect(await said('CERRADO HOY')).toContain('Sunny Acres: closed today');
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    expect(await exceptions()).toMatchObject([{ from: today, to: today, kind: 'closed' }]);
    expect(await live()).toMatchObject([{ crop: null, state: 'closed', endedAt: null }]);
    expect(await said('NO')).toContain('Undone');
    expect(await exceptions()).toEqual([]);
    expect(await said('open tomorrow 9 to 3')).toContain('9 AM to 3 PM');
    expect(await exceptions()).toMatchObject([{ kind: 'hours', opens: '09:00', closes: '15:00' }]);
  });

  it('that is not understood does nothing and waits on the dashboard until it is dealt with', async () => {
    await verified();
    const farm = await makeRosasFarm();
    expect(await said('strawberries maybe picked out')).toContain('Nothing was changed.');
    expect(await said('STRAWBERRIES PICKED OUT, call me')).toContain("didn't understand");
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(0);
    const { waiting } = await view();
    expect(waiting.map(({ body }) => body)).toEqual([
      'STRAWBERRIES PICKED OUT, call me',
      'strawberries maybe picked out',
    ]);
    const stranger = await signedIn(test, { role: 'farmer' });
    const id = waiting[0]?.id;
    expect((await stranger.post(`/api/texts/${id}/dismiss`, {})).status).toBe(404);
    expect((await rosa.post<TextsView>(`/api/texts/${id}/dismiss`, {})).body.waiting).toHaveLength(1);
  });

  it('counts once, and is refused when it is forged, foreign or too much', async () => {
    await verified();
    const vendor = await makeVendor(test.db, { userId: rosa.user.id });
    const eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', inventory: 40 });
    const inventory = async () => (await table(Product).findOneByOrFail({ id: eggs.id })).inventory;
    const before = {
      forged: await counted('forged'),
      foreign: await counted('foreign'),
      replayed: await counted('replayed'),
    };
    const first = await text('EGGS 12');
    await table(Product).update(eggs.id, { inventory: 3 });
    const twice = await Promise.all([1, 2, 3].map(() => text('EGGS 12', { MessageSid: first.sid })));
    expect(twice.map((one) => one.said)).toEqual(Array(3).fill(first.said));
    expect(await inventory()).toBe(3);
    expect((await text('EGGS 99', {}, 'bm90IHNpZ25lZA==')).status).toBe(400);
    expect(await text('EGGS 99', { From: '+12395550199' })).toMatchObject({ status: 200, said: null });
    expect(await text('EGGS 99', { From: '+442071838750' })).toMatchObject({ status: 200, said: null });
    expect(await inventory()).toBe(3);
    expect(await counted('forged')).toBe(before.forged + 1);
    expect(await counted('foreign')).toBe(before.foreign + 2);
    expect(await counted('replayed')).toBe(before.replayed + 3);
    for (let more = 0; more < 27; more += 1) await text('HELP');
    expect(await text('EGGS 98')).toMatchObject({ status: 200, said: null });
    expect(await inventory()).toBe(3);
  });
});

describe('an email', () => {
  const email = async (words: string, given: Record<string, string> = {}) => {
    const secret = await appSecret(test.db, 'texts');
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const token = randomBytes(25).toString('hex');
    const fields = {
      ...{ timestamp, token, signature: mailgunSignature(timestamp, token, KEY) },
      recipient: replyAddress(rosa.user.id, 'in.farmgate.example', secret),
      ...{ from: `Rosa <${rosa.user.email}>`, 'body-plain': `${words}\n\n> What's picking today?` },
      ...{ 'stripped-text': words, 'Message-Id': `<${token}@mail.example>`, 'message-headers': '[]' },
      ...given,
    };
    return fields;
  };
  const post = (fields: Record<string, string>) =>
    test.post('/api/webhooks/mailgun/emails', new URLSearchParams(fields).toString(), {
      'content-type': FORM,
    });

  it('to the address that is signed does the same, once, and is answered by email', async () => {
    const farm = await makeRosasFarm();
    const fields = await email('STRAWBERRIES PICKED OUT\nBLUEBERRIES GOOD');
    expect((await post(fields)).status).toBe(200);
    expect((await post(fields)).status).toBe(200);
    // With a picture in the signature, Mailgun sends a form with files.
    const form = {
      fields: await email('peaches open'),
      file: { field: 'attachment-1', bytes: new Uint8Array(10) },
    };
    expect((await test.sendForm('POST', '/api/webhooks/mailgun/emails', form)).status).toBe(200);
    const statuses = await table(FieldStatus).find({ where: { farmId: farm.id }, order: { id: 'ASC' } });
    expect(statuses).toMatchObject([
      { crop: 'Strawberries', state: 'picked_out', channel: 'email' },
      { crop: 'Blueberries', state: 'good' },
      { crop: 'Peaches', state: 'open' },
    ]);
    const mails = await table(Mail).find({ order: { id: 'ASC' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
      Array(2).fill(['text-answer', rosa.user.email]),
    );
    expect(mails[0]?.replyTo).toBe(fields.recipient);
  });

  it('that is forged, foreign or from a program does nothing', async () => {
    const farm = await makeRosasFarm();
    const right = await email('CLOSED');
    expect((await post({ ...right, signature: 'x' })).status).toBe(400);
    await post({ ...right, recipient: right.recipient.replace(/-[0-9a-f]{4}/, '-0000') });
    await post(await email('CLOSED', { from: 'someone@else.example' }));
    await post(await email('CLOSED', { 'message-headers': '[["Auto-Submitted", "auto-replied"]]' }));
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(0);
    expect(await table(Mail).count()).toBe(0);
  });

  it('is asked for every day by those who want it, until they say STOP', async () => {
    await rosa.put('/api/texts/daily-email', { isWanted: true });
    expect((await view()).wantsDailyEmail).toBe(true);
    await post(await email('STOP'));
    expect((await view()).wantsDailyEmail).toBe(false);
  });
});

describe('an account', () => {
  it('has numbers, consents and texts in its export, and takes them along when it goes', async () => {
    await verified();
    await text('STOP');
    const { body } = await rosa.get<{ records: object }>('/api/account/export');
    expect(body.records).toMatchObject({
      textNumbers: [{ phone }],
      textConsents: [{ action: 'stopped' }],
      texts: [{ body: 'STOP', outcome: 'keyword' }],
    });
  });
});
