import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { unitPriceOf } from '@farmgate/backend/contract/marketplace/unit-price';
import { hasOptions } from '@farmgate/backend/contract/marketplace/variant-words';
import { priceInCents } from './product-price';

/** "$1.19/oz" of what is sold in one size, where its name says the size. */
export function UnitPrice({
  product,
}: {
  product: Pick<ProductView, 'name' | 'price' | 'variantCount' | 'pricePer'>;
}) {
  const text = hasOptions(product) ? null : unitPriceOf({ name: product.name, cents: priceInCents(product) });
  return text && <span className="unit-price">{text}</span>;
}
