import type { LocationFacts } from '../../../contract/content/location-facts.js';
import { listed } from '../../../contract/shared/listed.js';
import { assistanceSection, organicSection } from './assistance.js';
import { buyingSection, farmsSection } from './farms.js';
import { lead } from './lead.js';
import { marketsSection } from './markets.js';
import { offersSection } from './offers.js';
import { Voice } from './voice.js';
import { counted, miles, plain } from './words.js';

export interface TextCity {
  city: string;
  state: string;
  stateCode: string;
  zipCode: string;
  slug: string;
}

export interface PageText {
  /** Unique, as no two cities of a state have one name; about 60 characters. */
  title: string;
  /** At most 155 characters. */
  metaDescription: string;
  content: string;
}

/** Changed whenever the texts are: pages that an older version wrote count as changed. */
export const TEXT_VERSION = 5;

const LONGEST_META = 155;
const WRITERS = [
  marketsSection,
  farmsSection,
  buyingSection,
  assistanceSection,
  organicSection,
  offersSection,
];

/** The same facts give the same text; no sentence says what they don't show. */
export function pageText(facts: LocationFacts, city: TextCity): PageText {
  const voice = new Voice(city.city, city.stateCode, city.state, city.zipCode, city.slug);
  return {
    title: titleOf(facts, city),
    metaDescription: metaOf(facts, city),
    content: contentOf(facts, voice),
  };
}

export const hasSubstance = ({ numbers, listings, products }: LocationFacts): boolean =>
  numbers.markets + numbers.farms + listings.count + products.count > 0;

function contentOf(facts: LocationFacts, voice: Voice): string {
  if (!hasSubstance(facts)) return nothing(facts, voice);
  const sections = WRITERS.flatMap((write) => write(facts, voice) ?? []).sort((a, b) => b.weight - a.weight);
  const parts = sections.map(({ heading, paragraphs }) =>
    [`## ${plain(heading)}`, ...paragraphs].join('\n\n'),
  );
  return [lead(facts, voice), ...parts].filter(Boolean).join('\n\n');
}

function nothing({ radiusMiles }: LocationFacts, { city, state }: Voice): string {
  return `No farmers market and no farm within ${radiusMiles} miles of ${city}, ${state} is in the directory yet.`;
}

function titleOf({ numbers }: LocationFacts, { city, stateCode }: TextCity): string {
  const where = `${city}, ${stateCode}`;
  if (numbers.markets > 0 && numbers.farms > 0) return `Farmers Markets and Farms near ${where}`;
  if (numbers.markets > 0) return `Farmers Markets near ${where}`;
  return numbers.farms > 0 ? `Local Farms near ${where}` : `Fresh Local Food near ${where}`;
}

function metaOf(facts: LocationFacts, { city, stateCode }: TextCity): string {
  const { numbers, radiusMiles, nearestMarket, nearestFarm, marketsByDay } = facts;
  const what = listed([
    ...(numbers.markets > 0 ? [counted(numbers.markets, 'farmers market')] : []),
    ...(numbers.farms > 0 ? [counted(numbers.farms, 'farm')] : []),
  ]);
  const begin = what
    ? `${city}, ${stateCode}: ${what} within ${radiusMiles} miles.`
    : `Farms and farmers markets within ${radiusMiles} miles of ${city}, ${stateCode}.`;
  const nearest = nearestMarket ?? nearestFarm;
  const days = marketsByDay.length;
  const particulars = [
    nearest ? `Nearest: ${nearest.name}, ${miles(nearest.distanceMiles)}.` : '',
    days > 1 ? `Markets on ${days} days of the week.` : '',
    listedTopics(facts),
    facts.listings.count > 0 ? `${counted(facts.listings.count, 'listing')} by farmers.` : '',
    'Hours, seasons and directions.',
  ].filter((text) => text !== '' && (what !== '' || !text.startsWith('Hours')));
  return particulars.reduce(
    (text, more) => (text.length + 1 + more.length <= LONGEST_META ? `${text} ${more}` : text),
    begin,
  );
}

function listedTopics({ numbers }: LocationFacts): string {
  const parts = [
    ...(numbers.csas > 0 ? [counted(numbers.csas, 'CSA')] : []),
    ...(numbers.uPicks > 0 ? [`${numbers.uPicks} u-pick`] : []),
    ...(numbers.snapMarkets > 0 ? [`SNAP at ${numbers.snapMarkets}`] : []),
    ...(numbers.organic > 0 ? [`organic at ${numbers.organic}`] : []),
  ];
  return parts.length > 0 ? `${listed(parts)}.` : '';
}
