import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { makeUser, PASSWORD, signIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startMailServer, type MailServer } from '../support/stand-ins/mail-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  test = await startTestApp({
    LOG_LEVEL: 'trace',
    JOBS: 'on',
    SMTP_URL: mails.url,
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await test.close();
  await mails.stop();
});

const ID = '4f2c9d3ab1e8470f9c2d5a6b7c8d9e0f';

/** @returns the lines of the log, once one of them has the text */
async function linesWith(text: string): Promise<Record<string, unknown>[]> {
  await eventually(test.db, () => test.output().includes(text));
  const lines = test.output().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('has one line for a request, with its id, method, route, status and time', async () => {
    const answer = await test.get('/api/zip-codes/33901?secret=abc', { 'x-request-id': ID });
    expect(answer.headers['x-request-id']).toBe(ID);
    const lines = (await linesWith(ID)).filter(({ requestId }) => requestId === ID);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: ID,
        method: 'GET',
        route: '/api/zip-codes/:zipCode',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });

  it('has the id that a refused request was told', async () => {
    const { body, headers } = await test.get<{ requestId: string }>('/api/nothing');
    expect(headers['x-request-id']).toBe(body.requestId);
    const undecodable = await test.get<{ requestId: string }>('/%zz');
    expect(undecodable.headers['x-request-id']).toBe(undecodable.body.requestId);
    const lines = await linesWith(body.requestId);
    expect(lines).toContainEqual(expect.objectContaining({ requestId: body.requestId, status: 404 }));
  });

  it('has what a page asked of its own server under the id of the page', async () => {
    const id = `page-${ID}`;
    await test.get('/browse?zipCode=33902', { 'x-request-id': id });
    const linesOfPage = async () => (await linesWith(id)).filter(({ requestId }) => requestId === id);
    // The page's own line comes last.
    await eventually(test.db, async () => (await linesOfPage()).some(({ msg }) => msg === 'answered'));
    const lines = await linesOfPage();
    expect(lines.map(({ msg, route }) => `${String(msg)} ${String(route)}`).sort()).toEqual([
      expect.stringMatching(/^answered .*\*$/),
      ...lines.slice(1).map(() => expect.stringMatching(/^asked itself \/api\//) as unknown),
    ]);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('has nothing of what people sent, even when it says all', async () => {
    const user = await makeUser(test.db, { email: 'ann.secret@example.com' });
    const { cookie } = await signIn(test, user);
    await test.post('/api/auth/login', { usernameOrEmail: user.email, password: 'a wrong password' });
    await test.post('/api/auth/forgot-password', { email: user.email });
    const token = await tokenOfMail();
    const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const guest = await shopper(test, [product.id, 1]);
    const form = checkoutForm({ email: user.email, paymentMethod: 'cash', shippingMethod: 'pickup' });
    const placed = await test.post<{ id: number }>('/api/orders', form, { cookie: guest.cookie });
    expect(placed.status).toBe(201);
    const key = await keyOfMail();
    await test.get(`/api/orders/${placed.body.id}?key=${key}`);
    await test.get(`/orders/${placed.body.id}?key=${key}`);
    await test.post('/api/auth/reset-password', { token, password: 'a new password' });
    const signature = 't=1,v1=0123456789abcdef';
    await test.post('/api/webhooks/stripe', { webhook: 'a body' }, { 'stripe-signature': signature });
    // A recipient that is refused is told in the mail server's own words.
    mails.answerRecipient = () => 550;
    await test.post('/api/auth/forgot-password', { email: user.email });
    const log = JSON.stringify(await linesWith('was not taken'));
    const secrets = [
      PASSWORD,
      'a wrong password',
      'a new password',
      user.email,
      token,
      key,
      signature,
      'a body',
    ];
    for (const secret of [
      ...secrets,
      valueOf(cookie),
      valueOf(guest.cookie),
      '239-555-0134',
      '1 Main Street',
    ])
      expect(log.includes(secret) ? secret : 'nothing').toBe('nothing');
  }, 60_000);
});

const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

/** What stands in the newest mail behind a mark. */
async function ofMail(mark: RegExp): Promise<string> {
  const find = () =>
    mails.arrived.map(({ text }) => mark.exec(text)?.[1]).find((found) => found !== undefined);
  await eventually(test.db, () => find() !== undefined);
  return find() ?? '';
}
const tokenOfMail = () => ofMail(/\/reset-password#([A-Za-z0-9_-]+)/);
const keyOfMail = () => ofMail(/\/orders\/\d+\?key=([A-Za-z0-9_-]+)/);
