import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { EMPTY_OPTION, type OptionValues, optionValues } from './option-values';

/** What of a product its options have in its place. */
export interface SoldAs {
  price: string;
  /** Empty where it is not counted, and where it is the sum of several options. */
  inventory: string;
  variants: OptionValues[];
  /** It is a box: its stock is not typed. */
  isBox?: boolean;
}

/** What the form holds of it, beside what it began with. */
export interface TypedAs extends SoldAs {
  /** How many there were where `inventory` has to be typed again; else empty. */
  had: string;
  /** A draft keeps it too: what is the same was not typed, and options that are not in it were not known. */
  begun: SoldAs;
}

/** @returns as what a product is sold, as its form shows it */
export function soldAs(
  product: Pick<OwnProductView, 'price' | 'inventory' | 'madeToOrder' | 'variants' | 'box'>,
): SoldAs {
  const variants = optionValues(product);
  const isBox = product.box !== undefined;
  const isCounted = !product.madeToOrder && !isBox && variants.length <= 1;
  return {
    price: product.price.toFixed(2),
    inventory: isCounted ? String(product.inventory) : '',
    variants,
    ...(isBox && { isBox }),
  };
}

/** @returns the first option: what the product was until now, its stock only where it was typed */
export function firstOption({ price, inventory, had, begun }: Omit<TypedAs, 'variants'>): OptionValues {
  const isTyped = inventory === '' || inventory !== begun.inventory;
  return { ...EMPTY_OPTION, price, ...(isTyped ? { inventory, had } : { had: inventory }) };
}

/**
 * @returns the stock of a product whose last option is removed. What it began with is not sent, so that what
 *   was sold since stays sold: it may be shown only where the server has it as the product's own.
 */
export function stockOfLast(last: OptionValues, begun: SoldAs): Pick<TypedAs, 'inventory' | 'had'> {
  const { id, inventory, had } = last;
  if (begun.variants.length === 0 && inventory === '') return { inventory: begun.inventory, had: '' };
  const before = begun.variants.find((one) => id !== null && one.id === id);
  const isUntyped = before?.inventory === inventory && begun.variants.length > 1;
  return isUntyped ? { inventory: '', had: inventory } : { inventory, had };
}

function withTyped(now: OptionValues, typed?: OptionValues, begun?: OptionValues): OptionValues {
  const changed = Object.entries(typed ?? {}).filter(
    ([name, value]) => value !== begun?.[name as keyof OptionValues],
  );
  return { ...now, ...(Object.fromEntries(changed) as Partial<OptionValues>) };
}

/** @returns the options that a product has by now, with what was typed, and those that the form adds */
export function currentOptions({ begun, ...typed }: TypedAs, now: SoldAs): TypedAs {
  const withId = (options: readonly OptionValues[], id: number | null) =>
    options.find((one) => one.id === id);
  const own = (name: 'price' | 'inventory') => (typed[name] === begun[name] ? now[name] : typed[name]);
  return {
    ...{ price: own('price'), inventory: own('inventory'), had: typed.had, begun: now },
    variants: [
      ...now.variants.map((option) =>
        withTyped(option, withId(typed.variants, option.id), withId(begun.variants, option.id)),
      ),
      ...typed.variants.filter(({ id }) => id === null),
    ],
  };
}
