import { openDayWords } from '../../../contract/directory/open-on.js';
import type { Feature, PlaceKind } from '../../../contract/directory/place-kinds.js';
import { DEFAULT_RADIUS_MILES, type RadiusMiles } from '../../../contract/shared/limits.js';
import { paths, withQuery } from '../../../contract/shared/site-paths.js';
import type { Intents } from '../../../platform/search/intents.rules.js';
import { filtersOf } from './search-meant.rules.js';

export interface AnswerAsked {
  intents: Intents;
  /** The foods or other words that are asked for; '' for any. */
  words: string;
  /** Null where nobody says where they are. */
  zipCode: string | null;
  /** "33901", or "Fort Myers, FL" where that was typed. */
  where: string;
  radius: RadiusMiles;
}

const NAMES: Record<PlaceKind, string> = {
  farmers_market: 'farmers markets',
  on_farm_market: 'on-farm markets',
  csa: 'CSAs',
  food_hub: 'food hubs',
  agritourism: 'farm visits',
  farm_stand: 'farm stands',
  u_pick: 'u-pick farms',
};
const FEATURES: Record<Feature, string> = {
  snap: 'that take SNAP',
  wic: 'that take WIC',
  wic_fmnp: 'that take WIC farmers market checks',
  senior_fmnp: 'that take senior coupons',
  snap_match: 'with SNAP matching',
  pets: 'where dogs are welcome',
  accessible: 'with wheelchair access',
  indoor: 'indoors',
  outdoor: 'outdoors',
  cards: 'that take cards',
  mobile_pay: 'with mobile pay',
  checks: 'that take checks',
  cash: 'that take cash',
  barter: 'that barter',
  volunteer: 'with volunteer work for food',
  parking: 'with parking',
  restrooms: 'with restrooms',
  online_orders: 'with orders online',
  delivery: 'that deliver',
};

/** Markets, unless the words are about farms. */
export const listAsked = ({ kind, isFarms, isOrganic, features, openDay }: Intents): 'markets' | 'farms' => {
  if (kind !== null) return kind === 'farmers_market' ? 'markets' : 'farms';
  return isFarms || (isOrganic && features.length === 0 && openDay === null) ? 'farms' : 'markets';
};

/** Whoever asks for organic eggs, or for a farm with eggs, may as well want the eggs. */
export const isAboutGoods = ({ kind, features, openDay, words }: Intents): boolean =>
  words !== '' && kind === null && features.length === 0 && openDay === null;

/** @returns "open today", "open now" */
export const openWords = (day: NonNullable<Intents['openDay']>): string =>
  `open ${day === 'now' ? day : openDayWords(day)}`;

/** @returns "U-pick farms with strawberries, open today, near 33901" */
export function answerText({ intents, words, where, radius }: AnswerAsked): string {
  const { kind, features, openDay, isOrganic } = intents;
  const list = kind === null ? (listAsked(intents) === 'markets' ? 'farmers markets' : 'farms') : NAMES[kind];
  const day = openDay === null ? '' : ` ${openWords(openDay)}`;
  const says = features.map((feature) => FEATURES[feature]).join(' and ');
  const things = [isOrganic ? 'organic food' : '', words].filter(Boolean).join(' and ');
  const near =
    where === ''
      ? ''
      : radius === DEFAULT_RADIUS_MILES
        ? ` near ${where}`
        : ` within ${radius} miles of ${where}`;
  const text = `${list}${day}${says && ` ${says}`}${things && ` with ${things}`}${near}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @returns the address of the page that has all of them */
export function answerPath({ intents, words, zipCode, radius }: AnswerAsked): string {
  const { features, openNow, openSaturday, openDay, organic } = filtersOf(intents);
  const { kind } = intents;
  const isMarkets = listAsked(intents) === 'markets';
  const finder = isMarkets
    ? paths.farmersMarkets()
    : kind === 'csa'
      ? paths.csa()
      : kind === 'u_pick'
        ? paths.uPick()
        : null;
  return withQuery(finder ?? paths.browse(), {
    search: words,
    zipCode,
    radius: radius === DEFAULT_RADIUS_MILES ? undefined : radius,
    kind: finder === null ? kind : undefined,
    features: features.join(','),
    openNow: openNow || undefined,
    openSaturday: openSaturday || undefined,
    openDay,
    organic: organic || undefined,
    tab: finder === null && zipCode !== null ? 'farms' : undefined,
  });
}
