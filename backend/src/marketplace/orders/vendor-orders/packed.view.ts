import type { PackedView } from '../../../contract/marketplace/packed.js';
import type { LoadedVendorOrder } from './load-vendor-orders.js';
import type { WhoMovedOf } from './who-moved.js';

export function packedOf(
  { packedAt, changes }: Pick<LoadedVendorOrder, 'packedAt' | 'changes'>,
  by: WhoMovedOf,
): { packed?: PackedView } {
  if (!packedAt) return {};
  const mark = changes.findLast(({ change }) => change.kind === 'packed' && change.isPacked);
  return { packed: { at: packedAt.toISOString(), by: (mark && by(mark)?.name) ?? null } };
}
