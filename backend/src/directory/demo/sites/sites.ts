import { distanceMiles, type Point } from '../../../contract/shared/geo/distance.js';
import type { Random } from '../random.js';

export interface Zip extends Point {
  zipCode: string;
  city: string;
  /** Two letters. */
  state: string;
  timeZone: string;
}

/** Distances to it are those to its ZIP code's center, as in a search. */
export interface Town extends Point {
  city: string;
  stateCode: string;
  zipCode: string;
  population: number;
}

export type Role = 'market' | 'farm' | 'place';

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
  /\d|[&/]|\b(a f b|afb|air force|airfield|army|airport|apo|fpo|bank|bkcard|base|board|books?|box|camp|center|ceo|com|comp|company|co|corp|crm|ctr|dept|elect|express|federal|finance|firms?|fulfill|gas|geological|government|hospital|ins|insurance|internal|international|life|mail|marine|medical|mission|missile|music|naval|national|nasa|nursery|oil|opp|reporting|service|services|station|survey|svc|systems?|telephone|univ|university|vision|j b p h h|u s|fort (benning|bliss|bragg|campbell|carson|drum|eustis|gordon|hood|huachuca|irwin|jackson|knox|leonard wood|lewis|meade|polk|riley|rucker|sill|stewart|wainwright))\b/i;

const CELL = 0.5;
const cellOf = ({ latitude, longitude }: Point) =>
  `${Math.floor(latitude / CELL)},${Math.floor(longitude / CELL)}`;

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

  /** @param miles at most about 60 @returns in no order that means anything */
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

export function countBy<Item>(items: Iterable<Item>, key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

/** Real towns, each point once: a large firm's own ZIP code bears the firm's name. */
export function usableZips(
  zips: readonly Zip[],
  towns: readonly Town[],
  isKnownState: (state: string) => boolean,
): Zip[] {
  const names = new Set(towns.map(({ city, stateCode }) => `${city}, ${stateCode}`));
  const cities = new Nearby(towns.filter(({ population }) => population >= CITY_PEOPLE));
  const points = new Set<string>();
  return zips.filter((zip) => {
    const point = `${zip.latitude.toFixed(2)},${zip.longitude.toFixed(2)}`;
    if (!isKnownState(zip.state) || NOT_A_TOWN.test(zip.city) || points.has(point)) return false;
    if (!names.has(`${zip.city}, ${zip.state}`) && cities.within(zip, CITY_MILES).length > 0) return false;
    points.add(point);
    return true;
  });
}

const CITY_PEOPLE = 60_000;
const CITY_MILES = 7;

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
