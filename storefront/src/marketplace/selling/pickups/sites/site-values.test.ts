import {
  PickupSiteRequest,
  type PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { describe, expect, it } from '@jest/globals';
import { newSite, siteFieldAt, siteFormData, siteRequest, type SiteValues, siteValues } from './site-values';

const HOME = { address: '12 River Road', city: 'Fort Myers', state: 'FL', zipCode: '33901' };
const BAKERY = { ...HOME, name: 'Oak Street Bakery', address: '1 Oak Street' };
const typed = (given: Partial<SiteValues>) => ({ ...newSite(HOME), ...given });
const wrong = (given: Partial<SiteValues>) => {
  const values = typed(given);
  const { error } = PickupSiteRequest.safeParse(siteRequest(values));
  return (error?.issues ?? []).map(({ path }) => siteFieldAt(path.join('.'), values));
};

describe('the form of a pickup site', () => {
  it('begins with the farm’s own address and asks for a name', () => {
    expect(newSite(HOME).farm).toMatchObject(HOME);
    expect(wrong({})).toEqual(['farm.name']);
    expect(wrong({ farm: { ...HOME, name: 'The stand' } })).toEqual([]);
  });

  it('sends the fields of its kind and keeps those of the others', () => {
    const values = typed({ kind: 'drop_point', drop: BAKERY, host: 'Ana' });
    expect(siteRequest(values)).toMatchObject({ ...BAKERY, kind: 'drop_point', host: 'Ana' });
    expect(wrong(values)).toEqual([]);
    expect(values.farm).toMatchObject(HOME);
    expect(wrong({ kind: 'drop_point', drop: { ...BAKERY, zipCode: '339', state: '' } })).toEqual([
      'drop.state',
      'drop.zipCode',
    ]);
  });

  it('asks for a market until one is chosen', () => {
    expect(wrong({ kind: 'market' })).toEqual(['market']);
    const market = { id: 4, name: 'Old Town Market', address: '1 Square', latitude: 26, longitude: -81 };
    expect(wrong({ kind: 'market', market })).toEqual([]);
  });

  it('comes with the chosen picture, or says that it goes', () => {
    const file = new File(['x'], 'stand.jpg', { type: 'image/jpeg' });
    expect(siteFormData(typed({ picture: { file, isRemoved: false } }), null).get('image')).toMatchObject({
      name: 'stand.jpg',
    });
    expect(siteRequest(typed({ picture: { file: null, isRemoved: true } }))).toMatchObject({
      removeImage: true,
    });
  });

  const site: PickupSiteView = {
    ...{ id: 3, kind: 'market', placeId: 9, name: 'Old Town Market', address: '1 Square' },
    ...{ city: 'Fort Myers', state: 'FL', zipCode: '33901', latitude: 26, longitude: -81 },
    ...{ timeZone: 'America/New_York', host: null, instructions: 'Stall 12', accessNote: null },
    ...{ imageUrl: null, schedules: [] },
  };

  it('is sent with what it had shown in the fields that were changed', () => {
    const was = (given: Partial<SiteValues>, isRemoved = false, seen = site) => {
      const values = { ...siteValues(seen, HOME), ...given, picture: { file: null, isRemoved } };
      const data = siteFormData(values, seen).get('data');
      return (JSON.parse(data as string) as { was: object }).was;
    };
    expect(was({})).toEqual({});
    expect(was({ accessNote: 'Level.' }, true)).toEqual({ accessNote: null, imageUrl: null });
    const bakery: PickupSiteView = { ...site, ...BAKERY, kind: 'drop_point', placeId: null };
    const drop = { ...BAKERY, name: 'Bakery' };
    expect(was({ drop, host: 'Ana' }, false, bakery)).toEqual({ name: BAKERY.name, host: null });
  });

  it('shows a site as it is', () => {
    expect(siteValues(site, HOME)).toMatchObject({
      ...{ kind: 'market', instructions: 'Stall 12', accessNote: '' },
      market: { id: 9, name: 'Old Town Market', address: '1 Square, Fort Myers, FL' },
    });
  });
});
