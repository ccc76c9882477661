import { isDeepStrictEqual } from 'node:util';
import type { ImportUndo, KeptReason } from '../../../contract/marketplace/product-files.js';
import type { Known } from './import-rows.rules.js';
import type { KnownOption, KnownProduct } from './product-rows.rules.js';

/** A product as files know it, at one moment. */
export interface Snapshot {
  product: KnownProduct;
  options: KnownOption[];
}

/** A product that an import wrote. */
export interface ImportedProduct {
  id: number;
  /** Null where the import added it. */
  before: Snapshot | null;
  after: Snapshot;
}

/** What came after an import, beside what the product's fields say. */
export interface Since {
  id: number;
  isOrdered: boolean;
  isInBox: boolean;
  /** Others than the import brought. */
  hasPictures: boolean;
  /** Its stock for a date was set since. */
  isDated: boolean;
}

export interface UndoPlan extends Pick<ImportUndo, 'kept'> {
  removed: ImportedProduct[];
  restored: (ImportedProduct & { before: Snapshot; now: Snapshot })[];
}

export function snapshotsOf({
  products,
  options,
}: Pick<Known, 'products' | 'options'>): Map<number, Snapshot> {
  const snapshots = new Map(
    products.map((product) => [product.id, { product, options: [] as KnownOption[] }]),
  );
  for (const option of options) snapshots.get(option.productId)?.options.push(option);
  return snapshots;
}

/** What undoing an import does: what was ordered or changed after it stays. */
export function planUndo(
  imported: readonly ImportedProduct[],
  now: ReadonlyMap<number, Snapshot>,
  since: readonly Since[],
): UndoPlan {
  const sinceOf = new Map(since.map((one) => [one.id, one]));
  const plan: UndoPlan = { removed: [], restored: [], kept: [] };
  for (const one of imported) {
    const current = now.get(one.id);
    const reason = whyKept(one, current, sinceOf.get(one.id));
    if (!current || reason) {
      plan.kept.push({ name: (current ?? one.after).product.name, reason: reason ?? 'deleted' });
    } else if (one.before) plan.restored.push({ ...one, before: one.before, now: current });
    else plan.removed.push(one);
  }
  return plan;
}

function whyKept(
  { before, after }: ImportedProduct,
  now: Snapshot | undefined,
  since: Since | undefined,
): KeptReason | null {
  if (!now) return 'deleted';
  if (since?.isOrdered) return 'ordered';
  if (!isDeepStrictEqual(plain(now), plain(after))) return 'changed';
  if (before !== null) return null;
  if (since?.hasPictures || since?.isDated) return 'changed';
  return since?.isInBox ? 'in-box' : null;
}

/** As it is after it was kept as JSON. The stock of a box follows its parts, so it's no change of its own. */
const plain = ({ product, options }: Snapshot): unknown =>
  JSON.parse(JSON.stringify({ product: product.isBundle ? { ...product, inventory: 0 } : product, options }));
