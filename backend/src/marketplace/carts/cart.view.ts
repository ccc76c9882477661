import { contentsOn, whyNoBox } from '../../contract/marketplace/box-words.js';
import type { CartItemView } from '../../contract/marketplace/cart.js';
import { mostOf } from '../../contract/marketplace/dated-most.js';
import type { boxOf } from '../products/boxes/box.view.js';
import { productView, type ProductsVendor, type ShownProduct } from '../products/product.view.js';
import { weightView, withVariant } from '../products/variants/variant.view.js';
import type { VariantRow } from '../products/variants/variants.sql.js';
import { awayAt } from '../vendors/days-off.rules.js';

export interface CartLine {
  id: number;
  quantity: number;
  addedAt: Date;
  product: ShownProduct & { isListed: boolean };
  variant: ChosenVariant | null;
  box?: OpenBox | null;
  vendor: ProductsVendor;
}
type OpenBox = NonNullable<ReturnType<typeof boxOf>>;
export type ChosenVariant = Omit<VariantRow, 'productId'> & { isEnded: boolean };

export function problemOf(line: {
  quantity: number;
  product: Pick<ShownProduct, 'inventory' | 'variantCount' | 'dates'> & { isListed: boolean };
  variant: Pick<ChosenVariant, 'inventory' | 'isEnded'> | null;
  box?: OpenBox | null;
  vendor: Pick<ProductsVendor, 'daysOff'>;
}): CartItemView['problem'] {
  const { product, variant, box } = line;
  if (!product.isListed || variant?.isEnded) return 'unavailable';
  if (!variant && product.variantCount > 0) return 'no-option';
  const { dates } = product;
  const { inventory } = box ?? {
    inventory: mostOf({ inventory: (variant ?? product).inventory, dates: dates ?? [] }),
  };
  if (box && inventory === 0 && whyNoBox(contentsOn(box.box))) return 'incomplete';
  if (inventory === 0) return 'sold-out';
  if (awayAt(line.vendor.daysOff, new Date())) return 'away';
  return line.quantity > inventory ? 'too-many' : null;
}

export const cartItemView = (line: CartLine): CartItemView => ({
  id: line.id,
  quantity: line.quantity,
  product: {
    ...productView(line.variant ? withVariant(line.product, line.variant) : line.product, line.vendor),
    ...line.box,
  },
  ...(line.variant && {
    variant: { id: line.variant.id, name: line.variant.name, ...weightView(line.variant) },
  }),
  problem: problemOf(line),
  addedAt: line.addedAt.toISOString(),
});
