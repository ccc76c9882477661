import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MoreThan } from 'typeorm';
import type { AdminMail } from '../../../src/contract/backoffice/mails.admin.js';
import { mailPaths } from '../../../src/contract/shared/mail-paths.js';
import { paths } from '../../../src/contract/shared/site-paths.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { withoutKeys } from '../../../src/platform/mail/without-keys.rules.js';
import { signatureOf } from '../../../src/platform/secrets/signature.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { ALWAYS_OPEN, makeFarm, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Links of emails that stand for a login, and what staff get to see of them. */

const KINDS_WITH_KEYS = [
  ...['order-to-confirm', 'market-code', 'business-invitation'],
  ...['confirm-follow', 'password-reset', 'welcome'],
];

let test: TestApp;
let support: Client;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', PUBLIC_URL: 'https://farmgate.example' });
  support = await signedIn(test, { role: 'admin', staffRole: 'support' });
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const mailsOf = (kind: string) => test.db.getRepository(Mail).findBy({ kind });
async function mailOf(kind: string): Promise<Mail> {
  await eventually(test.db, async () => (await mailsOf(kind)).length > 0);
  return (await mailsOf(kind))[0] as Mail;
}

async function placeOrder(paymentMethod: string) {
  const seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id });
  const kale = await makeProduct(test.db, { vendorId: vendor.id, inventory: 50 });
  const { cookie } = await shopper(test, [kale.id, 1]);
  const form = checkoutForm({ email: 'bo@mail.example', shippingMethod: 'pickup', paymentMethod });
  const { body } = await test.post<{ id: number }>('/api/orders', form, { cookie });
  return body.id;
}

/** All that staff can ask for about emails and an order. */
async function shownTo(staff: Client, orderId: number): Promise<string> {
  const { body: list } = await staff.get<AdminMail[]>('/api/admin/mails?range=[0,99]');
  const q = encodeURIComponent(JSON.stringify({ recipient: 'bo@mail' }));
  const calls = [
    ...list.map(({ id }) => `/api/admin/mails/${id}`),
    ...['/api/admin/mails/export', `/api/admin/mails?filter=${q}`, '/api/admin/search?q=bo@mail.example'],
    ...[`/api/admin/orders/${orderId}`, '/api/admin/audit-log', '/api/admin/jobs?range=[0,199]'],
  ];
  const answers = await Promise.all(calls.map((path) => staff.get(path)));
  return JSON.stringify([list, ...answers.map(({ body }) => body)]);
}

describe('the link of an order', () => {
  it('is kept from staff, who send the email again by its id', async () => {
    const id = await placeOrder('cash');
    const mail = await mailOf('order-to-confirm');
    const key = /\?key=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
    expect(key).not.toBe('');
    expect(await shownTo(support, id)).not.toContain(key);
    const { body } = await support.get<AdminMail>(`/api/admin/mails/${mail.id}`);
    expect(body.text).toContain(`https://farmgate.example/orders/${id}?key=(link left out)`);
    expect(body.html).toContain(`/orders/${id}?key=(link left out)"`);
    const shown = /\?key=([^\s"]+)/.exec(body.text ?? '')?.[1] ?? '';
    expect((await test.post(`/api/orders/${id}/cancel?key=${shown}`, {})).status).toBe(404);
    await test.db.getRepository(Mail).update(mail.id, { status: 'sent' });
    expect((await admin.post(`/api/admin/mails/${mail.id}/resend`, {})).status).toBe(200);
    const again = (await mailsOf('order-to-confirm')).find((other) => other.id !== mail.id);
    expect(again).toMatchObject({ text: mail.text, html: mail.html, recipient: mail.recipient });
    expect(JSON.stringify(await admin.get('/api/admin/audit-log'))).not.toContain(key);
    expect((await test.post(`/api/orders/${id}/cancel?key=${key}`, {})).status).toBe(200);
  });
});

describe('keys', () => {
  it('are known in every link that emails alone have', () => {
    const key = signatureOf('anything', 'secret');
    for (const pathOf of [...Object.values(mailPaths), (token: string) => paths.order(7, { key: token })]) {
      const given = Array.from({ length: pathOf.length }, (_, at) => (at === pathOf.length - 1 ? key : 1));
      const path = (pathOf as (...texts: unknown[]) => string)(...given);
      expect(path).toContain(key);
      expect(withoutKeys(`${path} <a href="${path.replace('&', '&amp;')}">`)).not.toContain(key);
    }
  });

  it('are in no answer to staff, whatever email they are in', async () => {
    const [{ last } = { last: 0 }] = await test.db.query<{ last: number }[]>(
      'SELECT coalesce(max(id), 0) AS last FROM mails',
    );
    const orderId = await placeOrder('cash');
    const owner = await signedIn(test, { role: 'farmer' });
    const vendor = await makeVendor(test.db, { userId: owner.user.id });
    const [{ business_id: business } = { business_id: 0 }] = await test.db.query<{ business_id: number }[]>(
      'SELECT business_id FROM vendors WHERE id = $1',
      [vendor.id],
    );
    const market = await makePlace(test.db, { seasons: ALWAYS_OPEN, email: 'info@river.example' });
    const farm = await makeFarm(test.db);
    await owner.post(`/api/markets/${market.id}/claim/code`, {});
    await owner.post(`/api/businesses/${business}/invitations`, {
      email: 'pat@mail.example',
      role: 'packer',
    });
    await test.post('/api/follows/by-email', { email: 'flo@mail.example', key: `farm-${farm.id}` });
    await test.post('/api/auth/forgot-password', { email: owner.user.email });
    const person = { username: 'newcomer', password: 'correct horse battery', email: 'new@mail.example' };
    expect((await test.post('/api/auth/register', { ...person, role: 'user' })).status).toBe(201);
    const written = new Map<string, string>();
    await eventually(test.db, async () => {
      for (const { kind, text } of await test.db.getRepository(Mail).findBy({ id: MoreThan(last) }))
        written.set(kind, text);
      return KINDS_WITH_KEYS.every((kind) => written.has(kind));
    });
    const keys = KINDS_WITH_KEYS.flatMap((kind) => {
      const found = written.get(kind)?.match(/(?<=[=#])[\w.-]{20,}|\b\d{6}(?=\. It)/g) ?? [];
      expect([kind, found.length]).not.toEqual([kind, 0]);
      return found;
    });
    for (const staff of [support, admin]) {
      const shown = await shownTo(staff, orderId);
      for (const key of keys) expect(shown).not.toContain(key);
    }
  });

  it('are in no job that staff see', async () => {
    const data = { textId: 1, body: 'Your Farmgate code is 482913.' };
    await test.db.query(
      `INSERT INTO pgboss.job (name, data, state, start_after) VALUES ('text', $1, 'created', now() + interval '1 hour')`,
      [JSON.stringify(data)],
    );
    const filter = encodeURIComponent(JSON.stringify({ queue: 'text' }));
    const { body } = await admin.get<{ id: string }[]>(`/api/admin/jobs?filter=${filter}`);
    expect(body).toHaveLength(1);
    const job = await admin.get<{ data: unknown }>(`/api/admin/jobs/${body[0]?.id}`);
    expect(job.body.data).toEqual({ textId: 1 });
  });
});
