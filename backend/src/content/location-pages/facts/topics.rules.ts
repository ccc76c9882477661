import { HUB_TOPICS, type HubTopic } from '../../../contract/content/page-status.js';
import type { Feature, PlaceKind } from '../../../contract/directory/place-kinds.js';

/** Said twice: `matches` counts around a city, `TOPIC_CONDITIONS` (topics.sql.ts) in whole states. */
interface TopicRule {
  what: [one: string, several: string];
  matches: (place: TopicPlace) => boolean;
}

export interface TopicPlace {
  kind: PlaceKind;
  productTypes: readonly string[];
  features: readonly Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  isUPick: boolean;
}

const sells =
  (...types: string[]) =>
  ({ productTypes }: TopicPlace) =>
    types.some((type) => productTypes.includes(type));

export const TOPIC_RULES: Record<HubTopic, TopicRule> = {
  'csa-programs': {
    what: ['CSA', 'CSAs'],
    matches: ({ kind }) => kind === 'csa',
  },
  'u-pick-farms': {
    what: ['farm to pick at yourself', 'farms to pick at yourself'],
    matches: ({ kind, isUPick }) => kind !== 'farmers_market' && isUPick,
  },
  'farm-fresh-eggs': {
    what: ['place that sells eggs', 'places that sell eggs'],
    matches: sells('Eggs'),
  },
  'organic-food': {
    what: ['place with organic food', 'places with organic food'],
    matches: ({ organicCertified, organicOptions }) => organicCertified || organicOptions,
  },
  'snap-at-farmers-markets': {
    what: ['farmers market that takes SNAP', 'farmers markets that take SNAP'],
    matches: ({ kind, features }) => kind === 'farmers_market' && features.includes('snap'),
  },
  'farm-stands': {
    what: ['farm stand or on-farm market', 'farm stands and on-farm markets'],
    matches: ({ kind }) => kind === 'farm_stand' || kind === 'on_farm_market',
  },
  'pasture-raised-meat': {
    what: ['place that sells meat or poultry', 'places that sell meat or poultry'],
    matches: sells('Meat', 'Poultry'),
  },
  'local-honey': {
    what: ['place that sells honey', 'places that sell honey'],
    matches: sells('Honey'),
  },
};

/** @returns the most first, without topics that have none */
export function countTopics(places: readonly TopicPlace[]): { topic: HubTopic; count: number }[] {
  return HUB_TOPICS.map((topic) => ({ topic, count: places.filter(TOPIC_RULES[topic].matches).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
