import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { amountOf, centsOf } from '@farmgate/backend/contract/shared/money';
import { NOT_BY_WEIGHT, type WeightValues, weightFields, weightValues } from './weight-values';

/** A size or option as the form holds it: everything that is typed as text, as it was typed. */
export interface OptionValues extends WeightValues {
  /** Of one that is sold already; null for a new one. */
  id: number | null;
  name: string;
  /** Dollars; by weight for one `per`. */
  price: string;
  inventory: string;
  /** Pounds; empty: the product's. */
  shippingWeight: string;
  /** Dollars of each; empty: what the product asks for as a deposit. */
  deposit: string;
  /** Empty: as the product. */
  isOrganic: '' | 'yes' | 'no';
  /** The `id` of one of the form's pictures; empty: the product's first. */
  picture: string;
  /** How many there were where `inventory` has to be typed again; else empty. */
  had: string;
}

export const EMPTY_OPTION: OptionValues = {
  id: null,
  name: '',
  price: '',
  inventory: '',
  shippingWeight: '',
  deposit: '',
  isOrganic: '',
  picture: '',
  had: '',
  ...NOT_BY_WEIGHT,
};

const ORGANIC = { yes: true, no: false, '': null } as const;

function valuesOf(variant: VariantView, madeToOrder: boolean): OptionValues {
  const { id, name, price, inventory, shippingWeight, isOrganic, imageUrl } = variant;
  return {
    ...{ id, name },
    price: price.toFixed(2),
    inventory: madeToOrder ? '' : String(inventory),
    shippingWeight: shippingWeight === null ? '' : String(shippingWeight),
    deposit: variant.deposit?.toFixed(2) ?? '',
    isOrganic: isOrganic === null ? '' : isOrganic ? 'yes' : 'no',
    picture: imageUrl ?? '',
    had: '',
    ...weightValues(variant.weight),
  };
}

/** @returns the options of a product as its form shows them */
export const optionValues = ({
  variants = [],
  madeToOrder = false,
}: Pick<OwnProductView, 'variants' | 'madeToOrder'>): OptionValues[] =>
  variants.map((variant) => valuesOf(variant, madeToOrder));

export interface OptionContext {
  madeToOrder: boolean;
  /** What the form began with: a stock that was not changed is not sent. */
  saved: readonly OptionValues[];
  /** The address under which a picture of the form is sent; null for one that is gone. */
  addressOf: (picture: string) => string | null;
}

/** @returns the options as the contract has them, before its rules have read them */
export const optionFields = (options: readonly OptionValues[], context: OptionContext) =>
  options.map(({ id, name, price, inventory, shippingWeight, deposit, isOrganic, picture, ...own }) => {
    const saved = context.saved.find((one) => id !== null && one.id === id);
    const isSame = saved?.inventory === inventory && inventory !== '';
    const stock = context.madeToOrder ? '0' : inventory;
    return {
      ...(id !== null && { id }),
      ...{ name, price, shippingWeight, deposit },
      ...(!(isSame && !context.madeToOrder) && { inventory: stock }),
      isOrganic: ORGANIC[isOrganic],
      imageUrl: picture === '' ? null : context.addressOf(picture),
      weight: weightFields(own),
    };
  });

const cents = (text: string) => centsOf(text.trim().replace(/^\$\s*/, '')) ?? 0;
const count = (text: string) => Number.parseInt(text, 10) || 0;

/** @returns what a card shows of options: the least price of those in stock, and all of the stock */
export function sumOfOptions(options: readonly OptionValues[], madeToOrder: boolean) {
  const inStock = options.filter(({ inventory }) => madeToOrder || count(inventory) > 0);
  const [least] = (inStock.length > 0 ? inStock : options)
    .map(({ price, isByWeight, per }) => ({ price: cents(price), per: isByWeight ? per : null }))
    .filter(({ price }) => price > 0)
    .sort((a, b) => a.price - b.price);
  return {
    price: amountOf(least?.price ?? 0),
    ...(least?.per && { pricePer: least.per }),
    inventory: options.reduce((sum, { inventory }) => sum + count(inventory), 0),
    variantCount: options.length,
  };
}
