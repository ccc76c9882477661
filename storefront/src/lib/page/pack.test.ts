import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pack, unpack } from './pack';

const carried = (value: unknown) =>
  unpack(JSON.parse(JSON.stringify(pack(value))) as ReturnType<typeof pack>);

describe('what is packed', () => {
  it('is the same JSON when it is unpacked, names in the same order', () => {
    const fields = fc.dictionary(fc.constantFrom('id', 'name', 'a', 'a,a', '__proto__', ''), fc.jsonValue());
    const values = fc.oneof(
      fc.jsonValue(),
      fc.array(fields),
      fc.array(fc.constantFrom('Fresh Vegetables', 'Eggs')),
    );
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.stringify(carried(value))).toBe(JSON.stringify(value));
      }),
      { numRuns: 500 },
    );
  });

  it('has names and long texts of a list once', () => {
    const farms = [
      { name: 'Sunny Acres', sells: ['Fresh Vegetables', 'Eggs'], phone: '555-0192' },
      { name: 'Pine Hill', sells: ['Fresh Vegetables'] },
      { name: 'Oak Row', organic: true, sells: [], phone: null },
    ];
    expect(pack(farms)).toEqual({
      shapes: [['name', 'organic', 'sells', 'phone']],
      texts: ['Fresh Vegetables'],
      value: [
        0,
        [1, 'Sunny Acres', [], [0, [-1], 'Eggs'], '555-0192'],
        [1, 'Pine Hill', [], [0, [-1]]],
        [1, 'Oak Row', true, [0], null],
      ],
    });
    expect(carried(farms)).toEqual(farms);
  });

  it('refers to texts that whoever unpacks it has', () => {
    const texts = ['Corn', 'Beans all summer'];
    const packed = pack(
      ['Beans all summer', 'Corn', 'Peas'],
      new Map(texts.map((text, index) => [text, index])),
    );
    expect(packed).toEqual({ shapes: [], texts: [1], value: [0, [-1], 'Corn', 'Peas'] });
    expect(unpack(packed, (place) => texts[place] ?? '')).toEqual(['Beans all summer', 'Corn', 'Peas']);
  });

  it('may have its names in any order, empty lists and objects, and no value', () => {
    const rows = [{ a: 1, b: 2 }, { b: 2, a: 1 }, {}, { a: [], b: undefined, c: {} }];
    expect(JSON.stringify(carried(rows))).toBe(JSON.stringify(rows));
    expect(Object.keys((carried(JSON.parse('[{"__proto__":{"a":1}}]')) as object[])[0] ?? {})).toEqual([
      '__proto__',
    ]);
  });
});
