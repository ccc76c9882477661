import { describe, expect, it } from '@jest/globals';
import { type Draft, dropDraft, readDraft, withTyped, writeDraft } from './draft';

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

const OF = { name: 'farmgate-farm-draft', userId: 7 };
const EMPTY = { name: '', products: [] as string[], latitude: null as number | null, repeats: null };

describe('a draft', () => {
  it('is kept for its person, with the record that was filled in', () => {
    const store = storage();
    const draft: Draft = { typed: { name: 'Blue Hill' }, seen: { id: 1 } };
    writeDraft(OF, draft, store);
    expect(readDraft(OF, store)).toMatchObject(draft);
    expect(readDraft({ ...OF, userId: 8 }, store)).toBeNull();
    dropDraft(OF, store);
    expect(readDraft(OF, store)).toBeNull();
  });

  it('is none where a storage cannot be used, or holds something else', () => {
    const broken = () => {
      throw new Error('denied');
    };
    expect(() => writeDraft(OF, { typed: {} }, broken)).not.toThrow();
    expect(readDraft(OF, broken)).toBeNull();
    const store = storage();
    store().setItem(OF.name, 'not json');
    expect(readDraft(OF, store)).toBeNull();
    store().setItem(OF.name, '{"userId":7,"values":{"name":"of an earlier version"}}');
    expect(readDraft(OF, store)).toBeNull();
  });

  it('counts as far as it fits the form of today', () => {
    const typed = { name: 3, products: ['eggs'], latitude: 26.6, repeats: { weeks: [1] }, gone: 'x' };
    expect(withTyped(EMPTY, typed)).toEqual({
      ...{ name: '', products: ['eggs'], latitude: 26.6, repeats: { weeks: [1] } },
    });
    expect(withTyped({ ...EMPTY, latitude: 26.6 }, { latitude: 'north' })).toBeNull();
    expect(withTyped({ farm: { name: '' } }, { farm: 'x' })).toBeNull();
    expect(withTyped(EMPTY, { gone: 'x', name: '' })).toBeNull();
  });
});
