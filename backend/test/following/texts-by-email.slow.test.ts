import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmedEmails } from '../../src/accounts/users/confirmed-emails.js';
import { UsersService } from '../../src/accounts/users/users.service.js';
import type { TextsView } from '../../src/contract/following/texts.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { MarketManager } from '../../src/directory/tables/market-manager.entity.js';
import { DailyQuestions } from '../../src/following/texts/daily/daily-questions.service.js';
import { TextConsent } from '../../src/following/texts/entities/text-consent.entity.js';
import { TextNumber } from '../../src/following/texts/entities/text-number.entity.js';
import { Text } from '../../src/following/texts/entities/text.entity.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { MAIL_QUEUE, MailOutbox } from '../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { PASSWORD, signedIn } from '../support/http/people.js';
import { makePlace } from '../support/make/make.js';
import { INBOUND_MAIL, TextScene } from '../support/scenes/text-scene.js';

const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());
beforeEach(() => scene.begin());
afterEach(() => scene.end());

const table = <Row extends object>(of: new () => Row) => scene.test.db.getRepository(of);
const mails = () => table(Mail).find({ order: { id: 'ASC' } });
const view = async () => (await scene.rosa.get<TextsView>('/api/texts')).body;

describe('an email', () => {
  it('to the address that is signed does the same, once, and is answered by email', async () => {
    const farm = await scene.farm();
    const fields = await scene.email('STRAWBERRIES PICKED OUT\nBLUEBERRIES GOOD');
    expect((await scene.postEmail(fields)).status).toBe(200);
    expect((await scene.postEmail(fields)).status).toBe(200);
    // With a picture in the signature, Mailgun sends a form with files.
    const file = { field: 'attachment-1', bytes: new Uint8Array(10) };
    const form = { fields: await scene.email('peaches open'), file };
    expect((await scene.test.sendForm('POST', '/api/webhooks/mailgun/emails', form)).status).toBe(200);
    const statuses = await table(FieldStatus).find({ where: { farmId: farm.id }, order: { id: 'ASC' } });
    expect(statuses).toMatchObject([
      { crop: 'Strawberries', state: 'picked_out', channel: 'email' },
      { crop: 'Blueberries', state: 'good' },
      { crop: 'Peaches', state: 'open' },
    ]);
    const [first, second, ...others] = await mails();
    expect(first).toMatchObject({
      kind: 'text-answer',
      recipient: scene.rosa.user.email,
      replyTo: fields.recipient,
    });
    expect(second?.kind).toBe('text-answer');
    expect(others).toEqual([]);
  });

  it('that is forged, foreign or from a program does nothing', async () => {
    const farm = await scene.farm();
    const right = await scene.email('CLOSED');
    expect((await scene.postEmail({ ...right, signature: 'x' })).status).toBe(400);
    await scene.postEmail({ ...right, recipient: right.recipient.replace(/-[0-9a-f]{4}/, '-0000') });
    await scene.postEmail(await scene.email('CLOSED', { from: 'someone@else.example' }));
    await scene.postEmail(
      await scene.email('CLOSED', { 'message-headers': '[["Auto-Submitted", "auto-replied"]]' }),
    );
    // A token is good for one email, whatever the second one says.
    await scene.postEmail(await scene.email('PEACHES OPEN', right));
    expect(await table(FieldStatus).find({ where: { farmId: farm.id } })).toMatchObject([
      { state: 'closed' },
    ]);
    await scene.postEmail({ ...(await scene.email('CLOSED')), ...right, 'Message-Id': '<another@one>' });
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('whose sender is forged, as Mailgun says, is refused and counted, and does nothing', async () => {
    const farm = await scene.farm();
    const forged = async () => {
      const { body } = await scene.test.get<string>('/metrics');
      return Number(/farmgate_texts_total\{outcome="forged"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await forged();
    const said = (headers: string[][]) => ({ 'message-headers': JSON.stringify(headers) });
    const post = async (headers: string[][]) =>
      (await scene.postEmail(await scene.email('CLOSED', said(headers)))).status;
    const [spf, dkim] = ['X-Mailgun-Spf', 'X-Mailgun-Dkim-Check-Result'];
    expect(await post([[spf, 'Fail']])).toBe(400);
    expect(await post([[dkim, 'Fail']])).toBe(400);
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(0);
    expect((await forged()) - before).toBe(2);
    expect(await mails()).toEqual([]);
    // Forwarded mail fails at the one, and passes by the other.
    const passed = [
      [spf, 'SoftFail'],
      [dkim, 'Pass'],
    ];
    expect(await post(passed)).toBe(200);
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(1);
  });

  it('is asked for once a day by those who want it, until they say STOP', async () => {
    await scene.farm({ timeZone: 'America/New_York' });
    await scene.rosa.put('/api/texts/daily-email', { isWanted: true });
    expect((await view()).wantsDailyEmail).toBe(true);
    const daily = dailyQuestions();
    const morning = new Date('2026-06-05T11:00:00Z');
    await Promise.all([daily.askAll(morning), daily.askAll(morning)]);
    const answer = await scene.email('STOP');
    expect((await mails()).map(({ kind, replyTo }) => [kind, replyTo])).toEqual([
      ['daily-question', answer.recipient],
    ]);
    await daily.askAll(new Date('2026-06-06T11:00:00Z'));
    expect(await mails()).toHaveLength(2);
    await scene.postEmail(answer);
    expect((await view()).wantsDailyEmail).toBe(false);
    await daily.askAll(new Date('2026-06-07T11:00:00Z'));
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'daily-question',
      'daily-question',
      'text-answer',
    ]);
  });
});

/** As a server works them. */
function dailyQuestions(): DailyQuestions {
  const { db } = scene.test;
  const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://unused/unused', ...INBOUND_MAIL };
  const config = loadConfig(env, '/');
  const jobs = new Jobs(db, config);
  jobs.handle(MAIL_QUEUE, { retries: 1, retryDelaySeconds: 1 }, null);
  return new DailyQuestions(
    db,
    new MailOutbox(jobs, config),
    new UsersService(db, new ConfirmedEmails()),
    config,
  );
}

describe('the daily email', () => {
  it.each([
    // Clocks are set forward, and back, in the night to Sunday; not in Honolulu.
    ['America/New_York', '2026-03-07T11:00:00Z', '2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z'],
    ['America/New_York', '2026-10-31T10:00:00Z', '2026-11-01T11:00:00Z', '2026-11-02T11:00:00Z'],
    ['America/Los_Angeles', '2026-03-07T14:00:00Z', '2026-03-08T13:00:00Z', '2026-03-09T13:00:00Z'],
    ['Pacific/Honolulu', '2026-03-07T16:00:00Z', '2026-03-08T16:00:00Z', '2026-03-09T16:00:00Z'],
    [null, '2026-07-01T10:00:00Z', '2026-07-02T10:00:00Z', '2026-07-03T10:00:00Z'],
  ])(
    'goes out at six in the morning where the farm is: %s from %s',
    async (timeZone: string | null, ...mornings: string[]) => {
      await scene.farm({ timeZone });
      await scene.rosa.put('/api/texts/daily-email', { isWanted: true });
      const daily = dailyQuestions();
      const asked = async (at: number) => {
        await daily.askAll(new Date(at));
        return (await mails()).length;
      };
      for (const [index, text] of mornings.entries()) {
        const six = Date.parse(text);
        expect(await asked(six - 60_000)).toBe(index);
        expect(await asked(six)).toBe(index + 1);
        for (const hours of [0.25, 5, 12, 17]) expect(await asked(six + hours * 3_600_000)).toBe(index + 1);
      }
    },
  );

  it('comes late where no server ran at six, and not at all after noon', async () => {
    await scene.farm({ timeZone: 'America/Chicago' });
    await scene.rosa.put('/api/texts/daily-email', { isWanted: true });
    const daily = dailyQuestions();
    await daily.askAll(new Date('2026-07-01T17:00:00Z'));
    expect(await mails()).toHaveLength(0);
    await daily.askAll(new Date('2026-07-02T16:59:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  it('asks those who manage a market, at six where that is, while they do', async () => {
    const place = await makePlace(scene.test.db, { name: 'River Market', timeZone: 'America/Denver' });
    await table(MarketManager).insert({ placeId: place.id, userId: scene.rosa.user.id });
    await scene.rosa.put('/api/texts/daily-email', { isWanted: true });
    const daily = dailyQuestions();
    await daily.askAll(new Date('2026-07-01T11:59:00Z'));
    expect(await mails()).toHaveLength(0);
    await daily.askAll(new Date('2026-07-01T12:00:00Z'));
    expect(await mails()).toMatchObject([{ subject: "What's new at your market?" }]);
    await scene.farm({ timeZone: 'America/Denver' });
    await daily.askAll(new Date('2026-07-02T12:00:00Z'));
    expect((await mails())[1]).toMatchObject({ subject: "What's picking today?" });
    await table(Farm).delete({ userId: scene.rosa.user.id });
    await table(MarketManager).delete({ placeId: place.id });
    await daily.askAll(new Date('2026-07-03T12:00:00Z'));
    expect(await mails()).toHaveLength(2);
  });
});

describe('an account', () => {
  it('has numbers, consents and texts in its export, and takes them along when it goes', async () => {
    await scene.verified();
    await scene.text('STOP');
    const { body } = await scene.rosa.get<{ records: object }>('/api/account/export');
    expect(body.records).toMatchObject({
      textNumbers: [{ phone: scene.phone }],
      textConsents: [{ action: 'stopped' }],
      texts: [{ body: 'STOP', outcome: 'keyword' }],
    });
    expect((await scene.rosa.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    for (const entity of [Text, TextNumber])
      expect(await scene.test.db.getRepository<object>(entity).count()).toBe(0);
    // But that the number wants no texts, whoever enters it next.
    expect(await table(TextConsent).find()).toMatchObject([
      { userId: null, phone: scene.phone, action: 'stopped', words: 'STOP' },
    ]);
    const next = await signedIn(scene.test, { role: 'farmer' });
    const added = await next.post<ErrorBody>('/api/texts/numbers', { phone: scene.phone, agrees: true });
    expect(added.body.error).toBe('TEXT_NUMBER_STOPPED');
  });

  it('has no say for a business in a role that may not', async () => {
    const farm = await scene.farm();
    const packer = await signedIn(scene.test, { role: 'user' });
    const [business] = await scene.test.db.query<{ id: number }[]>(
      'SELECT id FROM businesses WHERE user_id = $1',
      [scene.rosa.user.id],
    );
    await scene.test.db.query(
      `INSERT INTO memberships (business_id, user_id, role, chosen_at) VALUES ($1, $2, 'packer', now())`,
      [business?.id, packer.user.id],
    );
    await table(TextNumber).save({
      userId: packer.user.id,
      phone: scene.phone,
      verifiedAt: new Date(),
      codeTries: 0,
    });
    expect((await packer.get('/api/texts')).status).toBe(403);
    expect(await scene.said('STRAWBERRIES PICKED OUT')).toContain('Nothing was changed.');
    expect(await table(FieldStatus).countBy({ farmId: farm.id })).toBe(0);
  });
});
