import { z } from 'zod';
import { FEATURES } from '../../../contract/directory/place-kinds.js';
import { PRODUCT_TYPES } from '../../../contract/directory/product-types.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

const MarketGround = z.strictObject({
  /** {street} stands for the market's own street without its last word. */
  name: z.string(),
  setting: z.string(),
  isIndoor: z.literal(true).optional(),
  isRural: z.literal(true).optional(),
});
export type MarketGround = z.output<typeof MarketGround>;

const MarketDetail = z.strictObject({
  text: z.string(),
  features: z.array(z.enum(FEATURES)).optional(),
  goods: z.array(z.enum(PRODUCT_TYPES)).optional(),
});
export type MarketDetail = z.output<typeof MarketDetail>;

export const MARKET_WORDS = readDemoWords(
  'directory/markets',
  z.strictObject({
    grounds: z.array(MarketGround),
    endings: z.array(z.string()),
    /** {when} is the market's own time, such as "Saturday mornings"; {count} its stalls. */
    openers: z.array(z.string()),
    crops: z.array(z.string()),
    details: z.array(MarketDetail),
  }),
);
