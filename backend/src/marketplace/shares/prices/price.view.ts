import {
  type ChosenPrice,
  levelPrice,
  type PriceChoice,
  priceBounds,
} from '../../../contract/marketplace/shares/price-terms.js';
import type { PriceChoiceView, SizePrices } from '../../../contract/marketplace/shares/share-prices.js';
import type { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { amountOf } from '../../../contract/shared/money.js';

export function priceChoiceView(choice: PriceChoice | null): PriceChoiceView | null {
  if (choice?.kind !== 'levels') return choice;
  const levels = choice.levels.map(({ name, percent, cents }) => ({
    ...{ name, percent, amount: cents === null ? null : amountOf(cents) },
  }));
  return { kind: 'levels', levels };
}

/** @param plain cents a box of the size */
export function sizePrices(choice: PriceChoice | null, plain: number): SizePrices {
  if (choice === null) return null;
  if (choice.kind === 'levels')
    return {
      levels: choice.levels.map((level) => ({
        name: level.name,
        price: amountOf(levelPrice(plain, level)),
      })),
    };
  const { least, most } = priceBounds(plain, choice);
  return { least: amountOf(least), most: amountOf(most) };
}

export function chosenPriceView(member: {
  price: number;
  terms: { chosen?: ChosenPrice };
}): SubscriptionView['chosenPrice'] {
  const { chosen } = member.terms;
  if (!chosen) return null;
  return { level: 'level' in chosen ? chosen.level.name : null, price: amountOf(member.price) };
}
