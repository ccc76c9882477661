import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { ListingList } from '../../../contract/directory/listings.js';
import { PlaceCardList, PlaceList } from '../../../contract/directory/places.js';
import { ProductList } from '../../../contract/marketplace/products.js';
import { exactShape } from './exact-shape.js';

const Row = z.object({
  id: z.number(),
  kind: z.enum(['stand', 'market']).nullable(),
  names: z.array(z.string()),
  day: z.iso.date(),
  hours: z.union([z.string(), z.object({ isOpen: z.boolean() })]).nullable(),
  repeats: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('monthly'), weeks: z.array(z.number()) }),
      z.object({ kind: z.literal('alternate'), from: z.string() }),
    ])
    .optional(),
});
const row = { id: 7, kind: 'stand', names: ['Low Field'], day: '2026-02-28', hours: { isOpen: true } };

/** What rows are spoiled with. */
const anything = fc.oneof(
  fc.constantFrom(undefined, null, NaN, Infinity, '', 'stand', '2026-02-30', '2026-02-28', [], {}),
  fc.anything(),
);

describe('exactShape', () => {
  it('knows a value that its schema would not change', () => {
    expect(exactShape(Row)?.(row)).toBe(true);
    expect(exactShape(Row)?.({ ...row, repeats: { kind: 'monthly', weeks: [1] } })).toBe(true);
    expect(exactShape(z.array(Row))?.([row, { ...row, kind: null, hours: 'by appointment' }])).toBe(true);
  });

  it.each([
    ['a field that is not named', { ...row, password: 'secret' }],
    ['one deep inside', { ...row, hours: { isOpen: true, key: 'secret' } }],
    ['a field that is missing', { id: 7, kind: null, names: [], day: row.day }],
    ['a field of another type', { ...row, id: '7' }],
    ['no number', { ...row, id: NaN }],
    ['a word that is not in the list', { ...row, kind: 'shop' }],
    ['a day that is none', { ...row, day: '2026-02-30' }],
    ['a field of another kind', { ...row, repeats: { kind: 'alternate', weeks: [1] } }],
    ['a hole in a list', { ...row, names: Object.assign([], { length: 1 }) }],
    ['what makes its own JSON', Object.assign(Object.create({ toJSON: () => 'secret' }) as object, row)],
  ])('does not take %s', (_what, value) => {
    expect(exactShape(Row)?.(value)).toBe(false);
  });

  it('lets optional fields be left out, and takes nothing else for them', () => {
    const isExact = exactShape(Row.partial({ kind: true, day: true }));
    expect(isExact?.({ id: 7, names: [], hours: null })).toBe(true);
    expect(isExact?.(row)).toBe(true);
    expect(isExact?.({ id: 7, names: [], hours: null, day: undefined })).toBe(false);
    expect(isExact?.({ id: 7, names: [], hours: null, day: 'today' })).toBe(false);
    expect(isExact?.({ id: 7, names: [], hours: null, password: 'secret' })).toBe(false);
    expect(isExact?.({ names: [], hours: null, day: row.day })).toBe(false);
  });

  it('never takes what the schema would refuse or change', () => {
    const isExact = exactShape(Row);
    const spoiled = fc
      .tuple(fc.constantFrom(...Object.keys(row), 'more'), anything)
      .map(([key, value]) => ({ ...row, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(spoiled, anything), (value) => {
        if (isExact?.(value) === true) expect(Row.parse(value)).toEqual(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['changes what it reads', z.string().trim()],
    ['refines what it reads', z.number().min(1)],
    ['makes numbers of texts', z.coerce.number()],
    ['fills in what is missing', z.object({ name: z.string().default('') })],
    ['refuses what it does not name', z.strictObject({ name: z.string() })],
    [
      'is one of two shapes',
      z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]),
    ],
  ])('leaves a schema that %s to zod', (_what, schema) => {
    expect(exactShape(schema)).toBeNull();
  });

  it('has a short way for the lists that are asked for most', () => {
    for (const list of [PlaceList, PlaceCardList, ListingList, ProductList])
      expect(exactShape(list)).not.toBeNull();
  });
});
