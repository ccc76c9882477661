import { createRandom, type Random } from '../random.js';
import { STATE_FACTS } from '../words/states.js';
import { Nearby, siteIn, usableZips, type Role, type Site, type Town, type Zip } from './sites.js';

export const TOTALS: Readonly<Record<Role, number>> = { market: 700, farm: 640, place: 860 };

export const POPULAR_ZIPS = [
  '33901',
  '10001',
  '90012',
  '60601',
  '78701',
  '94102',
  '02108',
  '98101',
  '33904',
  '34102',
] as const;

const LARGEST = 300;
type Need = Readonly<Record<Role, number>>;
const POPULAR: Need = { market: 9, farm: 9, place: 10 };
const CITY: Need = { market: 2, farm: 2, place: 2 };
const COUNTRY: Need = { market: 1, farm: 1, place: 1 };
const ROLES = ['market', 'farm', 'place'] as const;

/** A search reaches 25 miles; a ZIP code's center and a spot in it may be a mile apart. */
const COUNTED_MILES = 22;
const REACH: Readonly<Record<Role, number>> = { market: 12, farm: 20, place: 20 };
const COUNTRY_TOWNS = 110;
/** Within the limits of a city of this many people there are no pastures. */
const BIG_CITY = 190_000;
/** From this many ZIP codes within six miles on, a place stands between houses. */
const CROWDED = 12;

/** Popular regions and large cities first: those are the sites that visitors see. */
export function planSites(towns: readonly Town[], zips: readonly Zip[]): Site[] {
  const bigCities = new Set(
    towns
      .filter(({ population }) => population >= BIG_CITY)
      .map(({ city, stateCode }) => townKey(city, stateCode)),
  );
  const plan = new Plan(
    usableZips(zips, towns, (state) => state in STATE_FACTS),
    bigCities,
    createRandom('sites'),
  );
  const byZip = new Map(zips.map((zip) => [zip.zipCode, zip]));
  const center = (zipCode: string) => byZip.get(zipCode);
  for (const zipCode of POPULAR_ZIPS) plan.topUp(center(zipCode), POPULAR, true);
  const cities = towns.slice(0, LARGEST);
  for (const { zipCode } of cities) plan.topUp(center(zipCode), CITY);
  for (const { zipCode } of countryTowns(towns, byZip)) plan.topUp(center(zipCode), COUNTRY);
  plan.fill(cities.flatMap((town) => ({ zip: center(town.zipCode), weight: Math.sqrt(town.population) })));
  return plan.sites;
}

function countryTowns(towns: readonly Town[], byZip: ReadonlyMap<string, Zip>): Town[] {
  const taken = new Nearby<Town>(towns.slice(0, LARGEST));
  const chosen: Town[] = [];
  for (const town of createRandom('country').sample(towns.slice(LARGEST), towns.length)) {
    if (chosen.length === COUNTRY_TOWNS) break;
    if (!byZip.has(town.zipCode) || !STATE_FACTS[town.stateCode] || town.population > 45_000) continue;
    if (taken.within(town, 45).length > 0) continue;
    taken.add(town);
    chosen.push(town);
  }
  return chosen;
}

const townKey = (city: string, state: string) => `${city}, ${state}`;

class Plan {
  readonly sites: Site[] = [];
  private readonly zips: Nearby<Zip>;
  private readonly placed: Nearby<Site> = new Nearby();
  private readonly uses = new Map<Zip, number>();
  private readonly density = new Map<Zip, number>();

  constructor(
    usable: readonly Zip[],
    private readonly bigCities: ReadonlySet<string>,
    private readonly random: Random,
  ) {
    this.zips = new Nearby(usable);
  }

  topUp(center: Zip | undefined, need: Need, isPopular = false): void {
    if (!center) return;
    const near = this.placed.within(center, COUNTED_MILES);
    for (const role of ROLES) {
      const missing = need[role] - near.filter((site) => site.role === role).length;
      for (let index = 0; index < missing; index += 1) {
        this.add(center, role, isPopular ? { around: center.zipCode, index } : undefined);
      }
    }
  }

  fill(points: readonly { zip: Zip | undefined; weight: number }[]): void {
    for (const role of ROLES) {
      let count = this.sites.filter((site) => site.role === role).length;
      for (; count < TOTALS[role]; count += 1) {
        const point = this.random.weighted(points, ({ weight }) => weight);
        if (point?.zip) this.add(point.zip, role);
      }
    }
  }

  private add(center: Zip, role: Role, lead?: Site['lead']): void {
    const near = this.zips.within(center, REACH[role]);
    const choice = lead && role === 'farm' ? this.outskirts(near) : near;
    const zip = this.choose(choice.length > 0 ? choice : [center], role);
    this.uses.set(zip, (this.uses.get(zip) ?? 0) + 1);
    const site = {
      ...siteIn(zip, role, this.isTown(zip), this.random),
      ...(lead ? { lead } : {}),
    };
    this.sites.push(site);
    this.placed.add(site);
  }

  /** The emptiest sixth: everyone sees these farms first, so they get some land. */
  private outskirts(zips: readonly Zip[]): Zip[] {
    const outside = zips.filter((zip) => !this.bigCities.has(townKey(zip.city, zip.state)));
    return outside
      .sort((a, b) => this.densityOf(a) - this.densityOf(b))
      .slice(0, Math.max(12, Math.ceil(outside.length / 6)));
  }

  /** A ZIP code that has a record already is the second choice. */
  private choose(zips: readonly Zip[], role: Role): Zip {
    const chosen = this.random.weighted(zips, (zip) => {
      const crowd = this.densityOf(zip);
      const fit =
        role === 'market' ? Math.min(crowd, 8) + 1 : 30 / ((crowd + 1) ** 1.6 * (this.isTown(zip) ? 2 : 1));
      return fit / (1 + (this.uses.get(zip) ?? 0)) ** 4;
    });
    return chosen ?? this.random.pick(zips);
  }

  private isTown(zip: Zip): boolean {
    return this.densityOf(zip) >= CROWDED || this.bigCities.has(townKey(zip.city, zip.state));
  }

  private densityOf(zip: Zip): number {
    let density = this.density.get(zip);
    if (density === undefined) {
      density = this.zips.within(zip, 6).length;
      this.density.set(zip, density);
    }
    return density;
  }
}
