import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { AdminMail } from '../../src/contract/backoffice/mails.admin.js';
import { RETRY_AFTER_SECONDS } from '../../src/platform/mail/delivery.rules.js';
import { MailAttempt } from '../../src/platform/mail/mail-attempt.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { eventually } from '../support/eventually.js';
import { type Client, signedIn } from '../support/http/people.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { type MailServer, startMailServer } from '../support/stand-ins/mail-server.js';

/**
 * A mail server that breaks off in the middle of a conversation. Elsewhere: one that says "later" or "never"
 * (platform/mail).
 */

const LONG_MS = 90_000;
const MAIL = 'mail';

let database: TestDatabase;
let db: DataSource;
let smtp: MailServer;
let server: RunningServer;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  smtp = await startMailServer();
  server = await startServer({
    DATABASE_URL: database.url,
    JOBS: 'on',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
  });
  admin = await signedIn({ ...server, db }, { role: 'admin' });
}, LONG_MS);
afterEach(async () => {
  Object.assign(smtp, { arrived: [], cut: null, cuts: 0, answerRecipient: () => undefined });
  await db.query('DELETE FROM mails');
});
afterAll(async () => {
  await server.kill();
  await smtp.stop();
  await db.destroy();
  await database.drop();
}, LONG_MS);

/** Somebody writes to the team, of which mails come. @returns them */
async function write(): Promise<Mail[]> {
  const before = performance.now();
  const { status } = await server.post('/api/contact', {
    name: 'Sam',
    email: 'sam@mail.example',
    subject: 'Kale',
    message: 'Where can I find kale? '.repeat(200),
  });
  expect(status).toBe(201);
  // Nobody waits for the mail server.
  expect(performance.now() - before).toBeLessThan(5_000);
  const mails = await db.getRepository(Mail).find();
  expect(mails.length).toBeGreaterThan(0);
  return mails;
}

const attempts = () => db.getRepository(MailAttempt).find({ order: { id: 'ASC' } });
const statuses = async () => new Set((await db.getRepository(Mail).find()).map(({ status }) => status));
/** Each of them once; nothing is hurried, as that would try one of them twice. */
const untilTried = (mails: readonly Mail[]) =>
  eventually(db, async () => new Set((await attempts()).map(({ mailId }) => mailId)).size === mails.length);
const untilSent = () =>
  eventually(db, async () => !(await db.getRepository(Mail).existsBy({ status: 'waiting' })), [MAIL]);
const arrivedIds = () => smtp.arrived.map(({ headers }) => headers['message-id']).sort();
const idsOf = (mails: readonly Mail[]) => mails.map(({ messageId }) => messageId).sort();

describe('a mail whose connection is cut', () => {
  it(
    'in the middle of its text is tried again later, and arrives once',
    async () => {
      smtp.cut = 'in the text';
      const mails = await write();
      await untilTried(mails);
      expect(smtp.cuts).toBeGreaterThanOrEqual(mails.length);
      expect(await statuses()).toEqual(new Set(['waiting']));
      expect((await attempts())[0]).toMatchObject({
        isSent: false,
        detail: expect.stringMatching(/./) as unknown,
      });
      smtp.cut = null;
      await untilSent();
      expect(await statuses()).toEqual(new Set(['sent']));
      expect(arrivedIds()).toEqual(idsOf(mails));
    },
    LONG_MS,
  );

  it(
    'after its text, before the answer, is sent once more under the same id, and no more',
    async () => {
      smtp.cut = 'before the answer';
      const mails = await write();
      await untilTried(mails);
      expect(await statuses()).toEqual(new Set(['waiting']));
      smtp.cut = null;
      await untilSent();
      // Whether the mail server took it, SMTP cannot tell: a mail may double, and mail programs know it again
      // by its id.
      expect(arrivedIds()).toEqual([...idsOf(mails), ...idsOf(mails)].sort());
      expect(await statuses()).toEqual(new Set(['sent']));
    },
    LONG_MS,
  );

  it(
    'each time is given up after the last try, and then staff can send it',
    async () => {
      smtp.cut = 'in the text';
      const [mail, ...others] = await write();
      const tries = RETRY_AFTER_SECONDS.length + 1;
      await eventually(db, async () => !(await statuses()).has('waiting'), [MAIL]);
      expect(await statuses()).toEqual(new Set(['failed']));
      expect((await attempts()).length).toBe(tries * (1 + others.length));
      expect(smtp.arrived).toEqual([]);
      smtp.cut = null;
      await resend(mail?.id ?? 0);
      expect(arrivedIds()).toEqual([mail?.messageId]);
    },
    LONG_MS,
  );
});

/** As staff do in the back office. */
async function resend(id: number): Promise<void> {
  const shown = await admin.get<AdminMail>(`/api/admin/mails/${id}`);
  expect(shown.body).toMatchObject({ status: 'failed' });
  expect(await admin.post(`/api/admin/mails/${id}/retry`, {})).toMatchObject({
    status: 200,
    body: { status: 'waiting' },
  });
  await eventually(db, async () => (await db.getRepository(Mail).findOneByOrFail({ id })).status === 'sent');
}

describe('a mail server that refuses', () => {
  it(
    'a recipient for good leaves the mail to staff',
    async () => {
      smtp.answerRecipient = () => 550;
      const [mail] = await write();
      await eventually(db, async () => !(await statuses()).has('waiting'));
      expect(await statuses()).toEqual(new Set(['failed']));
      smtp.answerRecipient = () => undefined;
      await resend(mail?.id ?? 0);
      expect(arrivedIds()).toEqual([mail?.messageId]);
    },
    LONG_MS,
  );

  it(
    'connections gets the mail when it is back',
    async () => {
      const { port } = new URL(smtp.url);
      await smtp.stop();
      const mails = await write();
      await untilTried(mails);
      expect(await statuses()).toEqual(new Set(['waiting']));
      smtp = await startMailServer(Number(port));
      await untilSent();
      expect(arrivedIds()).toEqual(idsOf(mails));
    },
    LONG_MS,
  );
});
