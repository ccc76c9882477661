import { z } from 'zod';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import { PRODUCT_TYPES } from '../../../contract/directory/product-types.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import { RIPENINGS } from '../seasons.rules.js';

const Range = z.tuple([z.number(), z.number()]);

/** Gaps: {who} (past tense) {family} {year} {oldYear} {acres} {count} {few} {city} {soil} {water} */
const FarmLine = z.strictObject({
  id: z.string(),
  /** How often it is chosen, beside 15 for vegetables. */
  weight: z.number(),
  /** Where its farms are: 'town' between houses, 'rural' outside, 'any' both. */
  setting: z.enum(['town', 'rural', 'any']),
  /** Two-letter codes; absent where it is at home everywhere. */
  states: z.string().optional(),
  /** Parts of its states where it is not at home, see `AREAS` in farm-lines.ts. */
  notIn: z.string().optional(),
  /** Degrees north; beyond it the winters are too cold. */
  maxLatitude: z.number().optional(),
  isCoastal: z.literal(true).optional(),
  kinds: z.partialRecord(z.enum(PLACE_KINDS), z.number()),
  lands: z.string().optional(),
  nouns: z.string(),
  goods: z.array(z.enum(PRODUCT_TYPES)),
  /** Share of its farms that are certified organic. */
  organic: z.number(),
  acres: Range,
  /** Hens, hives, taps, trees, whatever {count} counts. */
  count: Range,
  activities: z.string(),
  pickYourOwn: z.array(z.strictObject({ crop: z.string(), ripening: z.enum(RIPENINGS) })).optional(),
  openers: z.array(z.string()),
  details: z.array(z.string()),
});
export type FarmLine = z.output<typeof FarmLine>;

export const FARM_LINES: readonly FarmLine[] = ['fields', 'fruit', 'warm', 'animals', 'yard'].flatMap(
  (name) => readDemoWords(`directory/farm-lines-${name}`, z.array(FarmLine)),
);
