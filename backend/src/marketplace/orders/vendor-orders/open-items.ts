import { partsText } from '../../../contract/marketplace/box-words.js';
import type { BoxedPart, OrderItem } from '../../tables/order-item.entity.js';
import { isUnweighed, weightsLeft } from '../weighing/line-weight.view.js';
import type { LoadedVendorOrder } from './load-vendor-orders.js';

export const partsOf = ({ parts = [] }: { parts?: readonly BoxedPart[] }) =>
  parts.length > 0 && {
    parts: parts.map(({ productId, name, unit, quantity }) => ({ productId, name, unit, quantity })),
  };

export const partsLine = ({
  parts = [],
}: {
  parts?: readonly Pick<BoxedPart, 'name' | 'quantity'>[];
}): string => (parts.length > 0 ? `\n   In each: ${partsText(parts)}` : '');

function weightsOf(item: OrderItem): { weights?: string[] } {
  const weights = weightsLeft(item);
  return weights.length > 0 ? { weights } : {};
}

/**
 * @returns the lines of a vendor order without what was refunded of them or is short of a crop; none of which
 * nothing is left
 */
export const openItems = ({ items }: Pick<LoadedVendorOrder, 'items'>) =>
  items
    .map((item) => ({
      ...{ id: item.id, name: item.productName, unit: item.unit },
      ...(item.isSubstitute && { isSubstitute: true as const }),
      quantity: item.quantity - item.refunded - item.short,
      ...(isUnweighed(item) && { toWeigh: true as const }),
      ...weightsOf(item),
      ...partsOf(item),
    }))
    .filter(({ quantity }) => quantity > 0);

/** @returns what of it is short of crops, without money; nothing where nothing is */
export const cropsOf = ({ shortCrops }: Pick<LoadedVendorOrder, 'shortCrops'>) =>
  shortCrops && {
    shortCrops: shortCrops.map(({ name, needed, given }) => ({ name, needed, given })),
  };

export const openLines = (vendorOrder: Pick<LoadedVendorOrder, 'items'>): string =>
  openItems(vendorOrder)
    .map((item) => `${item.quantity} × ${item.name}${partsLine(item)}`)
    .join('\n');
