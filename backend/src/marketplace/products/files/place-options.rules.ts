import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import type { ImportedOption, KnownOption } from './product-rows.rules.js';

/** @returns the file's order where it has them all, else as they were, with new ones behind */
export function placeOptions(
  own: readonly KnownOption[],
  unnamed: readonly KnownOption[],
  given: readonly ImportedOption[],
  madeToOrder: boolean,
): ImportedOption[] {
  const kept = own.map(({ productId: _owner, ...option }): ImportedOption => {
    const stays = { ...option, dates: [], inventory: madeToOrder ? MAX_QUANTITY : option.inventory };
    return given.find(({ id }) => id === option.id) ?? stays;
  });
  const all = unnamed.length === 0 ? given : [...kept, ...given.filter(({ id }) => id === null)];
  return all.map((option, position) => ({ ...option, position }));
}

export function sumOfOptions(options: readonly ImportedOption[], madeToOrder: boolean) {
  const inStock = options.filter(({ inventory }) => inventory > 0);
  const sum = options.reduce((count, { inventory }) => count + inventory, 0);
  return {
    price: Math.min(...(inStock.length > 0 ? inStock : options).map(({ price }) => price)),
    inventory: madeToOrder ? MAX_QUANTITY : Math.min(sum, MAX_QUANTITY),
  };
}
