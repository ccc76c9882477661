import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { changesSince, seenIn } from '../../../lib/forms/meanwhile';
import { optionFields } from './options/option-values';
import { type ProductValues, productFields, productValues } from './product-form-values';

/** A product as its form was filled with it, and its vendor. */
export interface SeenProduct {
  product: OwnProductView;
  vendor: Pick<VendorProfile, 'shippingMethods'>;
}

/** With other fields, what has to go with them: a price where there are no options any longer. */
function changedProduct(
  { product, vendor }: SeenProduct,
  fields: Record<string, unknown>,
  values: ProductValues,
): Record<string, unknown> {
  const before = productValues(product, vendor);
  const images = product.images.map(({ url, alt }) => ({ url, alt }));
  const variants = optionFields(before.variants, {
    ...{ madeToOrder: before.madeToOrder, saved: before.variants },
    addressOf: (picture) => picture,
  });
  const begun: Record<string, unknown> = { ...productFields(before), images, variants };
  const { price, inventory: _stock, variantIds: _known, ...rest } = changesSince(begun, fields);
  const isUnlisted = before.variants.length > 0 && values.variants.length === 0;
  const isPriced = values.variants.length === 0 && (isUnlisted || price !== undefined);
  const { madeToOrder: _both, ...others } = rest;
  const isCounted = !values.madeToOrder && values.variants.length + values.box.length === 0;
  const isRecounted = values.madeToOrder !== before.madeToOrder;
  return {
    ...others,
    ...(isPriced && { price: fields.price }),
    ...(isRecounted && { madeToOrder: values.madeToOrder }),
    ...(isRecounted && values.variants.length > 0 && { variants: fields.variants }),
    ...('inventory' in fields && isCounted && { inventory: fields.inventory }),
  };
}

/** @returns what is sent of a product that is there, with what was seen of it */
export function withSeen(seen: SeenProduct, all: object, values: ProductValues, stock: object | false) {
  const fields = all as Record<string, unknown>;
  const changes = changedProduct(seen, fields, values);
  const isWithOptions = changes.variants !== undefined;
  const { variants: _options, inventory: _stock, ...own } = changes;
  const known = (
    (stock || {}) as { was?: { inventory?: number; variants?: { id: number; inventory: number }[] } }
  ).was;
  const options = (seen.product.variants ?? []).map((option) => ({
    ...option,
    inventory: known?.variants?.find(({ id }) => id === option.id)?.inventory,
  }));
  return {
    ...changes,
    ...(isWithOptions && { variantIds: fields.variantIds }),
    was: {
      ...seenIn(seen.product, Object.keys(own)),
      ...('inventory' in changes && known?.inventory !== undefined && { inventory: known.inventory }),
      ...(isWithOptions && options.length > 0 && { variants: options }),
    },
  };
}
