import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Message } from '../../src/content/messages/message.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TEAM_EMAIL: 'team@farmgate.example' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM mails; DELETE FROM messages'));

const message = {
  name: 'Sam Rivers',
  email: 'sam@mail.example',
  subject: 'Kale',
  message: 'Where can I find kale in <b>January</b>?',
};
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });

describe('POST /api/contact', () => {
  it('keeps a message, unread', async () => {
    const answer = await test.post<{ id: number }>('/api/contact', message);
    expect(answer).toMatchObject({ status: 201, body: { createdAt: expect.any(String) as unknown } });
    expect(await test.db.getRepository(Message).find()).toMatchObject([
      { id: answer.body.id, ...message, status: 'unread' },
    ]);
  });

  it('tells the team, whose answer goes to the writer', async () => {
    await test.post('/api/contact', message);
    const [team] = await mails();
    expect(team).toMatchObject({
      kind: 'message-team',
      recipient: 'team@farmgate.example',
      replyTo: 'sam@mail.example',
      subject: 'Message: Kale',
      status: 'waiting',
    });
    expect(team?.text).toContain('Message: Where can I find kale in <b>January</b>?');
    expect(team?.html).toContain('Where can I find kale in &lt;b&gt;January&lt;/b&gt;?');
  });

  it('thanks the writer, and carries nobody else his words', async () => {
    await test.post('/api/contact', { ...message, name: 'Buy at pills.example', subject: 'pills' });
    const thanks = (await mails())[1];
    expect(thanks).toMatchObject({ kind: 'message-received', recipient: 'sam@mail.example' });
    expect(thanks?.text).toContain('Hello,');
    expect(thanks?.text).toContain("We're in the office Mon-Fri 9:00 AM-5:00 PM, Sat 10:00 AM-2:00 PM.");
    expect(`${thanks?.subject} ${thanks?.text}`).not.toMatch(/pills|kale/i);
  });

  it('answers a program that fills in every field alike, and forgets it', async () => {
    const answer = await test.post('/api/contact', { ...message, company: 'Pills Inc.' });
    expect(answer).toMatchObject({
      status: 201,
      body: { id: expect.any(Number) as unknown, createdAt: expect.any(String) as unknown },
    });
    expect(await test.db.getRepository(Message).count()).toBe(0);
    expect(await mails()).toEqual([]);
    expect((await test.post('/api/contact', { ...message, company: '' })).status).toBe(201);
    expect(await test.db.getRepository(Message).count()).toBe(1);
  });

  it.each([
    ['name', 'S', 'Name must be at least 2 characters long'],
    ['email', 'sam', 'Please enter a valid email address'],
    ['subject', 'Hi', 'Subject must be at least 3 characters long'],
    ['message', 'Hello   ', 'Message must be at least 10 characters long'],
  ])('says what is wrong with the %s', async (field, value, sentence) => {
    expect(await test.post('/api/contact', { ...message, [field]: value })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', issues: [{ path: field, message: sentence }] },
    });
    expect(await test.db.getRepository(Message).count()).toBe(0);
  });
});

describe('with limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => limited.close());

  it('five messages in ten minutes are enough', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await limited.post('/api/contact', message)).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await limited.db.getRepository(Message).count()).toBe(5);
  });
});
