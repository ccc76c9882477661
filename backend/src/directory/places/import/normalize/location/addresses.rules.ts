import { STATE_NAMES } from '../../../../../contract/shared/states.js';
import { editDistance } from '../hours/months.rules.js';
import { isShouted, mendStreet, titleCase } from '../names.rules.js';
import { oneLine } from '../text.rules.js';
import { mendCity } from './cities.rules.js';
import { stateCode, STATE_NAMES_LONGEST_FIRST } from './states.rules.js';
import { mendZip, stateOfZip } from './zip.rules.js';

export interface MendedAddress {
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  line: string | null;
  /** Directions that followed the address in the same field. */
  remark: string | null;
}

const UNKNOWN: MendedAddress = {
  street: null,
  city: null,
  state: null,
  zipCode: null,
  line: null,
  remark: null,
};
const COUNTRY = /[\s,]+(?:USA|U\.S\.A?\.?|US|United States(?: of America)?)\.?$/i;
const COUNTRY_BEFORE_ZIP = /[\s,]+(?:USA|U\.S\.A?\.?|United States)[\s,]+(?=\d{5}\b)/i;
const ZIP_AT_END = /(?:^|[\s,]+)(\d{4,5}(?:-\d{4})?|\d{9})$/;
const STATE_AND_ZIP = /[\s,]([A-Z]{2})[\s,.]+(\d{5})(?:-?\d{4})?(?=[\s,.]|$)/g;

interface Tail {
  before: string;
  state: string | null;
  zipCode: string | null;
}

/** As a part of its own or, only when the ZIP code agrees, as the last words. */
function takeState(text: string, zip: string | null): { before: string; state: string } | null {
  const lastComma = text.lastIndexOf(',');
  const last = text.slice(lastComma + 1).trim();
  const before = text.slice(0, Math.max(lastComma, 0)).trim();
  const whole = stateCode(last);
  if (whole !== null && (lastComma >= 0 || zip !== null)) return { before, state: whole };
  const expected = zip === null ? null : stateOfZip(zip);
  // "Massachussetts 02124" is a slip; without the ZIP code's word "Fontana" would be one for Montana.
  const isSlip =
    expected !== null &&
    last.length > 4 &&
    editDistance(last.toLowerCase(), (STATE_NAMES[expected] ?? '').toLowerCase()) <= 2;
  if (isSlip) return { before, state: expected };
  if (expected === null) {
    const code = /^(.*\S)[\s.]+([A-Z]{2})$/.exec(last);
    const state = code ? stateCode(code[2]) : null;
    return state !== null && lastComma >= 0 ? { before: text.slice(0, -2).trim(), state } : null;
  }
  for (const word of [expected, ...STATE_NAMES_LONGEST_FIRST]) {
    const isAtEnd = last.toLowerCase().endsWith(` ${word.toLowerCase()}`);
    if (isAtEnd && stateCode(word) === expected) {
      return { before: text.slice(0, text.length - word.length).trim(), state: expected };
    }
  }
  return null;
}

function tailOf(text: string): Tail | null {
  const zipMatch = ZIP_AT_END.exec(text);
  const rest = zipMatch ? text.slice(0, zipMatch.index).trim() : text;
  const zipText = zipMatch?.[1];
  const restOfLine = rest.replace(/[\s,.]+$/, '');
  const full = mendZip(zipText);
  const isFull = zipText !== undefined && !/^\d{4}(?:-|$)/.test(zipText);
  const taken = takeState(restOfLine, full);
  if (taken) return { ...taken, zipCode: mendZip(zipText, taken.state) };
  return isFull && full !== null ? { before: restOfLine, state: null, zipCode: full } : null;
}

/**
 * Finds "…, CA 96021 The market is in the park": the address ends at the first state and ZIP code that agree.
 */
function splitAtZip(text: string): { address: string; remark: string } | null {
  for (const match of text.matchAll(STATE_AND_ZIP)) {
    const [whole, code, zip] = match;
    if (stateCode(code) !== null && stateOfZip(zip ?? '') === stateCode(code)) {
      const end = match.index + whole.length;
      return { address: text.slice(0, end).trim(), remark: text.slice(end).replace(/^[\s,.;-]+/, '') };
    }
  }
  return null;
}

/** "Washington, DC 20008, Washington": the state, ZIP code and city named twice are taken off. */
function withoutRepetition(parts: string[], tail: Tail): string[] {
  const kept = [...parts];
  const city = kept.at(-1)?.toLowerCase();
  const inner = kept.findIndex((part, index) => {
    const repeated = index < kept.length - 1 ? tailOf(part) : null;
    return repeated?.before === '' && (repeated.zipCode === tail.zipCode || repeated.state === tail.state);
  });
  if (inner <= 0) return kept;
  const before = kept.slice(0, inner);
  return before.at(-1)?.toLowerCase() === city ? before : kept.filter((_, index) => index !== inner);
}

/** The city is the last part, unless it has a number in it or the street could not be told from it. */
function streetAndCity(tail: Tail): Pick<MendedAddress, 'street' | 'city'> {
  const all = tail.before
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = withoutRepetition(all, tail);
  const last = parts.at(-1);
  if (last === undefined) return { street: null, city: null };
  const { city } = /\d|[@#&]| at | and /i.test(last) ? { city: null } : mendCity(last);
  // Where the city cannot be told, neither can the street: it may hold the city's name.
  return city === null
    ? { street: null, city: null }
    : { street: mendStreet(parts.slice(0, -1).join(', ')), city };
}

/** From its right end. @returns null for parts that cannot be told apart; the line has all of them */
export function mendAddress(text: string | undefined): MendedAddress {
  const whole = oneLine(text?.replace(/[\r\n;|]+/g, ', '))
    .replace(/^[\s,.]+|[\s,]+$/g, '')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',');
  if (!/[\p{L}\d]/u.test(whole)) return UNKNOWN;
  const trimmed = whole.replace(COUNTRY, '').replace(COUNTRY_BEFORE_ZIP, ' ');
  const atEnd = tailOf(trimmed);
  const split = atEnd?.state != null ? null : splitAtZip(trimmed);
  const address = split?.address ?? trimmed;
  const tail = split ? tailOf(address) : atEnd;
  const remark = split && split.remark !== '' ? split.remark : null;
  const line = address.slice(0, 300);
  if (!tail) return { ...UNKNOWN, line };
  return { ...streetAndCity(tail), state: tail.state, zipCode: tail.zipCode, line, remark };
}

export interface ZipPlace {
  city: string;
  /** Two letters. */
  state: string;
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    saint: 'st',
    sainte: 'ste',
    mount: 'mt',
    fort: 'ft',
    springs: 'spgs',
    heights: 'hts',
  }),
);

/**
 * A city's name in the ways it is written: "Saint Louis" as "St. Louis", "Winston Salem" as "Winston-Salem".
 */
function cityPattern(city: string): string {
  return city
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter((word) => word !== '')
    .map((word) => (ABBREVIATIONS.has(word) ? `(?:${word}|${ABBREVIATIONS.get(word)}\\.?)` : word))
    .join('[\\s-]+');
}

const END_OF_STREET =
  /(?:^|\s)(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|highway|pkwy|parkway|ct|court|pl|place|plaza|sq|square|way|ter|terrace|cir|circle|loop|trail|trl|pike|turnpike|route|broadway|[nsew]|nw|ne|sw|se|\d+[a-z]?)\.?,?$/i;
const MOST_WORDS = 4;

/** "500 Elm Street Lakemoor, IL 60051". @param isTown in any case @returns null when it can't be told */
export function splitAtTown(
  line: string,
  isTown: (name: string, state: string) => boolean,
): Pick<MendedAddress, 'street' | 'city'> | null {
  const { before = '', state = null } = tailOf(line) ?? {};
  if (state === null) return null;
  const words = [...before.matchAll(/\S+/g)];
  for (const { index } of words.slice(-MOST_WORDS)) {
    const [street, town] = [before.slice(0, index).trim(), before.slice(index).trim()];
    if (!/\d/.test(street) || !END_OF_STREET.test(street) || !isTown(town, state)) continue;
    return { street: mendStreet(street), city: isShouted(town) ? titleCase(town) : town };
  }
  return null;
}

/** "1135 Chorro Street San Luis Obispo, CA 93401". @returns null when it is not the ZIP code's city */
export function splitAtCity(line: string, zip: ZipPlace): Pick<MendedAddress, 'street' | 'city'> | null {
  const before = tailOf(line)?.before ?? '';
  const match = new RegExp(`^(.*?)(?:^|[\\s,]+)(${cityPattern(zip.city)})$`, 'i').exec(before);
  const written = match?.[2];
  if (written === undefined) return null;
  return { street: mendStreet(match?.[1]), city: isShouted(written) ? titleCase(written) : written };
}
