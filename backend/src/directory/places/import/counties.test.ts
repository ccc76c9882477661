import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Counties, loadCounties } from './counties.js';

describe('counties', () => {
  let counties: Counties;

  beforeAll(async () => {
    counties = await loadCounties();
  });

  it('knows the counties of every state, and reads them once', async () => {
    expect(counties.find('Lee', 'FL')).toEqual([{ latitude: 26.55, longitude: -81.92, radiusKm: 45 }]);
    expect(await loadCounties()).toBe(counties);
  });

  it.each([
    ['Lee County', 'Lee', 'FL'],
    ['LEE', 'Lee', 'FL'],
    ['Saint Mary Parish', 'St. Mary', 'LA'],
    ['St Louis', 'St. Louis', 'MN'],
    ['Dona Ana', 'Doña Ana', 'NM'],
    ['DeKalb', 'De Kalb', 'GA'],
    ["Prince George's", 'Prince Georges', 'MD'],
  ])('finds %s as %s of %s', (written, name, state) => {
    expect(counties.find(written, state)).not.toBeNull();
    expect(counties.find(written, state)).toEqual(counties.find(name, state));
  });

  it('has both where two of one name are in a state', () => {
    expect(counties.find('Baltimore', 'MD')).toHaveLength(2);
  });

  it('knows none of a name that the state does not have, and none without a state', () => {
    expect(counties.find('Lee', 'WA')).toBeNull();
    expect(counties.find('Lee', null)).toBeNull();
    expect(counties.find(undefined, 'FL')).toBeNull();
  });
});
