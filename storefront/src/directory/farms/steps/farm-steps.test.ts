import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { EMPTY_FARM } from '../form/farm-form-values';
import { FARM_STEPS, readStep, stepAfter, stepWith, stepsLeft } from './farm-steps';

describe('the steps of a farm', () => {
  it('have an address each, and an order', () => {
    expect(readStep(new URLSearchParams('step=hours'))).toBe('hours');
    expect(readStep(new URLSearchParams('step=toString'))).toBeNull();
    expect(stepAfter('basics')).toBe('about');
    expect(stepAfter('visit')).toBeNull();
  });

  it('share out every field of the form', () => {
    const alone = Object.keys(EMPTY_FARM).map((name) => stepWith([name]));
    expect(alone).not.toContain(null);
    expect(new Set(alone).size).toBe(FARM_STEPS.length);
    expect(stepWith(['seasons.0.hours.1.closes', 'phone'])).toBe('basics');
    expect(stepWith(['image'])).toBeNull();
  });

  it('are left until something is said in each', () => {
    const place = { city: 'Fort Myers', state: 'FL' };
    const nothing = {
      productTypes: [],
      seasons: [],
      activities: [],
      features: [],
      photos: [],
      socialLinks: {},
    };
    // As the first step filled them in before it asked for them.
    const old = { address: 'Fort Myers, FL', description: 'Blue Heron is in Fort Myers, FL.' };
    const farm = makeFarm({ ...place, ...old, ...nothing, imageUrl: null, website: null });
    expect(stepsLeft(farm)).toEqual([...FARM_STEPS]);
    expect(stepsLeft({ ...farm, productTypes: ['Eggs'], website: 'https://heron.example' })).toEqual([
      'basics',
      'about',
      'hours',
    ]);
    expect(stepsLeft({ ...farm, address: '1 River Road' })).toContain('about');
    expect(stepsLeft({ ...farm, address: '1 River Road', description: 'Greens.' })).not.toContain('about');
  });
});
