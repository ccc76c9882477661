import { BoxFields } from '@farmgate/backend/contract/marketplace/boxes';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { expect, it } from '@jest/globals';
import {
  type BoxValues,
  boxFields,
  boxPath,
  boxValues,
  contentsBefore,
  goodsOf,
  nextWeek,
  sumsOf,
  withWeek,
} from './box-values';

const part = (productId: number, quantity = '1', variantId: number | null = null) => ({
  ...{ productId, variantId, name: `Product ${productId}`, quantity },
});
const product = (id: number, given: Partial<OwnProductView> = {}) =>
  ({
    ...{ id, name: `Product ${id}`, unit: 'bunch', price: 3.5, inventory: 9, isActive: true },
    ...{ removedReason: null, ...given },
  }) as OwnProductView;

it('shows what is in a box, with room for standing contents, and sends it as it was', () => {
  const view = {
    thisWeek: '2026-11-23',
    contents: [
      {
        week: '2026-11-30',
        inventory: 1,
        parts: [{ productId: 3, variantId: 7, name: 'Eggs, Dozen', unit: 'each' as const, quantity: 2 }],
      },
    ],
  };
  const values = boxValues({ box: view });
  expect(values.map(({ week }) => week)).toEqual(['', '2026-11-30']);
  expect(boxFields(values)).toEqual({
    parts: [],
    weeks: [{ week: '2026-11-30', parts: [{ productId: 3, variantId: 7, quantity: 2 }] }],
  });
  expect([boxValues({}), boxFields([])]).toEqual([[], null]);
});

it('says where something is wrong, as the server does', () => {
  const box: BoxValues = [
    { week: '', parts: [part(1, 'two'), part(2, '3')] },
    { week: '2026-11-30', parts: [] },
  ];
  const wrong = (values: BoxValues) =>
    (BoxFields.safeParse(boxFields(values)).error?.issues ?? []).map(({ path, message }) => [
      boxPath(['box', ...path].join('.')),
      message,
    ]);
  expect(wrong(box).map(([path]) => path)).toEqual(['box.0.parts.0.quantity', 'box.1']);
  expect(wrong([{ week: '', parts: [] }])).toEqual([
    ['box.0', 'Please put at least one product in the box.'],
  ]);
  expect(['box', 'box.weeks.1.parts.2.productId', 'box.weeks.0.week', 'price'].map(boxPath)).toEqual([
    'box',
    'box.2.parts.2.quantity',
    'box.1',
    null,
  ]);
});

it('knows what the parts cost alone, how many boxes there are, and what runs out first', () => {
  const goods = goodsOf([
    product(1),
    product(2, { price: 10, inventory: 100_000 }),
    product(3, { isActive: false }),
    product(4, { box: { thisWeek: '2026-11-23', contents: [] } }),
    product(5, {
      variants: [{ id: 8, name: 'Dozen', price: 7, inventory: 2 }] as OwnProductView['variants'],
    }),
  ]);
  expect(goods.map(({ name }) => name)).toEqual(['Product 1', 'Product 2', 'Product 3', 'Product 5, Dozen']);
  expect(sumsOf([part(1, '2'), part(2), part(5, '1', 8)], goods)).toEqual({
    ...{ cents: 2_400, boxes: 2, scarce: 'Product 5, Dozen', missing: null },
  });
  expect(sumsOf([part(2)], goods)).toMatchObject({ boxes: 100_000, scarce: null });
  expect(sumsOf([part(3)], goods)).toMatchObject({ boxes: 0, missing: 'Product 3' });
  expect(sumsOf([], goods)).toMatchObject({ cents: 0, boxes: 0 });
});

it('plans the first free week as a copy of the one before', () => {
  const box: BoxValues = [{ week: '', parts: [part(1)] }];
  expect(nextWeek(box, '2026-11-26')).toBe('2026-11-23');
  // On a Saturday the week is as good as over.
  expect(nextWeek(box, '2026-11-28')).toBe('2026-11-30');
  const planned = withWeek(box, { week: '2026-11-23', parts: [part(2)] });
  expect(nextWeek(planned, '2026-11-26')).toBe('2026-11-30');
  expect(contentsBefore(planned, '2026-11-30')).toEqual([part(2)]);
  expect(contentsBefore(planned, '2026-11-23')).toEqual([part(1)]);
});
