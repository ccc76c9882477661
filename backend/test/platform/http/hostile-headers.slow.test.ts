import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { eventually } from '../../support/eventually.js';
import { makeUser, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeFarm, makeProduct, makeVendor } from '../../support/make/make.js';
import { serve } from '../../support/servers/serve.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/**
 * What stands around a body: the line of the request, its headers and cookies, and the bytes between two
 * requests.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are. @returns every answer that comes until the server ends the connection */
async function sendBytes(bytes: string, url = test.url): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  // Only where the server waits for more, which fails the test.
  socket.setTimeout(30_000, () => socket.destroy());
  await once(socket, 'close');
  return text
    .split(/(?=^HTTP\/1\.1 \d)/m)
    .filter(Boolean)
    .map((answer) => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      return { status: Number(head.slice(9, 12)), head, body };
    });
}

const CLOSE = 'Connection: close\r\n\r\n';

describe('bytes that are no request, or two at once', () => {
  const BODY = '{"usernameOrEmail":"a","password":"b"}';
  const smuggled = 'GET /api/auth/me HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (headers: string, body: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
  const refused: [string, string][] = [
    ['a length and chunks', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${smuggled}`)],
    ['two lengths', post(`Content-Length: ${BODY.length}\r\nContent-Length: 0`, BODY + smuggled)],
    ['a length that is none', post('Content-Length: +5', BODY)],
    ['a negative length', post('Content-Length: -1', BODY)],
    ['another coding behind chunks', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`)],
    ['a coding that is nearly chunked', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a chunk whose length is none', post('Transfer-Encoding: chunked', 'zz\r\nabc\r\n0\r\n\r\n')],
    ['a line feed alone in a header', `GET / HTTP/1.1\nHost: x\nX: a\n\n`],
    ['NUL in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n${CLOSE}`],
    ['no method', `\0\0\0 / HTTP/1.1\r\nHost: x\r\n${CLOSE}`],
    ['a space in the address', `GET /a b HTTP/1.1\r\nHost: x\r\n${CLOSE}`],
    ['another version', `GET / HTTP/9.9\r\nHost: x\r\n${CLOSE}`],
    ['the bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['more headers than there are', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n${CLOSE}`],
    [
      'more cookie than there is',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(9_000)}\r\n${CLOSE}`,
    ],
  ];

  it.each(refused)('are refused, and the connection with them: %s', async (_what, bytes) => {
    const answers = await sendBytes(bytes);
    // What was smuggled behind is not answered.
    expect(answers.length).toBe(1);
    const [{ status, body } = { status: 0, body: '' }] = answers;
    expect([400, 408, 431, 505]).toContain(status);
    const error = JSON.parse(body) as ErrorBody;
    expect(error).toMatchObject({ statusCode: status, error: expect.any(String) });
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the line of a request', () => {
  const ask = async (target: string, method = 'GET', more = '') => {
    const [answer] = await sendBytes(
      `${method} ${target} HTTP/1.1\r\nHost: farmgate.example\r\n${more}${CLOSE}`,
    );
    if (!answer) throw new Error(`${method} ${target} is not answered.`);
    return answer;
  };

  it.each([
    ...[
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%5cevil.example',
      '///evil.example/browse',
    ],
    ...[
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fpackage.json',
    ],
    ...[
      '/assets/%2e%2e/%2e%2e/package.json',
      '/admin/..%2f..%2fpackage.json',
      '/assets/..\\..\\package.json',
    ],
    ...[
      '/.env',
      '/.git/config',
      '/%00',
      '/browse%00.html',
      '/media/a%0d%0aSet-Cookie:%20evil=1',
      '/%E0%A4%A',
      '/%ff%fe',
    ],
    ...[
      'http://evil.example/',
      'http://evil.example/api/auth/me',
      '/api/../api/auth/me',
      '/api%2fauth%2fme',
      '/API/auth/me',
    ],
    ...[
      `/${'a'.repeat(10_000)}`,
      `/?${'a=b&'.repeat(2_000)}`,
      '/browse/?returnTo=//evil.example',
      '/;/api/auth/me',
    ],
  ])('leads nowhere else and tells nothing: %s', async (target) => {
    const { status, head, body } = await ask(target);
    expect(status).toBeLessThan(500);
    expect(/^location: (.*)$/im.exec(head)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
    expect(head).not.toMatch(/^set-cookie/im);
    expect(body).not.toMatch(/root:x:|"workspaces"|"dependencies"|\[core\]/);
  });

  it('is what it says: no header makes it another method, and no other method is served', async () => {
    const farm = await makeFarm(test.db, { name: 'Still There Farm' });
    const names = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];
    for (const name of names) {
      const answer = await test.get<{ name: string }>(`/api/farms/${farm.id}?_method=DELETE`, {
        [name]: 'DELETE',
      });
      expect([200, 400]).toContain(answer.status);
    }
    expect((await test.get(`/api/farms/${farm.id}`)).status).toBe(200);
    for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'MOVE', 'LINK', 'BREW', 'CONNECT']) {
      const answer = await ask(
        method === 'CONNECT' ? 'evil.example:443' : '/api/listings',
        method,
        'Cookie: a=secret\r\n',
      ).catch(() => ({ status: 400, body: '' }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toContain('secret');
    }
  });
});

const FORGED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'javascript',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-port': '1',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-farmgate-in-process': '1',
  forwarded: 'for=203.0.113.9;host=evil.example;proto=https',
  'accept-language': 'xx-evil.example',
  'accept-encoding': 'identity',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'user-agent': 'evil.example <script>',
  cookie: 'farmgate.signed-in=evil.example; farmgate.cart=evil.example; theme=evil.example',
  range: 'bytes=0-1',
  via: 'evil.example',
};

describe('headers that claim something', () => {
  it('change no page, neither for who sends them nor for who comes after', async () => {
    const { id } = await makeFarm(test.db, { name: 'Plain Farm' });
    const { id: vendorId } = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId });
    const pages = [
      '/',
      '/browse?zipCode=33901',
      `/farms/${id}`,
      `/marketplace/product/${product.id}`,
      '/nowhere',
    ];
    for (const page of [...pages, '/sitemap.xml', '/robots.txt', '/blog/feed.xml']) {
      // The forged one first, so that it would be the one that is kept.
      const forged = await test.get<string>(page, FORGED);
      const plain = await test.get<string>(page, { 'accept-encoding': 'identity' });
      expect(forged.status).toBe(plain.status);
      // What depends on the minute is no matter of headers.
      const steady = (text: string) => text.replaceAll(/"renderedAt":"[^"]+"/g, '');
      expect(steady(forged.body)).toBe(steady(plain.body));
      expect(JSON.stringify([forged, plain])).not.toContain('evil.example');
    }
  });

  it('by another host get the same page, with the addresses of the configuration', async () => {
    const [answer] = await sendBytes(`GET / HTTP/1.1\r\nHost: evil.example\r\n${CLOSE}`);
    expect(answer?.status).toBe(200);
    expect(answer?.head).not.toContain('evil.example');
    expect(answer?.body).not.toContain('evil.example');
  });

  it('do not lead a new password to another server', async () => {
    const { email } = await makeUser(test.db);
    await test.post('/api/auth/forgot-password', { email }, { ...FORGED, origin: test.url });
    // The call answers before the mail is written, so that its time tells nothing.
    const written = () => test.db.query<object[]>('SELECT * FROM mails WHERE recipient = $1', [email]);
    await eventually(test.db, async () => (await written()).length === 1);
    expect(JSON.stringify(await written())).not.toContain('evil.example');
  });

  it('do not make somebody who guesses passwords somebody else', async () => {
    await test.db.query('DELETE FROM sign_in_failures');
    for (let last = 1; last <= 3; last += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${last}`, forwarded: `for=203.0.113.${last}` };
      await test.post('/api/auth/login', { usernameOrEmail: `guess-${last}`, password: 'wrong' }, headers);
    }
    const rows = await test.db.query<{ failures: number }[]>(
      `SELECT failures FROM sign_in_failures WHERE subject LIKE 'address:%'`,
    );
    expect(rows).toMatchObject([{ failures: 3 }]);
    await test.db.query('DELETE FROM sign_in_failures');
  });

  it('name a household of IPv6 once where a proxy is trusted, for reports of reviews too', async () => {
    const behind = await serve(test.databaseUrl, { TRUST_PROXY: 'on' });
    const { id: vendorId } = await makeVendor(test.db);
    const { id: productId } = await makeProduct(test.db, { vendorId });
    const { id: userId } = await makeUser(test.db);
    const [review] = await test.db.query<{ id: number }[]>(
      `INSERT INTO reviews (product_id, user_id, rating, comment, author_name) VALUES ($1, $2, 5, 'Crisp.', 'Ann L.') RETURNING id`,
      [productId, userId],
    );
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:9:9:9:9', '2001:db8:1:103::1']) {
      const answer = await fetch(`${behind.url}/api/reviews/${review?.id}/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ reason: 'It speaks of another farm.' }),
      });
      expect(answer.status).toBe(200);
    }
    await behind.stop();
    expect(await test.db.query('SELECT DISTINCT reporter FROM review_reports')).toHaveLength(2);
  });
});

describe('cookies', () => {
  it('of somebody who is not signed in yet are worth nothing afterwards', async () => {
    const user = await makeUser(test.db);
    const attacker = await signedIn(test);
    const signIn = await test.post(
      '/api/auth/login',
      { usernameOrEmail: user.username, password: PASSWORD },
      { cookie: attacker.cookie },
    );
    const given = signIn.cookies.find((line) => line.startsWith('farmgate.sid='))?.split(';')[0];
    expect(given).not.toBe(attacker.cookie);
    expect((await test.get<{ username?: string }>('/api/auth/me', { cookie: attacker.cookie })).status).toBe(
      401,
    );
  });

  it('are read as one person at most when there are two', async () => {
    const [first, second] = [await signedIn(test), await signedIn(test)];
    const answer = await test.get<{ id: number }>('/api/auth/me', {
      cookie: `${first.cookie}; ${second.cookie}; farmgate.sid=; __proto__=x; constructor=y`,
    });
    expect([200, 401]).toContain(answer.status);
    if (answer.status === 200) expect([first.user.id, second.user.id]).toContain(answer.body.id);
  });

  it('that are over, or whose account is gone, are nobody’s', async () => {
    const [late, erased] = [await signedIn(test), await signedIn(test)];
    await test.db.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      late.user.id,
    ]);
    await test.db.query('DELETE FROM users WHERE id = $1', [erased.user.id]);
    for (const { cookie } of [late, erased]) {
      expect((await test.get('/api/auth/me', { cookie })).status).toBe(401);
    }
  });
});
