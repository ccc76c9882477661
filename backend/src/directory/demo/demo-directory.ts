import { completeProductTypes } from '../../contract/directory/product-types.js';
import { LISTING_ASK_DAYS } from '../../contract/shared/limits.js';
import { makeFarm, type FarmDraft, type FarmWishes } from './farms.js';
import { CATEGORY_GOODS, makeListings, type ListingDraft, type Shelf } from './listings.js';
import { makeMarket } from './markets.js';
import { createRandom, type Random } from './random.js';
import type { PlaceDraft } from './sites/place-draft.js';
import { planSites } from './sites/plan-sites.js';
import { Nearby, type Site, type Town, type Zip } from './sites/sites.js';
import type { Registry } from './text/farm-lines.js';
import { Names } from './text/names.js';
import { Sayings } from './text/sayings.js';

export const LISTINGS_TOTAL = 2_000;

export interface RegisteredDraft extends FarmDraft {
  owner: 'farmer' | 'vendor' | null;
  isVerified: boolean;
  createdDaysAgo: number;
  listings: ListingDraft[];
}

export interface DemoDirectory {
  markets: PlaceDraft[];
  places: FarmDraft[];
  farms: RegisteredDraft[];
}

const OWNER_ZIP = '33901';
const OWNER = { family: 'Meadows', who: 'Frank Meadows and family' };
/** The demonstration's vendor has a farm beside the shop: one business, whose farm page has products. */
const VENDOR = { family: 'Orchard', who: 'Vera Orchard and her crew' };
const VENDOR_LINE = 'bees';
const OWNER_LINES = ['vegetables', 'citrus', 'eggs', 'tropicals'];
const OTHER_LINES_THERE = ['greenhouse', 'bees', 'kitchen', 'dairy', 'berries'];
/** What the popular regions have in any case, so that the usual searches find something there all year. */
const LEADING_LINES = [
  'vegetables',
  'greenhouse',
  'eggs',
  'bees',
  'fruit',
  'kitchen',
  'dairy',
  'berries',
  'livestock',
];
/** What does not fit between houses, however popular. */
const NEEDS_PASTURE = new Set(['dairy', 'livestock', 'berries']);
const FRUIT_LINES: Readonly<Record<string, string>> = { CA: 'westernCitrus', TX: 'nuts', FL: 'citrus' };

/** The same for the same arguments. @param towns the most populous first @param month 1 to 12 */
export function makeDemoDirectory(
  towns: readonly Town[],
  zips: readonly Zip[],
  month: number,
): DemoDirectory {
  const sites = planSites(towns, zips);
  const names = new Names();
  const registry: Registry = new Nearby();
  const sayings = new Sayings();
  const seeded = (role: Site['role']) =>
    sites.filter((site) => site.role === role).map((site, index) => ({ site, seed: `${role} ${index}` }));
  const farms = seeded('farm').map(({ site, seed }) =>
    register(
      makeFarm(site, seed, names, registry, sayings, wishesOf(site)),
      createRandom(`registered ${seed}`),
    ),
  );
  const markets = seeded('market').map(({ site, seed }) => makeMarket(site, seed, names, sayings));
  const places = seeded('place').map(({ site, seed }) => makeFarm(site, seed, names, registry, sayings));
  stock(farms, month, sayings);
  return { markets, places, farms };
}

function wishesOf({ lead, zip, isTown }: Site): FarmWishes {
  if (!lead) return {};
  if (lead.around === OWNER_ZIP) {
    const ownLine = OWNER_LINES[lead.index];
    if (ownLine) return { line: ownLine, people: OWNER };
    const line = OTHER_LINES_THERE[lead.index - OWNER_LINES.length];
    return line === VENDOR_LINE ? { line, people: VENDOR } : { line };
  }
  const line = LEADING_LINES[lead.index];
  if (isTown && line && NEEDS_PASTURE.has(line)) return {};
  return { line: line === 'fruit' ? (FRUIT_LINES[zip.state] ?? 'apples') : line };
}

function register(farm: FarmDraft, random: Random): RegisteredDraft {
  const owner = farm.family === OWNER.family ? 'farmer' : farm.family === VENDOR.family ? 'vendor' : null;
  const isOwned = owner !== null;
  const isLast = owner === 'farmer' && farm.site.lead?.index === OWNER_LINES.length - 1;
  const isKnown = isOwned || random.chance(0.55);
  return {
    ...farm,
    owner,
    isVerified: isOwned ? !isLast : isKnown && random.chance(0.7),
    createdDaysAgo: random.int(70, 900),
    listings: [],
  };
}

function stock(farms: readonly RegisteredDraft[], month: number, sayings: Sayings): void {
  const random = createRandom('stock');
  const shelf: Shelf = new Nearby();
  const counts = new Map(farms.map((farm) => [farm, farm.site.lead ? 4 : 2]));
  let left = LISTINGS_TOTAL - [...counts.values()].reduce((sum, count) => sum + count, 0);
  while (left > 0) {
    const farm = random.pick(farms);
    const count = counts.get(farm) ?? 0;
    if (count >= MOST_LISTINGS) continue;
    counts.set(farm, count + 1);
    left -= 1;
  }
  let carried = 0;
  farms.forEach((farm, index) => {
    const wanted = (counts.get(farm) ?? 0) + carried;
    farm.listings = makeListings(farm, wanted, month, shelf, sayings, `listings ${index}`);
    // What a farm has too few products for, the next one takes on.
    carried = wanted - farm.listings.length;
    const offered = farm.listings.flatMap(({ category }) => CATEGORY_GOODS[category] ?? []);
    farm.productTypes = completeProductTypes([...farm.productTypes, ...offered], farm.organicCertified);
  });
  // The farmer's own list has every sort: one that sold out, and one that asks whether it is still true.
  const own = farms.find(({ owner }) => owner === 'farmer')?.listings ?? [];
  const [asked, sold] = [own.at(0), own.at(-1)];
  if (asked) asked.postedDaysAgo = LISTING_ASK_DAYS + 4.3;
  if (sold) sold.isAvailable = false;
}

const MOST_LISTINGS = 5;
