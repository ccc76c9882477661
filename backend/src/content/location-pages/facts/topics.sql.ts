import type { HubTopic } from '../../../contract/content/page-status.js';

export const isUPick = `(kind = 'u_pick' OR activities <> '{}' AND array_to_string(activities, ';') ~* 'u-?pick|pick[- ]your[- ]own')`;

const sells = (...types: string[]) => `product_types && ARRAY['${types.join(`', '`)}']`;

/** Has to say the same as `matches` in topics.rules.ts. */
export const TOPIC_CONDITIONS: Readonly<Record<HubTopic, string>> = {
  'csa-programs': `kind = 'csa'`,
  'u-pick-farms': `kind <> 'farmers_market' AND ${isUPick}`,
  'farm-fresh-eggs': sells('Eggs'),
  'organic-food': '(organic_certified OR organic_options)',
  'snap-at-farmers-markets': `kind = 'farmers_market' AND features @> ARRAY['snap']`,
  'farm-stands': `kind IN ('farm_stand', 'on_farm_market')`,
  'pasture-raised-meat': sells('Meat', 'Poultry'),
  'local-honey': sells('Honey'),
};
