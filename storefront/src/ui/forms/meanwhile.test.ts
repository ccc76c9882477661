import { describe, expect, it } from '@jest/globals';
import { changesSince, mergeMeanwhile, seenIn, valueInWords } from './meanwhile';

describe('a form that someone else was faster than', () => {
  it('sends what was changed, with what it had shown', () => {
    const record = { name: 'Kale', tags: ['a'] };
    expect(changesSince({ ...record, sku: '' }, { ...record, tags: ['a', 'b'], sku: 'K' })).toEqual({
      tags: ['a', 'b'],
      sku: 'K',
    });
    expect(seenIn(record, ['tags', 'sku'])).toEqual({ tags: ['a'], sku: null });
  });

  it('takes over what nobody typed in, and keeps what was typed beside what is theirs', () => {
    const begun = { name: 'Kale', price: '5.00', unit: 'lb', note: '' };
    const mine = { ...begun, price: '7.00', note: 'Crisp' };
    expect(mergeMeanwhile(begun, mine, { ...begun, price: '6.50', unit: 'bunch' })).toEqual({
      taken: [['unit', 'bunch']],
      conflicts: [{ field: 'price', mine: '7.00', theirs: '6.50' }],
    });
    expect(mergeMeanwhile(begun, mine, { ...begun, price: '7.00' }).conflicts).toEqual([]);
  });

  it('says what it can in words', () => {
    const said = ['', true, 'Kale', ['a', 'b'], [], [{ id: 1 }]].map((value) => valueInWords(value));
    expect(said).toEqual(['nothing', 'yes', '“Kale”', '“a, b”', 'nothing', null]);
    expect(valueInWords(['csa', 'other'], { csa: 'CSA' })).toBe('“CSA, other”');
  });
});
