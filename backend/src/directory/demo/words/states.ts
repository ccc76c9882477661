import { z } from 'zod';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import { CLIMATES } from '../seasons.rules.js';
import { WordList } from './word-list.js';

export const REGIONS = [
  'newEngland',
  'midAtlantic',
  'upland',
  'southeast',
  'florida',
  'greatLakes',
  'plains',
  'texas',
  'mountain',
  'southwest',
  'california',
  'northwest',
  'alaska',
  'hawaii',
] as const;
export type Region = (typeof REGIONS)[number];

const StateFacts = z.strictObject({
  region: z.enum(REGIONS),
  climate: z.enum(CLIMATES),
  /** The area code of demonstration telephones there; 555-01xx numbers are nobody's in every area code. */
  areaCode: z.string(),
  crops: WordList,
});
export type StateFacts = z.output<typeof StateFacts>;

const { states, cityAreaCodes } = readDemoWords(
  'directory/states',
  z.strictObject({
    states: z.record(z.string(), StateFacts),
    /** Where a state's own would look wrong: the code, then the beginnings of its ZIP codes. */
    cityAreaCodes: z.array(WordList),
  }),
);

export const STATE_FACTS: Readonly<Record<string, StateFacts>> = states;

const AREA_CODES_BY_ZIP = new Map(
  cityAreaCodes.flat().flatMap((group) => {
    const [code = '', ...zips] = group.split(' ');
    return zips.map((zip) => [zip, code] as const);
  }),
);

export function areaCode(zipCode: string, stateCode: string): string {
  return AREA_CODES_BY_ZIP.get(zipCode.slice(0, 3)) ?? STATE_FACTS[stateCode]?.areaCode ?? '800';
}
