import type { Load } from './run/measure.js';
import type { Sizes } from './seed/sizes.js';

/** How much data the bench seeds and how long it measures. */
export interface Plan {
  sizes: Sizes;
  /** So many location pages are made by the generator; the rest are copies of them. */
  pagesMade: number;
  rounds: number;
  load: Load;
  /** Before the first round, so that code and caches are warm. */
  warmUp: Load | null;
  /** Orders that are placed. */
  orders: number;
  /** How often the server is started, and how long it rests before its memory is read, in seconds. */
  starts: number;
  rest: number;
  /** Every combination of a list's sort and filter, or each of them once. */
  combinesLists: boolean;
}

export const FULL: Plan = {
  sizes: {
    places: 200_000,
    farms: 100_000,
    listings: 1_000_000,
    vendors: 5_000,
    products: 100_000,
    users: 200_000,
    orders: 300_000,
    locationPages: 2_000,
  },
  pagesMade: 300,
  rounds: 5,
  load: { connections: 10, seconds: 1 },
  warmUp: { connections: 10, seconds: 0.5 },
  orders: 1_000,
  starts: 3,
  rest: 10,
  combinesLists: true,
};

/** Proves that the bench works; its figures mean nothing. */
export const QUICK: Plan = {
  sizes: {
    places: 800,
    farms: 400,
    listings: 1_000,
    vendors: 40,
    products: 1_000,
    users: 600,
    orders: 300,
    locationPages: 24,
  },
  pagesMade: 12,
  rounds: 1,
  load: { connections: 10, requests: 30 },
  warmUp: null,
  orders: 20,
  starts: 1,
  rest: 0,
  combinesLists: false,
};
