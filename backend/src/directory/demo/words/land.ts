import { z } from 'zod';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import { REGIONS } from './states.js';
import { WordList } from './word-list.js';

/** What a region's farms are named after, and what lies under them. */
const LandWords = z.strictObject({
  /** Trees, animals and stones that stand before a land form. */
  before: WordList,
  /** Land forms. */
  land: WordList,
  /** The ground, as a farmer says it: "on {soil}". */
  soil: WordList,
  families: WordList,
  streets: WordList,
});

export const LAND = readDemoWords(
  'directory/land',
  z.strictObject({
    regions: z.record(z.enum(REGIONS), LandWords),
    /** Whole names that are at home anywhere. */
    whimsicalNames: WordList,
    firstNames: WordList,
    /** Streets that could be anywhere; beside the region's own. */
    commonStreets: WordList,
  }),
);
