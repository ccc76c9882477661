import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import { goodsOf } from './markets.js';
import { farmOpening, type Opening } from './opening.js';
import { createRandom, type Random } from './random.js';
import { sellingMonths } from './seasons.rules.js';
import { waterNear } from './sites/coast.js';
import {
  addressOf,
  contactsOf,
  drawFeatures,
  drawGoods,
  hoursNoteOf,
  type PlaceDraft,
} from './sites/place-draft.js';
import type { Site } from './sites/sites.js';
import { linesAt, type Registry } from './text/farm-lines.js';
import { canFill, fillText, type Gaps } from './text/fill-text.js';
import { farmName, pickPeople, pickStreet, suitableNouns, type Names, type People } from './text/names.js';
import type { Sayings } from './text/sayings.js';
import type { FarmLine } from './words/farm-line.js';
import { KIND_WORDS } from './words/kinds.js';
import { LAND } from './words/land.js';
import { STATE_FACTS, type StateFacts } from './words/states.js';

type FarmKind = Exclude<PlaceKind, 'farmers_market'>;

export interface FarmDraft extends PlaceDraft {
  /** What it grows; 'hub' for a food hub. */
  line: string;
  family: string;
  /** The days on which it is open all year; undefined where there are none or they are not known. */
  yearRoundDays: string | undefined;
}

export interface FarmWishes {
  line?: string | undefined;
  people?: People | undefined;
}

/** @returns the same for the same seed and the same neighbors */
export function makeFarm(
  site: Site,
  seed: string,
  names: Names,
  registry: Registry,
  sayings: Sayings,
  wishes: FarmWishes = {},
): FarmDraft {
  const random = createRandom(seed);
  const words = { sayings, others: createRandom(`words ${seed}`) };
  const facts = STATE_FACTS[site.zip.state];
  if (!facts) throw new RangeError(`There are no words for ${site.zip.state}.`);
  if (site.role === 'place' && random.chance(0.06)) return makeHub(site, facts, names, random, words);
  const line = linesAt(site, registry, wishes.line, random);
  const people = wishes.people ?? pickPeople(facts.region, random);
  const kind =
    random.weighted(Object.keys(line.kinds) as FarmKind[], (name) => line.kinds[name] ?? 0) ?? 'farm_stand';
  const picking = pickingOf(line, kind, facts, random);
  const opening = openingOf(site, line, kind, facts, picking?.ripening, random);
  const { name, street } = nameOf(site, line, kind, facts, people, names, random);
  const isOrganic = random.chance(line.organic);
  const isOpen = !random.chance(0.016) || wishes.people !== undefined;
  return {
    ...common(site, name, street, opening, random),
    line: line.id,
    family: people.family,
    yearRoundDays: opening.seasons[0]?.from === '01-01' ? opening.days : undefined,
    kind,
    description: describe(site, line, kind, people, opening, picking?.crop, facts, random, words),
    productTypes: drawGoods(line.goods.slice(0, 2), line.goods.slice(2), isOrganic, random),
    activities: activitiesOf(line, kind, random),
    features: drawFeatures(FEATURE_SHARES[kind], ['cash'], random),
    organicCertified: isOrganic,
    organicOptions: isOrganic,
    businessStatus: isOpen ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY',
  };
}

type Common = Omit<
  PlaceDraft,
  | 'kind'
  | 'description'
  | 'productTypes'
  | 'activities'
  | 'features'
  | 'organicCertified'
  | 'organicOptions'
  | 'businessStatus'
>;

function common(site: Site, name: string, street: string, opening: Opening, random: Random): Common {
  return {
    site,
    name,
    ...addressOf(site, street, random),
    ...contactsOf(name, site, random),
    seasons: opening.seasons,
    hoursNote: hoursNoteOf(opening.seasons, random),
    confirmedDaysAgo: random.int(3, 360),
  };
}

function nameOf(
  site: Site,
  line: FarmLine,
  kind: FarmKind,
  facts: StateFacts,
  { family }: People,
  names: Names,
  random: Random,
): { name: string; street: string } {
  const nouns = suitableNouns(line.nouns, kind, facts.region);
  let street = '';
  const name = names.take(() => {
    street = pickStreet(facts.region, random);
    return farmName(facts.region, { nouns, lands: line.lands?.split(', '), family, street }, random);
  }, site);
  return { name: name.text, street };
}

function pickingOf(line: FarmLine, kind: FarmKind, { climate }: StateFacts, random: Random) {
  const crops = line.pickYourOwn?.filter(({ ripening }) => sellingMonths(ripening, climate) !== null) ?? [];
  return crops.length > 0 && (kind === 'u_pick' || line.id === 'pumpkins') ? random.pick(crops) : undefined;
}

/** Farms that sell online here are mostly open all year; the others close with the season. */
function openingOf(
  site: Site,
  line: FarmLine,
  kind: FarmKind,
  { climate }: StateFacts,
  picking: Parameters<typeof farmOpening>[2],
  random: Random,
): Opening {
  const crop = line.pickYourOwn?.[0]?.ripening;
  const isCropStand =
    kind === 'farm_stand' && site.role === 'place' && crop !== undefined && random.chance(0.6);
  const isSeasonal = kind === 'csa' || kind === 'agritourism' || FIELD_LINES.has(line.id);
  const isAllYear = site.role === 'farm' || !isSeasonal || (kind === 'on_farm_market' && random.chance(0.5));
  return farmOpening(kind, climate, picking ?? (isCropStand ? crop : undefined), isAllYear, random);
}

const FIELD_LINES = new Set([
  'vegetables',
  'townGarden',
  'flowers',
  'chile',
  'berries',
  'nursery',
  'lavender',
]);

function describe(
  site: Site,
  line: FarmLine,
  kind: FarmKind,
  people: People,
  opening: Opening,
  picking: string | undefined,
  facts: StateFacts,
  random: Random,
  words: Words,
): string {
  // A farm of a rural line between houses is one that the town has grown around.
  const isSmall = site.isTown && line.setting === 'rural';
  const gaps: Gaps = {
    who: people.who,
    family: people.family,
    year: String(random.int(1978, 2020)),
    oldYear: String(random.int(1902, 1961)),
    acres: number(isSmall ? [2, 6] : line.acres, random),
    count: number(isSmall ? [line.count[0], line.count[0] * 1.4] : line.count, random),
    few: random.pick(['two', 'three', 'four', 'five', 'six']),
    city: site.zip.city,
    soil: random.pick(LAND.regions[facts.region].soil),
    water: waterNear(site.zip),
    days: opening.days,
    picking,
  };
  const picked = [random.pick(line.openers), random.pick(line.details)];
  const closers = KIND_WORDS.closers[kind].filter(
    (sentence) => canFill(sentence, gaps) && !(site.isTown && COUNTRY_WORDS.test(sentence)),
  );
  if (closers.length > 0 && random.chance(0.72)) picked.push(random.pick(closers));
  return tell(picked, [line.openers, line.details, closers], gaps, site, words);
}

interface Words {
  sayings: Sayings;
  others: Random;
}

/** Two sentences, and a third one where no neighbor says it already. */
function tell(
  picked: readonly string[],
  choices: readonly (readonly string[])[],
  gaps: Gaps,
  site: Site,
  { sayings, others }: Words,
): string {
  const fill = (text: string) => fillText(text, gaps);
  const chosen = picked.map((text, index) => sayings.choose(text, choices[index] ?? [], fill, site, others));
  const isWhole = chosen.slice(2).every((text) => sayings.isNew(fill(text), site));
  const description = fill((isWhole ? chosen : chosen.slice(0, 2)).join(' '));
  sayings.add(description, site);
  return description;
}

/** What a place between houses does not have. */
const COUNTRY_WORDS = /silo|barn|lane|off the road/;

/** A number as people say it: small ones exactly, larger ones rounded. */
function number([low, high]: readonly [number, number], random: Random): string {
  // Small farms are more frequent than large ones.
  const value = low + (high - low) * random.next() ** 1.8;
  const step = value < 30 ? 1 : value < 100 ? 5 : value < 400 ? 10 : value < 1_000 ? 50 : 100;
  return Math.max(low, Math.round(value / step) * step).toLocaleString('en-US');
}

function activitiesOf(line: FarmLine, kind: FarmKind, random: Random): string[] {
  const all = line.activities.split(', ').filter((activity) => activity !== 'U-pick');
  if (kind === 'u_pick') return ['U-pick', ...random.sample(all, random.int(0, 2))];
  if (kind === 'agritourism') return random.sample(all, random.int(2, 4));
  return random.sample(all, random.chance(0.45) ? 1 : 0);
}

function makeHub(site: Site, facts: StateFacts, names: Names, random: Random, words: Words): FarmDraft {
  const people = pickPeople(facts.region, random);
  const opening = farmOpening('food_hub', facts.climate, undefined, true, random);
  const crops = random.sample(facts.crops, 2);
  let street = '';
  const name = names.take(() => {
    street = pickStreet(facts.region, random);
    const parts = { nouns: KIND_WORDS.hubNouns.split(', '), lands: undefined, family: site.zip.city, street };
    return farmName(facts.region, parts, random);
  }, site);
  const gaps: Gaps = {
    count: String(random.int(9, 46)),
    year: String(random.int(1998, 2020)),
    city: site.zip.city,
    crop: crops[0],
    crop2: crops[1],
    days: opening.days,
  };
  const closers = KIND_WORDS.closers.food_hub.filter((sentence) => canFill(sentence, gaps));
  const choices = [KIND_WORDS.hubOpeners, KIND_WORDS.hubDetails, closers];
  return {
    ...common(site, name.text, street, opening, random),
    line: 'hub',
    family: people.family,
    yearRoundDays: opening.days,
    kind: 'food_hub',
    description: tell(
      choices.map((list) => random.pick(list)),
      choices,
      gaps,
      site,
      words,
    ),
    productTypes: drawGoods(
      ['Fresh Vegetables', 'Fresh Fruits', 'Eggs', ...goodsOf(crops)],
      HUB_GOODS,
      true,
      random,
    ),
    activities: [],
    features: drawFeatures(FEATURE_SHARES.food_hub, ['online_orders'], random),
    organicCertified: false,
    organicOptions: true,
    businessStatus: 'OPERATIONAL',
  };
}

const HUB_GOODS: readonly ProductType[] = [
  'Dairy Products',
  'Meat',
  'Poultry',
  'Grains',
  'Honey',
  'Baked Goods',
  'Mushrooms',
];

const USUAL = { cards: 0.6, mobile_pay: 0.45, checks: 0.35, parking: 0.75, accessible: 0.25, snap: 0.18 };
const FEATURE_SHARES = {
  on_farm_market: {
    ...USUAL,
    restrooms: 0.4,
    online_orders: 0.3,
    outdoor: 0.1,
    indoor: 0.4,
    wic_fmnp: 0.08,
    senior_fmnp: 0.1,
  },
  csa: { ...USUAL, online_orders: 0.75, delivery: 0.3, volunteer: 0.25, snap: 0.4, barter: 0.06 },
  food_hub: { ...USUAL, delivery: 0.6, indoor: 0.7, snap: 0.45, snap_match: 0.2 },
  agritourism: { ...USUAL, restrooms: 0.85, pets: 0.3, outdoor: 0.9, accessible: 0.4, volunteer: 0.1 },
  farm_stand: {
    ...USUAL,
    outdoor: 0.6,
    mobile_pay: 0.55,
    cards: 0.4,
    wic_fmnp: 0.12,
    senior_fmnp: 0.14,
    barter: 0.06,
  },
  u_pick: { ...USUAL, outdoor: 0.95, restrooms: 0.6, pets: 0.12 },
} as const;
