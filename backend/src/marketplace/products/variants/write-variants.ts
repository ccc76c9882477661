import { type EntityManager, IsNull } from 'typeorm';
import { STOCK_NEEDED } from '../../../contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { type VariantFields, VARIANTS_CHANGED } from '../../../contract/marketplace/variants.js';
import { pricesOf } from '../../../contract/marketplace/weight/by-weight.js';
import { isPayable, NOT_PAYABLE } from '../../../contract/marketplace/weight/weight-fields.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import type { ProductImage } from '../../tables/product.entity.js';

/** The product is locked. */
interface Owner {
  id: number;
  madeToOrder: boolean;
  wasMadeToOrder?: boolean;
  images: readonly ProductImage[];
}

interface Given {
  variants: readonly VariantFields[];
  /** Left out: whatever there is may end. */
  known?: readonly number[] | undefined;
}

/** Those left out end. @throws VALIDATION_FAILED for an unknown id, no stock, or a wrong price */
export async function writeVariants(
  tx: EntityManager,
  { id: productId, madeToOrder, wasMadeToOrder = false, images }: Owner,
  { variants: given, known }: Given,
  pictureOf: (url: string) => string,
): Promise<void> {
  const variants = tx.getRepository(ProductVariant);
  const before = await variants.findBy({ productId, endedAt: IsNull() });
  if (known && before.some(({ id }) => !known.includes(id)))
    throw new DomainError('VALIDATION_FAILED', [{ path: 'variants', message: VARIANTS_CHANGED }]);
  given.forEach(({ id, inventory, price, weight }, index) => {
    const wrong = (field: string, message: string) =>
      new DomainError('VALIDATION_FAILED', [{ path: `variants.${index}.${field}`, message }]);
    const isFirst = given.findIndex((one) => one.id === id) === index;
    if (id !== undefined && !(isFirst && before.some((one) => one.id === id)))
      throw wrong('name', VARIANTS_CHANGED);
    if (wasMadeToOrder && !madeToOrder && inventory === undefined) throw wrong('inventory', STOCK_NEEDED);
    if (weight && !isPayable({ ...weight, price })) throw wrong('price', NOT_PAYABLE);
  });
  // Those that stay, too, for the moment: names can change places, and none may be in the way of another.
  await variants.update({ productId, endedAt: IsNull() }, { endedAt: new Date() });
  await variants.save(
    given.map(({ imageUrl, inventory, weight, ...fields }, position) => {
      const url = imageUrl === null ? null : pictureOf(imageUrl);
      return {
        ...fields,
        ...weightColumns(fields.price, weight),
        ...{ productId, position, endedAt: null },
        ...(madeToOrder ? { inventory: MAX_QUANTITY } : inventory !== undefined && { inventory }),
        imageUrl: images.some((image) => image.url === url) ? url : null,
      };
    }),
  );
}

/** @param price cents @returns the columns of how an option is sold by weight, all of them either way */
const weightColumns = (price: number, weight: VariantFields['weight']) => ({
  pricePer: weight?.per ?? null,
  inSteps: weight?.inSteps ?? false,
  leastGrams: weight?.leastGrams ?? null,
  nominalGrams: weight?.nominalGrams ?? null,
  mostGrams: weight?.mostGrams ?? null,
  leastWeight: weight?.least ?? null,
  nominalWeight: weight?.nominal ?? null,
  mostWeight: weight?.most ?? null,
  mostPrice: weight ? pricesOf({ ...weight, price }).most : null,
});
