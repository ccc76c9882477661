import { distanceKm } from '@farmgate/backend/src/contract/shared/geo/distance';
import { STATE_NAMES } from '@farmgate/backend/src/contract/shared/states';
import type { TownZip } from './city-rows.js';

/** Cities below this are left to the pages of their neighbors. */
const LEAST_POPULATION = 5_000;
/** GeoNames' code for a neighborhood. */
const NEIGHBORHOOD = 'PPLX';

/** Smaller cities that the site map names beside the largest. */
const NAMED = new Set(['fort myers, FL', 'cape coral, FL']);

export interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

export interface TargetRow {
  city: string;
  state: string;
  stateCode: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  population: number;
  /** 1 for the largest cities, then larger: the order in which pages are made. */
  priority: number;
}

/**
 * The cities of GeoNames over 5,000 people that share their name and state with a ZIP code, each with the
 * nearest such ZIP code, the most populous first and each name once per state.
 */
export function targetRows(cities: Iterable<City>, zips: Iterable<TownZip>): TargetRow[] {
  const byName = groupByName(zips);
  const rows = new Map<string, TargetRow>();
  const ranked = [...cities]
    .filter(({ country, featureCode, population }) => {
      return country === 'US' && featureCode !== NEIGHBORHOOD && population > LEAST_POPULATION;
    })
    .sort((a, b) => b.population - a.population);
  for (const { name, adminCode, population, loc } of ranked) {
    const [longitude, latitude] = loc.coordinates;
    const key = `${name.toLowerCase()}, ${adminCode}`;
    const state = STATE_NAMES[adminCode];
    const nearest = byName
      .get(key)
      ?.map((zip) => ({ zip, km: distanceKm(zip, { latitude, longitude }) }))
      .sort((a, b) => a.km - b.km)[0]?.zip;
    if (!state || !nearest || rows.has(key)) continue;
    const priority = population >= 250_000 || NAMED.has(key) ? 1 : population >= 50_000 ? 2 : 3;
    const { zipCode } = nearest;
    rows.set(key, {
      city: name,
      state,
      stateCode: adminCode,
      zipCode,
      latitude,
      longitude,
      population,
      priority,
    });
  }
  return [...rows.values()];
}

function groupByName(zips: Iterable<TownZip>): Map<string, TownZip[]> {
  const groups = new Map<string, TownZip[]>();
  for (const zip of zips) {
    const key = `${zip.city.toLowerCase()}, ${zip.state}`;
    const group = groups.get(key);
    if (group) group.push(zip);
    else groups.set(key, [zip]);
  }
  return groups;
}
