import { z } from 'zod';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

/** What kinds of places say of themselves. */
export const KIND_WORDS = readDemoWords(
  'directory/kinds',
  z.strictObject({
    /** A last sentence about how one buys there. {days} needs hours that are known. */
    closers: z.record(z.enum(PLACE_KINDS), z.array(z.string())),
    hubOpeners: z.array(z.string()),
    hubDetails: z.array(z.string()),
    hubNouns: z.string(),
  }),
);
