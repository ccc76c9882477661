import { distanceKm, type Point } from '../../../contract/shared/geo/distance.js';
import type { PlaceRecord } from '../../tables/place-record.js';

/** What is further apart than this contradicts each other. Kilometers. */
export const MAX_KM_FROM_ZIP = 50;

export interface ZipCenter extends Point {
  city?: string | null;
  state?: string | null;
}

export interface KnownCity {
  state: string;
  spots: readonly Point[];
}

export interface StatesAround {
  states: readonly string[];
  nearest: string | null;
}

/** A circle around a county: the middle of its bounds, as far as its border reaches from there. */
export interface CountyArea extends Point {
  radiusKm: number;
}

export interface Witnesses {
  zip: ZipCenter | null;
  city: KnownCity | null;
  around: StatesAround | null;
  /** Where the county is that the row names; two of one name may be in a state. */
  county: readonly CountyArea[] | null;
}

export interface Town {
  of: 'zip' | 'city';
  state: string | null;
  votes: number;
  isShared: boolean;
}

export const isNear = (a: Point, b: Point | null): boolean =>
  b !== null && distanceKm(a, b) <= MAX_KM_FROM_ZIP;

/** Near any of a city's ZIP codes: there may be two cities of one name in a state. */
export const isBeside = (point: Point, city: KnownCity | null): boolean =>
  city?.spots.some((spot) => isNear(point, spot)) ?? false;

const isInCounty = (point: Point, county: Witnesses['county']): boolean =>
  county?.some((area) => distanceKm(point, area) <= area.radiusKm) ?? false;

/** The center of a city: of the ZIP codes that have the most others around them. */
export function centerOf(spots: readonly Point[]): Point {
  let most: readonly Point[] = [];
  for (const spot of spots) {
    const around = spots.filter((other) => isNear(spot, other));
    if (around.length > most.length) most = around;
  }
  const mean = (of: (spot: Point) => number) => most.reduce((sum, spot) => sum + of(spot), 0) / most.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** @returns the better of ZIP code and city, and the votes for the coordinates */
export function weigh(
  record: Pick<PlaceRecord, 'state'>,
  here: Point | null,
  { zip, city, around, county }: Witnesses,
): { town: Town | null; coordinateVotes: number } {
  const atZip = here !== null && isNear(here, zip);
  const atCity = here !== null && isBeside(here, city);
  const isShared = zip !== null && city !== null && sharesSpot(zip, city);
  const ofState = (state: string | null | undefined) => Number(state != null && state === record.state);
  const zipTown: Town | null = zip && {
    ...{ of: 'zip', state: zip.state ?? null, isShared },
    votes: 1 + ofState(zip.state) + Number(atZip) + Number(isShared) + Number(isInCounty(zip, county)),
  };
  const cityTown: Town | null =
    city && city.spots.length > 0
      ? {
          ...{ of: 'city', state: city.state, isShared },
          votes:
            1 +
            ofState(city.state) +
            Number(atCity) +
            Number(isShared) +
            Number(city.spots.some((spot) => isInCounty(spot, county))),
        }
      : null;
  const isStateHere = record.state !== null && (around?.states.includes(record.state) ?? false);
  return {
    town: betterOf(zipTown, cityTown, atZip && !atCity),
    coordinateVotes: here
      ? 1 + Number(atZip) + Number(atCity) + Number(isStateHere) + Number(isInCounty(here, county))
      : 0,
  };
}

function sharesSpot(zip: ZipCenter, { state, spots }: KnownCity): boolean {
  if (zip.state && zip.state !== state) return false;
  return spots.length === 0 ? zip.state === state : spots.some((spot) => isNear(zip, spot));
}

/** Two against two: a city beats a ZIP code, unless the coordinates are with the ZIP code. */
function betterOf(zip: Town | null, city: Town | null, isAtZipAlone: boolean): Town | null {
  if (!zip || !city) return zip ?? city;
  if (zip.isShared || zip.votes > city.votes) return zip;
  return zip.votes === city.votes && isAtZipAlone ? zip : city;
}
