import type { Point } from '../../../contract/shared/geo/distance.js';
import { nameKey } from '../../places/name-key.rules.js';
import type { Random } from '../random.js';
import { Nearby } from '../sites/sites.js';
import { LAND } from '../words/land.js';
import { MARKET_WORDS, type MarketGround } from '../words/markets.js';
import type { Region } from '../words/states.js';

export interface Name {
  text: string;
  /** What the name is remembered by; no two neighbors share it. */
  head: string;
}

/** A verb after `who` is a plural. */
export interface People {
  who: string;
  family: string;
}

const NEIGHBORS_MILES = 25;
const TRIES = 60;

export class Names {
  private readonly keys = new Set<string>();
  private readonly heads = new Nearby<Point & { head: string }>();

  /** @param propose called until a name is free */
  take(propose: () => Name, at: Point): Name {
    const near = new Set(this.heads.within(at, NEIGHBORS_MILES).map(({ head }) => head));
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const name = propose();
      const isTired = attempt > TRIES / 2;
      if (hasEcho(name.text) || this.keys.has(nameKey(name.text))) continue;
      if (!isTired && near.has(name.head)) continue;
      this.keys.add(nameKey(name.text));
      this.heads.add({ ...at, head: name.head });
      return name;
    }
    throw new Error('The demonstration directory has run out of names.');
  }
}

/** Whether a word stands in it twice ("Mill Road Mill"), give or take a final s. */
function hasEcho(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^a-zñ]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(ies|y|s)$/, ''));
  return new Set(words).size < words.length;
}

const WESTERN = /Ranch|Cattle Company/;
const RANCH_COUNTRY: readonly Region[] = [
  'plains',
  'texas',
  'mountain',
  'southwest',
  'california',
  'florida',
  'hawaii',
];

export function suitableNouns(nouns: string, kind: string, region: Region): string[] {
  return nouns.split(', ').filter((noun) => {
    if (WESTERN.test(noun) && !RANCH_COUNTRY.includes(region)) return false;
    if (/U-Pick/.test(noun)) return kind === 'u_pick';
    if (/Stand$/.test(noun)) return kind === 'farm_stand';
    return true;
  });
}

const COLD_WORDS = /Frost|Thaw|Mitten|Cold|Fiddlehead|Rhubarb|Cider/;

export interface FarmNameParts {
  nouns: readonly string[];
  /** Land forms; the region's where absent. */
  lands: readonly string[] | undefined;
  family: string;
  street: string;
}

export function farmName(region: Region, parts: FarmNameParts, random: Random): Name {
  const { nouns, family, street } = parts;
  const words = LAND.regions[region];
  const lands = parts.lands ?? words.land;
  const noun = random.pick(nouns);
  const share = random.next();
  const before = random.pick(words.before);
  if (share < 0.44) return { text: `${before} ${random.pick(lands)} ${noun}`, head: before };
  if (share < 0.52) return { text: `${before} ${noun}`, head: before };
  if (share < 0.72) {
    const isWarm = region === 'florida' || region === 'hawaii';
    const whim = random.pick(
      isWarm ? LAND.whimsicalNames.filter((name) => !COLD_WORDS.test(name)) : LAND.whimsicalNames,
    );
    return { text: `${whim} ${noun}`, head: whim };
  }
  if (share < 0.93) {
    const link = random.pick([
      'Family ',
      'Family ',
      '& Daughters ',
      '& Sons ',
      'Brothers ',
      'Sisters ',
      '',
      '',
      '',
    ]);
    return { text: `${family} ${link}${noun}`, head: family };
  }
  return { text: `${street} ${noun}`, head: street };
}

/** @param weekday the market's only day, for names such as "Larkspur Wednesday Market" */
export function marketName(
  ground: MarketGround,
  street: string,
  city: string,
  weekday: string | undefined,
  random: Random,
): Name {
  const short = street.replace(/ \w+$/, '');
  const ending = random.pick(MARKET_WORDS.endings);
  const share = random.next();
  if (weekday && share < 0.14) return { text: `${street} ${weekday} Market`, head: short };
  if (share < 0.28)
    return { text: `${ground.name.replace('{street}', city)} ${ending}`, head: ground.name + city };
  if (share < 0.36) return { text: `${street} ${ending}`, head: short };
  return { text: `${ground.name.replace('{street}', short)} ${ending}`, head: short };
}

export const pickStreet = (region: Region, random: Random): string =>
  random.pick(random.chance(0.6) ? LAND.regions[region].streets : LAND.commonStreets);

export function pickPeople(region: Region, random: Random): People {
  const families = LAND.regions[region].families;
  const [family = '', partner = ''] = random.sample(families, 2);
  const [first = '', second = ''] = random.sample(LAND.firstNames, 2);
  const share = random.next();
  if (share < 0.5) return { family, who: `${first} and ${second} ${family}` };
  if (share < 0.75) return { family, who: `${first} ${family} and ${second} ${partner}` };
  return { family, who: `${first} ${family} and family` };
}
