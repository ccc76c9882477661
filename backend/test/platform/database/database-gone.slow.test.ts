import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BreakableProxy } from '../../support/http/breakable-proxy.js';
import { PASSWORD, signedIn } from '../../support/http/people.js';
import { startBreakableApp } from '../../support/servers/breakable-app.js';
import type { TestApp } from '../../support/test-app.js';

let test: TestApp;
let proxy: BreakableProxy;

beforeAll(async () => {
  ({ test, proxy } = await startBreakableApp({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await test.close();
  await proxy.cut();
});

describe('when the database goes away', () => {
  it('says so with 503, and serves again by itself once it is back', async () => {
    expect((await test.get('/api/listings')).status).toBe(200);
    const client = await signedIn(test);
    await proxy.cut();
    expect(await test.get('/api/listings')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { error: 'DATABASE_UNAVAILABLE', message: expect.stringContaining('try again') as unknown },
    });
    expect(await test.get('/api/health')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { alive: true, ready: false },
    });
    const page = await test.get<string>('/listings/1');
    expect(page).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(page.body).toContain('Failed to load listing');
    // Whoever is signed in stays so: neither refused nor signed out.
    const hint = 'farmgate.signed-in=1';
    expect(await client.get('/api/auth/me', { cookie: `${client.cookie}; ${hint}` })).toMatchObject({
      status: 503,
      cookies: [],
      body: { error: 'DATABASE_UNAVAILABLE' },
    });
    const login = { usernameOrEmail: client.user.username, password: PASSWORD };
    expect(await test.post('/api/auth/login', login)).toMatchObject({ status: 503, cookies: [] });
    await proxy.mend();
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await test.get('/api/listings')).status).toBe(200);
    expect((await test.get('/api/health')).status).toBe(200);
  });
});
