import { z } from 'zod';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import { CLIMATES } from '../seasons.rules.js';
import { WordList } from './word-list.js';

/** Parts of the country that share their words for land, their family names and much of what they grow. */
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
  /** What the state is known for growing, as a sentence names it. */
  crops: WordList,
});
export type StateFacts = z.output<typeof StateFacts>;

const { states, cityAreaCodes } = readDemoWords(
  'directory/states',
  z.strictObject({
    states: z.record(z.string(), StateFacts),
    /**
     * Area codes of the cities that a state's own would look wrong in: the code, then the beginnings of its
     * ZIP codes.
     */
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

/** @returns the area code of a five-digit ZIP code's neighborhood */
export function areaCode(zipCode: string, stateCode: string): string {
  return AREA_CODES_BY_ZIP.get(zipCode.slice(0, 3)) ?? STATE_FACTS[stateCode]?.areaCode ?? '800';
}
