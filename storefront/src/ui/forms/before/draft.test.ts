import { describe, expect, it } from '@jest/globals';
import { dropDraft, readDraft, writeDraft } from './draft';

const EMPTY = { name: '', latitude: null as number | null, tags: [] as string[], isActive: true };

describe('what was typed and not sent', () => {
  const items = new Map<string, string>();
  const store = () => ({
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  const mine = { name: 'draft', userId: 7 };
  const typed = { ...EMPTY, name: 'Blue Heron Farm', tags: ['eggs'] };

  it('is there again for the same person, and for nobody else', () => {
    writeDraft(mine, typed, store);
    expect(readDraft(mine, EMPTY, store)).toEqual(typed);
    expect(readDraft({ ...mine, userId: 8 }, EMPTY, store)).toBeNull();
    expect(readDraft({ ...mine, name: 'draft-12' }, EMPTY, store)).toBeNull();
    dropDraft(mine, store);
    expect(readDraft(mine, EMPTY, store)).toBeNull();
  });

  it('counts only as far as it fits the form', () => {
    const values = { name: 'A', tags: 'no', latitude: 26.6, isActive: 'yes', other: 1 };
    items.set('draft', JSON.stringify({ userId: 7, values }));
    expect(readDraft(mine, EMPTY, store)).toEqual({ ...EMPTY, name: 'A', latitude: 26.6 });
    items.set('draft', '{broken');
    expect(readDraft(mine, EMPTY, store)).toBeNull();
  });

  it('is not missed where nothing can be kept', () => {
    const none = () => {
      throw new Error('Storage is switched off');
    };
    expect(() => writeDraft(mine, typed, none)).not.toThrow();
    expect(readDraft(mine, EMPTY, none)).toBeNull();
  });
});
