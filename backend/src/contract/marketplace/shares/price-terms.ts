/** What members may pay for a box beside its plain price. Free of zod. */

import { dollars, shareOf } from '../../shared/money.js';

/** A price by name: a percentage of each size's price, or cents more a box; below zero, less. */
export interface PriceLevel {
  name: string;
  percent: number | null;
  cents: number | null;
}

/** Named levels, or whatever a member likes between two percentages of the size's price. */
export type PriceChoice =
  | { kind: 'levels'; levels: PriceLevel[] }
  | { kind: 'free'; from: number; to: number };

/** What a member chose: a level, or cents a box where it was that many at the plain price. */
export type ChosenPrice = { level: PriceLevel } | { price: number; of: number };

export const MAX_PRICE_LEVELS = 3;
/** Of a size's price, in percent. */
export const LEAST_PERCENT = 10;
export const MOST_PERCENT = 300;

/** @param plain cents a box @returns cents a box at that level */
export const levelPrice = (plain: number, { percent, cents }: Omit<PriceLevel, 'name'>): number =>
  percent === null ? plain + (cents ?? 0) : Math.round((plain * percent) / 100);

/** @param plain cents a box @returns the least and the most, whole cents within the percentages */
export const priceBounds = (plain: number, { from, to }: { from: number; to: number }) => ({
  least: Math.ceil((plain * from) / 100),
  most: Math.floor((plain * to) / 100),
});

/** @param plain cents a box of a size @returns cents for who chose that: the same level, or part of it */
export const carriedPrice = (plain: number, chosen: ChosenPrice | undefined): number => {
  if (!chosen) return plain;
  const carried =
    'level' in chosen ? levelPrice(plain, chosen.level) : Math.round((plain * chosen.price) / chosen.of);
  return Math.max(1, carried);
};

/** @returns what is wrong with cents a box, in a sentence; null of what is within the bounds */
export const outOfBounds = (cents: number, { least, most }: { least: number; most: number }): string | null =>
  cents < least || cents > most ? `Please enter ${dollars(least)} to ${dollars(most)} a box.` : null;

/** Of a pledge round: `late` was closed after the first deadline of a box, so nothing changed. */
export const ROUND_STATES = ['open', 'set', 'missed', 'late'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Percent of a size's price that members may pledge, where the farm says nothing else. */
export const ROUND_PERCENT = { least: 80, most: 150 };
/** Cents that a round may be for. */
export const MAX_ROUND_TARGET = 1_000_000_000;

/** Boxes to come that cost the same: the fee of their site, in cents a box, and how many days. */
export interface BoxesAtSite {
  fee: number;
  boxes: number;
}

/** @param price cents a box @returns cents of all boxes to come with fees and tax, as on joining */
export const totalAt = (
  price: number,
  { quantity, taxBasisPoints, parts }: PledgedBoxes & { parts: readonly BoxesAtSite[] },
): number =>
  parts.reduce((sum, { fee, boxes }) => {
    const value = (price + fee) * quantity;
    return sum + boxes * (value + (taxBasisPoints === null ? 0 : shareOf(value, taxBasisPoints)));
  }, 0);

interface PledgedBoxes {
  quantity: number;
  taxBasisPoints: number | null;
}
