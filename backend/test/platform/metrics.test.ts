import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const scrape = async () => (await test.get<string>('/metrics')).body;

/** @returns the value of a series; NaN where it is not there */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? NaN);
}

const read = (file: string) => readFileSync(path.join(projectFolder(), 'deploy', file), 'utf8');
/** Prometheus makes this one itself. */
const OF_PROMETHEUS = new Set(['up']);

describe('the figures of a server', () => {
  it('are those that the dashboard and the alerts ask for', async () => {
    await test.get('/');
    const text = await scrape();
    // Also those that have no series yet.
    const there = new Set(
      text.split('\n').map((line) => line.replace('# TYPE ', '').split(/[{ ]/, 1)[0] ?? ''),
    );
    for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
      const asked = read(file).match(/\b(?:farmgate|http|nodejs|page|process)_[a-z0-9_]+|\bup(?=\{)/g) ?? [];
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !there.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
    }
  });

  it('count orders and failed sign-ins', async () => {
    const before = await scrape();
    const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const { cookie } = await shopper(test, [product.id, 1]);
    const headers = { cookie, 'idempotency-key': 'metrics-test-key' };
    const form = checkoutForm({ paymentMethod: 'cash', shippingMethod: 'pickup' });
    for (const _ of [1, 2]) expect((await test.post('/api/orders', form, headers)).status).toBe(201);
    const user = await makeUser(test.db);
    await test.post('/api/auth/login', { usernameOrEmail: user.username, password: 'not this one' });
    await test.post('/api/auth/login', { usernameOrEmail: user.username, password: PASSWORD });
    const staff = await signedIn(test, { role: 'admin' });
    const [{ id } = { id: 0 }] = await test.db.query<{ id: number }[]>(
      'SELECT id FROM orders ORDER BY id DESC LIMIT 1',
    );
    await staff.post(`/api/admin/orders/${id}/cancel`, { reason: 'Nobody came.' });
    const after = await scrape();
    const grown = (series: string) => valueOf(after, series) - valueOf(before, series);
    expect(grown('farmgate_order_events_total{event="placed"}')).toBe(1);
    expect(grown('farmgate_order_events_total{event="paid"}')).toBe(0);
    expect(grown('farmgate_order_events_total{event="cancelled"}')).toBe(1);
    expect(grown('farmgate_sign_in_failures_total')).toBe(1);
  });

  it('hold nothing of anybody', async () => {
    const user = await makeUser(test.db, { email: 'ann.metrics@example.com', username: 'ann-metrics' });
    await test.post('/api/auth/login', { usernameOrEmail: user.email, password: PASSWORD });
    await test.get(`/api/orders/123456?key=a-key-of-a-link`);
    await test.get('/api/listings?q=a-searched-word');
    const text = await scrape();
    expect(text).not.toMatch(/ann[.-]metrics|123456|a-key-of-a-link|a-searched-word|@/);
  });

  it('tell what the page asked of its own server from what came from outside', async () => {
    await test.get('/browse?zipCode=33901');
    const text = await scrape();
    expect(text).toMatch(/_count\{[^}]*route="\/api\/listings"[^}]*caller="page"/);
    expect(text).toMatch(/_count\{[^}]*route="\/?\*"[^}]*caller="network"/);
  });

  it('are not for whoever comes through a proxy', async () => {
    const answer = await test.get('/metrics', { 'x-forwarded-for': '203.0.113.9' });
    expect(answer).toMatchObject({ status: 404, body: { error: 'ROUTE_NOT_FOUND' } });
  });
});
