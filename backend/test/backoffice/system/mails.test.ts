import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminMail } from '../../../src/contract/backoffice/mails.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { MailAttempt } from '../../../src/platform/mail/mail-attempt.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

/** Mails of the outbox, as staff see them. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM mails; DELETE FROM audit_log; DELETE FROM pgboss.job'));

let serial = 0;
const write = (given: Partial<Mail> = {}) =>
  test.db.getRepository(Mail).save({
    kind: 'order-shipped',
    recipient: 'sam@mail.example',
    subject: 'On its way',
    html: '<p>Kale</p>',
    text: 'Kale',
    messageId: `<${(serial += 1)}@farmgate.example>`,
    ...given,
  });
const jobs = () =>
  test.db.query<{ data: object }[]>(`SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`);
const log = () => test.db.getRepository(AuditEntry).find();

describe('a mail', () => {
  it('is shown as it went out, with every try', async () => {
    const { id } = await write();
    await test.db.getRepository(MailAttempt).save({ mailId: id, isSent: false, detail: '451 later' });
    const { body } = await admin.get<AdminMail>(`/api/admin/mails/${id}`);
    expect(body).toMatchObject({ html: '<p>Kale</p>', text: 'Kale', attempts: 1 });
    expect(body.tries).toMatchObject([{ isSent: false, detail: '451 later' }]);
  });

  it('that is for its reader alone shows neither text, nor can it be sent again', async () => {
    const sent = await write({ isSecret: true, status: 'sent' });
    const failed = await write({ isSecret: true, status: 'failed' });
    const { body } = await admin.get<AdminMail>(`/api/admin/mails/${sent.id}`);
    expect(body).toMatchObject({ html: null, text: null, subject: 'On its way' });
    for (const path of [`${sent.id}/resend`, `${failed.id}/retry`]) {
      const refused = await admin.post<ErrorBody>(`/api/admin/mails/${path}`, {});
      expect(refused).toMatchObject({ status: 409, body: { error: 'MAIL_IS_SECRET' } });
    }
    expect(await jobs()).toEqual([]);
  });

  it('with a link for a password is known as such from its cause on', async () => {
    await test.post('/api/auth/forgot-password', { email: admin.user.email });
    // The answer does not wait for it.
    await until(() => test.db.getRepository(Mail).existsBy({ kind: 'password-reset' }));
    const { body } = await admin.get<AdminMail[]>('/api/admin/mails');
    expect(body).toMatchObject([{ kind: 'password-reset', isSecret: true }]);
  });
});

describe('trying again', () => {
  it('puts a failed mail back into the outbox, and its delivery into the queue', async () => {
    const { id } = await write({ status: 'failed' });
    const answer = await admin.post<AdminMail>(`/api/admin/mails/${id}/retry`, {});
    expect(answer).toMatchObject({ status: 200, body: { status: 'waiting' } });
    expect(await jobs()).toMatchObject([{ data: { mailId: id } }]);
    expect(await log()).toMatchObject([
      {
        action: 'retry',
        resource: 'mails',
        recordId: String(id),
        before: { status: 'failed' },
        after: { status: 'waiting' },
      },
    ]);
  });

  it.each(['waiting', 'sent'] as const)('is refused for one that is %s', async (status) => {
    const { id } = await write({ status });
    const answer = await admin.post<ErrorBody>(`/api/admin/mails/${id}/retry`, {});
    expect(answer).toMatchObject({ status: 409, body: { error: 'ALREADY_DECIDED' } });
    expect(await log()).toEqual([]);
  });
});

describe('sending again', () => {
  it('writes the same text as a mail of its own', async () => {
    const sentAt = new Date('2026-01-01');
    const { id, messageId } = await write({ status: 'sent', sentAt });
    expect((await admin.post(`/api/admin/mails/${id}/resend`, {})).status).toBe(200);
    const [first, again] = await test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
    expect(first).toMatchObject({ id, status: 'sent', sentAt });
    expect(again).toMatchObject({
      status: 'waiting',
      sentAt: null,
      html: '<p>Kale</p>',
      kind: 'order-shipped',
    });
    expect(again?.messageId).not.toBe(messageId);
    expect(await jobs()).toMatchObject([{ data: { mailId: again?.id } }]);
    expect(await log()).toMatchObject([{ action: 'resend', recordId: String(id), username: 'ann' }]);
  });
});

describe('the list', () => {
  it('is narrowed by what mails are for, of which there are so many', async () => {
    await write();
    await write();
    await write({ kind: 'welcome', recipient: 'bo@mail.example' });
    expect((await admin.get('/api/admin/mails/kinds')).body).toEqual(['order-shipped', 'welcome']);
    const filter = encodeURIComponent(JSON.stringify({ kind: 'welcome', recipient: 'BO@' }));
    const { body } = await admin.get<AdminMail[]>(`/api/admin/mails?filter=${filter}`);
    expect(body).toMatchObject([{ recipient: 'bo@mail.example' }]);
    expect(body[0]).not.toHaveProperty('text');
  });
});
