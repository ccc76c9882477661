import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { optionFields } from './options/option-values';
import { type ProductValues, productFields, productValues } from './product-form-values';

/** A product as its form was filled with it, and its vendor. */
interface SeenProduct {
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
function withSeen(seen: SeenProduct, all: object, values: ProductValues, stock: object | false) {
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

/**
 * @param seen what it was filled with: then what is as it was is not sent, and the rest goes with it
 * @returns the form as it is sent: `data`, and the chosen pictures as `images` in the order in which `data`
 * names them. A stock that is as the form began is not sent, as some of it may have been sold since, and
 * neither are options where there are none.
 */
export function productFormData(
  values: ProductValues,
  method: 'POST' | 'PUT' = 'PUT',
  seen: SeenProduct | null = null,
): FormData {
  const files: File[] = [];
  const addresses = new Map<string, string>();
  const images = values.images.flatMap(({ id, url, file, alt }) => {
    const address = file ? `upload:${files.push(file) - 1}` : url;
    if (address === null) return [];
    addresses.set(id, address);
    return [{ url: address, alt: alt.trim() }];
  });
  const addressOf = (picture: string) => addresses.get(picture) ?? null;
  const { inventory, variants, box, ...fields } = productFields(values, addressOf);
  const { begun } = values;
  const isSame = !values.madeToOrder && variants.length === 0 && inventory === begun.inventory;
  const stock = isSame ? {} : { inventory };
  const was = method === 'PUT' && knownStock(begun, isSame);
  const known = method === 'PUT' && { variantIds: begun.variants.map(({ id }) => id) };
  const options = variants.length + begun.variants.length > 0 ? { variants, ...known } : {};
  const contents = box !== null || begun.isBox ? { box } : {};
  const form = new FormData();
  const all = { ...fields, ...stock, ...options, ...contents, images };
  form.set('data', JSON.stringify(seen ? withSeen(seen, all, values, was) : { ...all, ...was }));
  for (const file of files) form.append('images', file, file.name);
  return form;
}

/** @returns the stock that the form began with, for the server to ask where some was sold since */
function knownStock({ inventory, variants }: ProductValues['begun'], isSame: boolean) {
  const own = isSame || inventory === '' ? {} : { inventory: Number(inventory) };
  const options = variants.flatMap(({ id, inventory: had }) =>
    id === null || had === '' ? [] : [{ id, inventory: Number(had) }],
  );
  const was = { ...own, ...(options.length > 0 && { variants: options }) };
  return Object.keys(was).length > 0 ? { was } : {};
}
