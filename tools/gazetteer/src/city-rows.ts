import { type Point, distanceKm } from '@farmgate/backend/src/contract/shared/geo/distance';
import { plainName } from '@farmgate/backend/src/platform/geo/cities/city-name.rules';

export interface TownZip extends Point {
  zipCode: string;
  city: string;
  state: string;
}

/** The ZIP code of a city's downtown. */
interface Downtown {
  zipCode: string;
  population: number;
}

export interface GeoName {
  name: string;
  altName?: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Further than this from all ZIP codes of a name, GeoNames means another place of that name. */
const MOST_KM = 60;

/**
 * The downtowns of the cities that ZIP codes name, each the ZIP code near the city's middle as GeoNames
 * has it, or else to the middle of its ZIP codes.
 * @param zips none of the military's post
 * @param isInhabited whether the Census knows a ZIP code; one of post office boxes alone counts only where a
 * city has no other
 */
export function downtowns(
  zips: Iterable<TownZip>,
  names: Iterable<GeoName>,
  isInhabited: (zipCode: string) => boolean,
): Downtown[] {
  const known = largestByName(names);
  const groups = new Map<string, TownZip[]>();
  for (const zip of zips) {
    const key = `${plainName(zip.city)}, ${zip.state}`;
    const group = groups.get(key);
    if (group) group.push(zip);
    else groups.set(key, [zip]);
  }
  return [...groups].flatMap(([key, group]) => {
    const inhabited = group.filter(({ zipCode }) => isInhabited(zipCode));
    return downtownOf(inhabited.length > 0 ? inhabited : group, known.get(key));
  });
}

interface Known extends Point {
  population: number;
}

function downtownOf(group: readonly TownZip[], known: Known | undefined): Downtown[] {
  const middle = {
    latitude: group.reduce((sum, zip) => sum + zip.latitude, 0) / group.length,
    longitude: group.reduce((sum, zip) => sum + zip.longitude, 0) / group.length,
  };
  const isThere = known !== undefined && group.some((zip) => distanceKm(zip, known) <= MOST_KM);
  const zip = centralOf(group, isThere ? known : middle);
  if (!zip) return [];
  return [{ zipCode: zip.zipCode, population: isThere ? known.population : 0 }];
}

/** Of ZIP codes that are about as near to the middle, the lowest is the oldest: downtown. */
const AS_NEAR_KM = 4;

function centralOf(zips: readonly TownZip[], middle: Point): TownZip | undefined {
  const least = Math.min(...zips.map((zip) => distanceKm(zip, middle)));
  return zips
    .filter((zip) => distanceKm(zip, middle) <= least + AS_NEAR_KM)
    .sort((a, b) => a.zipCode.localeCompare(b.zipCode))[0];
}

/** "New York City" and "Washington, D.C." are New York and Washington to the post. */
const postalName = (name: string) => plainName(name).replace(/ (?:city|d c)$/, '');

function largestByName(names: Iterable<GeoName>): Map<string, Known> {
  const known = new Map<string, Known>();
  const ranked = [...names]
    .filter(({ country, population }) => country === 'US' && population > 0)
    .sort((a, b) => b.population - a.population);
  for (const name of [plainName, postalName]) {
    for (const { name: text, adminCode, population, loc } of ranked) {
      const key = `${name(text)}, ${adminCode}`;
      const [longitude, latitude] = loc.coordinates;
      if (!known.has(key)) known.set(key, { population, latitude, longitude });
    }
  }
  return known;
}
