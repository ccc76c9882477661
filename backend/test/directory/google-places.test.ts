import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceView } from '../../src/contract/directory/places.js';
import { GOOGLE_CALLS_PER_MINUTE } from '../../src/contract/shared/limits.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { makeUser } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import {
  googlePlace,
  type GooglePlacesStandIn,
  startGooglePlaces,
} from '../support/stand-ins/google-places-stand-in.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let google: GooglePlacesStandIn;
let test: TestApp;
beforeAll(async () => {
  google = await startGooglePlaces();
  test = await startTestApp(google.settings);
});
afterAll(async () => {
  await test.close();
  google.close();
});

describe('with PLACES_PROVIDER=google', () => {
  it("passes Google's markets through with their attribution, and keeps nothing", async () => {
    google.answerWith({
      places: [
        googlePlace('ChIJ1', 'River Farmers Market', 26.64, {
          types: ['farmers_market', 'market'],
          rating: 4.6,
          userRatingCount: 120,
        }),
      ],
    });
    const { status, body } = await test.get<PlaceView[]>('/api/farmers-markets?zipCode=33901');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      id: 'google-ChIJ1',
      name: 'River Farmers Market',
      rating: 4.6,
      userRatingsTotal: 120,
      source: { name: 'google' },
    });
    expect(await test.db.query('SELECT 1 FROM places')).toEqual([]);
  });

  it('lets a registered farm win over the record of Google at its spot', async () => {
    const farm = await makeFarm(test.db, { name: 'Sunny Acres', latitude: 26.63, longitude: -81.8725 });
    google.answerWith({
      places: [googlePlace('ChIJ2', 'Sunny Acres Farm', 26.631), googlePlace('ChIJ3', 'Other Farm', 26.65)],
    });
    const { body } = await test.get<PlaceView[]>('/api/local-farms?zipCode=33901');
    expect(body.map(({ id }) => id)).toEqual([`farm-${farm.id}`, 'google-ChIJ3']);
  });

  it('has a farm that nobody verified behind the record of Google that it may be the same as', async () => {
    const near = { latitude: 26.6205, longitude: -81.8725 };
    const owner = await makeUser(test.db);
    const twin = { ...near, name: 'Blue Gate Farm', userId: owner.id, isClaimed: true };
    const { id } = await makeFarm(test.db, twin);
    google.answerWith({
      places: [googlePlace('ChIJ4', 'Blue Gate Farm', 26.6215), googlePlace('ChIJ5', 'Far Farm', 26.7)],
    });
    const ids = async (sort = '') => {
      const { body } = await test.get<PlaceView[]>(`/api/local-farms?zipCode=33901${sort}`);
      return body
        .map((place) => place.id)
        .filter((one) => ['google-ChIJ4', 'google-ChIJ5', `farm-${id}`].includes(one));
    };
    expect(await ids()).toEqual(['google-ChIJ4', `farm-${id}`, 'google-ChIJ5']);
    expect(await ids('&sort=name')).toEqual(['google-ChIJ4', `farm-${id}`, 'google-ChIJ5']);
    await test.db.getRepository(Farm).update(id, { isVerified: true });
    expect(await ids()).toEqual([`farm-${id}`, 'google-ChIJ5']);
  });

  it('does not let anyone keep a page with its results', async () => {
    google.answerWith({ places: [] });
    const { headers } = await test.get('/farmers-markets?zipCode=33901');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers nothing for an empty answer, and a sentence when Google does not answer', async () => {
    google.answerWith({});
    expect(await test.get('/api/farmers-markets?zipCode=33901')).toMatchObject({ status: 200, body: [] });
    google.answerWith(
      { error: { code: 403, status: 'PERMISSION_DENIED', message: 'The key is wrong.' } },
      403,
    );
    expect(await test.get('/api/farmers-markets?zipCode=33901')).toMatchObject({
      status: 503,
      body: { error: 'PLACES_UNAVAILABLE' },
    });
  });

  it('is asked so often a minute for one visitor, over all servers and whatever the address is that asks', async () => {
    google.answerWith({});
    google.calls = 0;
    const limits = { ...google.settings, RATE_LIMIT: 'on', TRUST_PROXY: 'on' };
    const limited = await startTestApp(limits);
    const other = await startTestApp(limits, () => Promise.resolve(limited.databaseUrl));
    const ask = async (count: number, path: string, visitor = '203.0.113.1') => {
      const asked = Array.from({ length: count }, async (_, index) => {
        const { url } = index % 2 ? limited : other;
        const headers = { 'x-forwarded-for': visitor };
        return fetch(url + path, { headers });
      });
      return Promise.all(asked);
    };
    const first = await ask(20, '/farmers-markets?zipCode=33901');
    expect(first.map(({ status }) => status)).not.toContain(429);
    await ask(10, '/Farmers-Markets?zipCode=33901');
    await ask(10, '/VENDORS?zipCode=33901');
    await ask(10, '/%62rowse?zipCode=33901&farms=1');
    await ask(30, '/api/farmers-markets?zipCode=33901');
    expect(google.calls).toBe(GOOGLE_CALLS_PER_MINUTE);
    const [refused] = await ask(1, '/api/local-farms?zipCode=33901');
    expect(refused?.status).toBe(429);
    expect(await refused?.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const [page] = await ask(1, '/farmers-markets?zipCode=33901');
    expect(await page?.text()).toContain('Please wait a minute and try again.');
    expect(google.calls).toBe(GOOGLE_CALLS_PER_MINUTE);
    // Neither other visitors nor what does not cost anything.
    await ask(1, '/farmers-markets?zipCode=33901', '203.0.113.2');
    expect(google.calls).toBe(GOOGLE_CALLS_PER_MINUTE + 1);
    const listings = await ask(70, '/api/listings?limit=1');
    expect(listings.map(({ status }) => status)).not.toContain(429);
    await other.close();
    await limited.close();
  });
});
