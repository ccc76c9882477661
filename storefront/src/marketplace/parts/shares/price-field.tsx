import type { SizePrices } from '@farmgate/backend/contract/marketplace/shares/share-prices';
import { TextField } from '../../../ui/fields/field';
import { amountText } from '../amount-text';
import { Options } from './choice-options';
import { type PriceValues, wrongPrice } from './price-values';

interface PriceFieldProps {
  /** Dollars a box of the size, and what it may cost instead. */
  plain: number;
  prices: SizePrices;
  values: PriceValues;
  change: (some: Partial<PriceValues>) => void;
  error: string | undefined;
}

/** The plain price, by name. */
const PLAIN = 'Standard';

/** What a member pays for a box, where the share lets them choose. */
export function PriceField({ plain, prices, values, change, error }: PriceFieldProps) {
  if (prices === null) return null;
  if ('levels' in prices)
    return (
      <Options
        legend="Your price"
        name="level"
        value={prices.levels.some(({ name }) => name === values.level) ? values.level : ''}
        error={error}
        onChange={(name) => change({ level: name || null })}
        options={[{ name: '', price: plain }, ...prices.levels].map(({ name, price }) => ({
          ...{ value: name, label: name || PLAIN, price: `${amountText(price)} a box` },
        }))}
      />
    );
  const { least, most } = prices;
  return (
    <TextField
      label="Your price a box"
      optional
      inputMode="decimal"
      maxLength={12}
      className="max-w-80"
      placeholder={plain.toFixed(2)}
      value={values.price}
      error={wrongPrice(prices, values) ?? error}
      help={`Choose from ${amountText(least)} to ${amountText(most)}. Blank is ${amountText(plain)}.`}
      onChange={({ currentTarget }) => change({ price: currentTarget.value })}
    />
  );
}
