import type { Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from '../support/people/people';
import { query } from '../support/rows/database';
import { expect, productUrl, test } from '../support/test';

/** Another site, on this machine, that is open in the browser of somebody who is signed in here. */

let other: Server;
let address: string;
/**
 * The same machine and another port is another origin of the same site, where SameSite=Lax sends cookies
 * along; 127.0.0.1 is another site.
 */
let sibling: string;

test.beforeAll(async () => {
  other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Prizes</title>');
  });
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  sibling = `http://localhost:${port}`;
});
test.afterAll(() => new Promise((resolve) => other.close(resolve)));
test.beforeEach(({ allowTrouble }) => allowTrouble(/./));

/** What the calls below would change of somebody. */
const state = (username: string) =>
  query(
    `SELECT role, first_name, password, email, locked_at,
       (SELECT count(*) FROM sessions WHERE user_id = users.id) AS sessions,
       (SELECT count(*) FROM listings WHERE user_id = users.id) AS listings,
       (SELECT count(*) FROM farms WHERE user_id = users.id) AS farms,
       (SELECT count(*) FROM vendors WHERE user_id = users.id) AS vendors,
       (SELECT count(*) FROM cart_items WHERE user_id = users.id) AS carts,
       (SELECT count(*) FROM orders WHERE user_id = users.id) AS orders,
       (SELECT count(*) FROM generation_runs WHERE user_id = users.id) AS runs,
       (SELECT count(*) FROM audit_log WHERE user_id = users.id) AS acts
     FROM users WHERE username = $1`,
    [username],
  );

const ROLES = ['farmer', 'vendor', 'admin'] as const;

/**
 * Calls that a signed-in person may make, and that another site would like to; some of them need nothing but
 * the cookie.
 */
const calls = (role: (typeof ROLES)[number], id: number) => [
  { method: 'POST', path: '/api/auth/logout' },
  ...{
    farmer: [
      { method: 'POST', path: '/api/farms' },
      { method: 'POST', path: '/api/listings' },
      { method: 'PUT', path: '/api/account' },
    ],
    vendor: [
      { method: 'POST', path: '/api/vendor/onboarding' },
      { method: 'POST', path: '/api/products' },
      { method: 'POST', path: '/api/cart' },
      { method: 'POST', path: '/api/orders' },
    ],
    admin: [
      { method: 'POST', path: '/api/location-pages/generate' },
      { method: 'GET', path: '/api/location-pages/generate' },
      { method: 'POST', path: `/api/admin/users/${id}/sign-out` },
      { method: 'POST', path: `/api/admin/users/${id}/erase` },
    ],
  }[role],
];
type Call = ReturnType<typeof calls>[number];

const BODY = '{"firstName":"Mallory","productId":1,"quantity":1,"productName":"Stolen","text":"Stolen"}';

/** Sends each call by each kind of form, into frames, and waits until all were answered. */
function sendForms(page: Page, product: string, all: Call[]): Promise<void> {
  return page.evaluate(
    async ({ product, all, body }) => {
      const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
      const send = ({ method, path }: Call, enctype: string) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.name = `${method} ${path} ${enctype}`;
          document.body.append(frame);
          const form = document.createElement('form');
          Object.assign(form, { method, action: product + path, enctype, target: frame.name });
          const field = document.createElement('input');
          // What text/plain makes of the name, an equals sign and the value is JSON.
          Object.assign(field, { name: `${body.slice(0, -1)},"a":"`, value: '"}' });
          form.append(field);
          document.body.append(form);
          frame.addEventListener('load', resolve, { once: true });
          form.submit();
        });
      const ways = all.filter(({ method }) => method !== 'PUT');
      await Promise.all(ways.flatMap((call) => kinds.map((kind) => send(call, kind))));
    },
    { product, all, body: BODY },
  );
}

/**
 * Sends each call by fetch and as a picture, and asks for what only a signed-in person may see.
 * @returns what it could read
 */
function fetchAll(page: Page, product: string, all: Call[]): Promise<string[]> {
  return page.evaluate(
    async ({ product, all, body }) => {
      const ask = async (path: string, request: RequestInit) => {
        try {
          const answer = await fetch(product + path, { ...request, credentials: 'include' });
          const text = await answer.text();
          return text === '' ? [] : [`${request.method} ${path}: ${text}`];
        } catch {
          return [];
        }
      };
      const show = (path: string) =>
        new Promise<string[]>((resolve) => {
          const image = new Image();
          image.onload = image.onerror = () => resolve([]);
          image.src = product + path;
        });
      const sent = all.flatMap(({ method, path }) => [
        ...(['no-cors', 'cors'] as const).map((mode) =>
          ask(path, { method, mode, ...(method === 'GET' ? {} : { body }) }),
        ),
        show(path),
      ]);
      const shown = ['/api/auth/me', '/api/account/export', '/api/listings', '/'];
      const asked = shown.map((path) => ask(path, { method: 'GET' }));
      return (await Promise.all([...sent, ...asked])).flat();
    },
    { product, all, body: BODY },
  );
}

/** Leads the whole window to a call, as a link or a form does that somebody clicks. */
async function leadTo(page: Page, product: string, { method, path }: Call): Promise<number | undefined> {
  const answered = page.waitForResponse((answer) => answer.url().startsWith(product + path));
  await page.evaluate(
    ({ method, action }) => {
      const form = document.createElement('form');
      Object.assign(form, { method, action });
      document.body.append(form);
      form.submit();
    },
    { method, action: product + path },
  );
  await page.waitForURL((url) => url.href.startsWith(product + path));
  return (await answered).status();
}

for (const who of ['another site', 'another origin of the same site']) {
  test(`${who} changes nothing and reads nothing of somebody who is signed in`, async ({ page }) => {
    test.slow();
    const from = who === 'another site' ? address : sibling;
    const { username } = await register(page.request);
    const [me] = await query<{ id: number }>('SELECT id FROM users WHERE username = $1', [username]);
    for (const role of ROLES) {
      const all = calls(role, me?.id ?? 0);
      await query('UPDATE users SET role = $2 WHERE username = $1', [username, role]);
      const before = await state(username);
      await page.goto(from);
      await sendForms(page, productUrl(), all);
      expect(await fetchAll(page, productUrl(), all)).toEqual([]);
      for (const call of all.filter(({ path }) => /logout|generate/.test(path))) {
        await page.goto(from);
        expect(await leadTo(page, productUrl(), call), `${call.method} ${call.path}`).toBe(403);
      }
      expect(await state(username)).toEqual(before);
      // Nobody was signed out either, so that these were the calls of somebody.
      expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    }
  });

  test(`${who} cannot show a page of ours in a frame`, async ({ page }) => {
    await page.goto(who === 'another site' ? address : sibling);
    for (const path of ['/', '/login', '/admin', '/api/listings', '/checkout']) {
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe');
            frame.onload = resolve;
            frame.src = src;
            document.body.append(frame);
          }),
        productUrl() + path,
      );
    }
    const shown = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.content().catch(() => '')),
    );
    expect(shown.filter((html) => /Farmgate|productName/.test(html))).toEqual([]);
    expect(shown).toHaveLength(5);
  });
}
