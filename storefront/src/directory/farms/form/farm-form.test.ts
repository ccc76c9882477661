import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { asksForVerification, farmFormValues, farmWas } from './farm-form-values';

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

describe('a farm that someone else may change, too', () => {
  it('is sent with what the form had shown in the fields that were changed', () => {
    const farm = makeFarm({ website: null, productTypes: ['Eggs', 'Unicorns'] });
    const values = farmFormValues(farm);
    expect(farmWas(farm, values)).toEqual({});
    const changed = { ...values, website: 'https://low.example', productTypes: [] };
    expect(farmWas(farm, changed)).toEqual({ website: null, productTypes: ['Eggs', 'Unicorns'] });
  });

  it('has its position changed as one, and the hours compared where they are said to be right', () => {
    const farm = makeFarm();
    const { latitude, longitude, seasons } = farm;
    const values = farmFormValues(farm);
    expect(farmWas(farm, { ...values, latitude: 26.7 })).toEqual({ latitude, longitude });
    expect(farmWas(farm, { ...values, hoursChecked: true })).toMatchObject({ seasons });
  });
});
