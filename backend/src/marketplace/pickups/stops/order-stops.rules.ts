import { distanceMiles } from '../../../contract/shared/geo/distance.js';

/** Where something is brought to. */
export interface Stop {
  latitude: number;
  longitude: number;
}

/**
 * Puts the stops of a day's delivery in a sensible order: always to the nearest one next, then turned around
 * wherever that makes the way shorter (2-opt). Ways are as the crow flies, from the farm and back to it.
 * @returns the stops in an order that is never longer than the given one
 */
export function orderStops<Place extends Stop>(from: Stop, stops: readonly Place[]): Place[] {
  const nearest = shorten(from, toNearestNext(from, stops));
  return tourMiles(from, nearest) <= tourMiles(from, stops) ? nearest : [...stops];
}

/** @returns how long a tour is from the farm over all stops and back, in miles as the crow flies */
export function tourMiles(from: Stop, stops: readonly Stop[]): number {
  const way = [from, ...stops, from];
  return way.slice(1).reduce((miles, stop, index) => miles + between(way[index] ?? from, stop), 0);
}

const between = distanceMiles;

function toNearestNext<Place extends Stop>(from: Stop, stops: readonly Place[]): Place[] {
  const left = [...stops];
  const tour: Place[] = [];
  let here = from;
  while (left.length > 0) {
    const miles = left.map((stop) => between(here, stop));
    const [next] = left.splice(miles.indexOf(Math.min(...miles)), 1);
    if (!next) break;
    tour.push(next);
    here = next;
  }
  return tour;
}

/** Turns stretches of a tour around until no turn makes it shorter. */
function shorten<Place extends Stop>(from: Stop, stops: readonly Place[]): Place[] {
  let tour = [...stops];
  for (;;) {
    const turn = bestTurn(from, tour);
    if (!turn) return tour;
    const [first, last] = turn;
    tour = [...tour.slice(0, first), ...tour.slice(first, last + 1).reverse(), ...tour.slice(last + 1)];
  }
}

/** Rounding must not let two orders of one length take turns for ever. */
const LEAST_GAIN_MILES = 1e-6;

function bestTurn(from: Stop, tour: readonly Stop[]): [first: number, last: number] | null {
  let best: [number, number] | null = null;
  let most = LEAST_GAIN_MILES;
  for (let first = 0; first < tour.length - 1; first += 1) {
    for (let last = first + 1; last < tour.length; last += 1) {
      const [before, a, b, after] = [
        tour[first - 1] ?? from,
        tour[first] ?? from,
        tour[last] ?? from,
        tour[last + 1] ?? from,
      ];
      const gain = between(before, a) + between(b, after) - between(before, b) - between(a, after);
      if (gain > most) [best, most] = [[first, last], gain];
    }
  }
  return best;
}
