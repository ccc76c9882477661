import { describe, expect, it } from '@jest/globals';
import { guide } from '../test/make-state-page';
import { graphOf, renderAt, textOf } from '../test/render-at';

const zip = { zipCode: '33901', city: 'Fort Myers', state: 'FL', latitude: 26.6, longitude: -81.9 };
const place = (more: object) => ({
  id: 'place-12',
  kind: 'csa',
  name: 'Hill Shares',
  address: '1 Main Street, Fort Myers, FL 33901',
  state: 'FL',
  latitude: 26.6,
  longitude: -81.9,
  distanceMiles: 2,
  ...more,
});
const calendar = {
  state: 'FL',
  stateName: 'Florida',
  region: 'Florida',
  crops: [
    { id: 'peaches', name: 'Peaches', category: 'fruits', search: 'peaches', months: [5, 6] },
    { id: 'strawberries', name: 'Strawberries', category: 'fruits', search: 'strawberries', months: [1, 2] },
    { id: 'eggs', name: 'Eggs', category: 'eggs', search: 'eggs', months: [6] },
  ],
};
const near = (kind: string) => `/api/local-farms?zipCode=33901&kind=${kind}&limit=8&view=card`;
const ZIP = { '/api/zip-codes/33901': zip };

describe('the CSA page', () => {
  it('says what a CSA is, and where there are some, before a ZIP code is given', async () => {
    const page = await renderAt('/csa', { '/api/content-hubs/csa-programs': guide });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>CSA Shares Near You | Farmgate</title>');
    expect(page.head).toContain('href="https://farmgate.example/csa"');
    expect(page.head).not.toContain('noindex');
    expect(page.body).toContain('name="zipCode"');
    expect(page.body).toContain('href="/guides/csa-programs"');
    expect(page.body).toContain('href="/farms-in-florida"');
    const text = textOf(page.body);
    expect(text).toContain('Enter a ZIP code or a city to find the CSAs around it.');
    expect(text).toContain('CSAs by state');
    // Nothing of the guide's text comes along.
    expect(page.state).not.toContain('contentHtml');
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('is useful without the guide', async () => {
    const page = await renderAt('/csa');
    expect(page.status).toBe(200);
    expect(textOf(page.body)).toContain('What you pay');
  });

  it('shows what a farm tells of its share, and says what it has not told', async () => {
    const page = await renderAt('/csa?zipCode=33901', {
      ...ZIP,
      [near('csa')]: [
        place({ seasons: [{ from: '05-04', to: '10-26' }], features: ['delivery', 'parking'] }),
        place({ id: 'place-13', name: 'Silent Shares' }),
      ],
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>CSA Shares Near Fort Myers, FL 33901 | Farmgate</title>');
    expect(page.head).toContain('href="https://farmgate.example/csa?zipCode=33901"');
    const text = textOf(page.body);
    expect(text).toContain('CSA shares near 33901');
    expect(text).toContain('2 CSAs found');
    expect(text).toMatch(
      /Hill Shares .*Season May 4 to Oct 26 Share price, pickup sites Not listed\. Ask the farm\./,
    );
    expect(text).toMatch(/Silent Shares .*Season Not listed/);
    expect(text).toContain('Most farms haven’t told us their share prices and pickup sites yet');
    expect(page.body).toContain('>Delivery<');
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('shows the shares that can be joined above, by price a box', async () => {
    const share = (id: number, priceFrom: number, more: object = {}) => ({
      ...{ id, name: `Share ${id}`, vendorId: 3, vendorName: 'Riverbend', rhythm: 'weekly', weekday: 4 },
      ...{ firstDay: '2027-05-27', lastDay: '2027-10-21', priceFrom, placesLeft: 12, siteName: 'The farm' },
      ...{ city: 'Fort Myers', state: 'FL', distanceMiles: 3.2, otherSites: 2, ...more },
    });
    const page = await renderAt('/csa?zipCode=33901', {
      ...ZIP,
      [near('csa')]: [place({})],
      '/api/shares/near?zipCode=33901&limit=21': [
        share(7, 30),
        share(8, 20, { placesLeft: 0, otherSites: 0 }),
      ],
    });
    const text = textOf(page.body);
    expect(text).toMatch(
      /Join online Share 8 Riverbend 3\.2 mi From \$20\.00 a box Thursdays, May 27 to October 21, 2027 Pick up at The farm, Fort Myers, FL No places left Share 7 .* or 2 other sites 12 places left More CSA farms nearby .*Hill Shares/,
    );
    expect(page.body).toContain('href="/shares/share-7-7"');
    expect(text).not.toContain('Show more shares');
    const farther = await renderAt('/csa?zipCode=33901&radius=50', {
      ...ZIP,
      [near('csa').replace('&kind', '&radius=50&kind')]: [place({})],
      '/api/shares/near?zipCode=33901&radius=50&limit=21': Array.from({ length: 21 }, (_, index) =>
        share(index + 1, 30),
      ),
    });
    const shown = textOf(farther.body);
    expect([shown.includes('Share 20 '), shown.includes('Share 21 ')]).toEqual([true, false]);
    expect(shown).toContain('Show more shares');
    const without = await renderAt('/csa?zipCode=33901', { ...ZIP, [near('csa')]: [place({})] });
    expect(textOf(without.body)).not.toContain('Join online');
  });

  it('asks not to be indexed where there is none', async () => {
    const page = await renderAt('/csa?zipCode=33901', { ...ZIP, [near('csa')]: [] });
    expect(page.status).toBe(200);
    expect(page.head).toContain('noindex');
    expect(textOf(page.body)).toContain('No CSAs found near 33901. Try a different ZIP code.');
    expect(page.body).toContain('href="/csa?zipCode=33901&amp;radius=50"');
  });

  it('says so where the search fails', async () => {
    const page = await renderAt('/csa?zipCode=33901', ZIP);
    expect(textOf(page.body)).toContain('Unable to search for CSAs. Please try again.');
  });
});

describe('the u-pick page', () => {
  it('shows what is in season in most of the country before a ZIP code is given', async () => {
    const page = await renderAt('/u-pick', {
      '/api/in-season/calendar': { ...calendar, state: null, stateName: null, region: null },
    });
    expect(page.status).toBe(200);
    const text = textOf(page.body);
    expect(text).toContain('In season in most of the country in June');
    expect(text).toContain('Peaches May to June');
    expect(text).not.toContain('Eggs June');
  });

  it('shows what is in season there, and the crops that each farm names', async () => {
    const farm = { kind: 'u_pick', name: 'Berry Hill' };
    const page = await renderAt('/u-pick?zipCode=33901', {
      ...ZIP,
      '/api/in-season/calendar?state=FL': calendar,
      [near('u_pick')]: [
        place({
          ...farm,
          description: 'Strawberries in winter, peaches in May.',
          openSummary: 'Open until 5 PM',
        }),
        place({ ...farm, id: 'place-13', name: 'Peach Valley' }),
      ],
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>U-Pick Farms Near Fort Myers, FL 33901 | Farmgate</title>');
    const text = textOf(page.body);
    expect(text).toContain('In season in Florida in June');
    expect(text).toContain('2 u-pick farms found');
    expect(text).toMatch(
      /Berry Hill .*Open until 5 PM .*Usually picked now Peaches Other months Strawberries/,
    );
    expect(text).toMatch(/Peach Valley .*Crops Not listed\. Call before you go\./);
    expect(page.body).toContain('href="/in-season?state=FL"');
  });
});
