import { describe, expect, it } from '@jest/globals';
import type { KnownProduct } from './product-rows.rules.js';
import { type ImportedProduct, planUndo, type Since, type Snapshot } from './undo.rules.js';

const snapshot = (id: number, given: Partial<KnownProduct> = {}): Snapshot => ({
  product: { id, name: `Product ${id}`, price: 300, inventory: 5, isBundle: false, ...given } as KnownProduct,
  options: [],
});
const written = (id: number, before: Snapshot | null = null): ImportedProduct => ({
  ...{ id, before, after: snapshot(id) },
});
const since = (id: number, given: Partial<Since> = {}): Since => ({
  ...{ id, isOrdered: false, isInBox: false, hasPictures: false, isDated: false, ...given },
});
const plan = (imported: ImportedProduct[], now: Snapshot[], later: Since[] = []) => {
  const { removed, restored, kept } = planUndo(
    imported,
    new Map(now.map((one) => [one.product.id, one])),
    later,
  );
  const ids = (some: readonly ImportedProduct[]) => some.map(({ id }) => id);
  return { removed: ids(removed), restored: ids(restored), kept: kept.map(({ reason }) => reason) };
};

describe('undoing an import', () => {
  it('removes what it added and puts back what it changed', () => {
    const before = snapshot(2, { price: 250 });
    expect(plan([written(1), written(2, before)], [snapshot(1), snapshot(2)])).toEqual({
      ...{ removed: [1], restored: [2], kept: [] },
    });
  });

  it('leaves what was ordered, changed or deleted since, and what is in a box', () => {
    const all = [1, 2, 3, 4, 5].map((id) => written(id));
    const now = [snapshot(1), snapshot(2, { inventory: 4 }), snapshot(3), snapshot(4)];
    const later = [
      ...[
        since(1, { isOrdered: true }),
        since(2),
        since(3, { hasPictures: true }),
        since(4, { isInBox: true }),
      ],
    ];
    expect(plan(all, now, later)).toEqual({
      ...{ removed: [], restored: [], kept: ['ordered', 'changed', 'changed', 'in-box', 'deleted'] },
    });
  });

  it('puts a price back whatever pictures came since', () => {
    const changed = written(1, snapshot(1, { price: 250 }));
    expect(plan([changed], [snapshot(1)], [since(1, { hasPictures: true, isInBox: true })])).toMatchObject({
      ...{ restored: [1], kept: [] },
    });
  });

  it('takes the stock of a box as what its parts make of it', () => {
    const box = (inventory: number) => snapshot(1, { isBundle: true, inventory });
    expect(plan([{ id: 1, before: box(3), after: box(4) }], [box(2)]).restored).toEqual([1]);
  });
});
