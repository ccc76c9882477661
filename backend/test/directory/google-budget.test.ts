import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminGoogleBudget, SettingsOverview } from '../../src/contract/backoffice/settings.admin.js';
import type { PlaceView } from '../../src/contract/directory/places.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makePlace } from '../support/make/make.js';
import {
  googlePlace,
  type GooglePlacesStandIn,
  startGooglePlaces,
} from '../support/stand-ins/google-places-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** How many paid searches of Google a day may have, and what visitors get after that. */

let google: GooglePlacesStandIn;
let one: TestApp;
let two: TestApp;
let admin: Client;
beforeAll(async () => {
  google = await startGooglePlaces();
  const settings = { ...google.settings, RATE_LIMIT: 'on', TRUST_PROXY: 'on' };
  one = await startTestApp(settings);
  two = await startTestApp(settings, () => Promise.resolve(one.databaseUrl));
  admin = await signedIn(one, { role: 'admin', username: 'ann' });
  await makePlace(one.db, { name: 'Our Own Market' });
  await makeFarm(one.db, { name: 'Our Own Farm' });
});
afterAll(async () => {
  await two.close();
  await one.close();
  google.close();
});
beforeEach(() => {
  google.calls = 0;
  google.answerWith({ places: [googlePlace('ChIJ1', 'River Market', 26.64)] });
});

const SETTING = '/api/admin/settings/google-budget';
const MARKETS = '/api/farmers-markets?zipCode=33901';
const FARMS = '/api/local-farms?zipCode=33901';

async function ask(app: TestApp, path: string, visitor: string) {
  const { status, body } = await app.get<PlaceView[]>(path, { 'x-forwarded-for': visitor });
  return { status, names: Array.isArray(body) ? body.map(({ name }) => name) : body };
}
/** Sets the budget on the one server; the other one hears of it. */
async function allow(budget: { perDay?: number; perNetwork?: number }): Promise<void> {
  const { perDay, perNetwork } = (await admin.get<AdminGoogleBudget>(SETTING)).body;
  const { status } = await admin.put(SETTING, { ...budget, was: { perDay, perNetwork } });
  expect(status).toBe(200);
}
async function refusals(budget: 'day' | 'network'): Promise<number> {
  const texts = await Promise.all([one, two].map((app) => app.get<string>('/metrics')));
  const series = new RegExp(`^farmgate_places_over_budget_total\\{budget="${budget}"\\} (\\d+)$`, 'm');
  return texts.reduce((sum, { body }) => sum + Number(series.exec(body)?.[1] ?? Number.NaN), 0);
}

describe('a network that has had its searches of a day', () => {
  it('gets our own directory on every server, while others get Google', async () => {
    await allow({ perNetwork: 2 });
    const before = await refusals('network');
    const visitor = '2001:db8:1:1::1';
    const neighbor = '2001:db8:1:1::2';
    for (const app of [one, two])
      expect(await ask(app, MARKETS, visitor)).toEqual({ status: 200, names: ['River Market'] });
    for (const app of [one, two, one]) {
      expect(await ask(app, MARKETS, neighbor)).toEqual({ status: 200, names: ['Our Own Market'] });
      expect(await ask(app, FARMS, visitor)).toEqual({ status: 200, names: ['Our Own Farm'] });
    }
    expect(google.calls).toBe(2);
    expect((await refusals('network')) - before).toBe(6);
    expect((await ask(two, MARKETS, '2001:db8:1:102::1')).names).toEqual(['River Market']);
    expect(google.calls).toBe(3);
  });

  it('is answered even when it asks more than Google may be asked in a minute', async () => {
    const answers = [];
    for (let asked = 0; asked < 70; asked += 1) answers.push(await ask(one, MARKETS, '2001:db8:1:1::3'));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(google.calls).toBe(0);
  });

  it('pays for each page of a search, and gets our own directory where its searches end', async () => {
    const page = { nextPageToken: 'more', places: [googlePlace('ChIJ2', 'Hill Market', 26.65)] };
    google.answerWith(page);
    expect((await ask(one, MARKETS, '203.0.113.9')).names).toEqual(['Our Own Market']);
    expect(google.calls).toBe(2);
  });
});

describe('a day that has had its searches', () => {
  it('has our own directory for everyone, on every server and page, until staff allow more', async () => {
    // Those of the tests before are more.
    await allow({ perDay: 1, perNetwork: 100 });
    expect((await ask(one, MARKETS, '203.0.113.20')).names).toEqual(['Our Own Market']);
    await until(async () => (await ask(two, MARKETS, '203.0.113.21')).names[0] === 'Our Own Market');
    google.calls = 0;
    const before = await refusals('day');
    for (const [index, app] of [one, two, one, two].entries()) {
      const visitor = `203.0.113.${30 + index}`;
      expect(await ask(app, MARKETS, visitor)).toEqual({ status: 200, names: ['Our Own Market'] });
      expect(await ask(app, FARMS, visitor)).toEqual({ status: 200, names: ['Our Own Farm'] });
      const page = await app.get<string>('/farmers-markets?zipCode=33901', { 'x-forwarded-for': visitor });
      expect([page.status, page.body.includes('Our Own Market')]).toEqual([200, true]);
    }
    expect(google.calls).toBe(0);
    expect((await refusals('day')) - before).toBeGreaterThanOrEqual(12);

    await allow({ perDay: 1_000 });
    expect((await ask(one, MARKETS, '203.0.113.40')).names).toEqual(['River Market']);
    await until(async () => (await ask(two, MARKETS, '203.0.113.41')).names[0] === 'River Market');
    expect(google.calls).toBe(2);
  });

  it('is counted at the same moment, and where requests are not limited, too', async () => {
    const unlimited = await startTestApp({ ...google.settings, RATE_LIMIT: 'off' });
    try {
      await makePlace(unlimited.db, { name: 'Our Own Market' });
      await unlimited.db.query(
        `INSERT INTO settings (key, value) VALUES ('google-budget', '{"perDay": 5, "perNetwork": 0}')`,
      );
      const asked = Array.from({ length: 20 }, () => ask(unlimited, MARKETS, '203.0.113.50'));
      const names = (await Promise.all(asked)).flatMap((answer) => answer.names);
      expect(names.filter((name) => name === 'River Market')).toHaveLength(5);
      expect(names.filter((name) => name === 'Our Own Market')).toHaveLength(15);
      expect(google.calls).toBe(5);
    } finally {
      await unlimited.close();
    }
  });
});

describe('the setting', () => {
  it('is 1,000 a day and 100 for each network until administrators say otherwise', async () => {
    await one.db.query('DELETE FROM settings');
    const { body } = await admin.get<AdminGoogleBudget>(SETTING);
    expect(body).toEqual({ perDay: 1_000, perNetwork: 100, updatedAt: null, username: null });
    const { body: saved } = await admin.put<AdminGoogleBudget>(SETTING, {
      perDay: 0,
      was: { perDay: 1_000 },
    });
    expect(saved).toMatchObject({ perDay: 0, perNetwork: 100, username: 'ann' });
    const late = await admin.put<ErrorBody>(SETTING, { perDay: 9, was: { perDay: 1_000 } });
    expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    const wrong = await admin.put<ErrorBody>(SETTING, { perDay: 1.5, was: { perDay: 0 } });
    expect(wrong.body.issues).toEqual([
      { path: 'perDay', message: 'Please enter a whole number from 0 to 1,000,000.' },
    ]);
    expect((await admin.get<SettingsOverview>('/api/admin/settings')).body.asksGoogle).toBe(true);
    const support = await signedIn(one, { role: 'admin', staffRole: 'support' });
    expect((await support.put(SETTING, { perDay: 9, was: { perDay: 0 } })).status).toBe(403);
  });
});
