import { distanceMiles, type Point } from '../../platform/geo/distance.js';
import type { Random } from './random.js';

/** A ZIP code's center. */
export interface Zip extends Point {
  zipCode: string;
  city: string;
  /** Two letters. */
  state: string;
  timeZone: string;
}

/** A city of `target_locations`; distances to it are those to its ZIP code's center, as in a search. */
export interface Town extends Point {
  city: string;
  stateCode: string;
  zipCode: string;
  population: number;
}

export type Role = 'market' | 'farm' | 'place';

/** Where one demonstration record stands. */
export interface Site extends Point {
  role: Role;
  zip: Zip;
  isTown: boolean;
  isApproximate: boolean;
  /** Which one of its sort it is around a popular region, from 0; absent elsewhere. */
  lead?: { around: string; index: number };
}

/** Names in the ZIP code package that are not places: firms, offices, bases. */
const NOT_A_TOWN =
  /\d|[&/]|\b(afb|air force|airport|apo|fpo|bank|bkcard|base|book|box|camp|center|ceo|com|comp|company|co|corp|crm|ctr|dept|elect|express|federal|finance|firms?|fulfill|gas|geological|government|hospital|ins|internal|international|life|mail|marine|medical|mission|missile|music|naval|national|nasa|nursery|oil|opp|reporting|service|services|station|survey|svc|systems?|telephone|univ|university|vision|j b p h h|u s)\b/i;

const CELL = 0.5;
const cellOf = ({ latitude, longitude }: Point) =>
  `${Math.floor(latitude / CELL)},${Math.floor(longitude / CELL)}`;

/** Points that can be asked for what lies near. */
export class Nearby<Item extends Point> {
  private readonly cells = new Map<string, Item[]>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    const cell = this.cells.get(cellOf(item));
    if (cell) cell.push(item);
    else this.cells.set(cellOf(item), [item]);
  }

  /** @param miles at most about 60; everything within, in no order that means anything */
  within(center: Point, miles: number): Item[] {
    const north = miles / 69;
    const east = north / Math.max(0.3, Math.cos((center.latitude * Math.PI) / 180));
    const found: Item[] = [];
    for (
      let y = Math.floor((center.latitude - north) / CELL);
      y <= (center.latitude + north) / CELL;
      y += 1
    ) {
      for (
        let x = Math.floor((center.longitude - east) / CELL);
        x <= (center.longitude + east) / CELL;
        x += 1
      ) {
        for (const item of this.cells.get(`${y},${x}`) ?? []) {
          if (Math.abs(item.latitude - center.latitude) > north) continue;
          if (distanceMiles(center, item) <= miles) found.push(item);
        }
      }
    }
    return found;
  }
}

/** The ZIP codes that a demonstration record may have: real towns, each point once. */
export function usableZips(zips: Iterable<Zip>, isKnownState: (state: string) => boolean): Zip[] {
  const points = new Set<string>();
  return [...zips].filter((zip) => {
    const point = `${zip.latitude.toFixed(2)},${zip.longitude.toFixed(2)}`;
    if (!isKnownState(zip.state) || NOT_A_TOWN.test(zip.city) || points.has(point)) return false;
    points.add(point);
    return true;
  });
}

/** @returns a spot in a ZIP code: near its center, or exactly there where only that is known */
export function siteIn(zip: Zip, role: Role, isTown: boolean, random: Random): Site {
  const isApproximate = random.chance(0.07);
  const angle = random.next() * 2 * Math.PI;
  const miles = isApproximate ? 0 : 0.1 + random.next() * (isTown ? 0.35 : 0.75);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    role,
    zip,
    isTown,
    isApproximate,
    latitude: round(zip.latitude + (miles * Math.sin(angle)) / 69),
    longitude: round(
      zip.longitude + (miles * Math.cos(angle)) / (69 * Math.cos((zip.latitude * Math.PI) / 180)),
    ),
  };
}
