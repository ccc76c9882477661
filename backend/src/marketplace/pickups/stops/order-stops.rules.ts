import { distanceMiles } from '../../../contract/shared/geo/distance.js';

export interface Stop {
  latitude: number;
  longitude: number;
}

/** The nearest next, then 2-opt, as the crow flies. @returns never longer than the given order */
export function orderStops<Place extends Stop>(from: Stop, stops: readonly Place[]): Place[] {
  const miles = milesBetween([from, ...stops]);
  const tour = toNearestNext(stops.length, miles);
  shorten(tour, miles);
  const ordered = tour.flatMap((place) => stops[place - 1] ?? []);
  return tourMiles(from, ordered) <= tourMiles(from, stops) ? ordered : [...stops];
}

/** @returns how long a tour is from the farm over all stops and back, in miles as the crow flies */
export function tourMiles(from: Stop, stops: readonly Stop[]): number {
  const way = [from, ...stops, from];
  return way.slice(1).reduce((miles, stop, index) => miles + distanceMiles(way[index] ?? from, stop), 0);
}

/** The number of the farm; the stops have 1, 2, 3. */
const FARM = 0;

type Miles = (a: number, b: number) => number;

function milesBetween(places: readonly Stop[]): Miles {
  const count = places.length;
  const table = new Float64Array(count * count);
  for (const [row, a] of places.entries()) {
    for (const [column, b] of places.slice(0, row).entries()) {
      const miles = distanceMiles(a, b);
      table[row * count + column] = miles;
      table[column * count + row] = miles;
    }
  }
  return (a, b) => table[a * count + b] ?? 0;
}

function toNearestNext(count: number, miles: Miles): number[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index + 1));
  const tour: number[] = [];
  let here = FARM;
  while (left.size > 0) {
    let [nearest = FARM] = left;
    for (const place of left) if (miles(here, place) < miles(here, nearest)) nearest = place;
    left.delete(nearest);
    tour.push(nearest);
    here = nearest;
  }
  return tour;
}

/** Rounding must not let two orders of one length take turns for ever. */
const LEAST_GAIN_MILES = 1e-6;

function shorten(tour: number[], miles: Miles): void {
  const at = (index: number) => tour[index] ?? FARM;
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    for (let first = 0; first < tour.length - 1; first += 1) {
      const before = at(first - 1);
      for (let last = first + 1; last < tour.length; last += 1) {
        const [a, b, after] = [at(first), at(last), at(last + 1)];
        const gain = miles(before, a) + miles(b, after) - miles(before, b) - miles(a, after);
        if (gain <= LEAST_GAIN_MILES) continue;
        turnAround(tour, first, last);
        isShorter = true;
      }
    }
  }
}

function turnAround(tour: number[], first: number, last: number): void {
  tour.splice(first, last - first + 1, ...tour.slice(first, last + 1).reverse());
}
