import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/platform/config/config.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { MailAttempt } from '../../src/platform/mail/mail-attempt.entity.js';
import { MailDelivery } from '../../src/platform/mail/mail-delivery.js';
import { type MailDraft, MailOutbox } from '../../src/platform/mail/mail-outbox.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { serve, startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** The database is a test app's, whose server works no jobs; each test starts the servers that do. */
let test: TestApp;
let smtp: MailServer;
let outbox: MailOutbox;
let delivery: MailDelivery;
const running: { stop(): Promise<void> }[] = [];

const SETTINGS = { PUBLIC_URL: 'https://farmgate.example', MAIL_FROM: 'Farmgate <hello@farmgate.example>' };

beforeAll(async () => {
  test = await startTestApp();
  smtp = await startMailServer();
  const config = loadConfig(SETTINGS, '/');
  const jobs = new Jobs(test.db, config);
  delivery = new MailDelivery(test.db, jobs, config);
  delivery.onModuleInit();
  outbox = new MailOutbox(jobs, config);
});
const stopWorkers = () => Promise.all(running.splice(0).map((server) => server.stop()));
afterEach(() => {
  Object.assign(smtp, { answerRecipient: () => undefined, slowness: 0, begun: 0, arrived: [] });
});
afterAll(async () => {
  await smtp.stop();
  await test.close();
});

/** A server of the product on the test's database, that delivers to the test's mail server. */
async function startWorker(env: Record<string, string> = {}) {
  const databaseUrl = (test.db.options as { url: string }).url;
  const server = await serve(databaseUrl, { ...SETTINGS, JOBS: 'on', SMTP_URL: smtp.url, ...env });
  running.push(server);
  return server;
}

const enqueueOrNot = (draft: Partial<MailDraft> = {}) =>
  test.db.transaction((tx) =>
    outbox.enqueue(tx, {
      kind: 'test',
      to: 'ann@farm.example',
      subject: 'Fresh kale',
      heading: 'The kale is here',
      paragraphs: ['Come by.'],
      ...draft,
    }),
  );
const enqueue = async (draft: Partial<MailDraft> = {}) => (await enqueueOrNot(draft)) ?? 0;

const mailOf = (id: number) => test.db.getRepository(Mail).findOneByOrFail({ id });
const attemptsOf = (mailId: number) =>
  test.db.getRepository(MailAttempt).find({ where: { mailId }, order: { id: 'ASC' } });

const untilIs = (id: number, status: Mail['status']) =>
  until(async () => (await mailOf(id)).status === status);
/** What waits for its next try is due at once. */
const hurry = () =>
  test.db.query(`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state < 'active'`);

describe('a mail', () => {
  beforeAll(async () => void (await startWorker()));

  it('is delivered once, in HTML and plain text, and its answer is kept', async () => {
    const id = await enqueue({
      replyTo: 'ben@mail.example',
      subject: 'Grüne Bohnen',
      action: { label: 'See', path: '/browse' },
    });
    await untilIs(id, 'sent');
    expect(smtp.arrived).toHaveLength(1);
    const { recipients, headers, text, html } = smtp.arrived[0] ?? {};
    expect(recipients).toEqual(['ann@farm.example']);
    expect(headers).toMatchObject({
      from: 'Farmgate <hello@farmgate.example>',
      to: 'ann@farm.example',
      'reply-to': 'ben@mail.example',
      subject: 'Grüne Bohnen',
      'message-id': (await mailOf(id)).messageId,
    });
    expect(headers?.['message-id']).toMatch(/^<[0-9a-f-]{36}@farmgate\.example>$/);
    expect(text).toContain('The kale is here\n\nCome by.'.replaceAll('\n', '\r\n'));
    expect(html).toContain('href="https://farmgate.example/browse"');
    expect(await attemptsOf(id)).toMatchObject([
      { isSent: true, detail: expect.stringContaining('taken') as unknown },
    ]);
    await setTimeout(700);
    expect(smtp.arrived).toHaveLength(1);
  });

  it('goes to one address five times a day at most where strangers can cause it', async () => {
    const typed = (to: string) => enqueueOrNot({ to, isTyped: true });
    const ids = await Promise.all(Array.from({ length: 12 }, () => typed('stranger@farm.example')));
    expect(ids.filter((id) => id !== null)).toHaveLength(5);
    expect(await typed('Stranger@Farm.example')).toBeNull();
    expect(await typed('another@farm.example')).not.toBeNull();
    expect(await enqueueOrNot({ to: 'stranger@farm.example' })).not.toBeNull();
    await test.db.query(`UPDATE mails SET created_at = now() - interval '25 hours' WHERE is_typed`);
    expect(await typed('stranger@farm.example')).not.toBeNull();
    await test.db.query('DELETE FROM mails');
  });

  it('is not sent when the transaction that causes it fails', async () => {
    const before = await test.db.getRepository(Mail).count();
    const failing = test.db.transaction(async (tx) => {
      await outbox.enqueue(tx, {
        kind: 'test',
        to: 'a@b.example',
        subject: 's',
        heading: 'h',
        paragraphs: [],
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await setTimeout(1_200);
    expect(smtp.arrived).toEqual([]);
    expect(await test.db.getRepository(Mail).count()).toBe(before);
  });

  it('has no more headers than ours, whatever is in its subject and addresses', async () => {
    const subject = 'Hello\r\nBcc: all@world.example\r\n\r\n<html>';
    const id = await enqueue({
      subject,
      to: 'ann@farm.example\r\nX-Evil: 1',
      replyTo: 'b@c.example, d@e.example',
    });
    await until(async () => (await mailOf(id)).status !== 'waiting' || smtp.arrived.length > 0);
    for (const { headers, recipients } of smtp.arrived) {
      expect(headers).not.toHaveProperty('bcc');
      expect(headers).not.toHaveProperty('x-evil');
      expect(recipients).not.toContain('all@world.example');
    }
    expect((await mailOf(id)).subject).toBe('Hello Bcc: all@world.example <html>');
  });

  it('is forgotten by the outbox when it held a secret, once it is sent', async () => {
    const id = await enqueue({
      isSecret: true,
      action: { label: 'Set a new password', path: '/reset-password#token' },
    });
    await untilIs(id, 'sent');
    expect(smtp.arrived[0]?.text).toContain('/reset-password#token');
    const kept = await mailOf(id);
    expect(kept.text + kept.html).not.toContain('token');
  });
});

describe('a mail server that does not take a mail', () => {
  afterAll(stopWorkers);

  it('gets it again after a 451, later each time', async () => {
    let refusals = 2;
    smtp.answerRecipient = () => (refusals-- > 0 ? 451 : undefined);
    const id = await enqueue();
    await until(async () => (await attemptsOf(id)).length === 1);
    expect(await mailOf(id)).toMatchObject({ status: 'waiting' });
    const waits = await test.db.query<{ seconds: string }[]>(
      `SELECT extract(epoch FROM start_after - now()) AS seconds FROM pgboss.job WHERE name = 'mail' AND state = 'created'`,
    );
    expect(waits).toHaveLength(1);
    expect(Number(waits[0]?.seconds)).toBeGreaterThan(20);
    await hurry();
    await until(async () => (await attemptsOf(id)).length === 2);
    await hurry();
    await untilIs(id, 'sent');
    expect((await attemptsOf(id)).map(({ isSent }) => isSent)).toEqual([false, false, true]);
    expect((await attemptsOf(id))[0]?.detail).toContain('451');
    expect(smtp.arrived).toHaveLength(1);
  });

  it('is not asked again after a 550', async () => {
    smtp.answerRecipient = (address) => (address === 'gone@farm.example' ? 550 : undefined);
    const id = await enqueue({ to: 'gone@farm.example', isSecret: true, paragraphs: ['secret'] });
    await untilIs(id, 'failed');
    expect(await attemptsOf(id)).toMatchObject([
      { isSent: false, detail: expect.stringContaining('550') as unknown },
    ]);
    expect((await mailOf(id)).text).not.toContain('secret');
  });

  it('gets what waited when it comes back', async () => {
    await smtp.stop();
    const id = await enqueue();
    await until(async () => (await attemptsOf(id)).length === 1);
    expect((await attemptsOf(id))[0]?.detail).toMatch(/ECONNREFUSED|ESOCKET/);
    smtp = await startMailServer(Number(new URL(smtp.url).port));
    await hurry();
    await untilIs(id, 'sent');
    expect(smtp.arrived).toHaveLength(1);
  });
});

describe('several servers on one database', () => {
  afterEach(stopWorkers);

  it('send each mail once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) => enqueue({ subject: `Mail ${index}` })),
    );
    smtp.slowness = 20;
    await Promise.all([startWorker(), startWorker()]);
    for (const id of ids) await untilIs(id, 'sent');
    expect(smtp.arrived.map(({ headers }) => headers.subject).sort()).toEqual(
      ids.map((_id, index) => `Mail ${index}`).sort(),
    );
  });

  it('lose nothing when one is killed while it sends', async () => {
    smtp.slowness = 60_000;
    const killed = await startWorker();
    const id = await enqueue();
    await until(() => smtp.begun === 1);
    running.splice(running.indexOf(killed), 1);
    await killed.kill();
    smtp.slowness = 0;
    // As if the minute were over after which its job counts as lost.
    await test.db.query(
      `UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`,
    );
    await startWorker();
    await until(
      async () =>
        (await test.db.query<unknown[]>(`SELECT 1 FROM pgboss.job WHERE state = 'retry'`)).length > 0,
    );
    await hurry();
    await untilIs(id, 'sent');
    expect(smtp.arrived).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  afterAll(stopWorkers);

  it('mails wait, and nothing fails', async () => {
    await startWorker({ SMTP_URL: '' });
    const id = await enqueue();
    await setTimeout(1_200);
    expect((await mailOf(id)).status).toBe('waiting');
    expect(await attemptsOf(id)).toEqual([]);
    await startWorker();
    await untilIs(id, 'sent');
  });
});

describe('the outbox', () => {
  it('forgets mails after 90 days', async () => {
    const [old, young] = [await enqueue(), await enqueue()];
    await test.db.query(`UPDATE mails SET created_at = now() - interval '91 days' WHERE id = $1`, [old]);
    await delivery.cleanUp();
    expect(await test.db.getRepository(Mail).existsBy({ id: old })).toBe(false);
    expect(await test.db.getRepository(Mail).existsBy({ id: young })).toBe(true);
  });
});
