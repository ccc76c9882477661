import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://farmgate.example' });
});
afterAll(() => test.close());

describe('the ZIP code of a browser without scripts', () => {
  it('is kept in the cookie that pages of products are made for, and leads to the marketplace', async () => {
    const answer = await test.get('/near?zipCode=33901-1234');
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/marketplace?zipCode=33901-1234');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBe(
      'farmgate.near=33901; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    );
  });

  it('is not kept where it is none; the marketplace says so', async () => {
    const answer = await test.get('/near?zipCode=abc');
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/marketplace?zipCode=abc');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is not changed by other sites', async () => {
    const answer = await test.get('/near?zipCode=33901', { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
