import { UNITS, type Unit } from '@farmgate/backend/contract/directory/categories';
import type { OwnProductView, ProductView } from '@farmgate/backend/contract/marketplace/products';
import {
  MAX_QUANTITY,
  PRODUCT_CATEGORIES,
  type ProductCategory,
  type ShippingMethod,
} from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { amountOf, centsOf } from '@farmgate/backend/contract/shared/money';
import { type BoxValues, boxFields, boxValues } from './box/box-values';
import { type DepositValues, depositFields, depositValues, NO_DEPOSIT } from './deposit/deposit-values';
import { optionFields, sumOfOptions } from './options/option-values';
import { type TypedAs, soldAs } from './options/sold-as';

/** What the form of a product holds: everything that is typed as text, as it was typed. */
export interface ProductValues extends TypedAs {
  name: string;
  sku: string;
  description: string;
  category: string;
  /** Empty: what the category says. */
  taxClass: string;
  unit: string;
  /** The stock is not counted, and `inventory` is empty until it is. */
  madeToOrder: boolean;
  /** Pounds. */
  shippingWeight: string;
  /** The product has ways of its own to reach people, instead of its vendor's. */
  hasOwnMethods: boolean;
  shippingMethods: ShippingMethod[];
  isOrganic: boolean;
  /** Days as YYYY-MM-DD. */
  harvestDate: string;
  expirationDate: string;
  tags: string[];
  isActive: boolean;
  /** Of a pickup's room. */
  crates: string;
  /** So much before a pickup it has to be ordered, in `leadUnit`. */
  leadHours: string;
  leadUnit: 'hours' | 'days';
  deposit: DepositValues;
  /** Empty for what is no box. */
  box: BoxValues;
  /** The first one is on its card. */
  images: readonly FormPicture[];
}

export const EMPTY_PRODUCT: ProductValues = {
  name: '',
  sku: '',
  description: '',
  category: '',
  taxClass: '',
  unit: '',
  price: '',
  inventory: '',
  madeToOrder: false,
  shippingWeight: '',
  hasOwnMethods: false,
  shippingMethods: [],
  isOrganic: false,
  harvestDate: '',
  expirationDate: '',
  tags: [],
  isActive: true,
  crates: '1',
  leadHours: '',
  leadUnit: 'days',
  deposit: NO_DEPOSIT,
  box: [],
  images: [],
  variants: [],
  had: '',
  begun: { price: '', inventory: '', variants: [] },
};

/** A picture of the form: one that the product has already, or one that was chosen. */
export interface FormPicture {
  /** Unique in the form. */
  id: string;
  /** The address of one that the product has already. */
  url: string | null;
  file: File | null;
  alt: string;
}

/** @returns the pictures that a product has already */
export function keptPictures({ images }: Pick<ProductView, 'images'>): FormPicture[] {
  return images.map(({ url, alt }) => ({ id: url, url, file: null, alt }));
}

const sameMethods = (some: readonly ShippingMethod[], others: readonly ShippingMethod[]) =>
  some.length === others.length && some.every((method) => others.includes(method));

/** @returns a product as its form shows it; ways to reach people that are its vendor's are not its own */
export function productValues(
  product: OwnProductView,
  vendor: Pick<VendorProfile, 'shippingMethods'>,
): ProductValues {
  const hasOwnMethods = !sameMethods(product.shippingMethods, vendor.shippingMethods);
  const begun = soldAs(product);
  const { price, inventory, variants } = begun;
  return {
    ...{ price, inventory, variants },
    ...{ had: '', begun },
    name: product.name,
    sku: product.sku ?? '',
    description: product.description,
    category: product.category,
    taxClass: product.taxClass ?? '',
    unit: product.unit,
    madeToOrder: product.madeToOrder ?? false,
    shippingWeight: product.shippingWeight === null ? '' : String(product.shippingWeight),
    hasOwnMethods,
    shippingMethods: hasOwnMethods ? [...product.shippingMethods] : [],
    isOrganic: product.isOrganic,
    harvestDate: product.harvestDate ?? '',
    expirationDate: product.expirationDate ?? '',
    tags: [...product.tags],
    isActive: product.isActive,
    crates: String(product.crates ?? 1),
    ...leadOf(product.leadHours ?? 0),
    deposit: depositValues(product),
    box: boxValues(product),
    images: keptPictures(product),
  };
}

/** @returns a lead time as it is typed; whole days as days */
function leadOf(hours: number): Pick<ProductValues, 'leadHours' | 'leadUnit'> {
  const isDays = hours % 24 === 0;
  return {
    leadHours: hours === 0 ? '' : String(isDays ? hours / 24 : hours),
    leadUnit: isDays ? 'days' : 'hours',
  };
}

/** What is no whole number of days is sent as it is, and refused with a sentence. */
function leadInHours({ leadHours, leadUnit }: Pick<ProductValues, 'leadHours' | 'leadUnit'>): string {
  const typed = leadHours.trim() || '0';
  return leadUnit === 'days' && /^\d{1,4}$/.test(typed) ? String(Number(typed) * 24) : typed;
}

/**
 * @param addressOf the address under which a picture of the form is sent; null for one that is gone
 * @returns the fields as the contract has them, before its rules have read them
 */
export function productFields(
  values: ProductValues,
  addressOf: (picture: string) => string | null = () => null,
) {
  const {
    hasOwnMethods,
    shippingMethods,
    leadUnit,
    variants,
    begun,
    had: _had,
    images: _own,
    ...fields
  } = values;
  const { madeToOrder } = values;
  const box = boxFields(values.box);
  const [first] = variants;
  return {
    ...fields,
    price: first ? first.price : values.price,
    inventory: madeToOrder || first || box ? '0' : values.inventory,
    box,
    deposit: depositFields(values.deposit),
    leadHours: leadInHours({ leadHours: values.leadHours, leadUnit }),
    shippingMethods: hasOwnMethods ? shippingMethods : [],
    variants: optionFields(variants, { madeToOrder, saved: begun.variants, addressOf }),
  };
}

export const isOneOf = <Value extends string>(all: readonly Value[], text: string): text is Value =>
  (all as readonly string[]).includes(text);

const amount = (text: string) => amountOf(centsOf(text.replace(/^\$\s*/, '')) ?? 0);

export interface PreviewSource {
  values: ProductValues;
  vendor: VendorProfile;
  /** The address of the first picture. */
  imageUrl: string | null;
  /** ISO. */
  now: string;
}

/** @returns the product as its card will show it, with words for what is still missing */
export function previewProduct({ values, vendor, imageUrl, now }: PreviewSource): ProductView {
  const category: ProductCategory = isOneOf(PRODUCT_CATEGORIES, values.category)
    ? values.category
    : 'vegetables';
  const unit: Unit = isOneOf(UNITS, values.unit) ? values.unit : 'other';
  const methods = productFields(values).shippingMethods;
  return {
    id: 0,
    vendorId: vendor.id,
    name: values.name.trim() || 'Your product',
    description: values.description,
    category,
    unit,
    price: amount(values.price.trim()),
    inventory: Number.parseInt(values.inventory, 10) || 0,
    ...(values.variants.length > 0 && sumOfOptions(values.variants, values.madeToOrder)),
    // What its parts allow is said beside it.
    ...(values.box.length > 0 && { inventory: MAX_QUANTITY }),
    ...(values.madeToOrder && { madeToOrder: true, inventory: MAX_QUANTITY }),
    imageUrl,
    images: imageUrl === null ? [] : [{ url: imageUrl, alt: '' }],
    shippingWeight: null,
    shippingMethods: methods.length > 0 ? methods : vendor.shippingMethods,
    isOrganic: values.isOrganic,
    harvestDate: null,
    expirationDate: null,
    tags: values.tags,
    isActive: values.isActive,
    rating: null,
    reviewCount: 0,
    isDemonstration: false,
    createdAt: now,
    updatedAt: now,
    vendor: {
      id: vendor.id,
      businessName: vendor.businessName,
      farmingPractice: vendor.farmingPractice,
      city: vendor.city,
      state: vendor.state,
      latitude: vendor.latitude,
      longitude: vendor.longitude,
      rating: vendor.rating,
      reviewCount: vendor.reviewCount,
    },
  };
}
