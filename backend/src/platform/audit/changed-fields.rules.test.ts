import { describe, expect, it } from '@jest/globals';
import { changedFields, isSame } from './changed-fields.rules.js';

describe('changedFields', () => {
  it('keeps only what differs of a record that was there before and after', () => {
    const before = { name: 'Heron', zipCode: '33901', tags: ['a'] };
    expect(changedFields(before, { ...before, name: 'Blue Heron' })).toEqual({
      before: { name: 'Heron' },
      after: { name: 'Blue Heron' },
    });
  });

  it('keeps the whole of a record that came or went', () => {
    expect(changedFields(null, { id: 1 })).toEqual({ before: null, after: { id: 1 } });
    expect(changedFields({ id: 1 }, null)).toEqual({ before: { id: 1 }, after: null });
  });

  it('shows a field that only one of them has as empty in the other', () => {
    expect(changedFields({}, { note: 'x' })).toEqual({ before: { note: null }, after: { note: 'x' } });
  });

  it('cuts texts that are longer than anybody reads in a log', () => {
    const { after } = changedFields(null, { story: 'x'.repeat(5_000) });
    expect(String(after?.story)).toHaveLength(4_002);
  });
});

describe('isSame', () => {
  it('does not mind the order of fields, and minds that of lists', () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });

  it('takes an absent value for an empty one', () => {
    expect(isSame(undefined, null)).toBe(true);
    expect(isSame('', null)).toBe(false);
  });
});
