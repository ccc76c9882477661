import { describe, expect, it } from '@jest/globals';
import { Place } from '../../tables/place.entity.js';
import { farmFromPlace } from './farm-from-place.rules.js';

const place = Object.assign(new Place(), {
  kind: 'csa',
  source: 'usda_export',
  sourceId: 'csa/7',
  name: 'Elm Farm',
  description: null,
  city: 'Ames',
  state: 'IA',
  seasons: [],
  hoursNote: null,
});

describe('farmFromPlace', () => {
  it('says what it is and where, when the directory has no description', () => {
    expect(farmFromPlace(place, '50010').description).toBe(
      'A farm with shares for members (CSA) in Ames, Iowa.',
    );
    const nowhere = Object.assign(new Place(), place, { city: null, state: null, kind: 'farm_stand' });
    expect(farmFromPlace(nowhere, '50010').description).toBe('A farm stand.');
  });

  it('keeps hours that are words alone', () => {
    const noted = Object.assign(new Place(), place, { description: 'Greens.', hoursNote: 'Fridays at dusk' });
    expect(farmFromPlace(noted, '50010').description).toBe('Greens.\n\nOpen: Fridays at dusk');
  });

  it('keeps the day of its hours, and none without hours', () => {
    const seasons = [{ from: null, to: null, hours: [] }];
    const dated = Object.assign(new Place(), place, { seasons, hoursConfirmed: '2019-05-01' });
    expect(farmFromPlace(dated, '50010').hoursConfirmed).toBe('2019-05-01');
    expect(farmFromPlace(Object.assign(dated, { seasons: [] }), '50010').hoursConfirmed).toBeNull();
  });

  it('remembers which record it was', () => {
    expect(farmFromPlace(place, '50010')).toMatchObject({ placeId: 'usda_export/csa/7', zipCode: '50010' });
  });
});
