import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { asksForVerification, farmFormValues } from './farm-form-values';

describe('what the form of a farm shows', () => {
  it('has its own position only where that is known', () => {
    expect(farmFormValues(makeFarm({ isApproximate: true }))).toMatchObject({
      latitude: null,
      longitude: null,
    });
    expect(farmFormValues(makeFarm())).toMatchObject({ latitude: 26.6, longitude: -81.9 });
  });

  it('shows unknown texts as empty, and leaves out what it does not offer', () => {
    const values = farmFormValues(makeFarm({ phone: null, productTypes: ['Eggs', 'Unicorns'] }));
    expect(values.phone).toBe('');
    expect(values.productTypes).toEqual(['Eggs']);
  });

  it('asks for another verification where name or place change, and nowhere else', () => {
    const before = farmFormValues(makeFarm());
    expect(asksForVerification(before, { ...before, description: 'Other words.' })).toBe(false);
    expect(asksForVerification(before, { ...before, name: `${before.name} ` })).toBe(false);
    expect(asksForVerification(before, { ...before, name: 'Another Farm' })).toBe(true);
    expect(asksForVerification(before, { ...before, zipCode: '10001' })).toBe(true);
  });
});
