import { plainAmount } from '../../../../platform/csv/csv-cells.rules.js';

export interface PriceRead {
  /** As our own files have it; what is no price stays as it is. */
  price: string;
  /** What stands behind a slash or "per"; '' for nothing. */
  unit: string;
}

/** @param text a price in any form: "$3.00/lb", ".75", "3.000", "1,250.00", "4 per dozen" */
export function priceOfWords(text: string): PriceRead {
  const [, amount = text, unit = ''] = /^(.*?\d)\s*(?:\/|\bper\b)\s*([#a-z].*)$/i.exec(text.trim()) ?? [];
  const bare = plainAmount(amount.trim().replace(/^USD\s*/i, ''));
  const whole = /^\.\d+$/.test(bare) ? `0${bare}` : bare;
  return { price: whole.replace(/^(\d+\.\d\d)0+$/, '$1'), unit: unit.trim() };
}

export interface StockRead {
  stock: string;
  note: string | null;
}

/** Systems that go on selling count below zero, and those that weigh, in parts. Neither can be sold here. */
export function stockOfWords(text: string): StockRead {
  const count = Number(plainAmount(text));
  if (text === '' || !Number.isFinite(count)) return { stock: text, note: null };
  if (count < 0) return { stock: '0', note: `The file has ${text} in stock, so it starts with 0.` };
  const whole = Math.floor(count);
  return {
    stock: String(whole),
    note: whole === count ? null : `The file has ${text} in stock, so it starts with ${whole}.`,
  };
}
