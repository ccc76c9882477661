import type { PriceChoiceView } from '@farmgate/backend/contract/marketplace/shares/share-prices';

export interface LevelValues {
  name: string;
  by: 'amount' | 'percent';
  value: string;
}

/** Whether members choose their price, as it was typed. */
export interface PlanPriceValues {
  prices: 'one' | 'levels' | 'free';
  levels: LevelValues[];
  priceFrom: string;
  priceTo: string;
}

export const NEW_LEVEL: LevelValues = { name: '', by: 'amount', value: '' };
export const ONE_PRICE: PlanPriceValues = {
  ...{ prices: 'one', levels: [{ ...NEW_LEVEL, name: 'Supporter' }], priceFrom: '80', priceTo: '150' },
};

/** @returns a share's choice as its form shows it */
export function planPrices(choice: PriceChoiceView | null): PlanPriceValues {
  if (choice === null) return ONE_PRICE;
  if (choice.kind === 'free')
    return { ...ONE_PRICE, prices: 'free', priceFrom: String(choice.from), priceTo: String(choice.to) };
  const levels = choice.levels.map(({ name, percent, amount }): LevelValues =>
    percent === null
      ? { name, by: 'amount', value: (amount ?? 0).toFixed(2) }
      : { name, by: 'percent', value: String(percent) },
  );
  return { ...ONE_PRICE, prices: 'levels', levels };
}

const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** @returns what is sent of it */
export function priceChoiceOf({ prices, levels, priceFrom, priceTo }: PlanPriceValues) {
  if (prices === 'one') return null;
  if (prices === 'free') return { kind: prices, from: whole(priceFrom), to: whole(priceTo) };
  return {
    kind: prices,
    levels: levels.map(({ name, by, value }) => ({
      name,
      ...(by === 'percent' ? { percent: whole(value) } : { amount: value.replace(/[$,\s]/g, '') }),
    })),
  };
}

/** @returns the form's field that a path of the request is in; null of what isn't about prices */
export function priceFieldAt(path: string): string | null {
  const level = /^priceChoice\.levels\.(\d+)\.(\w+)$/.exec(path);
  if (level) return `levels.${level[1]}.${level[2] === 'name' ? 'name' : 'value'}`;
  return (
    {
      'priceChoice.from': 'priceFrom',
      'priceChoice.to': 'priceTo',
      'priceChoice.levels': 'levels',
      priceChoice: 'prices',
    }[path] ?? null
  );
}
