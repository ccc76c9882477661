export const CLIMATES = [
  'tropic',
  'desert',
  'california',
  'gulf',
  'middle',
  'north',
  'northwest',
  'alaska',
] as const;
export type Climate = (typeof CLIMATES)[number];

export const RIPENINGS = [
  'all',
  'store',
  'cool',
  'spring',
  'strawberry',
  'early',
  'summer',
  'berry',
  'stone',
  'apple',
  'fall',
  'pumpkin',
  'cranberry',
  'citrus',
  'mango',
  'avocado',
  'chile',
  'flowers',
  'seedlings',
  'holiday',
  'crawfish',
  'shucked',
] as const;
export type Ripening = (typeof RIPENINGS)[number];

type Months = readonly [first: number, last: number][];
const EVERYWHERE = (...months: Months): Record<Climate, Months> => ({
  tropic: months,
  desert: months,
  california: months,
  gulf: months,
  middle: months,
  north: months,
  northwest: months,
  alaska: months,
});

/** Months 1 to 12, the last included; over the new year where the first is the later. */
const SELLING: Record<Ripening, Record<Climate, Months>> = {
  all: EVERYWHERE([1, 12]),
  store: EVERYWHERE([8, 4]),
  cool: {
    tropic: [[11, 4]],
    desert: [[10, 5]],
    california: [[1, 12]],
    gulf: [[10, 5]],
    middle: [
      [4, 6],
      [9, 12],
    ],
    north: [[5, 11]],
    northwest: [[4, 11]],
    alaska: [[6, 9]],
  },
  spring: {
    tropic: [[1, 3]],
    desert: [[2, 4]],
    california: [[2, 5]],
    gulf: [[3, 5]],
    middle: [[4, 6]],
    north: [[5, 6]],
    northwest: [[4, 6]],
    alaska: [[6, 7]],
  },
  strawberry: {
    tropic: [[12, 4]],
    desert: [[2, 4]],
    california: [[2, 10]],
    gulf: [[3, 5]],
    middle: [[4, 6]],
    north: [[6, 7]],
    northwest: [[5, 7]],
    alaska: [[7, 7]],
  },
  early: {
    tropic: [[10, 6]],
    desert: [
      [4, 7],
      [9, 11],
    ],
    california: [[4, 11]],
    gulf: [
      [4, 7],
      [9, 11],
    ],
    middle: [[5, 10]],
    north: [[6, 9]],
    northwest: [[6, 10]],
    alaska: [[7, 9]],
  },
  summer: {
    tropic: [[11, 6]],
    desert: [
      [5, 7],
      [10, 11],
    ],
    california: [[6, 11]],
    gulf: [
      [5, 8],
      [10, 11],
    ],
    middle: [[6, 10]],
    north: [[7, 10]],
    northwest: [[7, 10]],
    alaska: [[8, 8]],
  },
  berry: {
    tropic: [[4, 5]],
    desert: [[5, 6]],
    california: [[5, 9]],
    gulf: [[5, 7]],
    middle: [[6, 8]],
    north: [[7, 9]],
    northwest: [[6, 9]],
    alaska: [[8, 8]],
  },
  stone: {
    tropic: [[4, 5]],
    desert: [[5, 6]],
    california: [[5, 9]],
    gulf: [[5, 8]],
    middle: [[6, 9]],
    north: [[7, 9]],
    northwest: [[7, 9]],
    alaska: [],
  },
  apple: EVERYWHERE([8, 12]),
  fall: EVERYWHERE([9, 12]),
  pumpkin: EVERYWHERE([9, 11]),
  cranberry: EVERYWHERE([9, 12]),
  citrus: EVERYWHERE([11, 5]),
  mango: EVERYWHERE([5, 9]),
  avocado: EVERYWHERE([7, 1]),
  chile: EVERYWHERE([8, 10]),
  flowers: {
    tropic: [[11, 5]],
    desert: [[2, 6]],
    california: [[3, 11]],
    gulf: [[3, 10]],
    middle: [[4, 10]],
    north: [[6, 10]],
    northwest: [[4, 10]],
    alaska: [[7, 8]],
  },
  seedlings: {
    tropic: [[9, 3]],
    desert: [
      [2, 4],
      [9, 10],
    ],
    california: [[2, 6]],
    gulf: [
      [2, 5],
      [8, 9],
    ],
    middle: [[3, 6]],
    north: [[4, 6]],
    northwest: [[3, 6]],
    alaska: [[5, 6]],
  },
  holiday: EVERYWHERE([11, 12]),
  crawfish: EVERYWHERE([1, 5]),
  shucked: EVERYWHERE([9, 4]),
};

/** @param month 1 to 12 */
export function isSelling(ripening: Ripening, climate: Climate, month: number): boolean {
  return SELLING[ripening][climate].some(([first, last]) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
}

/** @returns the first stretch of months of a crop there; null where it does not grow */
export function sellingMonths(ripening: Ripening, climate: Climate): readonly [number, number] | null {
  return SELLING[ripening][climate][0] ?? null;
}
