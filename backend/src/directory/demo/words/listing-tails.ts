import { z } from 'zod';
import { LISTING_CATEGORIES } from '../../../contract/directory/categories.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

/** {days} needs hours that are known. */
export const LISTING_TAILS = readDemoWords(
  'directory/listing-tails',
  z.strictObject({
    byCategory: z.record(z.enum(LISTING_CATEGORIES), z.array(z.string())),
    /** For 'other' goods that are loaded rather than carried. */
    yard: z.array(z.string()),
  }),
);

export const YARD_GOODS =
  /compost|castings|bedding|manure|straw|hay|firewood|mulch|bale|wood|hulls|shell|kindling/i;
