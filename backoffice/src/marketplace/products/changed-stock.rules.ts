import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';

type Option = AdminProduct['variants'][number];

/** A product as its form has it; a stock that was emptied is null. */
interface FormProduct {
  madeToOrder: boolean;
  variants: readonly (Omit<Option, 'inventory'> & { inventory?: number | null })[];
}

/**
 * @param before the product as the form was filled with it
 * @returns what is saved: an option's stock only where it was changed or has to be said, so that what orders
 *   take meanwhile is no conflict for a name or a price
 */
export function withChangedStock<Product extends FormProduct>(
  product: Product,
  before: Pick<AdminProduct, 'madeToOrder' | 'variants'>,
): Product {
  const wasOf = (id: number) => before.variants.find((option) => option.id === id);
  const isCountedAgain = before.madeToOrder && !product.madeToOrder;
  const isAsBefore = product.variants.every(({ id, name, price, inventory, deposit }) => {
    const was = wasOf(id);
    const isOwn = was?.name === name && was.price === price && was.deposit === deposit;
    return isOwn && was.inventory === inventory;
  });
  if (isAsBefore && !isCountedAgain) return product;
  const variants = product.variants.map(({ inventory, ...option }) => {
    const isSaid = typeof inventory === 'number';
    return isSaid && (isCountedAgain || inventory !== wasOf(option.id)?.inventory)
      ? { ...option, inventory }
      : option;
  });
  return { ...product, variants };
}
