import { z } from 'zod';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import { REGIONS } from './states.js';
import { WordList } from './word-list.js';

const LandWords = z.strictObject({
  before: WordList,
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
    whimsicalNames: WordList,
    firstNames: WordList,
    commonStreets: WordList,
  }),
);
