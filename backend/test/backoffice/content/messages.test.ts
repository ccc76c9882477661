import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MessageAnswer } from '../../../src/content/messages/message-answer.entity.js';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { AdminMessage } from '../../../src/contract/content/messages.admin.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ TEAM_EMAIL: 'team@farmgate.example' });
  admin = await signIn(test, await makeUser(test.db, { role: 'admin', username: 'ann' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM messages; DELETE FROM mails; DELETE FROM audit_log'));

const write = async (given: Partial<Message> = {}) => {
  const { id } = await test.db.getRepository(Message).save({
    ...{ name: 'Sam', email: 'sam@mail.example', subject: 'Kale', message: 'Where can I find kale?' },
    ...given,
  });
  return `/api/admin/messages/${id}`;
};
const found = async (status: string) => {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  const { body } = await admin.get<AdminMessage[]>(`/api/admin/messages?filter=${filter}`);
  return body.map(({ subject }) => subject);
};

describe('an answer to a message', () => {
  it('goes out by email, is kept with who wrote it, and makes the message answered', async () => {
    const message = await write();
    const answer = await admin.post(`${message}/reply`, { text: 'In November.\n\nAnn' });
    const answered = {
      status: 'answered',
      answers: [{ text: 'In November.\n\nAnn', username: 'ann', createdAt: expect.any(String) as unknown }],
    };
    expect(answer).toMatchObject({ status: 200, body: answered });
    expect((await admin.get(message)).body).toMatchObject(answered);
    const [mail] = await test.db.getRepository(Mail).find();
    expect(mail).toMatchObject({
      kind: 'message-reply',
      recipient: 'sam@mail.example',
      replyTo: 'team@farmgate.example',
      subject: 'Re: Kale',
    });
    expect(mail?.text).toContain('In November.');
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'reply', username: 'ann', before: { status: 'unread' }, after: { status: 'answered' } },
    ]);
  });

  it('may have others behind it, and takes the message out of the archive', async () => {
    const message = await write({ status: 'archived' });
    for (const text of ['In November.', 'And in March.']) await admin.post(`${message}/reply`, { text });
    const { body } = await admin.get<AdminMessage>(message);
    expect(body.status).toBe('answered');
    expect(body.answers.map(({ text }) => text)).toEqual(['In November.', 'And in March.']);
    expect(await test.db.getRepository(Mail).count()).toBe(2);
  });

  it('needs words', async () => {
    const message = await write();
    expect(await admin.post(`${message}/reply`, { text: '  ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'text', message: 'Please write what you want to say.' }] },
    });
    expect(await test.db.getRepository(MessageAnswer).count()).toBe(0);
  });
});

describe('an answered message', () => {
  it('is found by that status, before and after it was in the archive', async () => {
    const message = await write();
    await write({ subject: 'Chard', status: 'read' });
    await admin.post(`${message}/reply`, { text: 'In November.' });
    expect([await found('unread'), await found('read'), await found('answered')]).toEqual([
      [],
      ['Chard'],
      ['Kale'],
    ]);
    await admin.put(message, { status: 'archived', was: { status: 'answered' } });
    expect([await found('answered'), await found('archived')]).toEqual([[], ['Kale']]);
    const back = await admin.put(message, { status: 'read', was: { status: 'archived' } });
    expect(back).toMatchObject({ status: 200, body: { status: 'answered' } });
  });

  it('is made by an answer alone', async () => {
    const change = { status: 'answered', was: { status: 'unread' } };
    expect((await admin.put(await write(), change)).status).toBe(400);
  });

  it('waits on the start page no longer', async () => {
    const message = await write();
    const waiting = async () =>
      (await admin.get<{ messages: number }>('/api/admin/start/waiting')).body.messages;
    expect(await waiting()).toBe(1);
    await admin.post(`${message}/reply`, { text: 'In November.' });
    expect(await waiting()).toBe(0);
  });
});
