import { describe, expect, it } from '@jest/globals';
import { distanceMiles, type Point } from '../../src/contract/shared/geo/distance.js';
import { makeDemoDirectory } from '../../src/directory/demo/demo-directory.js';
import { POPULAR_ZIPS } from '../../src/directory/demo/sites/plan-sites.js';
import { runsOf } from '../../src/directory/demo/text/sayings.js';
import { readGazetteer } from '../../src/platform/geo/gazetteer.js';

const numbers = ({ latitude, longitude }: Record<string, string>) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});
const zips = readGazetteer('zip-codes').map((row) => ({
  ...numbers(row),
  zipCode: row.zip_code,
  city: row.city,
  state: row.state,
  timeZone: row.time_zone,
}));
const towns = readGazetteer('cities')
  .map((row) => ({
    ...numbers(row),
    city: row.city,
    stateCode: row.state,
    zipCode: row.zip_code,
    population: Number(row.population),
  }))
  .sort((one, other) => other.population - one.population);

const NOVEMBER = 11;
const demo = makeDemoDirectory(towns, zips, NOVEMBER);
const listings = demo.farms.flatMap(({ site, listings: own }) =>
  own.map(({ description }) => ({ site, description })),
);
const PAGES = { markets: demo.markets, farms: [...demo.places, ...demo.farms], listings };
const centers = new Map(zips.map((zip) => [zip.zipCode, zip]));

/** @returns what a list of 20 near a ZIP code says twice */
function saidTwice(of: readonly { site: Point; description: string }[], center: Point): string[] {
  const miles = (place: { site: Point }) => distanceMiles(center, place.site);
  const page = of
    .filter((place) => miles(place) <= 25)
    .sort((one, other) => miles(one) - miles(other))
    .slice(0, 20);
  const counts = new Map<string, number>();
  for (const { description } of page)
    for (const run of runsOf(description)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([run]) => run);
}

describe('a page of demonstration data', () => {
  const places = [...POPULAR_ZIPS, ...towns.slice(0, 60).map(({ zipCode }) => zipCode)];
  it.each(Object.entries(PAGES))('says nothing twice in five words or more: %s', (_, of) => {
    const twice = places.map((zipCode) => [
      zipCode,
      saidTwice(of, centers.get(zipCode) ?? (zips[0] as Point)),
    ]);
    expect(Object.fromEntries(twice.filter(([, runs]) => runs?.length))).toEqual({});
  });
});
