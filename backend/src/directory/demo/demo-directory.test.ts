import { beforeAll, describe, expect, it } from '@jest/globals';
import { LISTING_CATEGORIES, UNITS } from '../../contract/directory/categories.js';
import { PLACE_KINDS } from '../../contract/directory/place-kinds.js';
import { PRODUCT_TYPES } from '../../contract/directory/product-types.js';
import { distanceMiles } from '../../contract/shared/geo/distance.js';
import { LISTINGS_TOTAL, makeDemoDirectory, type DemoDirectory } from './demo-directory.js';
import { addExceptions } from './exceptions.js';
import { COASTS } from './sites/coast.js';
import { POPULAR_ZIPS, TOTALS } from './sites/plan-sites.js';
import type { Town, Zip } from './sites/sites.js';
import { FARM_LINES } from './words/farm-line.js';
import { PRODUCTS } from './words/product.js';
import { STATE_FACTS } from './words/states.js';

/**
 * An invented country: a row of towns in each state, with ZIP codes around each, at the foot of the real
 * coasts.
 */
function inventCountry(): { towns: Town[]; zips: Zip[] } {
  const towns: Town[] = [];
  const zips: Zip[] = [];
  Object.keys(STATE_FACTS).forEach((state, row) => {
    for (let column = 0; column < 8; column += 1) {
      const coast = COASTS[row % COASTS.length];
      const latitude = column === 0 && coast ? coast.latitude : 26 + (row % 26) * 0.8;
      const longitude =
        column === 0 && coast
          ? coast.longitude
          : -120 + Math.floor(column / 2) * 3 + (column % 2) * 0.2 + Math.floor(row / 26) * 14;
      const index = towns.length;
      const center = POPULAR_ZIPS[index] ?? String(50_000 + index * 20);
      const city = `Town ${'ABCDEFGH'[column]}${'abcdefghijklmnopqrstuvwxyz'[row % 26]}`;
      towns.push({
        city,
        stateCode: state,
        zipCode: center,
        latitude,
        longitude,
        population: 600_000 - index * 2_000,
      });
      for (let spot = 0; spot < 14; spot += 1) {
        zips.push({
          zipCode: spot === 0 ? center : String(50_000 + index * 20 + spot),
          city,
          state,
          latitude: latitude + (spot % 4) * 0.06 - 0.09 * Number(spot > 0),
          longitude: longitude + Math.floor(spot / 4) * 0.07 - 0.09 * Number(spot > 0),
          timeZone: 'America/Chicago',
        });
      }
    }
  });
  return { towns, zips };
}

const { towns, zips } = inventCountry();
const NOVEMBER = 11;
let demo: DemoDirectory;
const everywhere = () => [...demo.markets, ...demo.places, ...demo.farms];
const allListings = () =>
  demo.farms.flatMap((farm) => farm.listings.map((listing) => ({ ...listing, farm })));

beforeAll(() => {
  demo = makeDemoDirectory(towns, zips, NOVEMBER);
});

describe('the demonstration directory', () => {
  it('is the same for the same month', () => {
    expect(makeDemoDirectory(towns, zips, NOVEMBER)).toEqual(demo);
  });

  it('has a market that moves on the coming Saturday, and a farm that closes for two days', () => {
    const directory = makeDemoDirectory(towns, zips, NOVEMBER);
    addExceptions(directory, new Date('2026-11-24T15:00:00Z'));
    const dates = [...directory.markets, ...directory.places, ...directory.farms].flatMap(
      ({ exceptions = [] }) => exceptions.map(({ kind, from, to }) => [kind, from, to]),
    );
    expect(dates).toEqual([
      ['moved', '2026-11-28', '2026-11-28'],
      ['closed', '2026-12-04', '2026-12-05'],
    ]);
  });

  it('has the records that were asked for, of every kind, category and unit, in every month', () => {
    expect(demo.markets).toHaveLength(TOTALS.market);
    expect(demo.places.length + demo.farms.length).toBe(TOTALS.farm + TOTALS.place);
    expect(new Set(everywhere().map(({ kind }) => kind))).toEqual(new Set(PLACE_KINDS));
    for (const month of [7, NOVEMBER]) {
      const farms = month === NOVEMBER ? demo.farms : makeDemoDirectory(towns, zips, month).farms;
      const listings = farms.flatMap((farm) => farm.listings);
      expect(Math.abs(listings.length - LISTINGS_TOTAL)).toBeLessThanOrEqual(5);
      expect(new Set(listings.map(({ category }) => category))).toEqual(new Set(LISTING_CATEGORIES));
      expect(new Set(listings.map(({ unit }) => unit))).toEqual(new Set(UNITS));
    }
  });

  it('has something of each sort within 25 miles of each of the 300 largest cities', () => {
    const centers = new Map(zips.map((zip) => [zip.zipCode, zip]));
    for (const town of towns.slice(0, 300)) {
      const center = centers.get(town.zipCode) ?? town;
      for (const records of [
        demo.markets,
        demo.places,
        demo.farms.filter(({ listings }) => listings.length > 0),
      ]) {
        expect(records.some(({ site }) => distanceMiles(center, site) <= 25)).toBe(true);
      }
    }
  });

  it('says its prices in dollars and cents', () => {
    for (const { price } of allListings()) {
      expect(price).toMatch(/^\d{1,3}\.\d\d$/);
      expect(Number(price)).toBeGreaterThan(0);
    }
  });

  it("has no name twice and none that is a neighbor's", () => {
    const names = everywhere().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("can be taken for nobody's business: 555-01 numbers and hosts below farmgate.example only", () => {
    for (const { phone, email, website } of everywhere()) {
      if (phone !== null) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      if (email !== null) expect(email).toMatch(/^[a-z]+@[a-z0-9]+\.farmgate\.example$/);
      if (website !== null) expect(website).toMatch(/^https:\/\/[a-z0-9]+\.farmgate\.example$/);
    }
    expect(demo.farms.every(({ phone, email }) => phone !== null || email !== null)).toBe(true);
  });

  it('reads well: no gaps left, no double spaces, two sentences or more about a place, few texts twice', () => {
    const texts = [...everywhere(), ...allListings()].map(({ description }) => description);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z0-9].*[.!?]$/);
      expect(text).not.toMatch(/[{}]|undefined| {2}|\.\.| ,/);
    }
    expect(
      everywhere().every(({ description }) => (description.match(/[.!?]( |$)/g) ?? []).length >= 2),
    ).toBe(true);
    expect(new Set(everywhere().map(({ description }) => description)).size).toBeGreaterThan(2_000);
    expect(new Set(allListings().map(({ description }) => description)).size).toBeGreaterThan(1_000);
  });

  it('keeps to the vocabulary, and a farm lists what it sells', () => {
    for (const { productTypes } of everywhere()) {
      expect(productTypes.length).toBeGreaterThan(0);
      expect(PRODUCT_TYPES).toEqual(expect.arrayContaining(productTypes));
    }
    const eggs = allListings().filter(({ category }) => category === 'eggs');
    expect(eggs.every(({ farm }) => farm.productTypes.includes('Eggs'))).toBe(true);
  });

  it('has hours that end after they begin, and some places whose hours nobody knows', () => {
    const seasons = everywhere().flatMap((place) => place.seasons);
    for (const { from, to, hours } of seasons) {
      expect(`${from} ${to}`).toMatch(/^\d\d-\d\d \d\d-\d\d$/);
      for (const { opens, closes } of hours) expect(String(opens) < String(closes)).toBe(true);
    }
    const unknown = everywhere().filter((place) => place.seasons.length === 0);
    expect(unknown.length).toBeGreaterThan(50);
    expect(unknown.length).toBeLessThan(400);
  });

  it('gives the demonstration farmer four farms in one region, all open, and one listing that is sold out', () => {
    const owned = demo.farms.filter(({ owner }) => owner === 'farmer');
    expect(owned).toHaveLength(4);
    expect(owned.every(({ businessStatus }) => businessStatus === 'OPERATIONAL')).toBe(true);
    expect(allListings().filter(({ isAvailable }) => !isAvailable)).toHaveLength(1);
  });

  it('gives the demonstration vendor one farm in the same region', () => {
    const owned = demo.farms.filter(({ owner }) => owner === 'vendor');
    expect(owned).toHaveLength(1);
    expect(owned[0]).toMatchObject({ isVerified: true, businessStatus: 'OPERATIONAL' });
  });

  it('has some listings of the last three days, and one older than sixty, which asks its farmer', () => {
    const ages = allListings().map(({ postedDaysAgo }) => postedDaysAgo);
    const old = allListings().filter(({ postedDaysAgo }) => postedDaysAgo >= 60);
    expect(old.map(({ farm, isAvailable }) => [farm.owner, isAvailable])).toEqual([['farmer', true]]);
    const share = ages.filter((days) => days < 3).length / ages.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.08);
  });

  it('has products for every line of farming, and a line for all products', () => {
    expect(Object.keys(PRODUCTS).sort()).toEqual(FARM_LINES.map(({ id }) => id).sort());
  });
});
