import type { NearResult } from '../../contract/marketplace/search-near.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { DISTANCE_BANDS_MILES } from '../../directory/places/opening/open-first.rules.js';

/** Days since something was confirmed or changed, up to which it counts as fresh, as less fresh … */
const FRESH_DAYS = [30, 90, 365] as const;
/** Behind what was offered lately. */
const FRESHNESS_OF_PLACES = 1;
const STOCK = ['in-stock', 'unknown', 'none'] as const;

export type Rankable = Pick<NearResult, 'key' | 'distanceMiles' | 'freshOn' | 'stock'> & {
  /** It is called as the text says, or it is a place that says so; else it only mentions it. */
  isCalledSo: boolean;
  /** It may be the same place as a better known one, which comes first. */
  isTwin?: boolean;
  /** Of places, which are in the same order as in their own lists: when one was confirmed doesn't count. */
  isOutOfSeason?: boolean;
};

/** Called so first, then by band of distance, twins last, the freshest offers, in stock, the nearest. */
export function rankNear<Result extends Rankable>(results: readonly Result[], now: Date): Result[] {
  const ranked = results.map((result) => ({ result, ranks: ranksOf(result, now) }));
  return ranked
    .toSorted((a, b) => compare(a.ranks, b.ranks) || byKey(a.result, b.result))
    .map(({ result }) => result);
}

function ranksOf(result: Rankable, now: Date): number[] {
  const { isCalledSo, isTwin, distanceMiles } = result;
  return [
    Number(!isCalledSo),
    DISTANCE_BANDS_MILES.filter((end) => distanceMiles >= end).length,
    Number(isTwin ?? false),
    ...(result.isOutOfSeason === undefined ? ranksOfOffer(result, now) : ranksOfPlace(result.isOutOfSeason)),
    distanceMiles,
  ];
}

function ranksOfOffer({ freshOn, stock }: Rankable, now: Date): number[] {
  const age = freshOn === null ? Infinity : (now.getTime() - Date.parse(freshOn)) / DAY_MS;
  return [FRESH_DAYS.filter((days) => age > days).length, STOCK.indexOf(stock)];
}

const ranksOfPlace = (isOutOfSeason: boolean): number[] => [
  FRESHNESS_OF_PLACES,
  STOCK.indexOf(isOutOfSeason ? 'none' : 'unknown'),
];

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const byKey = (a: Rankable, b: Rankable) => (a.key < b.key ? -1 : Number(a.key > b.key));

export interface Nearest<Result> {
  results: readonly Result[];
  total: number;
}

/** Where not all of a kind were read, nothing is farther away than the last of them. */
export function completeNear<Result extends Pick<Rankable, 'distanceMiles'>>(
  kinds: readonly Nearest<Result>[],
): { results: Result[]; isMore: boolean } {
  const ends = kinds
    .filter(({ results, total }) => total > results.length)
    .map(({ results }) => results.at(-1)?.distanceMiles ?? Infinity);
  const end = Math.min(...ends);
  const results = kinds.flatMap((kind) => kind.results.filter(({ distanceMiles }) => distanceMiles <= end));
  return { results, isMore: ends.length > 0 };
}
