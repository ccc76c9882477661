import { WEEKDAYS } from '../../contract/directory/hours.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import { marketOpening, type Opening } from './opening.js';
import { createRandom, type Random } from './random.js';
import {
  addressOf,
  contactsOf,
  drawFeatures,
  drawGoods,
  hoursNoteOf,
  type PlaceDraft,
} from './sites/place-draft.js';
import type { Site } from './sites/sites.js';
import { fillText, type Gaps } from './text/fill-text.js';
import { marketName, pickStreet, type Names } from './text/names.js';
import type { Sayings } from './text/sayings.js';
import { MARKET_WORDS, type MarketDetail, type MarketGround } from './words/markets.js';
import { STATE_FACTS } from './words/states.js';

export function makeMarket(site: Site, seed: string, names: Names, sayings: Sayings): PlaceDraft {
  const random = createRandom(seed);
  const others = createRandom(`words ${seed}`);
  const facts = STATE_FACTS[site.zip.state];
  if (!facts) throw new RangeError(`There are no words for ${site.zip.state}.`);
  const grounds = MARKET_WORDS.grounds.filter(({ isRural }) => !isRural || !site.isTown);
  const ground = newGround(random.pick(grounds), grounds, site, sayings, others);
  const opening = marketOpening(facts.climate, ground.isIndoor ?? false, random);
  const details = newDetails(chooseDetails(ground, random), ground, site, sayings, others);
  const crops = random.sample(facts.crops, 2);
  let street = '';
  const name = names.take(() => {
    street = pickStreet(facts.region, random);
    return marketName(ground, street, site.zip.city, onlyDay(opening), random);
  }, site);
  const hasOrganic = random.chance(0.45);
  return {
    site,
    kind: 'farmers_market',
    name: name.text,
    description: describe(site, ground, street, opening, crops, details, random, sayings, others),
    ...addressOf(site, street, random),
    ...contactsOf(name.text, site, random),
    productTypes: drawGoods(
      ['Fresh Vegetables', 'Fresh Fruits', ...goodsOf(crops), ...details.flatMap(({ goods }) => goods ?? [])],
      USUAL_GOODS,
      hasOrganic,
      random,
    ),
    activities: random.sample(ACTIVITIES, random.int(0, 2)),
    features: drawFeatures(
      FEATURE_SHARES,
      [ground.isIndoor ? 'indoor' : 'outdoor', ...details.flatMap(({ features }) => features ?? [])],
      random,
    ).filter((feature) => feature !== 'pets' || !details.some(({ text }) => text.includes('Dogs stay home'))),
    organicCertified: false,
    organicOptions: hasOrganic,
    seasons: opening.seasons,
    hoursNote: hoursNoteOf(opening.seasons, random),
    businessStatus: random.chance(0.012) ? 'CLOSED_TEMPORARILY' : 'OPERATIONAL',
    confirmedDaysAgo: random.int(3, 360),
  };
}

function describe(
  site: Site,
  ground: MarketGround,
  street: string,
  { days }: Opening,
  [crop = '', crop2 = '']: string[],
  details: readonly MarketDetail[],
  random: Random,
  sayings: Sayings,
  others: Random,
): string {
  const gaps: Gaps = {
    setting: ground.setting.replace('{streetFull}', street),
    count: String(random.int(14, site.isTown ? 48 : 26)),
    year: String(random.int(1974, 2019)),
    when: days,
    city: site.zip.city,
    crop,
    crop2,
  };
  const fill = (text: string) => fillText(text, gaps);
  const openers = MARKET_WORDS.openers.filter((text) => days || !text.includes('{when}'));
  const opener = sayings.choose(random.pick(openers), openers, fill, site, others);
  const line = sayings.choose(random.pick(MARKET_WORDS.crops), MARKET_WORDS.crops, fill, site, others);
  const texts = details.map(({ text }) => text);
  // What a neighbor says already is left out where the market has something else to say.
  const isSaid = texts.length > 0 && !sayings.isNew(fill(line), site);
  const description = fill((isSaid ? [opener, ...texts] : [opener, line, ...texts]).join(' '));
  sayings.add(description, site);
  return description;
}

/** A ground that no neighbor stands on, as far as there are any left. */
function newGround(
  picked: MarketGround,
  grounds: readonly MarketGround[],
  site: Site,
  sayings: Sayings,
  others: Random,
): MarketGround {
  const settings = grounds.map(({ setting }) => setting);
  const setting = sayings.choose(picked.setting, settings, (text) => text, site, others);
  return grounds.find((ground) => ground.setting === setting) ?? picked;
}

/** The same number of details, none of which a neighbor has; fewer where there are no more. */
function newDetails(
  picked: readonly MarketDetail[],
  ground: MarketGround,
  site: Site,
  sayings: Sayings,
  others: Random,
): MarketDetail[] {
  const fresh = (detail: MarketDetail) => sayings.isNew(detail.text, site);
  if (picked.every(fresh)) return [...picked];
  const left = others.sample(suitableDetails(ground).filter(fresh), picked.length);
  return isAlike(left) ? left.slice(0, 1) : left;
}

const suitableDetails = ({ isIndoor }: MarketGround) =>
  MARKET_WORDS.details.filter(({ features }) => !isIndoor || !features?.includes('outdoor'));

function chooseDetails(ground: MarketGround, random: Random): MarketDetail[] {
  const chosen = random.sample(suitableDetails(ground), random.chance(0.3) ? 2 : 1);
  return isAlike(chosen) ? chosen.slice(0, 1) : chosen;
}

const isAlike = (details: readonly MarketDetail[]) =>
  ['Dogs', 'SNAP', 'bread', 'tokens'].some(
    (word) => details.filter(({ text }) => text.includes(word)).length > 1,
  );

function onlyDay({ seasons }: Opening): string | undefined {
  const days = new Set(seasons.flatMap(({ hours }) => hours.map(({ day }) => day)));
  const [day] = days;
  return days.size === 1 && day !== undefined ? WEEKDAYS[day] : undefined;
}

const ACTIVITIES = [
  'Live music',
  'Cooking demonstrations',
  'Kids activities',
  'Plant clinics',
  'Story hour',
  'Seed swaps',
];

const USUAL_GOODS: readonly ProductType[] = [
  'Eggs',
  'Honey',
  'Baked Goods',
  'Herbs',
  'Flowers',
  'Plants',
  'Cheese',
  'Meat',
  'Preserves',
  'Prepared Foods',
  'Artisan Goods',
  'Soap & Body Care',
  'Mushrooms',
];

const FEATURE_SHARES = {
  snap: 0.55,
  snap_match: 0.22,
  wic: 0.1,
  wic_fmnp: 0.36,
  senior_fmnp: 0.36,
  cards: 0.7,
  mobile_pay: 0.45,
  checks: 0.2,
  cash: 0.97,
  accessible: 0.55,
  parking: 0.65,
  restrooms: 0.5,
  pets: 0.3,
  volunteer: 0.08,
  online_orders: 0.05,
};

const CROP_GOODS: readonly (readonly [RegExp, ProductType])[] = [
  [/maple|birch syrup/, 'Maple Syrup'],
  [/honey/, 'Honey'],
  [/oyster|crabs|trout|salmon|catfish/, 'Seafood'],
  [/beef|lamb|bison|pork|ham$/, 'Meat'],
  [/cheddar|cheese/, 'Cheese'],
  [/wheat|rice|popcorn|blue corn|flint corn|flour/, 'Grains'],
  [/beans|lentils/, 'Beans'],
  [/pecans|almonds|walnuts|hazelnuts|peanuts/, 'Nuts'],
  [/coffee/, 'Coffee & Tea'],
  [/mushrooms/, 'Mushrooms'],
  [/peon/, 'Flowers'],
];

export function goodsOf(crops: readonly string[]): ProductType[] {
  return CROP_GOODS.filter(([pattern]) => crops.some((crop) => pattern.test(crop))).map(([, type]) => type);
}
