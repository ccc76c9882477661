import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on', PAGE_CACHE_MB: '8' });
});
afterAll(() => test.close());

it('made-up addresses are bounded for each visitor, and kept pages never', async () => {
  // Kept for good once it is asked for a second time.
  for (const _ of [1, 2]) expect((await test.get('/browse')).status).toBe(200);
  const statuses: number[] = [];
  // Of pages that are not there: the cheapest to make.
  for (let round = 0; round < 26; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => test.get(`/no-such-page-${round}-${index}`)),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  expect(statuses.slice(0, 1_100).every((status) => status === 404)).toBe(true);
  const refused = await test.get<string>('/no-such-page-at-all');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('very fast');
  expect((await test.get('/browse')).status).toBe(200);
  expect((await test.get('/api/listings')).status).toBe(200);
});
