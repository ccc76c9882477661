import { z } from 'zod';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';

const Week = z.strictObject({
  days: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])),
  text: z.string(),
  hours: z.array(z.tuple([z.string(), z.string()])),
});

export const FARM_WEEKS = readDemoWords(
  'directory/weeks',
  z.record(z.enum(PLACE_KINDS).exclude(['farmers_market']), z.array(Week)),
);
