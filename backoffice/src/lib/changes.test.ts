import { describe, expect, it } from '@jest/globals';
import { changesBetween } from './changes';

describe('changesBetween', () => {
  it('names what differs, and what it was', () => {
    const before = { id: 1, name: 'A', tags: ['x'], note: null };
    expect(changesBetween(before, { ...before, name: 'B', note: undefined })).toEqual({
      name: 'B',
      was: { name: 'A' },
    });
  });

  it('is nothing where nothing differs, however the values came about', () => {
    expect(changesBetween({ tags: ['x'] }, { tags: ['x'] })).toBeNull();
  });

  it('says what was shown since, so that saving again replaces it knowingly', () => {
    expect(changesBetween({ name: 'A' }, { name: 'B' }, { name: 'C' })).toEqual({
      name: 'B',
      was: { name: 'C' },
    });
  });

  it('takes an empty part of a field for one that is not there', () => {
    const links = { facebook: 'https://www.facebook.com/larkspur' };
    expect(changesBetween({ links }, { links: { ...links, x: null } })).toBeNull();
    const more = { ...links, x: '@larkspur' };
    expect(changesBetween({ links }, { links: more })).toEqual({ links: more, was: { links } });
  });

  it('empties a field that was emptied', () => {
    expect(changesBetween({ note: 'x' }, { note: '' })).toEqual({ note: '', was: { note: 'x' } });
  });
});
