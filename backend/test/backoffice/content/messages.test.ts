import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MessageAnswer } from '../../../src/content/messages/message-answer.entity.js';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { AdminMessage } from '../../../src/contract/content/messages.admin.js';
import { type AdminSavedAnswer, filledAnswer } from '../../../src/contract/content/saved-answers.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
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

describe('who wrote a message', () => {
  const list = async <Row>(resource: string, filter: object) =>
    (await admin.get<Row[]>(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body;

  it('is found by the whole address: their messages, account and orders', async () => {
    const sam = await makeUser(test.db, { email: 'sam@known.example' });
    const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    await makePurchase(test.db, { userId: sam.id, product, status: 'pending' });
    const orderNumber = 'FG-7K2M-94XD';
    const order = await test.db.getRepository(Order).findOneByOrFail({ userId: sam.id });
    await test.db.getRepository(Order).update(order.id, { email: 'Sam@known.example', orderNumber });
    await write({ email: 'Sam@Known.example', subject: 'Mine' });
    await write({ email: 'not-sam@known.example', subject: 'Another' });
    const filter = { email: 'sam@known.example' };
    expect(await list('messages', filter)).toMatchObject([{ subject: 'Mine' }]);
    expect(await list('users', filter)).toMatchObject([{ id: sam.id }]);
    expect(await list('orders', filter)).toMatchObject([{ id: order.id }]);
    expect(await list('orders', { email: 'am@known.example' })).toEqual([]);
    expect(await list('orders', { orderNumber })).toMatchObject([{ id: order.id }]);
    await write({ subject: 'Late', message: `Where is ${orderNumber.replaceAll('-', '').toLowerCase()}?` });
    expect(await list('messages', { orderNumber })).toMatchObject([{ subject: 'Late' }]);
    expect(await list('messages', { orderNumber: 'FG-2222-3333' })).toEqual([]);
  });
});

describe('a saved answer', () => {
  it('is added, changed and deleted by those who answer, and refuses what another changed meanwhile', async () => {
    const support = await signIn(test, await makeUser(test.db, { role: 'admin', staffRole: 'support' }));
    const fields = { title: 'Where is my order?', text: 'Hi {name}, we’re looking.' };
    const made = await support.post<AdminSavedAnswer & ErrorBody>('/api/admin/saved-answers', fields);
    expect(made).toMatchObject({ status: 201, body: fields });
    const path = `/api/admin/saved-answers/${made.body.id}`;
    const change = { title: 'Late order', was: { title: fields.title } };
    expect((await support.put<AdminSavedAnswer>(path, change)).body.title).toBe('Late order');
    expect((await admin.put<ErrorBody>(path, { ...change, title: 'Other' })).body.error).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await support.post('/api/admin/saved-answers', { title: '', text: '' })).status).toBe(400);
    const vendors = await signIn(test, await makeUser(test.db, { role: 'admin', staffRole: 'marketplace' }));
    expect((await vendors.get('/api/admin/saved-answers')).status).toBe(403);
    expect((await support.delete(path)).status).toBe(200);
    expect((await support.get(path)).status).toBe(404);
  });

  it('has the name of whoever wrote, or no gap', () => {
    expect(filledAnswer('Hi {name}, yes.', ' Sam ')).toBe('Hi Sam, yes.');
    expect(filledAnswer('Hi {name}, yes.', '')).toBe('Hi, yes.');
    expect(filledAnswer('{name}: {name}', '$&')).toBe('$&: $&');
  });
});
