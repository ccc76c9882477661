import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimit } from '../../src/platform/rate-limits/rate-limit.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Two servers on one database. */
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' };
  test = await startTestApp(env);
  other = await startTestApp(env, () => Promise.resolve(test.databaseUrl));
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const forgot = (server: TestApp, address: string) =>
  server.post('/api/auth/forgot-password', { email: 'a@example.com' }, { 'x-forwarded-for': address });

describe('a limit', () => {
  it('holds over all servers', async () => {
    const statuses = [];
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await forgot(round % 2 ? test : other, '203.0.113.1')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const refused = await forgot(other, '203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await forgot(test, '203.0.113.2')).status).toBe(200);
  });

  it('counts each kind of request apart, and requests that come at one moment', async () => {
    const from = { 'x-forwarded-for': '203.0.113.3' };
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, round) => forgot(round % 2 ? test : other, '203.0.113.3')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await test.post('/api/auth/register', {}, from)).status).toBe(400);
  });

  it('begins anew when its time is over; then its row can go', async () => {
    await forgot(test, '203.0.113.4');
    await test.db.query(`UPDATE rate_limits SET count = 10, ends_at = now() - interval '1 second'`);
    expect((await forgot(other, '203.0.113.4')).headers['x-ratelimit-remaining']).toBe('9');
    const rows = await test.db.getRepository(RateLimit).find();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('is counted by each server alone where the table fails, and fails no request', async () => {
    await test.db.query('ALTER TABLE rate_limits RENAME TO rate_limits_away');
    try {
      const statuses = [];
      for (let round = 0; round < 11; round += 1) statuses.push((await forgot(test, '203.0.113.5')).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect((await forgot(other, '203.0.113.5')).status).toBe(200);
    } finally {
      await test.db.query('ALTER TABLE rate_limits_away RENAME TO rate_limits');
    }
  });
});
