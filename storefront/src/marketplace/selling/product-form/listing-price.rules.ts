import type { Unit } from '@farmgate/backend/contract/directory/categories';

/** What a listing's price says, where it says the price of one unit and nothing else. */
export interface ListingPrice {
  cents: number;
  unit: Unit;
}

const UNIT_WORDS: Readonly<Record<string, Unit>> = {
  ...{ each: 'each', ea: 'each', piece: 'each', apiece: 'each' },
  ...{ lb: 'pound', lbs: 'pound', pound: 'pound' },
  ...{ basket: 'basket', dozen: 'dozen', doz: 'dozen', dz: 'dozen', bunch: 'bunch' },
};

const PRICE = /^\$?\s*(\d{1,6}|\d{1,3},\d{3})(?:\.(\d{1,2}))?\s*(?:(?:\/|per|an?)?\s*([a-z]+)\.?)?$/;

/**
 * @param price as the farmer typed it: "4.50", "$4.50", "4.50/lb"
 * @param unit the listing's
 * @returns null where it is words ("Ask us"), several at once ("3 for $10"), a range, or where the text names
 * another unit than the listing: then only the farmer knows
 */
export function readListingPrice(price: string, unit: Unit): ListingPrice | null {
  const parts = PRICE.exec(price.trim().toLowerCase());
  if (!parts) return null;
  const [, whole = '', places = '', word] = parts;
  const cents = Number(whole.replace(',', '')) * 100 + Number(places.padEnd(2, '0'));
  const named = word === undefined ? unit : UNIT_WORDS[word];
  if (cents === 0 || named === undefined || (named !== unit && unit !== 'other')) return null;
  return { cents, unit: named };
}
