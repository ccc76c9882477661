import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../make-farm';
import { dropDraft, readDraft, writeDraft } from './farm-draft';
import { EMPTY_FARM, asksForVerification, farmFormValues } from './farm-form-values';

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

describe('what was typed and not sent', () => {
  const items = new Map<string, string>();
  const store = () => ({
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  const typed = { ...EMPTY_FARM, name: 'Blue Heron Farm', productTypes: ['Eggs' as const] };

  it('is there again for the same person, and for nobody else', () => {
    writeDraft(7, null, typed, store);
    expect(readDraft(7, null, store)).toEqual(typed);
    expect(readDraft(8, null, store)).toBeNull();
    expect(readDraft(7, 12, store)).toBeNull();
    dropDraft(null, store);
    expect(readDraft(7, null, store)).toBeNull();
  });

  it('counts only as far as it fits the form', () => {
    items.set('farmgate-farm-draft', JSON.stringify({ userId: 7, values: { name: 'A', activities: 'no' } }));
    expect(readDraft(7, null, store)).toEqual({ ...EMPTY_FARM, name: 'A' });
    items.set('farmgate-farm-draft', '{broken');
    expect(readDraft(7, null, store)).toBeNull();
  });

  it('is not missed where nothing can be kept', () => {
    const none = () => {
      throw new Error('Storage is switched off');
    };
    expect(() => writeDraft(7, null, typed, none)).not.toThrow();
    expect(readDraft(7, null, none)).toBeNull();
  });
});
