import { isDeepStrictEqual } from 'node:util';
import type { VariantView } from '../../../contract/marketplace/variants.js';
import { toPrice, withTypedWeights } from '../../../contract/marketplace/weight/by-weight.js';
import type { WeightView } from '../../../contract/marketplace/weight/weight-fields.js';
import { ownPicture } from '../../../contract/shared/images.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { ShownProduct } from '../product.view.js';
import type { VariantRow } from './variants.sql.js';

export const variantView = ({ id, name, price, inventory, imageUrl, ...own }: VariantRow): VariantView => ({
  ...{ id, name, inventory },
  price: amountOf(price),
  imageUrl: imageUrl !== null && ownPicture(imageUrl) !== null ? imageUrl : null,
  shippingWeight: own.shippingWeight,
  isOrganic: own.isOrganic,
  ...(own.deposit !== null && { deposit: amountOf(own.deposit) }),
  ...weightView({ ...own, price }),
});

type WeightColumns = Pick<
  VariantRow,
  'pricePer' | 'inSteps' | `${'least' | 'nominal' | 'most'}${'Grams' | 'Weight'}`
>;

export function weightOf(variant: WeightColumns): Omit<WeightView, 'price'> | null {
  const { pricePer: per, inSteps, leastGrams, nominalGrams, mostGrams } = variant;
  const { leastWeight: least, nominalWeight: nominal, mostWeight: most } = variant;
  const isThere = per !== null && leastGrams !== null && nominalGrams !== null && mostGrams !== null;
  return isThere
    ? withTypedWeights({ per, inSteps, leastGrams, nominalGrams, mostGrams, least, nominal, most })
    : null;
}

export function weightView(variant: WeightColumns & Pick<VariantRow, 'price'>): { weight?: WeightView } {
  const weight = weightOf(variant);
  if (!weight) return {};
  const { least, nominal, most } = weight;
  const [typed, shown] = [{ least, nominal, most }, toPrice(weight, weight.per)];
  const isTyped = isDeepStrictEqual(typed, shown);
  return { weight: { ...weight, ...shown, price: amountOf(variant.price), ...(!isTyped && { typed }) } };
}

type Chosen = Pick<
  VariantRow,
  'price' | 'mostPrice' | 'inventory' | 'imageUrl' | 'shippingWeight' | 'isOrganic' | 'deposit'
>;

/** With the option's picture first, and what one of it costs: by weight the most. */
export function withVariant<Product extends ShownProduct>(product: Product, chosen: Chosen): Product {
  const first = product.images.filter(({ url }) => url === chosen.imageUrl);
  return {
    ...product,
    price: chosen.mostPrice ?? chosen.price,
    pricePer: null,
    inventory: chosen.inventory,
    images: [...first, ...product.images.filter((image) => !first.includes(image))],
    shippingWeight: chosen.shippingWeight ?? product.shippingWeight,
    isOrganic: chosen.isOrganic ?? product.isOrganic,
    deposit:
      product.deposit && chosen.deposit !== null
        ? { ...product.deposit, cents: chosen.deposit, percent: null }
        : product.deposit,
  };
}
