import { z } from 'zod';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

export const KIND_WORDS = readDemoWords(
  'directory/kinds',
  z.strictObject({
    /** {days} needs hours that are known. */
    closers: z.record(z.enum(PLACE_KINDS), z.array(z.string())),
    hubOpeners: z.array(z.string()),
    hubDetails: z.array(z.string()),
    hubNouns: z.string(),
  }),
);
