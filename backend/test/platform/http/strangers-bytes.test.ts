import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Calls, callsTo } from '../../support/http/http-client.js';
import { rawClient } from '../../support/http/raw-client.js';
import { FORM, INBOUND_MAIL, PUBLIC_URL } from '../../support/scenes/text-scene.js';
import { serve, type Served } from '../../support/servers/serve.js';
import { TwilioStandIn } from '../../support/stand-ins/twilio-stand-in.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const WEBHOOKS = ['stripe', 'paypal', 'twilio/texts', 'twilio/status', 'mailgun/emails'].map(
  (name) => `/api/webhooks/${name}`,
);
const TEXTS = WEBHOOKS.slice(2);
const WEBHOOK_SECRET = 'whsec_test';

const twilio = new TwilioStandIn();
/** Nothing is set up there; and everything is, on the same database. */
let bare: TestApp;
let full: Calls;
let served: Served;
let counting: Calls;
let servedCounting: Served;

beforeAll(async () => {
  await twilio.listen();
  bare = await startTestApp();
  served = await serve(bare.databaseUrl, {
    ...{ PUBLIC_URL, ...twilio.env, ...INBOUND_MAIL },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
    ...{ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
  });
  full = callsTo(served.url);
  servedCounting = await serve(bare.databaseUrl, { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  counting = callsTo(servedCounting.url);
});
afterAll(async () => {
  await servedCounting.stop();
  await served.stop();
  await bare.close();
  await twilio.close();
});

const said = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  error: (body as ErrorBody).error,
});
const many = (count: number, bytes: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x'.repeat(bytes)]));
const asForm = { 'content-type': FORM };

describe('a webhook', () => {
  it.each(WEBHOOKS)(
    'of a company that is not set up is not there, before its body comes: %s',
    async (path) => {
      const head = `POST ${path} HTTP/1.1\nHost: x\nContent-Length: 90000000\n`;
      for (const type of ['application/json', FORM, 'multipart/form-data; boundary=x', 'image/png']) {
        const client = await rawClient(bare.url, `${head}Content-Type: ${type}\n\n`);
        expect(await client.status()).toBe(404);
        client.socket.destroy();
      }
    },
  );

  it.each(TEXTS)('takes forms alone: %s', async (path) => {
    const refused = { status: 415, error: 'FORM_EXPECTED' };
    expect(said(await full.post(path, { Body: { a: 1 }, From: {}, timestamp: [] }))).toEqual(refused);
    expect(said(await full.post(path, 'x', { 'content-type': 'text/plain' }))).toEqual(refused);
  });

  it('takes no forms where it is signed', async () => {
    for (const path of WEBHOOKS.slice(0, 2)) {
      const refused = { status: 415, error: 'UNSUPPORTED_MEDIA_TYPE' };
      expect(said(await full.post(path, 'a=b', asForm))).toEqual(refused);
      expect(said(await full.sendForm('POST', path, { fields: { a: 'b' } }))).toEqual(refused);
    }
  });

  it('of Twilio takes no files and 64 KB', async () => {
    for (const path of TEXTS.slice(0, 2)) {
      expect(said(await full.sendForm('POST', path, { fields: { a: 'b' } })).status).toBe(415);
      expect(said(await full.post(path, `Body=${'x'.repeat(60_000)}`, asForm)).error).toBe('NOT_SIGNED');
      expect(said(await full.post(path, `Body=${'x'.repeat(66_000)}`, asForm)).error).toBe('BODY_TOO_LARGE');
      expect(said(await full.post(path, 'a=b&'.repeat(200), asForm)).error).toBe('BODY_TOO_LARGE');
    }
  });

  it('of Mailgun takes 60 fields of a megabyte together, and reads past files', async () => {
    const path = '/api/webhooks/mailgun/emails';
    const send = async (fields: Record<string, string>, bytes = 0) => {
      const file = { field: 'attachment-1', bytes: Buffer.alloc(bytes, 'x'), name: 'a.bin' };
      return said(await full.sendForm('POST', path, { fields, ...(bytes > 0 && { file }) })).error;
    };
    expect(await send(many(60, 10_000))).toBe('NOT_SIGNED');
    expect(await send(many(2, 10), 8_000_000)).toBe('NOT_SIGNED');
    // A long field is cut, so that a long email is read all the same.
    expect(await send(many(4, 900_000))).toBe('NOT_SIGNED');
    expect(await send(many(61, 10))).toBe('BODY_TOO_LARGE');
    // It may hang up before all of it was sent: its answer is lost then.
    const cut = ({ code }: NodeJS.ErrnoException) => code;
    const answered = await send(many(50, 130_000)).catch(cut);
    expect(['BODY_TOO_LARGE', 'EPIPE', 'ECONNRESET']).toContain(answered);
    expect(said(await full.post(path, new URLSearchParams(many(4, 200_000)).toString(), asForm)).error).toBe(
      'NOT_SIGNED',
    );
    expect(said(await full.post(path, 'a=b&'.repeat(70), asForm)).error).toBe('BODY_TOO_LARGE');
  });

  it('of Mailgun has no values but text', async () => {
    const part =
      '--x\nContent-Disposition: form-data; name="token"\nContent-Type: application/json\n\n{"a":1}\n--x--\n';
    const answer = await full.post('/api/webhooks/mailgun/emails', part.replaceAll('\n', '\r\n'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(said(answer)).toEqual({ status: 400, error: 'BAD_REQUEST' });
  });

  it.each(['[]', 'null', '{}', '5', '"x"', '{"id":1}', '{"id":"a","type":"b","data":null}', '{'])(
    'of Stripe that is signed and says %s is refused',
    async (body) => {
      const at = Math.floor(Date.now() / 1_000);
      const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
      const headers = { 'stripe-signature': `t=${at},v1=${v1}` };
      expect((await full.post('/api/webhooks/stripe', body, headers)).status).toBe(400);
      expect((await full.post('/api/webhooks/paypal', body)).status).toBe(400);
    },
  );
});

describe('a body', () => {
  const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('is not parsed where its lists stand in one another too often', async () => {
    for (const path of ['/api/follow-links/read', '/api/orders', '/api/contact', '/api/nothing']) {
      expect(said(await bare.post(path, `{"a":${lists(20)}}`)).error).toBe('JSON_TOO_DEEP');
      expect(said(await bare.post(path, `{"a":${lists(19)}}`)).error).not.toBe('JSON_TOO_DEEP');
    }
    for (const path of WEBHOOKS.slice(0, 2))
      expect(said(await full.post(path, lists(21))).error).toBe('JSON_TOO_DEEP');
  });

  it('has 32 KB at most where everyone may call, and none where nobody has logged in', async () => {
    const text = (kilobytes: number) => JSON.stringify({ message: 'x'.repeat(kilobytes * 1024) });
    expect(said(await bare.post('/api/contact', text(31))).error).toBe('VALIDATION_FAILED');
    expect(said(await bare.post('/api/contact', text(32))).error).toBe('BODY_TOO_LARGE');
    expect(said(await bare.post('/api/orders', text(33))).error).not.toBe('BODY_TOO_LARGE');
    expect(said(await bare.post('/api/orders', text(129))).error).toBe('BODY_TOO_LARGE');
    expect(said(await bare.post('/api/nothing', text(33))).error).toBe('BODY_TOO_LARGE');
    const head = 'Host: x\nContent-Type: application/json\nContent-Length: 90000000';
    for (const path of ['/api/admin/farms', '/api/farms', '/api/account/email-confirmation']) {
      const client = await rawClient(bare.url, `POST ${path} HTTP/1.1\n${head}\n\n`);
      expect([path, await client.status()]).toEqual([path, 401]);
      client.socket.destroy();
    }
  });

  it('that cannot be read counts over all routes, and not against others', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const paths = ['/api/orders', '/api/nothing'];
    for (let round = 0; round < 30; round += 1) {
      const path = paths[round % paths.length] ?? '';
      expect((await counting.post(path, round % 2 ? lists(30) : '{', from('203.0.113.1'))).status).toBe(400);
    }
    // They are counted while the answer is on its way.
    await until(async () => (await counting.post('/api/nothing', {}, from('203.0.113.1'))).status === 429);
    const refused = await counting.post('/api/contact', {}, from('203.0.113.1'));
    expect(said(refused)).toEqual({ status: 429, error: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await counting.get('/api/health', from('203.0.113.1'))).status).toBe(200);
    expect(said(await counting.post('/api/contact', {}, from('203.0.113.2'))).error).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('the OpenAPI document', () => {
  it('is compressed once, and not sent to whoever has it', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((name) => bare.get('/api/openapi.json', { 'accept-encoding': name })),
    );
    const tag = answers[0]?.headers.etag ?? '';
    expect(answers.map(({ headers }) => headers.etag)).toEqual([tag, tag, tag]);
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const again = await bare.get('/api/openapi.json', { 'if-none-match': tag });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});
