import type { VendorFarms } from '@farmgate/backend/contract/marketplace/farm-shops';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { describe, expect, it } from '@jest/globals';
import { renderAt, textOf } from '../../../../test/render-at';

const vendor: VendorView = {
  ...{ id: 3, businessName: 'Heron Foods', description: 'Eggs and honey.', farmStory: null },
  ...{ city: 'Alva', state: 'FL', zipCode: '33920', latitude: 26.62, longitude: -81.87, website: null },
  ...{ imageUrl: null, imageAlt: null, farmingPractice: 'organic', certifications: [], shippingStates: [] },
  ...{ shippingMethods: ['pickup'], pickupNote: null, pickupHours: [], rating: null, reviewCount: 0 },
  ...{ isDemonstration: false, createdAt: '2025-01-05T12:00:00.000Z', specialties: [], productCount: 0 },
};
const farm: VendorFarms['farms'][number] = {
  ...{ id: 7, name: 'Blue Heron Farm', city: 'Alva', state: 'FL', imageUrl: null },
  kind: 'farm_stand',
};

const pageOf = async (farms: VendorFarms) => {
  const answers = { '/api/vendors/3': vendor, '/api/vendors/3/farms': farms };
  const { body } = await renderAt('/vendors/3', answers);
  return { body, text: textOf(body) };
};

describe("a vendor's page", () => {
  it('links to the farm of its business and to the markets', async () => {
    const market = {
      placeId: 9,
      name: 'River Market',
      city: 'Alva',
      state: 'FL',
      stall: null,
      nextDay: null,
    };
    const { body, text } = await pageOf({ farms: [farm], markets: [market] });
    expect(text).toMatch(/From Blue Heron Farm/);
    expect(text).toMatch(/Visit the farm Blue Heron Farm Farm stand in Alva, FL/);
    expect(body).toContain('href="/farms/7"');
    expect(body).toContain('href="/places/river-market-9"');
  });

  it('says where a market is on a day on which it is moved', async () => {
    const nextDay = {
      ...{ date: '2999-12-05', hours: [{ opens: '08:00', closes: '13:00' }], status: 'moved' as const },
      ...{ presence: 'usual' as const, movedTo: '200 Riverside Drive, Alva, FL' },
    };
    const market = { placeId: 9, name: 'River Market', city: 'Alva', state: 'FL', stall: null, nextDay };
    const { body, text } = await pageOf({ farms: [farm], markets: [market] });
    expect(text).toMatch(/Moved Usually there At 200 Riverside Drive, Alva, FL\. Directions/);
    expect(body).toContain('query=200%20Riverside%20Drive%2C%20Alva%2C%20FL');
  });

  it('says how many more farms there are than the one it names first', async () => {
    const another = { ...farm, id: 8, name: 'Heron Orchard' };
    const { text } = await pageOf({ farms: [farm, another, { ...another, id: 9 }], markets: [] });
    expect(text).toMatch(/From Blue Heron Farm and 2 more farms/);
    expect(text).toContain('Visit the farms');
  });

  it('leads to the CSA shares that people can join', async () => {
    const shares = [{ id: 12, name: 'Vegetable share', priceFrom: 20, boxesLeft: 1, placesLeft: 9 }];
    const { body, text } = await pageOf({ farms: [], markets: [], shares });
    expect(text).toMatch(/Join our CSA Vegetable share From \$20\.00 a box 1 box to come, 9 places left/);
    expect(body).toContain('href="/shares/vegetable-share-12"');
    expect((await pageOf({ farms: [], markets: [] })).text).not.toContain('Join our CSA');
  });

  it('says nothing of farms and markets where there are none', async () => {
    const { text } = await pageOf({ farms: [], markets: [] });
    expect(text).toContain('Heron Foods');
    expect(text).not.toContain('Visit the farm');
    expect(text).not.toContain('You’ll find them at');
  });
});
