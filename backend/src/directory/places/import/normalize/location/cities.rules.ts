import { isShouted, titleCase } from '../names.rules.js';
import { oneLine } from '../text.rules.js';
import { stateCode } from './states.rules.js';

export interface MendedCity {
  city: string | null;
  /** The state that stood beside the city, as in "Ames, IA". */
  state: string | null;
}

const CITY = /^\p{L}[\p{L}\p{M} .'\u2019`()/-]{1,49}$/u;
const COUNTRY = /^(?:usa|u\.s\.a\.?|us|united states)$/i;

/** Census names of merged cities and counties: "Athens-Clarke County unified government (balance)". */
function withoutCensusWords(city: string): string {
  return city
    .replace(/\s*\(balance\)$/i, '')
    .replace(/ (?:metro(?:politan)?|unified|consolidated) government(?: \(balance\))?$/i, '');
}

const STREET_WORD =
  'street|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|hwy|highway|route|unit|suite|ste|lot|building|bldg|center|centre|mall|museum|courthouse|fairgrounds?|grounds|plaza|square|inn|restaurant|church|school|library|house|stand|store|shelter|side|theater|park';
/** "Main Street Hahira", "behind Ritz Theater Newburgh": the comma before the city is lost. */
const STREET_BEFORE = new RegExp(`\\S\\s+(?:${STREET_WORD})\\b\\.?\\s+\\S`, 'i');
/** "N park st Chewelah" likewise, but not "West St. Paul" or "Port St. Lucie". */
const SAINT_OR_STREET =
  /^(?!(?:west|east|north|south|port|lake|fort|mount|bay|new|old|upper|lower|point)\s+st\b)\S.*\s+st\b\.?\s+\S/i;
const NO_CITY =
  /^(?:next|behind|in|at|across|between|near|corner|inside|outside|adjacent|various|multiple|several)\b|\b(?:farmers|weekly|pick-?ups?|online)\b|\b(?:street|avenue|road|boulevard|drive|lane|highway)$/i;

const looksLikeCity = (city: string) =>
  CITY.test(city) && !STREET_BEFORE.test(city) && !SAINT_OR_STREET.test(city) && !NO_CITY.test(city);

function inMixedCase(city: string): string {
  const isLower = !/\p{Lu}/u.test(city);
  return isLower || isShouted(city) ? titleCase(city) : city;
}

/** Mends "Ames, IA", "Springdale 72764" and "PALMYRA"; what is no single city becomes null. */
export function mendCity(text: string | undefined): MendedCity {
  const parts = withoutCensusWords(oneLine(text))
    .replace(/\s*\(.*$/, '')
    .replace(/[\s,]+\d{5}(?:-\d{4})?$/, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const [city, second, ...more] = parts;
  const state = second === undefined ? null : stateCode(second);
  const isOne = more.length === 0 && (second === undefined || state !== null);
  if (city === undefined || !isOne || !looksLikeCity(city)) return { city: null, state };
  return { city: inMixedCase(city), state };
}
