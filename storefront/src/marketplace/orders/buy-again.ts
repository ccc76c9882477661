import type { CartView } from '@farmgate/backend/contract/marketplace/cart';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import { datesOfOption } from '@farmgate/backend/contract/marketplace/dated-words';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice } from '@farmgate/backend/contract/marketplace/variant-words';
import { timesOf, timesWeight } from '@farmgate/backend/contract/marketplace/weight/weight';

/** A line of an earlier order. */
export type EarlierLine = Pick<
  OrderView['fulfilments'][number]['items'][number],
  'productId' | 'variantId' | 'name' | 'quantity' | 'weight'
>;

/**
 * @param product as it is now
 * @param cart what is in the cart already
 * @returns how many of an earlier line can go into the cart, 0 where its option is not sold anymore; 'choose'
 *   where the product has options that it did not have
 */
export function canBuyAgain(
  { productId, variantId, quantity, weight }: Omit<EarlierLine, 'name'>,
  product: Pick<ProductView, 'isActive' | 'inventory' | 'variants' | 'variantCount' | 'vendor' | 'dates'>,
  cart: CartView,
): number | 'choose' {
  const { isActive, vendor, variants = [] } = product;
  if (!isActive || vendor.backOn) return 0;
  if (variantId === undefined && hasChoice(product)) return mostOf(product) > 0 ? 'choose' : 0;
  const option = variants.find(({ id }) => id === variantId);
  if (variantId !== undefined && !option) return 0;
  const inCart = cart
    .filter((item) => item.product.id === productId && (!variantId || item.variant?.id === variantId))
    .reduce((sum, item) => sum + item.quantity, 0);
  const { inventory } = option ?? product;
  const most = mostOf({ inventory, dates: datesOfOption(product.dates, variantId) });
  // Steps may be of another size by now.
  const step = option?.weight?.inSteps ? option.weight.nominal : null;
  const wanted =
    weight?.inSteps && step
      ? Math.max(1, Math.round(timesOf(timesWeight(weight.nominal, quantity), step)))
      : quantity;
  return Math.max(0, Math.min(wanted, most - inCart));
}

/** What became of one line of an earlier order. */
export interface BoughtAgain {
  productId: number;
  name: string;
  wanted: number;
  /** How many went into the cart. */
  added: number;
  /** It is cut to a weight: however much of it there is, it is one item. */
  isCut?: boolean;
  /** It has options now, one of which has to be chosen. */
  isChoice?: boolean;
}

export interface BuyAgainOutcome {
  isAnyAdded: boolean;
  sentences: string[];
  toChoose: Pick<BoughtAgain, 'productId' | 'name'>[];
}

/**
 * @returns whether anything is in the cart now, and what to say: how many, and what is not sold anymore or
 * there are too few of; and of what an option has to be chosen
 */
export function buyAgainOutcome(lines: readonly BoughtAgain[]): BuyAgainOutcome {
  const added = lines.reduce((sum, { added: some, isCut }) => sum + (isCut ? Math.min(some, 1) : some), 0);
  const toChoose = lines.filter(({ isChoice }) => isChoice);
  const gone = lines.filter((line) => line.added === 0 && !line.isChoice).map(({ name }) => name);
  const few = lines.filter((line) => line.added > 0 && line.added < line.wanted);
  return {
    isAnyAdded: added > 0,
    toChoose: toChoose.map(({ productId, name }) => ({ productId, name })),
    sentences: [
      added > 0
        ? `Added ${added} ${added === 1 ? 'item' : 'items'} to your cart.`
        : 'We couldn’t add anything to your cart.',
      ...(gone.length > 0 ? [`Not available now: ${gone.join(', ')}.`] : []),
      ...few.map(({ name, added: number }) => `Only ${number} of ${name} left.`),
    ],
  };
}
